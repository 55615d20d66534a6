; list.asm - the list of the wonders

        if ! defined WONDERS_LIST
WONDERS_LIST equ 1

        include "engine/keys/attract.asm"
        include "engine/pages/front.asm"
        include "programs/wonders/boundless_page.asm"
        include "programs/wonders/flag_page.asm"
        include "programs/wonders/labyrinth_page.asm"
        include "programs/wonders/over_page.asm"
        include "programs/wonders/own_page.asm"

        public wonders_list

LIST_ROW:       equ 7                   ; of the first line; they are two rows apart
LIST_LINES:     equ 5

; wonders_list - choose a page
wonders_list:
        ld sp,stack_top
        ld hl,list
        jp front
list:
        dw list_draw
        db 5, LIST_ROW, 25, LIST_LINES
        dw list_letters, list_alone, list_frame

list_frame:
        halt
        ret

; list_alone - nobody is there: the flag and its eight walkers, until a key is pressed
list_alone:
        ld hl,flag_page
        call attract_run
        jr wonders_list

list_letters:
        db KEY_BREAK
        dw opening_page
        db 'F'
        dw flag_page
        db 'B'
        dw boundless_page
        db 'W'
        dw over_page
        db 'L'
        dw labyrinth_page
        db 'Y'
        dw own_page
        db 0

list_draw:
        ld hl,list_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,list_text
        call draw_text
        ld hl,list_keys
        jp draw_keys
list_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0
list_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " WONDERS                        "
        db TEXT_INK, INK_VALUE, TEXT_AT, 3, 2, "Choose a maze to walk in"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "                    BREAK leave ", TEXT_END
list_keys:
        db LIST_ROW, 2, "F", 6, "Eight to one flag", TEXT_END
        db LIST_ROW + 2, 2, "B", 6, "Boundless, 65,536 wide", TEXT_END
        db LIST_ROW + 4, 2, "W", 6, "Over and under", TEXT_END
        db LIST_ROW + 6, 2, "L", 6, "Labyrinths of old", TEXT_END
        db LIST_ROW + 8, 2, "Y", 6, "Your own way", TEXT_END
        db 20, 2, "67", 6, "choose", TEXT_END
        db 20, 15, "ENTER", 21, "go", TEXT_END
        db KEYS_END

wonders_keys:                           ; the usual ones, and ENTER as fire
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $BF, 1, KEY_FIRE
        db 0
wonders_lines:                          ; walls, floor, trail, thickness
        db $05, $07, $47
        dw line_thick

        endif
