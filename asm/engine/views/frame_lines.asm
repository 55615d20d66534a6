; frame_lines.asm - where the frame of the window is on the map, and the bytes of its lines

        if ! defined ENGINE_FRAME_LINES
ENGINE_FRAME_LINES equ 1

        include "engine/views/field_map.asm"
        include "engine/views/view.asm"

        public frame_measure, frame_see

FRAME_BYTES:    equ 5                   ; 30 pixels at any place are in at most 5 bytes

; frame_measure - find where the frame is, and the bytes of each of its lines
; In:    view_row, view_column; the view and the map in use
; Out:   the variables below
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: frame_line, frame_byte, frame_lines, frame_count, frame_middle, frame_ends
frame_measure:
        proc
        local once, all, first, pixel, edge, inside, ends
        ld hl,(view_column)             ; H, L = row, column
        ld de,(view_columns)            ; D, E = rows, columns
        ld a,(map_twice)
        or a
        jr z,once
        add hl,hl
        ex de,hl
        add hl,hl
        ex de,hl
once:
        ld a,h
        ld (frame_line),a
        ld a,d
        ld (frame_lines),a
        ld a,l
        rrca
        rrca
        rrca
        and $1F
        ld (frame_byte),a
        ld a,l
        and 7
        ld d,a
        add a,e
        add a,7
        rrca
        rrca
        rrca
        and $1F
        ld (frame_count),a
        ld hl,frame_middle
        ld b,FRAME_BYTES
all:
        ld (hl),255                     ; the pixels of a byte that stay
        inc hl
        ld (hl),0                       ; the pixels drawn in it
        inc hl
        djnz all
        ld b,d
        inc b
        ld c,1
first:
        rrc c
        djnz first
        ld hl,frame_middle
        ld b,e
pixel:
        ld a,(hl)
        xor c
        ld (hl),a
        ld a,b
        cp e
        jr z,edge                       ; the first pixel
        dec a
        jr nz,inside
edge:
        inc hl
        ld a,(hl)
        or c
        ld (hl),a
        dec hl
inside:
        rrc c
        ld a,0
        adc a,a
        add a,a                         ; 2 if that was the last one of the byte
        add a,l
        ld l,a
        djnz pixel
        ld hl,frame_middle
        ld de,frame_ends
        ld b,FRAME_BYTES
ends:
        ld a,(hl)
        inc hl
        inc hl
        ld (de),a
        inc de
        cpl
        ld (de),a
        inc de
        djnz ends
        ret
        endp

; frame_see - give the walls in all cells under the frame the colour of walls already seen
; In:    what frame_measure has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
frame_see:
        proc
        local row, cell, next
        ld hl,(frame_line)              ; L = line, H = byte
        ld e,h
        ld a,l
        and 7
        ld b,a
        ld a,(frame_lines)
        add a,b
        add a,7
        rrca
        rrca
        rrca
        and $1F
        ld b,a                          ; rows
        ld a,l
        rrca
        rrca
        rrca
        and $1F
        ld d,a
row:
        push bc
        call map_ink
        ld a,(frame_count)
        ld b,a
        ld a,(map_seen)
        ld c,a
cell:
        ld a,(map_unseen)
        cp (hl)
        jr nz,next
        ld (hl),c
next:
        inc l
        djnz cell
        inc d
        pop bc
        djnz row
        ret
        endp

frame_lines_variables macro
frame_line:     ds 1                    ; the corner on the map: line, byte
frame_byte:     ds 1
frame_lines:    ds 1                    ; 0: there is no frame
frame_count:    ds 1                    ; bytes in each line
                ds (0 - $) & 15         ; in one page
frame_middle:   ds 2 * FRAME_BYTES      ; for each byte of a line: pixels that stay, pixels drawn
frame_ends:     ds 2 * FRAME_BYTES      ; the same for the first and the last line
        endm

        endif
