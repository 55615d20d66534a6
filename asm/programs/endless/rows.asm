; rows.asm - the rows of the maze: Eller's, made one by one, as bytes for the rules and as patterns for the screen
;
; 1. Rows are numbered from 0; the ring has the last ROWS_KEPT, row N in place N mod ROWS_KEPT.
; 2. `field` is the ring of bytes: 32 for the cells of a row, 32 for the walls below, as eller_row makes them.
; 3. `patterns` is the ring of patterns, twice: so the rows on the screen follow each other wherever they begin.
; 4. Each cell belongs to a run of cells side by side. A run without a way down is a dead end: three of four get one, so
;    the tree gets loops. The dead ends that are left cost the hero time, but never more than the way back.

        if ! defined ENDLESS_ROWS
ENDLESS_ROWS equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "generate/eller_row.asm"
        include "engine/views/line_scroll.asm"

CELLS:          equ 11                  ; in a row
ROWS_KEPT:      equ 16
ROWS_AHEAD:     equ SCROLL_ROWS + 2     ; made, from the first row on the screen on: the last two may be late
MERCY:          equ 192                 ; dead ends of 256 that are opened
GEM_EVERY:      equ 4                   ; rows

; rows_begin - begin a maze and make the rows of the first screen
; In:    HL = seed
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
        xor a
        ld (rows_made),a
more:
        call make_row
        ld a,(rows_made)
        cp ROWS_AHEAD
        jr nz,more
        ret
        endp

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
        call row_bytes
        push hl
        call eller_row
        pop hl
        jr open_dead_ends

; row_end - make its patterns and its gem
; Out:   row_begun = 0; rows_made
; Uses:  AF, BC, DE, HL
row_end:
        proc
        local cell, wall
        xor a
        ld (row_begun),a
        ld a,(rows_made)
        call row_bytes
        push hl
        ld hl,rows_made
        ld a,(hl)
        inc (hl)
        call row_patterns
        ex de,hl                        ; DE = patterns
        pop hl                          ; HL = bytes
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
        add a,a
        sbc a,a
        ld c,a
        or $F0                          ; the corner is always there
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
        ld a,(rows_made)
        dec a
        ld c,a
        call gem_place
        ld (hl),0
        ld a,c
        and GEM_EVERY - 1
        cp GEM_EVERY / 2                ; not where the hero begins
        ret nz
        push hl
        ld e,CELLS
        call rng_below
        pop hl
        add a,a
        inc a
        ld (hl),a
        ret
        endp

; open_dead_ends - give most runs of cells without a way down one, at their left or right end
; In:    HL = the bytes of a row
; Uses:  AF, BC, DE, HL
open_dead_ends:
        proc
        local cell, closed, last, open, ended, joined
        inc l
        ld b,CELLS
        ld c,l                          ; C = the run's first cell
        ld d,0                          ; D = 1: it has a way down
cell:
        set 5,l
        ld a,(hl)
        res 5,l
        or a
        jr nz,closed
        ld d,1
closed:
        inc l
        ld a,(hl)
        or a
        jr z,joined
        dec d
        jr z,ended
        push hl
        call rng_next
        ld e,l
        pop hl
        cp MERCY
        jr nc,ended
        ld a,l
        dec l                           ; the last cell
        bit 7,e
        jr z,open
        ld l,c                          ; the first one
open:
        set 5,l
        ld (hl),FIELD_PATH
        ld l,a
ended:
        ld d,0
        ld c,l
        inc c
joined:
        inc l
        djnz cell
        ret
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

; gem_place - HL = where the column of the gem in row A is noted, 0 for none; uses HL
gem_place:
        ld l,a
        ld h,high gems
        ret

rows_variables macro
                ds (0 - $) & 255
gems:           ds 256                  ; a byte a row: the byte of the screen's line where its gem is, or 0
patterns:       ds 2 * SCROLL_STRIDE * ROWS_KEPT
rows_made:      ds 1                    ; the number of the next row
row_begun:      ds 1                    ; 1: it has its bytes
        endm

        if (SCROLL_STRIDE - 48) | (ROWS_KEPT - 16)
        .error row_bytes and row_patterns multiply by 64 and 48
        endif

        endif
