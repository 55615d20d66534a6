; special_rivals.asm - which way the library's walkers go in a special round
;
; A walker sees only the cell in which it is, and Tremaux his marks; the wave has been through the maze before. Each takes all the steps of its
; routine, dead ends and turns: links_solve_wall, links_solve_tremaux, links_solve.

        if ! defined RACE_SPECIAL_RIVALS
RACE_SPECIAL_RIVALS equ 1

        include "programs/race/special.asm"

MARKED_ROWS:    equ 9
MARKED_BYTES:   equ MARKED_ROWS * LINKS_STRIDE
UNMARKED:       equ links_list          ; of each cell the passages without a mark
MARKED:         equ links_ways          ; and those with one

; rival_begin - a walker at its start
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
rival_begin:
        ld a,(ix + RUN_KIND)
        cp KIND_TREMAUX
        ret nz
        xor a
        ld (marked_going),a
        ld hl,links
        ld de,UNMARKED
        ld bc,MARKED_BYTES
        ldir
        ld hl,MARKED
        ld de,MARKED + 1
        ld bc,MARKED_BYTES - 1
        ld (hl),a
        ldir
        ret

; special_turn - which way a walker of the library goes from its cell
; In:    IX = runner
; Out:   its FIGURE_WAY
; Uses:  AF, BC, DE, HL
special_turn:
        proc
        local mouse, draw, taken, hand, turn, way, not_hand, bit_of
        call figure_place
        call special_cell
        ld b,(hl)                       ; its passages
        ld a,(ix + FIGURE_WAY)
        call mask_back
        ld c,a                          ; the one by which it came; 0 at the start
        ld a,(ix + RUN_KIND)
        cp KIND_TREMAUX
        jr z,tremaux_turn
        cp KIND_HAND
        jr z,hand
        cp KIND_MOUSE
        jr z,mouse
        call special_nearer
        jr way
hand:                                   ; anticlockwise, beginning after the one that leads back
        ld a,c
        or a
        jr nz,turn
        ld a,b
        neg
        and b                           ; as if it had come by its first one
        ld c,a
turn:
        rrc c
        ld a,c
        and b
        jr z,turn
        jr way
mouse:
        ld a,b
        xor c
        jr z,way                        ; a dead end
        ld b,a
        call rng_next
        cp MOUSE_NOSE
        jr nc,draw
        push bc
        call special_nearer
        ld a,c
        pop bc
        ld c,a
        and b
        jr nz,way
draw:
        call rng_next
        and 7
        inc a
        ld c,a
        ld a,$80
bit_of:
        rlca
        dec c
        jr nz,bit_of
        ld c,a
        and b
        jr z,draw
way:
        ld (ix + FIGURE_WAY),c
        ret
        endp

; tremaux_turn - by the marks at this cell
; In:    IX = runner; HL = its cell, in links; C = the passage by which it came; marked_going: 1: that had no mark
; Uses:  AF, BC, DE, HL
tremaux_turn:
        proc
        local came_back, choose, again, way
        ld de,MARKED - links
        push hl
        add hl,de
        ex (sp),hl
        ld de,UNMARKED - links
        add hl,de
        pop de                          ; DE = passages with one mark, HL = those without
        ld a,(marked_going)
        or a
        jr z,came_back
        ld a,(hl)
        xor c
        ld (hl),a
        xor a
        ld (marked_going),a
        ld a,(de)
        or a
        jr nz,way                       ; it has been here: turn back at once
        ld a,c
        ld (de),a
        jr choose
came_back:
        ld a,(de)
        xor c
        ld (de),a
choose:
        ld a,(hl)
        or a
        jr z,again
        neg
        and (hl)
        ld c,a
        xor (hl)
        ld (hl),a
        ld a,(de)
        or c
        ld (de),a
        ld a,1
        ld (marked_going),a
        jr way
again:
        ld a,(de)                       ; the passage with one mark
        ld c,a
        xor a
        ld (de),a
way:
        ld (ix + FIGURE_WAY),c
        ret
        endp

special_rivals_variables macro
marked_going:   ds 1                    ; 1: Tremaux goes by a passage that had no mark
        endm

        endif
