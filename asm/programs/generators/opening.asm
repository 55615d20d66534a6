; opening.asm - the title page: what one can do here. Its picture is in overlays.asm

        if ! defined GENERATORS_OPENING
GENERATORS_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "programs/generators/opening_tune.asm"
        include "programs/generators/opening_glint.asm"
        include "programs/generators/help.asm"
        include "programs/generators/walk_par.asm"

; opening_begin - the page with its tune, from the beginning
opening_begin:
        call tune_begin

; opening_again - the same while the tune goes on
opening_again:
        ld sp,stack_top
        ld hl,opening_list
        jp front

opening_list:
        dw opening_show
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, opening_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'R'
        dw opening_random
        usual_pages
        db 0

; opening_frame - wait for the next frame, with its tune and light
; Uses:  AF, BC, DE, HL
opening_frame:
        call keys_held
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        jp nz,opening_play              ; held on, it moves the bar there
        call tune_frame
        jp glint_frame

; opening_show - draw the page, with the keys in use on its first cap
opening_show:
        ld hl,walk_ways
        ld de,opening_ways
        ld bc,4
        ldir
        ld hl,generators_opening
        jp opening_draw

; opening_watch, opening_play, opening_random - W, ENTER, R: they need the arrays, which take the place of this
opening_watch:
        call opening_leave
        jp demo_watch
opening_play:
        call opening_leave
        jp menu_page
opening_random:
        call opening_leave
        ld hl,field_width               ; a smaller maze has no stars
        ld a,SIDE_COUNTS
        cp (hl)
        jr c,$ + 3
        ld (hl),a
        inc hl
        cp (hl)
        jr c,$ + 3
        ld (hl),a
        call random_entry
        jp build_page

; opening_leave - the moment is the first seed; later the one in use stays
; Uses:  AF, HL
opening_leave:
        ld hl,(seed)
        ld a,h
        or l
        ret nz
        ld hl,(FRAMES)
        ld (seed),hl
        ret

generators_opening:
        dw generators_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
generators_look:
        usual_look
name_text:
        db "GENERATORS", TEXT_END
tagline_text:
        db "Watch every kind of maze grow", TEXT_END
goal_text:
        db "Then walk it and win stars!", TEXT_END
opening_keys:
        db 17, 2
opening_ways:
        db "QAOP", 7, "menu", TEXT_END
        db 19, 2, "R", 7, "surprise me", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_help - the instructions
opening_help:
        ld hl,help_packed
        ld de,help_unpacked
        call unzx0
        ld hl,help_pages
        call instructions
        jp opening_again

        endif
