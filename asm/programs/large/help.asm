; help.asm - the instructions; what helps, for the pause too; and what texts draw

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/key_caps.asm"

DRAWN_MAN:      equ 128                 ; characters
DRAWN_RING:     equ 129
DRAWN_GEM:      equ 130
DRAWN_HOUND:    equ 131
DRAWN_FALLEN:   equ 132
DRAWN_STAR:     equ 133

; help_page - the instructions, until a key is pressed
help_page:
        ink INK_TEXT
        call clear_screen
        ld hl,help_text
        call draw_text
        call help_draw
        jp key_wait

; help_draw - what helps, and its price
help_draw:
        ld hl,help_keys
        call draw_keys
        ld hl,help_gems
        jp draw_text

help_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "          EIGHT MAZES           "
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 2, 2, DRAWN_MAN
        db TEXT_INK, INK_TEXT, " Reach the ring "
        db TEXT_COLOUR, FINISH_INK, DRAWN_RING
        db TEXT_INK, INK_TEXT, " in time."
        db TEXT_AT, 4, 4, "A step, W or M starts it."
        db TEXT_COLOUR, HOUND_INK, TEXT_AT, 6, 2, DRAWN_HOUND
        db TEXT_INK, INK_TEXT, " A hound follows your trail,"
        db TEXT_AT, 8, 4, "in sight as fast as you."
        db TEXT_AT, 18, 4, "a bite, time up     -1 try"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 20, 2, DRAWN_STAR
        db TEXT_INK, INK_TEXT, " for ring, gems, no W or M"
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "          Press a key           ", TEXT_END
help_keys:
        db 10, 2, "W", 4, "20 cells of the way   -5 s", TEXT_END
        db 12, 2, "M", 4, "whole map, 32 of way  -8 s", TEXT_END, KEYS_END
help_gems:
        db TEXT_COLOUR, GEM_INK, TEXT_AT, 14, 2, DRAWN_GEM
        db TEXT_INK, INK_TEXT, " a gem: hound rests    +3 s"
        db TEXT_AT, 16, 4, "all gems and ring   +1 try", TEXT_END

drawings:
        db $3E, $3A, $3F, $1C, $7E, $BD, $24, $24
        db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
        db $00, $3C, $42, $E7, $7E, $3C, $18, $00
        db $02, $07, $86, $FE, $7E, $7C, $44, $66
        db $00, $00, $00, $00, $63, $FE, $FE, $63
        db $10, $10, $7C, $FE, $38, $7C, $6C, $82

title_tune:
        incbin "programs/large/atlas.tune"

        endif
