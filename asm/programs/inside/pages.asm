; pages.asm - the title page

        if ! defined INSIDE_PAGES
INSIDE_PAGES equ 1

        include "engine/pages/title.asm"
        include "programs/inside/face.asm"

        public title_screen

I_OF_ROM:       equ $3F

; title_screen - the title page: the name, IT, the keys
title_screen:
        ld hl,title
        call title_page
        call plan_unpack                ; what draws the face
        ld de,6 * 256 + 10
        ld bc,10 * 256 + $44
        call face_draw
        ld a,CHIP_TUNE
        jp chip_do

; title_leave - BASIC has the interrupts again, and it is silent
title_leave:
        ld a,I_OF_ROM
        ld i,a
        jp sound_quiet

title:
        dw inside_look, name_text
        db 10, 1, $46
        dw title_text
name_text:
        db "INSIDE", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "IT is in there. So are you."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 20, 2, "SPACE, fire: run, take stairs"
        db TEXT_END

        endif
