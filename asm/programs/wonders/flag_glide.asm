; flag_glide.asm - a hunter's step in two halves: between two cells, then in the next one
;
; The half of it is drawn when he takes it, the rest of it after half of its frames. Where a hunter comes into a cell that another one has not left
; yet, all of them are there at once.

        if ! defined WONDERS_FLAG_GLIDE
WONDERS_FLAG_GLIDE equ 1

        include "programs/wonders/flag_show.asm"
        include "programs/wonders/opening_chase.asm"

; flag_glide - half of a step
; In:    HL = address in walkers; D, E = row, column; B, C = where he was
; Uses:  AF, BC, DE, HL
flag_glide:
        proc
        local each, other
        push hl
        push de
        push bc
        ld hl,flag_olds
        ld b,WALKERS
each:
        ld a,(hl)
        inc hl
        cp e
        ld a,(hl)
        inc hl
        jr nz,other
        cp d
        jr nz,other
        call flag_settle
        ld b,1
other:
        djnz each
        pop bc
        pop de
        pop hl
        ld (opening_new),de
        ld (opening_old),bc
        ld de,0 - walkers
        add hl,de                       ; twice his number
        ld e,l
        ld d,0
        ld hl,flag_olds
        add hl,de
        ld (hl),c
        inc hl
        ld (hl),b
        srl e
        ld hl,walker_inks
        add hl,de
        ld a,(hl)
        ld (opening_ink),a
        jp opening_half
        endp

; flag_settle - who is between two cells is in the next one
; Uses:  AF, BC, DE, HL
flag_settle:
        proc
        local each, none
        ld hl,walkers
        ld b,WALKERS
each:
        push hl
        push bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld bc,flag_olds - walkers
        add hl,bc
        ld b,(hl)
        ld (hl),0
        dec hl
        ld c,(hl)
        inc b
        djnz $ + 4                      ; B is not changed by that
        jr none
        push bc
        call flag_show                  ; first where he is, then where he was: so he never vanishes
        pop de
        call flag_show
none:
        pop bc
        pop hl
        inc hl
        inc hl
        djnz each
        ret
        endp

; flag_halfway - half of a step's frames are over: all are there
; In:    A = frames since the step; C = frames of it
; Keeps: AF, BC
; Uses:  DE, HL
flag_halfway:
        push af
        push bc
        add a,a
        cp c
        call nc,flag_settle
        pop bc
        pop af
        ret

        endif
