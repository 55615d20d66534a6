; help.asm - how to play, page by page

        if ! defined ENDLESS_HELP
ENDLESS_HELP equ 1

        include "engine/text/text.asm"
        include "programs/endless/things.asm"
        include "programs/endless/fire.asm"

help_pages:
        dw help_text, dangers_text, tips_text, 0

; help_drawn - the pictures of a page, left of what they are about
; In:    instructions_page
; Uses:  AF, BC, DE, HL
help_drawn:
        proc
        local each
        ld hl,help_shapes
        ld a,(instructions_page)
        cp low help_pages
        jr z,each
        ld hl,dangers_shapes
        cp low (help_pages + 2)
        ret nz
each:
        ld d,(hl)
        inc d
        ret z
        dec d
        inc hl
        ld c,(hl)
        inc hl
        push de
        ld e,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld l,e
        ld h,b
        ld e,0
        call draw_shape
        pop hl
        pop de
        jr each
        endp

; pictures: row, attribute, shape
help_shapes:
        db 3, FIRE_TOO
        dw fire_shapes
        db 6, GEM_INK
        dw gem_shape
        db 8, WATER_INK
        dw water_shape
        db 11, $46
        dw hammer_shape
        db 255
dangers_shapes:
        db 8, GATE_INK
        dw gate_shape
        db 14, EMBER_INK
        dw ember_shape
        db 16, FLARE_INK
        dw flare_shape
        db 255
hammer_shape:   db $70, $FC, $FE, $76, $0C, $18, $30, $60
gate_shape:     db 0, $FF, $DB, $DB, $DB, $DB, $FF, 0

help_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "          HOW TO PLAY           "
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "The fire eats the maze from"
        db TEXT_AT, 4, 2, "above. Run down and away!"
        db TEXT_AT, 6, 2, "A row is a point, a gem five."
        db TEXT_AT, 8, 2, "Water makes the fire stand"
        db TEXT_AT, 9, 2, "still for two seconds."
        db TEXT_AT, 11, 2, "The hammer breaks the floor"
        db TEXT_AT, 12, 2, "below you. You have three."
        db TEXT_AT, 14, 2, "Every 20 rows are a level: you"
        db TEXT_AT, 15, 2, "get a hammer, and the fire may"
        db TEXT_AT, 16, 2, "get faster. But it never gets"
        db TEXT_AT, 17, 2, "as fast as you are."
        db TEXT_INK, INK_KEY, TEXT_AT, 21, 2, "ENTER", TEXT_AT, 21, 13, "QAOP", TEXT_AT, 21, 23, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 8, "next", TEXT_AT, 21, 18, "turn", TEXT_AT, 21, 29, "out", TEXT_END
dangers_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "            DANGERS             "
        db TEXT_COLOUR, $46, TEXT_AT, 3, 2, "Level 3: dead ends"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "They are never more than one"
        db TEXT_AT, 5, 2, "row deep: look before you go."
        db TEXT_COLOUR, $46, TEXT_AT, 8, 2, "Level 5: gates"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 9, 2, "Gates in floors open and shut"
        db TEXT_AT, 10, 2, "together. They are shut for"
        db TEXT_AT, 11, 2, "one second, then open longer."
        db TEXT_COLOUR, $46, TEXT_AT, 14, 2, "Level 7: embers"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 15, 2, "An ember glows, then it flares"
        db TEXT_AT, 16, 2, "up: never be on it then! Walk"
        db TEXT_AT, 17, 2, "over it while it is small."
        db TEXT_INK, INK_KEY, TEXT_AT, 21, 2, "ENTER", TEXT_AT, 21, 13, "QAOP", TEXT_AT, 21, 23, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 8, "next", TEXT_AT, 21, 18, "turn", TEXT_AT, 21, 29, "out", TEXT_END
tips_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "        HOW TO PLAY WELL        "
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Hold the next direction before"
        db TEXT_AT, 4, 2, "you are there: you take the"
        db TEXT_AT, 5, 2, "first turn that is open."
        db TEXT_AT, 8, 2, "Stay low. What you are ahead"
        db TEXT_AT, 9, 2, "of the fire is time to think."
        db TEXT_AT, 12, 2, "There is always a way down"
        db TEXT_AT, 13, 2, "that is fast enough."
        db TEXT_AT, 16, 2, "Keep a hammer for a gate that"
        db TEXT_AT, 17, 2, "shuts while the fire is near."
        db TEXT_INK, INK_KEY, TEXT_AT, 21, 2, "ENTER", TEXT_AT, 21, 13, "QAOP", TEXT_AT, 21, 23, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 8, "end", TEXT_AT, 21, 18, "turn", TEXT_AT, 21, 29, "out", TEXT_END

        endif
