; links_chance.asm - shared by the routines that change a maze: call a routine for each cell, choose some of many things, open a wall
;
; Choosing: the next of the things that are left is taken with the chance wanted / left. Draw a random number below left, and take the
; thing if it is below wanted. The number has the bits that left - 1 needs; if it is not below left, it is drawn again.

        if ! defined LINKS_CHANCE
LINKS_CHANCE equ 1

        include "include/links.asm"
        include "lib/random.asm"
        include "links/links_go.asm"
        include "links/links_sides.asm"

        public links_chance, links_each, links_open

links_left:     equ links_list          ; scratch: how many are left
links_wanted:   equ links_list + 2      ; how many of them are to be taken

; links_chance - is the next one of links_left things one of the links_wanted that are taken?
; Family: part
; Source: common knowledge
; In:    links_left (1 or more), links_wanted, rng_seed
; Out:   carry set: it is, and links_wanted is one less; links_left is one less
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: links_list (4 bytes), rng_seed
; Size:  95 bytes
; Stack: 8 bytes
links_chance:
        proc
        local ones, more, low_byte, draw, refused
        push hl
        push bc
        ld bc,(links_left)
        dec bc
        ld (links_left),bc
        ld a,b
        call ones
        ld d,a
        or a
        ld a,$FF
        jr nz,low_byte
        ld a,c
        call ones
low_byte:
        ld e,a                          ; DE = the bits that BC has, and all below
draw:
        ld hl,(rng_seed)
        rng_step h, l
        ld (rng_seed),hl
        and e
        ld e,l                          ; the high byte is the better half: it goes into the low bits
        ld l,a
        ld a,e
        and d
        ld h,a
        ld a,c
        sub l
        ld a,b
        sbc a,h
        jr c,refused
        ld bc,(links_wanted)
        or a
        sbc hl,bc
        pop bc
        pop hl
        ret nc
        ld de,(links_wanted)
        dec de
        ld (links_wanted),de
        ret                             ; carry is set
refused:
        ld a,d
        or a
        ld a,$FF
        jr nz,low_byte
        ld a,c
        call ones
        jr low_byte
ones:                                   ; A = the least 2^n - 1 that is A or more
        ld h,a
        xor a
more:
        cp h
        ret nc
        scf
        rla
        jr more
        endp
links_chance_end:

; links_each - call a routine for each cell that has a closed way, from the last cell to the first
; In:    DE = the routine: it gets HL = the cell in links_ways, A = its closed ways, C = its open ones; links in the form of
;        links_inside, links_ways
; Out:   what the routine leaves; carry set
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing; operands at routine (set before use)
; Size:  38 bytes
; Stack: 4 bytes, and those of the routine
links_each:
        proc
        local cell, routine
        ld (routine + 1),de
        ld a,(links_height)
        ld d,high links_ways
        call links_row
cell:
        dec hl
        ld a,h
        cp high links_ways
        ret c
        ld a,(hl)
        or a
        jr z,cell
        res 3,h
        ld c,(hl)
        set 3,h
        ld a,c
        cpl
        and (hl)
        jr z,cell
        push hl
routine:
        call 0                          ; operand
        pop hl
        jr cell
        endp
links_each_end:

; links_open - open a wall
; In:    HL = a cell in links or links_ways, C = mask of the direction
; Out:   links; HL = the neighbour in links, A = its open directions before
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
; Writes: links, links_steps
; Size:  13 bytes
; Stack: 10 bytes
links_open:
        res 3,h
        ld a,(hl)
        or c
        ld (hl),a
        call links_go
        ld e,(hl)
        or e
        ld (hl),a
        ld a,e
        ret
links_open_end:

        endif
