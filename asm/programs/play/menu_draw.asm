; menu_draw.asm - the page of the menu: the names at the left, the keys, the foot

        if ! defined PLAY_DRAW
PLAY_DRAW       equ 1

        include "engine/data/unzx0.asm"
        include "engine/text/logo.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"

NAME_BYTES:     equ 10                  ; in a record of games.table: zxmazes/programs/games.py
TITLE_BYTES:    equ 13
GOAL_ROWS:      equ 3
GOAL_BYTES:     equ 17
RECORD_BYTES:   equ NAME_BYTES + TITLE_BYTES + GOAL_ROWS * GOAL_BYTES + 4
EMBLEM_ROWS:    equ 6
EMBLEM_CELLS:   equ 8
EMBLEM_BYTES:   equ EMBLEM_ROWS * EMBLEM_CELLS * 9

LIST_TOP:       equ 2
LIST_LEFT:      equ 1
LIST_WIDTH:     equ 13
GROUP_GAP:      equ 2                   ; rows between the two groups: an empty one, and a heading
INK_HEAD:       equ $45
INK_KEPT:       equ $44
LOGO_TOP:       equ 1
LOGO_LEFT:      equ PANEL_LEFT + 3
PANEL_LEFT:     equ 15
PANEL_WIDTH:    equ 16
EMBLEM_TOP:     equ 5
GOAL_TOP:       equ EMBLEM_TOP + EMBLEM_ROWS + 1
PLACE_ROW:      equ GOAL_TOP + GOAL_ROWS + 1
PANEL_ROWS:     equ PLACE_ROW + 2 - EMBLEM_TOP
ERROR_ROW:      equ PLACE_ROW + 2

; menu_draw - the page
menu_draw:
        proc
        local each
        ld hl,menu_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,menu_name
        ld de,256 * LOGO_TOP + LOGO_LEFT
        ld c,$45
        call draw_logo
        ld hl,menu_keys
        call draw_keys
        call menu_left
        call nz,menu_draw_again
        ld hl,0
        ld (menu_said),hl
        ld hl,menu_foot
        call menu_say
        ld hl,menu_heads
        call draw_text
        ld a,(games)
        ld b,a
        xor a
each:
        push bc
        push af
        call game_record
        ld bc,NAME_BYTES
        add hl,bc
        pop af
        push af
        call menu_ink
        call menu_place
        inc e
        call draw_text
        ld e,LIST_LEFT
        pop af
        push af
        add a,low PLAY_PLAYED
        ld l,a
        ld h,high PLAY_PLAYED
        ld a,(hl)
        or a
        ld hl,menu_tick
        call nz,draw_shape
        pop af
        inc a
        pop bc
        djnz each
        ld hl,(PLAY_NEXT)               ; 0 as long as no game has been put into the banks
        ld a,h
        or l
        ld hl,menu_kept_foot
        call nz,draw_text
        ink INK_CHOICE
        ld a,(PLAY_LINE)
        call menu_bar
        ld a,(PLAY_ERROR)
        or a
        ld hl,menu_error
        call nz,draw_text
        jp menu_show
        endp

; menu_draw_again - the key that plays the game again that was left last, and its title
; Uses:  AF, BC, DE, HL
menu_draw_again:
        ld hl,menu_keys_again
        call draw_keys
        ld a,(PLAY_LEFT)
        dec a
        call game_record
        ld bc,NAME_BYTES
        add hl,bc
        ld de,256 * 21 + 21
        ink INK_TEXT
        jp draw_text

; menu_ink - C = the colour of line A: green if it starts at once
; Keeps: A, DE, HL
; Uses:  F, BC
menu_ink:
        proc
        local there
        push hl
        push af
        inc a
        call kept_at
        ld c,INK_KEPT
        jr nz,there
        ink INK_TEXT
there:
        pop af
        pop hl
        ret
        endp

; menu_plain - line A without the bar
; Uses:  AF, BC, DE, HL
menu_plain:
        call menu_ink                   ; fall through into menu_bar

; menu_bar - line A in colour C
; Uses:  AF, B, DE, HL
menu_bar:
        proc
        local cell
        call menu_place
        call attribute_address
        ld b,LIST_WIDTH
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp

; menu_place - D, E = where line A begins
menu_place:
        cp MENU_GROUP
        jr c,$ + 4
        add a,GROUP_GAP
        add a,LIST_TOP
        ld d,a
        ld e,LIST_LEFT
        ret

menu_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $68, $42, 0
menu_name:
        db "MAZES", TEXT_END
menu_keys_again:
        db 21, 14, "R", 16, "play", TEXT_END
        db KEYS_END
menu_keys:
        db 21, 1, "QAOP", 6, "choose", TEXT_END
        db 19, 16, "S", 18, "surprise me", TEXT_END
        db KEYS_END
menu_heads:
        db TEXT_COLOUR, INK_HEAD, TEXT_AT, LIST_TOP - 1, LIST_LEFT, "First on tape"
        db TEXT_AT, LIST_TOP + MENU_GROUP + GROUP_GAP - 1, LIST_LEFT, "Further on", TEXT_END
menu_foot:
        db "ENTER or fire start  BREAK leave", TEXT_END
menu_foot_leave:
        db "       BREAK again leaves       ", TEXT_END
menu_foot_away:
        db " ENTER start  another key: back ", TEXT_END
menu_foot_surprise:
        db "   ENTER start     S another    ", TEXT_END
menu_tick:                              ; beside a game that has been played
        db $00, $02, $06, $0C, $D8, $70, $20, $00
menu_kept_foot:
        db TEXT_AT, 22, LIST_LEFT, TEXT_COLOUR, INK_KEPT, "green", TEXT_INK, INK_TEXT, " starts at once", TEXT_END
menu_error:
        db TEXT_AT, ERROR_ROW, PANEL_LEFT, TEXT_INK, INK_BAD, " tape not read  ", TEXT_END

games:
        incbin "programs/play/games.table"

        endif
