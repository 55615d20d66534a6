; list.asm - the title, and the list of the wonders

        if ! defined WONDERS_LIST
WONDERS_LIST equ 1

        include "engine/keys/attract.asm"
        include "engine/pages/front.asm"
        include "engine/pages/title.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"
        include "programs/wonders/boundless_page.asm"
        include "programs/wonders/flag_page.asm"
        include "programs/wonders/labyrinth_page.asm"
        include "programs/wonders/over_page.asm"
        include "programs/wonders/own_page.asm"

        public title_screen, wonders_list

LIST_ROW:       equ 5                   ; of the first line; they are two rows apart
LIST_LINES:     equ 5

; title_screen - the title page: the name, a maze, what there is
title_screen:
        ld hl,title
        call title_page
        ld hl,wonders_tiles
        call tiles_use
        ld hl,1997
        ld (rng_seed),hl
        ld hl,9 * 256 + 31              ; rows, columns
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,7
        ld (field_top),a
        ld bc,9 * 256 + 31
        jp draw_field

title:
        dw wonders_look, name_text
        db 9, 1, $46
        dw title_text
name_text:
        db "WONDERS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "Mazes that few have walked in"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 20, 2, "N  new   S  the way   M  list"
        db TEXT_END

; wonders_list - choose a page
wonders_list:
        ld sp,stack_top
        ld hl,list
        jp front
list:
        dw list_draw
        db 2, LIST_ROW, 28, LIST_LINES
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
        dw session_end
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
        ld hl,wonders_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,list_text
        jp draw_text
list_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " WONDERS                        "
        db TEXT_INK, INK_TEXT, TEXT_AT, 2, 2, "Choose a maze to walk in:"
        db TEXT_INK, INK_KEY, TEXT_AT, LIST_ROW, 3, "F"
        db TEXT_INK, INK_TEXT, TEXT_AT, LIST_ROW, 6, "Eight to one flag"
        db TEXT_INK, INK_KEY, TEXT_AT, LIST_ROW + 2, 3, "B"
        db TEXT_INK, INK_TEXT, TEXT_AT, LIST_ROW + 2, 6, "Boundless, 65,536 wide"
        db TEXT_INK, INK_KEY, TEXT_AT, LIST_ROW + 4, 3, "W"
        db TEXT_INK, INK_TEXT, TEXT_AT, LIST_ROW + 4, 6, "Over and under"
        db TEXT_INK, INK_KEY, TEXT_AT, LIST_ROW + 6, 3, "L"
        db TEXT_INK, INK_TEXT, TEXT_AT, LIST_ROW + 6, 6, "Labyrinths of old"
        db TEXT_INK, INK_KEY, TEXT_AT, LIST_ROW + 8, 3, "Y"
        db TEXT_INK, INK_TEXT, TEXT_AT, LIST_ROW + 8, 6, "Your own way"
        db TEXT_INK, INK_KEY, TEXT_AT, 21, 2, "67", TEXT_AT, 21, 13, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 5, "choose", TEXT_AT, 21, 19, "go"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "                    BREAK leave ", TEXT_END

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
wonders_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0
wonders_tiles:
        db $01, $07                     ; blue on black
        db $FF, $EF, $EF, $00, $FF, $FE, $FE, $00
        db 0, 0, 0, 0, 0, 0, 0, 0

        endif
