; roam_move.asm - where the disc of roam.asm goes: pixel by pixel, round corners and along walls

        if ! defined MAGAZINE_ROAM_MOVE
MAGAZINE_ROAM_MOVE equ 1

; roam_move - a pixel on, as the keys say: rather round a corner than straight on, else along a wall to an opening
; In:    roam_keys, roam_way
; Uses:  AF, BC, DE, HL
; Writes: roam_at, roam_way, roam_there
roam_move:
        proc
        local slide, next, each, none, went
        ld hl,roam_keys
        ld a,(roam_way)
        cpl
        and (hl)
        call each
        ret nc
        ld hl,roam_keys
        ld a,(roam_way)
        and (hl)
        call each
        ret nc
        ld c,KEY_UP
slide:
        ld a,(roam_keys)
        and c
        jr z,next
        push bc
        call roam_slide
        pop bc
        ret nc
next:
        sla c
        bit 4,c
        jr z,slide
        ret
each:                                   ; A = directions to try; CY = 0: one of them is free
        ld b,a
        ld c,KEY_UP
none:
        ld a,b
        and c
        scf
        push bc
        call nz,roam_step
        pop bc
        jr nc,went
        sla c
        bit 4,c
        jr z,none
        scf
        ret
went:
        ld a,c
        ld (roam_way),a
        ret
        endp

; roam_slide - a pixel to the side, if a direction is free a few pixels on
; In:    C = the direction, in which a wall is
; Out:   CY = 0: done
; Uses:  AF, BC, DE, HL
; Writes: roam_at
roam_slide:
        proc
        local on, far, trial, done, side
        ld b,KEY_RIGHT
        ld a,c
        and KEY_UP + KEY_DOWN
        jr nz,on
        ld b,KEY_UP
on:                                     ; B = a way to the side
        call far
        ret nc
        sla b
        sla b                           ; the other one
far:
        ld hl,(roam_at)
        push hl
        ld a,ROAM_SLIDE
        ld (roam_slides),a
trial:
        call side
        jr c,done
        push bc
        call roam_step
        pop bc
        jr nc,done
        ld hl,roam_slides
        dec (hl)
        jr nz,trial
        scf
done:
        pop hl
        ld (roam_at),hl
        ret c
        xor a
        ld (roam_there),a               ; a trial may have come to the ring
side:
        push bc
        ld c,b
        call roam_step
        pop bc
        ret
        endp

; roam_step - a pixel in one direction, if no wall is there
; In:    C = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT
; Out:   CY = 1: a wall is there
; Uses:  AF, BC, DE, HL
; Writes: roam_at; roam_there at the ring
roam_step:
        proc
        local right, down, left, moved, free, row
        ld de,(roam_at)                 ; D, E = line, column of its top left pixel
        rr c
        jr nc,right
        dec d
right:
        rr c
        jr nc,down
        inc e
down:
        rr c
        jr nc,left
        inc d
left:
        rr c
        jr nc,moved
        dec e
moved:
        ld (roam_trial),de
        ld a,ROAM_LINES - ROAM_BODY
        cp d
        ret c                           ; off the picture, line 255 too
        ld a,256 - ROAM_BODY
        cp e
        ret c
        ld hl,(roam_to)
        ld a,d
        sub h
        add a,ROAM_BODY - 1
        cp ROAM_BODY + 7
        jr nc,free
        ld a,e
        sub l
        add a,ROAM_BODY - 1
        cp ROAM_BODY + 7
        jr nc,free
        ld a,1                          ; beside the ring is there: inside, a corner of the disc might be in a wall
        ld (roam_there),a
        or a
        ret
free:
        ld b,ROAM_MASK
        call roam_shifted
        call roam_address
        ld d,ROAM_BODY
row:
        ld a,(hl)
        and b
        scf
        ret nz
        inc l
        ld a,(hl)
        dec l
        and c
        scf
        ret nz
        line_below
        dec d
        jr nz,row
        ld hl,(roam_trial)
        ld (roam_at),hl
        or a
        ret
        endp

        endif
