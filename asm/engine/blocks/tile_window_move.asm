; tile_window_move.asm - the rings of a window of tiles (engine/blocks/tile_window.asm) follow it

        if ! defined ENGINE_TILE_WINDOW_MOVE
ENGINE_TILE_WINDOW_MOVE equ 1

        include "engine/blocks/tile_window_column.asm"
        include "engine/blocks/tile_window_rows.asm"

; tile_window_move - a ring to a place; a step of at most 2 characters and 8 lines adds to it, else it is filled anew
; In:    IX = ring, HL = character, DE = line of the map
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: TILE_WINDOW_MEMORY, its variables, operands
tile_window_move:
        proc
        local across, left, column, down, up, lines, anew, fill
        ld (tile_window_to),hl
        ld (tile_window_to_line),de
        ld a,(ix + RING_NEW)
        or a
        jp nz,anew
across:
        ld hl,(tile_window_to)
        ld e,(ix + RING_X)
        ld d,(ix + RING_X + 1)
        or a
        sbc hl,de
        jr z,down
        inc hl
        inc hl
        ld a,h
        or a
        jp nz,anew
        ld a,l
        cp 5
        jp nc,anew
        ld hl,(tile_window_width - 1)   ; H
        cp 2
        jr c,left
        inc de
        ld b,h
        dec b
        ld a,(ix + RING_BYTE)
        inc a
        cp h
        jr c,column
        ld a,(ix + RING_LINE)           ; on to the next line
        inc a
        cp (ix + RING_LINES)
        jr c,$ + 3
        xor a
        ld (ix + RING_LINE),a
        xor a
        jr column
left:
        dec de
        ld b,0
        ld a,(ix + RING_BYTE)
        sub 1
        jr nc,column
        ld a,(ix + RING_LINE)
        or a
        jr nz,$ + 5
        ld a,(ix + RING_LINES)
        dec a
        ld (ix + RING_LINE),a
        ld a,h
        dec a
column:
        ld (ix + RING_BYTE),a
        ld (ix + RING_X),e
        ld (ix + RING_X + 1),d
        call tile_window_side
        jr across
down:
        ld hl,(tile_window_to_line)
        ld e,(ix + RING_Y)
        ld d,(ix + RING_Y + 1)
        or a
        sbc hl,de
        ret z
        ld a,l
        ld bc,8
        bit 7,a
        jr nz,up
        sbc hl,bc
        jr z,$ + 5
        jp nc,anew
        ld e,a
        ld a,(ix + RING_LINES)
        sub e
        jr c,anew
        ld c,a
        ld a,(ix + RING_LINE)
        add a,e
        cp (ix + RING_LINES)
        jr c,lines
        sub (ix + RING_LINES)
        jr lines
up:
        add hl,bc
        jp nc,anew
        neg
        ld e,a
        ld a,(ix + RING_LINES)
        cp e
        jr c,anew
        ld c,b
        ld a,(ix + RING_LINE)
        sub e
        jr nc,lines
        add a,(ix + RING_LINES)
        jr lines
anew:
        ld hl,$2000                     ; more than a frame
        call tile_window_count
        ld hl,(tile_window_to)
        ld (ix + RING_X),l
        ld (ix + RING_X + 1),h
        xor a
        ld (ix + RING_BYTE),a
        ld (ix + RING_NEW),a
        ld c,a
        ld e,(ix + RING_LINES)
lines:
        ld (ix + RING_LINE),a
        ld hl,(tile_window_to_line)
        ld (ix + RING_Y),l
        ld (ix + RING_Y + 1),h
        jp tile_window_rows
        endp

tile_window_move_variables macro
tile_window_to: ds 2                    ; character, line
tile_window_to_line: ds 2
        endm

        endif
