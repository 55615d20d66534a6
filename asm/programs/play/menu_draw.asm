; menu_draw.asm - the page of the menu: the names at the left; emblem, goal and place of the chosen one at the right

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

LIST_TOP:       equ 5
LIST_LEFT:      equ 1
LIST_WIDTH:     equ 13
PANEL_LEFT:     equ 15
PANEL_WIDTH:    equ 16
EMBLEM_TOP:     equ 5
GOAL_TOP:       equ 11
PLACE_ROW:      equ 15
ERROR_ROW:      equ 16

; menu_draw - the page
menu_draw:
        proc
        local each, again
        ld hl,menu_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,menu_name
        ld de,256 * 1 + 11
        ld c,$45
        call draw_logo
        call menu_left
        ld hl,menu_keys_again
        jr nz,again
        ld hl,menu_keys
again:
        call draw_keys
        ld hl,menu_foot
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
        call menu_place
        inc e
        ink INK_TEXT
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
        ink INK_CHOICE
        call menu_bar
        ld a,(PLAY_ERROR)
        or a
        ld hl,menu_error
        call nz,draw_text               ; fall through into menu_show
        endp

; menu_show - the panel of the line with the bar
menu_show:
        proc
        local row, kept, emblem
        ld a,(PLAY_LINE)
        call game_record
        ld de,NAME_BYTES + TITLE_BYTES
        add hl,de
        ld d,GOAL_TOP
row:
        ld c,$47
        push hl
        call panel_line
        pop hl
        ld bc,GOAL_BYTES
        add hl,bc
        inc d
        ld a,d
        cp GOAL_TOP + GOAL_ROWS
        jr nz,row
        ld e,(hl)                       ; its seconds
        inc hl
        ld d,(hl)
        inc hl
        push de
        call game_emblem
        ld de,256 * EMBLEM_TOP + PANEL_LEFT + (PANEL_WIDTH - EMBLEM_CELLS) / 2
        call draw_emblem
        pop hl
        ld a,(PLAY_LINE)
        inc a
        ex de,hl
        call kept_at
        ld hl,menu_kept_text
        jp nz,draw_text
        push de
        ld hl,menu_tape_text
        call draw_text
        pop hl
        ld de,256 * PLACE_ROW + PANEL_LEFT + 10
        ink INK_VALUE
        ld b,3
        xor a
        jp draw_digits
        endp

; panel_line - a text in the middle of a row of the panel
; In:    HL = text; D = row; C = colour
; Keeps: D
panel_line:
        proc
        local blank, length
        push hl
        ld e,PANEL_LEFT
        ld b,PANEL_WIDTH
blank:
        ld a,' '
        call draw_char
        inc e
        djnz blank
        pop hl
        push hl
        ld b,PANEL_WIDTH + 1
length:
        ld a,(hl)
        inc hl
        dec b
        or a
        jr nz,length
        pop hl
        ld a,b
        srl a
        add a,PANEL_LEFT
        ld e,a
        jp draw_text
        endp

; menu_bar - the line of PLAY_LINE in colour C
; Uses:  AF, B, DE, HL
menu_bar:
        proc
        local cell
        ld a,(PLAY_LINE)
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
        ccf
        adc a,LIST_TOP
        ld d,a
        ld e,LIST_LEFT
        ret

; game_record - HL = the record of line A
; Uses:  AF, B, DE
game_record:
        proc
        local each
        ld hl,game_records
        or a
        ret z
        ld b,a
        ld de,RECORD_BYTES
each:
        add hl,de
        djnz each
        ret
        endp

; game_emblem - unpack the emblem whose place is the word at HL
; Uses:  AF, BC, DE, HL
game_emblem:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld de,games
        add hl,de
        ld de,emblem_bytes
        jp unzx0

; draw_emblem - draw it
; In:    D, E = row, column
draw_emblem:
        proc
        local row, cell
        ld hl,emblem_bytes
        ld ix,emblem_bytes + EMBLEM_ROWS * EMBLEM_CELLS * 8
        ld b,EMBLEM_ROWS
row:
        push bc
        push de
        ld b,EMBLEM_CELLS
cell:
        ld c,(ix + 0)
        inc ix
        push hl
        call draw_shape
        pop hl
        push bc
        ld bc,8
        add hl,bc
        pop bc
        inc e
        djnz cell
        pop de
        pop bc
        inc d
        djnz row
        ret
        endp

menu_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $68, $42, 0
menu_name:
        db "MAZES", TEXT_END
menu_keys_again:
        db 17, 17, "R", 20, "play again", TEXT_END
menu_keys:
        db 19, 17, "QA", 20, "choose", TEXT_END
        db 21, 17, "S", 20, "surprise me", TEXT_END
        db KEYS_END
menu_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "   ENTER start     BREAK leave  ", TEXT_END
menu_kept_text:
        db TEXT_AT, PLACE_ROW, PANEL_LEFT, TEXT_COLOUR, $44, " starts at once ", TEXT_END
menu_tape_text:
        db TEXT_AT, PLACE_ROW, PANEL_LEFT, TEXT_INK, INK_TEXT, " loads in     s ", TEXT_END
menu_tick:                              ; beside a game that has been played
        db $00, $02, $06, $0C, $D8, $70, $20, $00
menu_error:
        db TEXT_AT, ERROR_ROW, PANEL_LEFT, TEXT_INK, INK_BAD, " tape not read  ", TEXT_END

games:
        incbin "programs/play/games.table"

        endif
