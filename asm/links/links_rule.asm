; links_rule.asm - the rule of a tiling: which sizes are legal, and how far away the neighbour in each direction is
;
; 1. Look up the tiling: the offsets of its neighbours, for cells of both parities if these differ, and the edges that wrap.
; 2. Check the sizes.
; 3. Write each offset into links_steps, low byte and high byte in two pages, where a direction's mask points.
; 4. Where columns or rows wrap, or there are floors, offsets depend on the size: write these too.
; The parity of a cell is that of the bits that its address shares with links_parity; AND leaves it in the flag P/V.
; A tiling is a file of tiling/; the build puts all of them into the table of tiling/rules.asm.

        if ! defined LINKS_RULE
LINKS_RULE equ 1

        include "include/links.asm"
        include "include/row_address.asm"
        include "tiling/rules.asm"
        if LINKS_DIVIDES
        include "links/links_divide.asm"
        include "links/links_go.asm"

STEP_READ:      equ $3A                 ; ld a,(links_kind)
STEP_CALL:      equ $CD                 ; call links_kind
        endif

        if TILINGS > 64
        .error Number: 64 is too many: links_legal has a byte for four times the number of a tiling
        endif

        public links_legal, links_rule, links_row

; links_legal - check the tiling and the sizes
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys
; Out:   carry clear: A = rows of all floors together, B = flags, C = the bits for parity, DE = the offsets;
;        carry set: an illegal tiling or size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  76 bytes
links_legal:
        proc
        local size, floors, too_many
        ld a,(tiling)
        if TILING_ONLY = 255
        cp TILINGS
        ccf
        ret c
        add a,a
        add a,a
        ld l,a
        ld h,0
        ld de,links_tilings
        add hl,de
        else
        sub TILING_ONLY
        cp 1
        ccf
        ret c
        ld hl,links_tilings
        endif
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld hl,tiling_columns
        ld a,b
        and ROUND_COLUMNS | HAS_KINDS
        neg
        call size
        ret c
        dec hl                          ; tiling_rows
        ld a,b
        rrca
        rrca
        call size
        ret c
        bit 2,b                         ; HAS_FLOORS
        ld a,(hl)
        ret z                           ; carry is clear
        push bc
        ld l,a
        ld a,(tiling_storeys)
        ld b,a
        dec a
        cp STOREYS_MOST
        ld a,0
        jr nc,too_many
floors:
        add a,l
        djnz floors
        cp LINKS_MOST + 1
too_many:
        ccf
        pop bc
        ret
size:
        ld a,(hl)                       ; carry: at least three
        sbc a,LINKS_LEAST
        ret c
        ld a,LINKS_MOST
        cp (hl)
        ret
        endp
links_legal_end:

; links_rule - check the sizes, and find the offsets of the neighbours
; Family: part
; Source: Z5, Z6, Z13, Z14, G12 (the tilings)
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys
; Out:   carry clear: links_steps, links_parity, links_height, links_flags, links_edges; carry set: nothing written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_steps, links_parity, links_height, links_flags, links_edges; operands in links_divide and links_go
; Size:  126 bytes
; Stack: 6 bytes
links_rule:
        proc
        local parity, put, no_round, floors, divides, step
        call links_legal
        ret c
        ld (links_height),a
        ld a,c
        ld (links_parity),a
        if LINKS_DIVIDES
        ld (links_kind),a
        endif
        ld a,b
        ld (links_flags),a
        if LINKS_DIVIDES
        add a,a
        ld a,STEP_READ
        jr c,divides
step:
        ld (links_go),a                 ; links_use_step copies it
        endif
        ld hl,8
        add hl,de
        ld (links_edges),hl
        ld hl,links_steps + 1
parity:
        ld a,(de)
        inc de
        ld (hl),a
        inc h
        rlca
        sbc a,a                         ; the sign
        ld (hl),a
        dec h
        rlc l
        jr nc,parity
        inc h
        inc h
        inc de
        inc de
        inc de
        inc de
        ld a,c                          ; once more, two pages on, if there are two parities
        ld c,0
        or a
        jr nz,parity

        ld a,(links_flags)
        rrca
        jr nc,no_round
        push af
        ld a,(tiling_columns)
        dec a
        ld e,a
        ld d,0
        ld l,$80                        ; 6, round the edge; the way back is $08
        call put
        pop af
no_round:
        and (ROUND_ROWS | HAS_FLOORS) / 2
        ret z
        rrca
        ld a,(tiling_rows)
        jr nc,floors
        dec a
floors:
        ld d,0
        call links_row
        ex de,hl                        ; DE = 32 bytes a row
        ld l,$02                        ; 0, round the edge, or 1, a floor up; the way back is $20
put:
        ld h,high links_steps
        ld (hl),e
        inc h
        ld (hl),d
        dec h
        ld a,l
        rlca
        rlca
        rlca
        rlca
        ld l,a
        xor a
        sub e
        ld (hl),a
        inc h
        sbc a,a
        sub d
        ld (hl),a
        or a
        ret
        if LINKS_DIVIDES
divides:
        call links_divide
        ld a,STEP_CALL
        jr step
        endif
        endp
links_rule_end:

; links_row - the address of a row
; In:    A = row, D = high byte of links or links_ways
; Out:   HL = its first cell
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  11 bytes  Time: 49 T
links_row:
        row_address d
        ret
links_row_end:

        endif
