; help.asm - the instructions; what helps, for the pause too; and what texts draw

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/keys/key_wait.asm"
        include "engine/text/key_caps.asm"

DRAWN_MAN:      equ 128                 ; characters
DRAWN_RING:     equ 129
DRAWN_GEM:      equ 130
DRAWN_HOUND:    equ 131
DRAWN_FALLEN:   equ 132
DRAWN_STAR:     equ 133
DRAWN_LOCK:     equ 134
DRAWN_BONE:     equ 135

; help_page - the instructions, until a key is pressed
help_page:
        ld hl,help_text
        call help_begin
        call key_wait
        ret c
        ld hl,more_text
        call help_begin
        call help_draw
        jp key_wait
help_begin:                             ; HL = a text
        push hl
        ink INK_TEXT
        call clear_screen
        ld hl,foot_text
        call draw_text
        pop hl
        call draw_text
        ld de,21 * 256 + 7              ; fall through into chase_draw

; chase_draw - draw the chase
; In:    D, E = row, column
chase_draw:
        ld hl,chase_text
        jp draw_text

; help_draw - what helps, and its price
help_draw:
        ld hl,help_keys
        call draw_keys
        ld hl,help_gems
        jp draw_text

foot_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "        HOW TO PLAY  /2         ", TEXT_AT, 23, 0, "          Press a key           ", TEXT_AT, 0, 20, TEXT_END
help_text:
        db "1"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 4, 2, DRAWN_MAN
        db TEXT_INK, INK_TEXT, " Reach the ring "
        db TEXT_COLOUR, FINISH_INK, DRAWN_RING
        db TEXT_INK, INK_TEXT, " in time."
        db TEXT_AT, 5, 4, "The clock starts with a"
        db TEXT_AT, 6, 4, "step, or after 3 seconds."
        db TEXT_COLOUR, LOCK_INK, TEXT_AT, 9, 2, DRAWN_LOCK
        db TEXT_INK, INK_TEXT, " A locked ring opens when"
        db TEXT_AT, 10, 4, "you have all three gems."
        db TEXT_COLOUR, HOUND_INK, TEXT_AT, 13, 2, DRAWN_HOUND
        db TEXT_INK, INK_TEXT, " A hound follows your trail."
        db TEXT_AT, 14, 4, "Near you it runs faster."
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 17, 2, DRAWN_FALLEN
        db TEXT_INK, INK_TEXT, " A bite, or no time left:"
        db TEXT_AT, 18, 4, "you lose a try. Start again"
        db TEXT_AT, 19, 4, "with your gems and map.", TEXT_END
more_text:
        db "2"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 18, 2, DRAWN_STAR
        db TEXT_INK, INK_TEXT, " 1 star for the ring, 1 for", TEXT_AT, 19, 4, "all gems, 1 without W or M.", TEXT_END
help_keys:
        db 4, 2, "W", 4, "part of the way to the", TEXT_AT, 5, 4, "ring, or to a gem while it", TEXT_AT, 6, 4, "is locked: costs 5 seconds", TEXT_END
        db 8, 2, "M", 4, "the map and part of the", TEXT_AT, 9, 4, "way: costs 8 seconds", TEXT_END
        db 11, 2, "B", 4, "bone, one a try: the hound", TEXT_AT, 12, 4, "rests 4 seconds. Pass it!", TEXT_END, KEYS_END
help_gems:
        db TEXT_COLOUR, GEM_INK, TEXT_AT, 14, 2, DRAWN_GEM
        db TEXT_INK, INK_TEXT, " A gem gives 3 seconds, and"
        db TEXT_AT, 15, 4, "the hound rests. Ring and"
        db TEXT_AT, 16, 4, "all gems in a try: +1 try.", TEXT_END

; best_title, chase_text - the heading of the best scores; the chase, on the pages of help and of a pause
best_title:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "          BEST SCORES           ", TEXT_END
chase_text:
        db TEXT_COLOUR, HOUND_INK, DRAWN_HOUND, TEXT_COLOUR, $06, " . . . . ", TEXT_COLOUR, HERO_INK, DRAWN_MAN
        db "     ", TEXT_COLOUR, FINISH_INK, DRAWN_RING, TEXT_END

drawings:
        db $3E, $3A, $3F, $1C, $7E, $BD, $24, $24
        db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
        db $00, $3C, $42, $E7, $7E, $3C, $18, $00
        db $06, $8F, $8D, $FF, $7E, $7E, $66, $66
        db $00, $00, $00, $00, $63, $FE, $FE, $63
        db $10, $10, $7C, $FE, $38, $7C, $6C, $82
        db $3C, $66, $66, $FF, $E7, $E7, $FF, $7E
        db $06, $0F, $0E, $1C, $38, $70, $F0, $60

hold_kept:                              ; from here on a pause keeps the screen

        endif
