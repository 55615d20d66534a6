; pages.asm - the title page, the fire, and all texts

        if ! defined ENDLESS_PAGES
ENDLESS_PAGES equ 1

        include "engine/pages/title.asm"
        include "programs/endless/rows.asm"
        include "programs/endless/hero.asm"

; draw_fire - B cells of fire from D, E on
draw_fire:
        proc
        local cell
        ld c,FIRE
cell:
        ld hl,fire_shape
        push bc
        call draw_shape
        pop bc
        ld a,c
        xor FIRE xor FIRE_TOO
        ld c,a
        inc e
        djnz cell
        ret
        endp

; title_screen - the title page: the name, a piece of the maze with the hero, the keys
title_screen:
        proc
        local row, cells, walls, line
        ld hl,title
        call title_page
        ld hl,(best)
        ld de,14 * 256 + 18
        ld b,4
        call draw_value
        ld de,6 * 256 + 4
        ld b,FIELD_COLUMNS
        call draw_fire
        ld hl,1982
        call rows_begin
        ld hl,patterns + 3 * SCROLL_STRIDE
        ld a,7 * 8
        ld b,3
row:
        push bc
        ld b,CELL_LINES
        call line
        ld b,WALL_LINES
        call line
        pop bc
        djnz row
        ld hl,ATTRIBUTES + 7 * 32
        ld de,ATTRIBUTES + 7 * 32 + 1
        ld bc,6 * 32 - 1
        ld (hl),$05
        ldir
        call hero_build
        ld hl,116 + 256 * 72
        ld (hero_x),hl
        xor a
        ld (hero_left),a
        jp hero_draw
line:                                   ; draw B lines from line A on with the pattern HL
        push bc
        push af
        push hl
        call line_address
        ld de,4
        add hl,de
        ex de,hl
        pop hl
        push hl
        ld bc,24
        ldir
        pop hl
        pop af
        pop bc
        inc a
        djnz line
        ld de,24
        add hl,de
        ret
        endp

title:
        dw endless_look, name_text
        db 9, 1, $45
        dw title_text
name_text:
        db "ENDLESS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Run down, out of the fire!"
        db TEXT_AT, 14, 9, "Best run"
        db TEXT_AT, 17, 2, "One point a row, five a gem."
        db TEXT_AT, 18, 2, "The hammer opens the floor."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 20, 2, "QAOP, 5678, joystick: run"
        db TEXT_AT, 21, 2, "SPACE, fire: hammer  H: pause"
        db TEXT_END
panel_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 24, "Endless"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, SCORE_ROW - 1, 24, "Score"
        db TEXT_AT, BEST_ROW - 1, 24, "Best"
        db TEXT_AT, LEVEL_ROW, 24, "Level"
        db TEXT_AT, HAMMER_ROW, 24, "Hammer"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 14, 24, "QAOP"
        db TEXT_AT, 15, 24, "5678"
        db TEXT_AT, 16, 24, "SPACE"
        db TEXT_AT, 19, 24, "H"
        db TEXT_AT, 21, 24, "BREAK"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 14, 29, "run"
        db TEXT_AT, 15, 29, "run"
        db TEXT_AT, 17, 25, "hammer"
resume_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 19, 26, "pause "
        db TEXT_AT, 20, 25, "       "
        db TEXT_AT, 22, 25, "leave"
        db TEXT_END
pause_text:
        db TEXT_COLOUR, $C6, TEXT_AT, 19, 26, "PAUSED"
        db TEXT_INK, INK_TEXT, TEXT_AT, 20, 25, "any key", TEXT_END
burnt_text:
        db TEXT_COLOUR, $D7
        db TEXT_AT, 10, 3, "  The fire has   "
        db TEXT_AT, 11, 3, "  caught you!    "
        db TEXT_AT, 12, 3, "                 "
        db TEXT_INK, INK_KEY
        db TEXT_AT, 14, 24, "N", TEXT_AT, 15, 24, "R", TEXT_AT, 16, 24, "T"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 14, 25, "  new  ", TEXT_AT, 15, 25, "  again", TEXT_AT, 16, 25, "  title"
        db TEXT_INK, INK_KEY, TEXT_AT, 17, 24, "fire", TEXT_INK, INK_TEXT, " new"
        db TEXT_AT, 19, 24, "        "
        db TEXT_END
best_text:
        db TEXT_COLOUR, $E6, TEXT_AT, 12, 3, "   A new best!   ", TEXT_END
fire_shape:     db $FF, $FF, $FF, $EF, $6E, $64, $24, $20

        endif
