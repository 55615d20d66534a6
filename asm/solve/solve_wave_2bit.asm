; solve_wave_2bit.asm - the wave in 289 bytes: two bits a cell
;
; Longer than 400 lines because the inner and the outer cells of a byte have code of their own, and so has the way back.
;
; 1. Pack the field into work: two bits a cell, four cells a byte: 0 free, 3 impassable. The finish is level 0.
; 2. Level n = 1, 2, ..: each free cell beside a labelled one gets the label of n: 1 if n mod 4 is 0 or 1,
;    2 if it is 2 or 3. If there is no such cell, there is no route. Repeat until the start has a label, at level L.
; 3. From the start step to a neighbour with the label of L - 1, from there to one with that of L - 2, .. down to 0.
;
; Why it is right: neighbours of a cell at level n are at n - 1 or n + 1 (never n, as the colours of a chessboard show), and
; those two labels always differ. So the way back needs no more than the label; a route of any length will do.
;
; In work a row is 9 bytes: its flags, then 32 cells (lib/packed_field.asm). 32 rows and a last byte: 289 bytes, the same
; number as 34 x 34 cells need.
; - Four cells at a time: bits 0, 2, 4, 6 of v xor v / 2 are the labelled cells of v, those of not (v or v / 2) the free ones.
; - Bit 7 - n of the flags: byte n of the row got a label in the last pass. A pass takes each such byte and gives the new
;   label to the free cells beside, above and below its labelled ones of the last level's colour; each byte with a
;   new label is flagged for the next pass. Old cells of the same colour have no free neighbours left.
; - New labels are of the other colour, so a pass never continues from them: bytes can be done in any order, in place.
; - Flags for the row below wait in the operand `below` until that row's old flags are read.
; - The flags are the border left and right, and are never taken for cells: they are 0 on the way back. Above row 0 and below
;   row 31 a pass looks at the byte itself, whose labelled cells are not free. The last byte ends the search for flags.
;
; With a limit a pass takes 58 T more.
;
; At most 3,114,000 T: a route takes at most three cells of each 2 x 2 block (four would have a shorter one), so there are
; at most 768 passes of 1,450 T without the flagged bytes; at most 1,031 flagged bytes (a new cell each, the finish's row)
; with a row's beginning and end of 1,457 T; 767 steps back of 583 T; 51,000 T the rest.

        if ! defined SOLVE_WAVE_2BIT
SOLVE_WAVE_2BIT equ 1

        include "include/wave_limit.asm"
        include "lib/packed_field.asm"

        public solve_wave_2bit

; packed_side - give the label to the end cell of the byte at `offset`, if that is free and the cell beside it has a label
packed_side macro offset, cell, turn, pair, first_bit
        local none
        bit cell,e
        jr z,none
        ld a,c
        db turn                         ; rlca or rrca: flag of that byte
        jr c,none                       ; column 0 or 31
        ld l,a
        ld a,(ix offset)
        ld b,a
        and pair
        jr nz,none
        ld a,first_bit
        call give
        ld (ix offset),a
        ld a,l
        ld hl,own + 1
        or (hl)
        ld (hl),a
none:
        endm

; packed_ahead - give the label to the free cells above or below those of E
packed_ahead macro offset, flags
        local none
        ld a,(ix offset)
        ld b,a
        rrca
        or b
        cpl
        and e
        jr z,none
        call give
        ld (ix offset),a
        ld hl,flags + 1
        ld a,(hl)
        or c
        ld (hl),a
none:
        endm

; solve_wave_2bit - a shortest route through the field, in little memory
; Family: solver
; Menu:  50, "Wave /2 bits"
; Notes: work + 1, SOLVER_PACKED, 0
; Source: W12 (labels 1, 2, 2, 1, 1, 2, 2, .. in two bits), W3 (a limit), W9 (the route as direction codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work (289 bytes), route, route_length; operands at start, start_pair, first, colour_0, colour, up, down, own,
;        above, below, label and again (set before use)
; Size:  541 bytes; 513 without a limit, and 102 of packed_field.asm
; Time:  996,649 T empty field corner to corner
;        264,909 T mean of routes of at most 27 steps, 20 % obstacles
;        1,495,445 T the longest route known, 644 steps
;        3,114,000 T at most, whatever the field
; Stack: 8 bytes
solve_wave_2bit:
        proc
        local stride, RLCA_CODE, RRCA_CODE, end_mark, last_row, walled, no_route, pass, first, seek, top, row
        local colour_0, bottom, find, colour, none_here, up, down
        local own, above, below, idle, pass_done, start, start_pair, no_flags, back, not_above, store, done
        local right_of, left_of, same, give, label, endless, limited, again
stride: equ PACKED_STRIDE
RLCA_CODE: equ $07
RRCA_CODE: equ $0F
last_row: equ work + 31 * stride
end_mark: equ work + 32 * stride
        ld bc,0
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jr nz,no_route
        push ix
        push hl
        push de
        call pack_field
        ld a,$FF
        ld (de),a                       ; ends each pass
        pop de
        call packed_cell
        ld (start + 1),hl
        ld (start_pair + 1),a
        pop de
        jr nz,walled
        call packed_cell
        jr nz,walled
        and $55                         ; label 1
        or (hl)
        ld (hl),a
        ld a,d
        xor e
        rrca
        sbc a,a
        and $55
        xor $44
        ld (colour_0 + 1),a             ; the finish is of this colour
        ld a,d
        call packed_row
        ld (hl),$FF
        ld (first + 1),hl
        ld hl,0
        ld (route_length),hl
        if WAVE_LIMIT
        ld bc,(wave_limit)
        ld hl,pass
        ld a,b
        or c
        jr z,endless
        ld hl,limited
endless:
        ld (again + 1),hl
        endif
        jp start

walled:
        pop ix
no_route:
        ld bc,0
        scf
        ld (route_length),bc
        ret

        if WAVE_LIMIT
limited:                                ; carry clear
        ld hl,(route_length)
        ld bc,(wave_limit)
        sbc hl,bc
        jr z,walled
        endif
pass:
        ld hl,(route_length)
        inc hl
        ld (route_length),hl
        ld a,l
        rrca
        rrca
        sbc a,a
        and 7                           ; nop, or rlca
        ld (label),a
        ld bc,stride
first:
        ld hl,0                         ; operand: the row above has no flags
seek:
        ld a,(hl)
        add hl,bc
        or a
        jr z,seek
        ld d,a
        sbc hl,bc
        ld a,l
        cp low end_mark
        jr z,walled
        or a
        jr z,top
        sbc hl,bc
top:
        ld (first + 1),hl
        jr z,row
        add hl,bc
        xor a
row:                                    ; HL = the row's flags, D = them, A = flags for the next pass
        ld (own + 1),a
        ld a,l
        cp low end_mark
        jp z,pass_done
        rrca
        sbc a,a
        and $55
colour_0:
        xor 0                           ; operand: the colour of the last level in even rows
        ld (colour + 1),a
        ld a,l
        sub 1
        sbc a,a
        cpl
        and -stride & 255
        ld (up + 2),a
        ld a,l
        sub low last_row
        jr z,bottom
        ld a,stride
bottom:
        ld (down + 2),a
        xor a
        ld (above + 1),a
        ld (below + 1),a
        push hl
        push hl
        pop ix
        ld c,1
        ld a,d
find:                                   ; A = bytes left, C = flag of the byte just done
        inc ix
        rrc c
        add a,a
        jr nc,find
        ld d,a
        ld a,(ix)
        ld b,a
        rrca
        ld l,a
        xor b
colour:
        and 0                           ; operand: $44 for even columns, $11 for odd ones
        ld e,a                          ; E = labelled cells of the last level's colour
        rrca
        rrca
        and $15
        ld h,a
        ld a,l
        or b
        cpl
        ld l,a
        ld a,e
        add a,a
        add a,a
        or h
        and l                           ; free cells beside them
        jr z,none_here
        call give
        ld (ix),a
        ld hl,own + 1
        ld a,(hl)
        or c
        ld (hl),a
none_here:
        packed_side -1, 6, RLCA_CODE, 3, 1
        packed_side +1, 0, RRCA_CODE, $C0, $40
up:
        packed_ahead -stride, above     ; offset of the load: 0 in row 0, where labelled cells are not free
down:
        packed_ahead +stride, below      ; the same in row 31
        ld a,d
        or a
        jp nz,find
        pop hl
own:
        ld (hl),0                       ; operand: flags for the next pass
above:
        ld a,0                          ; operand: those of the row above
        or a
        jr z,below
        ld bc,-stride
        add hl,bc
        or (hl)
        ld (hl),a
        sbc hl,bc
below:
        ld e,0                          ; operand: those of the row below
        ld bc,stride
        add hl,bc
        ld a,(hl)
        ld d,a
        or a
        ld a,e
        jp nz,row
        ld (hl),a
idle:
        add hl,bc
        ld a,(hl)
        or a
        jr z,idle
        ld d,a
        xor a
        jp row

pass_done:
        ld hl,colour_0 + 1
        ld a,(hl)
        xor $55
        ld (hl),a
start:
        ld hl,0                         ; operands: place of the start
start_pair:
        ld c,0
        ld a,(hl)
        and c
again:
        jp z,pass                       ; operand: with a limit to limited

        push hl
        ld hl,work
        ld de,stride
        ld b,FIELD_SIZE / FIELD_STRIDE + 1
no_flags:                               ; no labels beside columns 0 and 31
        ld (hl),0
        add hl,de
        djnz no_flags
        pop hl
        ld ix,(route_length)
        ld de,route
back:
        ld a,ixl
        or ixh
        jr z,done
        dec ix
        ld a,ixl
        rrca
        rrca
        sbc a,a
        xor $55
        ld b,a                          ; the label to go to, four times
        call right_of
        ld a,2
        jr z,store
        call left_of
        call left_of
        ld a,6
        jr z,store
        call right_of
        push bc
        ld bc,-stride
        add hl,bc
        pop bc
        ld a,h
        cp high work
        jr c,not_above
        call same
        jr z,store                      ; A = 0
not_above:
        push bc
        ld bc,2 * stride
        add hl,bc
        pop bc
        ld a,4
store:
        ld (de),a
        inc de
        jr back
done:
        pop ix
        ld bc,(route_length)
        or a
        ret

right_of:
        rrc c
        rrc c
        jr nc,same
        inc hl
        jr same
left_of:
        rlc c
        rlc c
        jr nc,same
        dec hl
same:
        ld a,(hl)
        xor b
        and c
        ret

; give - A = B with the label of the new level in the cells A
give:
label:
        nop                             ; or rlca, for label 2
        or b
        ret
        endp
solve_wave_2bit_end:

        endif
