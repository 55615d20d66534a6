; field_ways.asm - closed cells with a bit for each unvisited neighbour, and how to choose one of these
;
; 1. Every cell's byte has a bit for each unvisited neighbour: WAY_UP, WAY_RIGHT, WAY_DOWN, WAY_LEFT.
;    To visit a cell is to clear its bit in its four neighbours (ways_visit); a byte that has become 0 is
;    FIELD_PATH and finished. Bits for places beyond the maze are never set.
; 2. ways_table, in work, has four half steps for each set of bits: the offset of the wall, +-1 or +-32.
;    One bit: the same offset four times. Two: each twice. Four: each once. Three: each once and a 0, which stands for
;    a quarter of the random bytes; these are dealt out 22 : 21 : 21, so the shares are 86 : 85 : 85 of 256.
; 3. So each choice takes one random number, never more, and the sequences of different seeds do not merge.

        if ! defined LIB_FIELD_WAYS
LIB_FIELD_WAYS equ 1

        include "lib/random.asm"

        public field_ways

WAY_UP:         equ 2                   ; bit numbers
WAY_RIGHT:      equ 3
WAY_DOWN:       equ 4
WAY_LEFT:       equ 5
WAYS_ALL:       equ $3C
WAYS_BUT_UP:    equ $38
WAYS_BUT_DOWN:  equ $2C
ways_table:     equ work + 1024         ; 64 bytes

; ways_take - the direction that a random byte chooses, all equally likely: ways_take b
; In:    E = the cell's byte, not 0; A = byte = a register with a random byte
; Out:   DE = half the step
; Keeps: all but AF, DE
; Size:  29 bytes   Time: 69 T; for a quarter of the choices out of three, 98 to 116 T
ways_take macro byte
        local known
        rlca
        rlca
        and 3
        or e
        ld e,a
        ld d,high ways_table
        ld a,(de)
        or a
        jr nz,known
        dec e                           ; back to the third of three
        ld a,byte
        cp 235
        jr nc,$ + 8
        dec e
        cp 214
        jr nc,$ + 3
        dec e
        ld a,(de)
known:
        ld e,a
        rlca
        sbc a,a
        ld d,a
        endm

; ways_choose - draw a random number and choose a direction: ways_choose b, c
; In:    A = the cell's byte, not 0; hi, lo = two of BC or HL: the random state
; Out:   DE = half the step; hi, lo = the new state
; Keeps: all but AF, DE, hi, lo
; Size:  41 bytes   Time: as ways_take, and 47 T
ways_choose macro hi, lo
        ld e,a
        rng_step hi, lo
        ways_take hi
        endm

; ways_visit - mark the cell at IX as visited
; In:    IX = cell; above row 1 the bits are cleared in the last 31 bytes of guard
; Keeps: all
; Size:  16 bytes   Time: 92 T
ways_visit macro
        res WAY_DOWN,(ix - 64)
        res WAY_RIGHT,(ix - 2)
        res WAY_LEFT,(ix + 2)
        res WAY_UP,(ix + 64)
        endm

; field_ways - walls everywhere, and in the cells the bits of all their neighbours; set up ways_table
; In:    B = cells down, C = cells across (2 to 15)
; Out:   field, ways_table
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, work (64 bytes from 1,024: ways_table); operands at skip_wall, skip_ways and kept_sp (set before use)
; Size:  205 bytes   Time: 8,145 T
field_ways:
        proc
        local copy, rows, skip_wall, walls, skip_ways, ways, next_row, inner, kept_sp, filled, table, table_end

        ld hl,table
        ld de,ways_table + 4
        ld a,10                         ; times six bytes
copy:
        rept 6
        ldi
        endm
        dec a
        jp nz,copy
        ld hl,table_end - table         ; LDI has counted BC down
        add hl,bc
        ld b,h
        ld c,l
ways_fill:                              ; an entry that leaves out ways_table
        ld a,c
        sub 2
        ld (skip_wall + 1),a            ; push 16 - C pairs of wall, right of the last cell
        ld a,15
        sub c
        ld (skip_ways + 1),a            ; push C - 2 cells with neighbours on both sides
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld c,b
        ld a,17
        sub b
        ld b,a                          ; B = 1 + the number of pairs of rows
        ld hl,FIELD_WALL * 257
        ld e,l                          ; DE = a wall and a cell
        ld a,l                          ; A = the byte of a cell in this row: at first wall, below the maze
        jr next_row
rows:
        push hl
skip_wall:
        jr walls
walls:
        rept 13
        push hl
        endm
        ld d,a
        res WAY_RIGHT,d
        push de
        ld d,a
skip_ways:
        jr ways
ways:
        rept 13
        push de
        endm
        res WAY_LEFT,d
        push de
        rept 16
        push hl                         ; the wall row above
        endm
next_row:
        djnz rows
        ld b,2
        cp WAYS_BUT_UP
        jr z,filled
        jr c,inner
        add a,a                         ; carry for FIELD_WALL
        ld a,WAYS_BUT_UP
        jr nc,next_row
        ld a,WAYS_BUT_DOWN              ; the last row, then the inner ones, then the first
        jr next_row
inner:
        ld a,WAYS_ALL
        ld b,c
        dec b
        jr next_row
filled:
kept_sp:
        ld sp,0
        ret

table:                                  ; up, right, down, left as bits 0 to 3: from 1 to 15
        db -32 & 255, -32 & 255, -32 & 255, -32 & 255
        db 1, 1, 1, 1
        db -32 & 255, 1, -32 & 255, 1
        db 32, 32, 32, 32
        db -32 & 255, 32, -32 & 255, 32
        db 1, 32, 1, 32
        db -32 & 255, 1, 32, 0
        db -1 & 255, -1 & 255, -1 & 255, -1 & 255
        db -32 & 255, -1 & 255, -32 & 255, -1 & 255
        db 1, -1 & 255, 1, -1 & 255
        db -32 & 255, 1, -1 & 255, 0
        db 32, -1 & 255, 32, -1 & 255
        db -32 & 255, 32, -1 & 255, 0
        db 1, 32, -1 & 255, 0
        db -32 & 255, 1, 32, -1 & 255
table_end:
        if table_end - table - 60
        .error the table must have four half steps for each of 15 sets of bits
        endif
        endp
field_ways_end:

        endif
