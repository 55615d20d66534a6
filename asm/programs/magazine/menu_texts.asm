; menu_texts.asm - the words of the menu, and its listings in the order of the tape

        if ! defined MAGAZINE_MENU_TEXTS
MAGAZINE_MENU_TEXTS equ 1

MENU_COUNT:     equ 24

menu_bars:
        db TEXT_COLOUR, MENU_OURS, TEXT_AT, 19, 17, "green: new ones"
        db TEXT_COLOUR, MENU_STARS_INK, TEXT_AT, 20, 17
menu_sum:
        db "00 of 63 stars"
        db TEXT_END
menu_mast:
        db "MAGAZINE MAZES", TEXT_END
menu_foot:
        db 23, 1, "5678", 0, "choose", 0
        db 23, 11, "ENTER", 0, "load", 0
        db 23, 20, "H", 0, "help", 0
        db 23, 26, "Q", 0, "leave", 0
        db KEYS_END

menu_list:
        db LIST_HEADING, MENU_BLUE, "ZX Review 97", 0
        db LIST_PRINTED, "Erosion", 0
        db LIST_PRINTED, "Tunnels", 0
        db LIST_OURS, "Perfect cave", 0
        db LIST_GAP
        db LIST_PRINTED, "Rooms", 0
        db LIST_PRINTED, "Three doors", 0
        db LIST_OURS, "No loops", 0
        db LIST_GAP
        db LIST_PRINTED, "Corridors", 0
        db LIST_OURS, "Nine loops", 0
        db LIST_PRINTED, "Closed rings", 0
        db LIST_PRINTED, "Pure code", 0
        db LIST_GAP
        db LIST_HEADING, MENU_MAGENTA, "Mozgovoy", 0
        db LIST_PRINTED, "Recursion", 0
        db LIST_PRINTED, "Thin walls", 0
        db LIST_PRINTED, "Prim", 0
        db LIST_PRINTED, "Kruskal", 0
        db LIST_RIGHT
        db LIST_HEADING, MENU_BLUE, "ZX 97, lines", 0
        db LIST_PRINTED, "Spokes", 0
        db LIST_PRINTED, "Rectangles", 0
        db LIST_OURS, "Not cut off", 0
        db LIST_GAP
        db LIST_PRINTED, "Hexagons", 0
        db LIST_OURS, "Six ways", 0
        db LIST_PRINTED, "Kombikorm", 0
        db LIST_OURS, "Kombikorm x2", 0
        db LIST_GAP
        db LIST_HEADING, MENU_MAGENTA, "Microhobby", 0
        db LIST_PRINTED, "Depth first", 0
        db LIST_PRINTED, "Round blocks", 0
        db LIST_GAP
        db LIST_HEADING, MENU_MAGENTA, "NLO-2 author", 0
        db LIST_PRINTED, "The wave", 0
        db LIST_END

menu_says:
        db "Water washes a cave out, cell by cell.", 0
        db "Tunnels of two cells a step, with loops.", 0
        db "Tunnels that never meet: a perfect maze.", 0
        db "Walls between rooms are taken, at random.", 0
        db "The same, and no room gets a fourth door.", 0
        db "Walls go, but never one that makes a loop.", 0
        db "Ten corridors whose doors are never shut.", 0
        db "The same with nine more ways round.", 0
        db "Rings over rings: no dead ends.", 0
        db "412 bytes of code, typed in as numbers.", 0
        db "It tries every way until one arrives.", 0
        db "A wave through thin walls finds the way.", 0
        db "The maze grows from one cell.", 0
        db "Pieces of maze join until there is one.", 0
        db "Five rings round a goal, with gaps.", 0
        db "Six rectangles; the goal may be cut off.", 0
        db "The same, but the goal can be reached.", 0
        db "To watch only: four shapes, many hexagons.", 0
        db "To watch only: a perfect maze grows.", 0
        db "To watch only: mixed feed of six strokes.", 0
        db "The same, twice as wide and high.", 0
        db "It digs on, and goes back where it cannot.", 0
        db "The same, as a heart or a disc.", 0
        db "A wave of numbers leads round the walls.", 0

menu_asks:
        db "Y leaves to BASIC; any other key stays.", 0 ; menu_nth finds it after them

menu_ids:
        db "z1", 0, "z1b", 0, "z1c", 0, "z2", 0, "z3", 0, "z3b", 0, "z4", 0, "z4b", 0, "z12", 0, "z7", 0
        db "m3", 0, "m4", 0, "m5", 0, "m6", 0
        db "z5", 0, "z6", 0, "z6b", 0, "z13", 0, "z13b", 0, "z14", 0, "z14b", 0
        db "p1", 0, "p4", 0, "w1", 0

menu_seconds:
        include "programs/magazine/seconds.asm"

help_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 10, "HOW IT WORKS"
        db TEXT_INK, INK_TEXT, TEXT_AT, 2, 1, "Programs to type in, from old"
        db TEXT_AT, 3, 1, "magazines and a book."
        db TEXT_AT, 4, 1, "view: only to watch."
        db TEXT_AT, 6, 1, "ENTER loads the marked one, or"
        db TEXT_AT, 7, 1, "press its letter. If it has"
        db TEXT_AT, 8, 1, "gone by on the tape, rewind."
        db TEXT_AT, 10, 1, "In a hurry: while it draws,"
        db TEXT_AT, 11, 1, "hold SPACE, then W, if shown."
        db TEXT_AT, 14, 5, "Win: 1-3 stars, by time"
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 8, "Any key: the menu", TEXT_END
help_keys:
        db 13, 2, "W", 5, "walk: touch every ring", TEXT_END
        db 15, 2, "M", 5, "fast: in machine code", TEXT_END
        db 17, 2, "N", 5, "another maze", TEXT_END
        db 19, 2, "C", 5, "this menu, from memory", TEXT_END
        db KEYS_END

searching_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 12, "LOADING"
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 1, "Looking for"
        db TEXT_AT, 9, 1, "On a recorder press PLAY, or"
        db TEXT_AT, 10, 1, "rewind if it has gone by."
        db TEXT_AT, 14, 1, "Passing, in the menu's order:", TEXT_END
searching_keys:
        db 12, 1, "BREAK", 7, "the menu again", TEXT_END, KEYS_END
takes_text:
        db TEXT_INK, INK_TEXT, ".", TEXT_AT, 7, 1, "Draws in about "
        db TEXT_END
takes_unit:
        db " sec", TEXT_END

        endif
