; menu_texts.asm - the words of the menu, and its listings in the order of the tape

        if ! defined MAGAZINE_MENU_TEXTS
MAGAZINE_MENU_TEXTS equ 1

menu_bars:
        db TEXT_COLOUR, MENU_OURS, TEXT_AT, MENU_NEW, MENU_RIGHT + 1, "Green is new"
        db TEXT_COLOUR, MENU_MAST, TEXT_AT, MENU_CARD, MENU_RIGHT
menu_card_name:
        db "Reader "
menu_sum:
        db "00 of 63"
menu_next:
        db TEXT_COLOUR, MENU_STARS_INK, TEXT_AT, MENU_CARD + 3, MENU_RIGHT
menu_next_name:
        db "Typist:"
menu_next_stars:
        db "00 stars", TEXT_END
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
        db LIST_PRINTED, "Hexagons", 0
        db LIST_OURS, "Six ways", 0
        db LIST_PRINTED, "Kombikorm", 0
        db LIST_OURS, "Kombikorm x2", 0
        db LIST_GAP
        db LIST_HEADING, MENU_MAGENTA, "Microhobby", 0
        db LIST_PRINTED, "Depth first", 0
        db LIST_PRINTED, "Round blocks", 0
        db LIST_HEADING, MENU_MAGENTA, "NLO-2 author", 0
        db LIST_PRINTED, "The wave", 0
        db LIST_END

menu_ids:
        db "z1", 0, "z1b", 0, "z1c", 0, "z2", 0, "z3", 0, "z3b", 0, "z4", 0, "z4b", 0, "z12", 0, "z7", 0
        db "m3", 0, "m4", 0, "m5", 0, "m6", 0
        db "z5", 0, "z6", 0, "z6b", 0, "z13", 0, "z13b", 0, "z14", 0, "z14b", 0
        db "p1", 0, "p4", 0, "w1", 0

menu_seconds:
        include "programs/magazine/seconds.asm"

help_head:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 10, "HOW IT WORKS"
        db TEXT_AT, 23, 8, "Any key: the menu", TEXT_END
help_rows:
        db 2, 3, 4, 6, 7, 8, 10, 11, 14, 21, 0
help_keys:
        db 13, 2, "W", 5, "walk: touch every ring", TEXT_END
        db 15, 2, "M", 5, "fast: in machine code", TEXT_END
        db 17, 2, "N", 5, "another maze", TEXT_END
        db 19, 2, "C", 5, "this menu, from memory", TEXT_END
        db KEYS_END

searching_head:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 12, "LOADING", TEXT_END
searching_rows:
        db 6, 9, 10, 14, 0
searching_keys:
        db 12, 1, "BREAK", 7, "the menu again", TEXT_END, KEYS_END
takes_text:
        db TEXT_INK, INK_TEXT, ".", TEXT_AT, 7, 1, "Draws in about "
        db TEXT_END
takes_unit:
        db " sec", TEXT_END

        endif
