; walk_ground.asm - the base of a fast random walk over the cells: a map in one page and tables of moves
;
; 1. The map is page `work`: a byte a cell, 16 a row, so that a place is one byte: row 1 to 15 in its upper half,
;    column 0 to 14 in its lower. Right is + 1, down + 16, and, modulo 256, left + 255, up + 240.
; 2. No step leaves the map: beyond the two ends of a row are the first byte after its cells and the last byte
;    of the row before; above the first row is row 0, below the last the next one, and row 16 is row 0 again.
; 3. A table is a page of moves: entry E is the move that two bits of E choose. Each of the four tables uses
;    another two bits, so a random E is good for four moves, with INC D between them.
;
; Tables 1 to 3 follow the map; table 4 is the second whole page of route, wherever route begins.

        if ! defined LIB_WALK_GROUND
LIB_WALK_GROUND equ 1

        public walk_ground

WALK_MAP:       equ work
WALK_TABLE:     equ work + 256
WALK_TABLE_4:   equ (route + 511) & $FF00
WALK_RIGHT:     equ 1
WALK_DOWN:      equ 16
WALK_UP:        equ 240
WALK_LEFT:      equ 255
WALK_CELL:      equ 1                   ; a cell of the map, not visited yet

; walk_run - write a run of equal moves downwards from SP; C is its length
walk_run macro way
        local fill
        ld hl,way * 257
        ld b,c
fill:
        push hl
        push hl
        djnz fill
        endm

; walk_ground - the tables, the map with its border, and a field of walls with only the middle cell open
; In:    B = cells down, C = cells across (2 to 15); E = the border's byte in the map
; Out:   HL = the place of the middle cell on the map; DE = the field from its second row, second column
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL; SP while it fills: an interrupt then pushes into route, field, guard or work
; Writes: field, work (1,024 bytes), route (256 bytes from 256)
; Size:  210 bytes   Time: 22,116 T
walk_ground:
        proc
        local four, period, rows, map, line, next

        push bc
        push de
        ld (work),sp

        ; table 4: a move for each value of bits 1 and 0
        ld sp,WALK_TABLE_4 + 256
        ld hl,WALK_LEFT * 256 + WALK_UP
        ld de,WALK_DOWN * 256 + WALK_RIGHT
        ld b,32
four:
        push hl
        push de
        push hl
        push de
        djnz four

        ; tables 3, 2, 1: runs of 4, 16, 64 equal moves
        ld sp,WALK_TABLE + 3 * 256
        ld c,1
period:
        walk_run WALK_LEFT
        walk_run WALK_UP
        walk_run WALK_DOWN
        walk_run WALK_RIGHT
        ld hl,0
        add hl,sp
        ld a,l
        or a
        jr nz,period                    ; until the page is full
        sla c
        sla c
        bit 6,c
        jr z,period

        ; walls everywhere
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257
        ld b,FIELD_SIZE / 32
rows:
        rept 16
        push hl
        endm
        djnz rows
        ld sp,(work)
        pop de
        pop bc
        push bc

        ; cells everywhere, then the border: columns 15 and C, rows 0 and B + 1
        ld hl,WALK_MAP
        ld d,WALK_CELL
        ld b,256 / 8
map:
        rept 8
        ld (hl),d
        inc l
        endm
        djnz map
        ld d,16                         ; down
        dec l
        call line
        ld l,c
        call line
        ld d,1                          ; right
        ld l,b                          ; B = 0
        call line
        pop bc
        push bc
        ld a,b
        inc a
        add a,a
        add a,a
        add a,a
        add a,a
        ld l,a
        call line
        pop bc

        ; the middle cell
        ld a,b
        rrca
        and 7
        ld d,a                          ; D = rows above it
        inc a
        add a,a
        add a,a
        add a,a
        add a,a
        ld l,a
        ld a,c
        srl a
        ld e,a                          ; columns left of it
        add a,l
        ld l,a                          ; HL = its place
        ld a,d
        rrca
        rrca
        ld d,a
        and 3 * FIELD_STRIDE * 2
        add a,e
        add a,e
        add a,FIELD_STRIDE + 1
        ld e,a
        ld a,d
        and 3
        add a,high field
        ld d,a
        ld a,FIELD_PATH
        ld (de),a
        ret

line:                                   ; sixteen border bytes from HL, D apart
        ld b,16
next:
        ld (hl),e
        ld a,l
        add a,d
        ld l,a
        djnz next
        ret
        endp
walk_ground_end:

        endif
