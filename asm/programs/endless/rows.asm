; rows.asm - the rows of the maze: Eller's, made one by one, as bytes for the rules and as patterns for the screen
;
; 1. Rows are numbered from 0; the ring has the last ROWS_KEPT, row N in place N mod ROWS_KEPT.
; 2. `field` is the ring of bytes: 32 for the cells of a row, 32 for the walls below, as eller_row makes them. A gate is GATE_OPEN or
;    GATE_SHUT there: bit 7 is the wall.
; 3. `patterns` is the ring of patterns, twice: so the rows on the screen follow each other wherever they begin.
; 4. windings.asm makes them wind, dead_ends.asm and guide.asm open more ways down; guide.asm places gates and embers, row_end gems and water.

        if ! defined ENDLESS_ROWS
ENDLESS_ROWS equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "generate/eller_row.asm"
        include "engine/views/line_scroll.asm"
        include "programs/endless/levels.asm"
        include "programs/endless/windings.asm"
        include "programs/endless/dead_ends.asm"
        include "programs/endless/guide.asm"

CELLS:          equ 11                  ; in a row
ROWS_KEPT:      equ 16
ROWS_AHEAD:     equ SCROLL_ROWS + 2     ; made, from the first row on the screen on: the last two may be late
LEVEL_ROWS:     equ 20
GATE_OPEN:      equ $01
GATE_SHUT:      equ $81
SHUT_PATTERN:   equ $0333               ; twelve pixels of the wall, in bars
OPEN_PATTERN:   equ $0801
GEM:            equ $00                 ; what lies in a cell, and the byte of the screen's line where it lies
WATER:          equ $20
EMBER:          equ $40
GATE:           equ $60                 ; in the wall below
THING_BYTE:     equ $1F

; rows_begin - begin a maze and make the rows of the first screen
; In:    HL = seed; level
; Out:   -
; Uses:  AF, BC, DE, HL
rows_begin:
        proc
        local more, closed
        ld (rng_seed),hl
        call rng_next                   ; neighbouring seeds differ only from the third number on
        call rng_next
        ld a,2 * CELLS + 1
        ld (field_width),a
        call eller_begin
        ld hl,field + 64 * (ROWS_KEPT - 1)
        ld b,64
closed:                                 ; nothing is above row 0
        ld (hl),FIELD_WALL
        inc l
        djnz closed
        ld hl,gate_at
        ld b,ROWS_KEPT
        call rows_clear
        ld (rows_made),a
        call guide_begin
more:
        call make_row
        ld a,(rows_made)
        cp ROWS_AHEAD
        jr nz,more
        ret
        endp

; rows_clear - B zeros from HL on; A = 0
rows_clear:
        xor a
        ld (hl),a
        inc hl
        djnz rows_clear
        ret

; make_row - make the next row
; In:    rows_made
; Out:   rows_made
; Uses:  AF, BC, DE, HL
make_row:
        call row_begin
        jr row_end

; row_begin - make the bytes of the next row
; Out:   row_begun = 1
; Uses:  AF, BC, DE, HL
row_begin:
        ld a,1
        ld (row_begun),a
        ld a,(rows_made)
        dec a
        call row_bytes
        ld (row_above),hl
        ld a,(rows_made)
        call row_bytes
        ld (row_here),hl
        call eller_row
        call guide_level
        call windings
        call dead_ends
        jp guide_row

; row_end - make its patterns, its gem or its water
; Out:   row_begun = 0; rows_made
; Uses:  AF, BC, DE, HL
row_end:
        proc
        local cell, wall, gem, gate, done
        xor a
        ld (row_begun),a
        ld a,(rows_made)
        call row_patterns
        ex de,hl                        ; DE = patterns
        ld hl,(row_here)                ; HL = bytes
        push de
        push hl
        ld b,CELLS + 1
cell:
        ld a,(hl)
        add a,a
        sbc a,a
        and $F0                         ; the wall at its left, four pixels
        ld (de),a
        inc de
        xor a
        ld (de),a
        inc de
        inc l
        inc l
        djnz cell
        pop hl
        set 5,l                         ; the walls below
        inc l
        ld b,CELLS
wall:
        ld a,(hl)
        rra
        jr c,gate
        rla
        add a,a
        sbc a,a
        ld c,a
        or $F0                          ; the corner is always there
done:
        ld (de),a
        inc de
        ld a,c
        ld (de),a
        inc de
        inc l
        inc l
        djnz wall
        ex de,hl
        ld (hl),$F0
        inc hl
        ld (hl),0
        ld hl,SCROLL_STRIDE * ROWS_KEPT
        pop de
        add hl,de
        ex de,hl
        ld bc,SCROLL_STRIDE
        ldir
        ld hl,rows_made
        ld a,(hl)
        inc (hl)
        ld c,a
        and 3
        cp 2                            ; the other rows have gates, embers or nothing; there is none where the hero begins
        ret nz
        ld e,CELLS
        call rng_below
        add a,a
        inc a
        ld b,a
        ld a,c
        and 15
        cp 6
        ld a,b
        jr nz,gem
        or WATER
gem:
        ld l,c
        ld h,high gems
        ld (hl),a
        ret
gate:
        ld a,(hl)
        rla
        ld c,low SHUT_PATTERN
        ld a,$F0 | (SHUT_PATTERN / 256)
        jr c,done
        ld c,low OPEN_PATTERN
        ld a,$F0 | (OPEN_PATTERN / 256)
        jr done
        endp

; row_bytes - HL = the bytes of row A; uses A, F, HL
row_bytes:
        and ROWS_KEPT - 1
        ld l,0
        rra
        rr l
        rra
        rr l                            ; A, L = 64 times
        add a,high field
        ld h,a
        ret

; row_patterns - HL = the patterns of row A; uses A, F, DE, HL
row_patterns:
        and ROWS_KEPT - 1
        add a,a
        add a,a
        add a,a
        add a,a
        ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,de                       ; SCROLL_STRIDE times
        ld de,patterns
        add hl,de
        ret

rows_variables macro
                ds (0 - $) & 255
gems:           ds 256                  ; for each row what lies in it and where, or 0
patterns:       ds 2 * SCROLL_STRIDE * ROWS_KEPT
gate_at:        ds ROWS_KEPT            ; for each row of the ring the column of its gate: the place of a cell in its bytes, or 0
rows_made:      ds 1                    ; the number of the next row
row_begun:      ds 1                    ; 1: it has its bytes
row_here:       ds 2                    ; its bytes
row_above:      ds 2                    ; and those of the row before
        endm

        if (SCROLL_STRIDE - 48) | (ROWS_KEPT - 16)
        .error row_bytes and row_patterns multiply by 64 and 48
        endif

        endif
