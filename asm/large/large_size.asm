; large_size.asm - check the sizes that the caller has set for a maze in a large field

        if ! defined LARGE_SIZE
LARGE_SIZE equ 1

        include "include/large.asm"

        public large_size

; large_size - check the sizes of the large field and of the maze, and count the cells
; Family: part
; Source: common knowledge
; In:    big_width, big_height, maze_width, maze_height
; Out:   carry clear: B = cells down, C = cells across (2 to 63); D = big_height, E = big_width
;        carry set: a size of the maze is even, under 5 or larger than the field, or one of the field is not 32 to 128
; Keeps: HL, IX, IY, the alternate registers
; Uses:  AF, BC, DE
; Writes: nothing
; Size:  36 bytes   Time: 268 T; 101 to 244 T for an illegal size
; Stack: 2 bytes
large_size:
        proc
        local axis
        ld bc,(maze_width)              ; C = width, B = height
        ld de,(big_width)
        call axis                       ; B = cells across, C = height; D and E exchanged
        ret c
axis:                                   ; the second time: B = cells down, C = cells across; D and E are back
        ld a,e
        sub BIG_LEAST
        cp BIG_MOST - BIG_LEAST + 1
        ccf
        ret c
        ld a,e
        cp c
        ret c
        ld a,c
        srl a                           ; an odd size is 2 * cells + 1
        ccf
        ret c
        cp MAZE_LEAST / 2
        ret c
        ld c,b
        ld b,a
        ld a,d
        ld d,e
        ld e,a
        ret
        endp
large_size_end:

        endif
