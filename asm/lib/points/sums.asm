; sums.asm - part of points_sort: the sums over sets of points, and from them the best order
;
; The distances are known: points_steps has a row for each place. The operands are labels of points_sort.

        proc
        local bits, sets, lasts, not_in, backwards, bit_of, single, least_sum, several, others, not_less, skip, next_other
        ld a,(points_count)
        ld b,a
        xor a
bits:
        scf
        rla
        djnz bits
        ld (full + 1),a
        ld a,1
sets:
        ld (this_set + 1),a
        ld de,1 * 256                   ; D, E = the bit and the number of a last point
lasts:
this_set:
        ld a,0                          ; operand
        ld c,a
        and d
        jr z,not_in
        xor c
        ld c,a
        push de
        ld a,e
        inc a
        call least_sum
        pop de
        ld b,h
        ld c,l
        ld a,e
        add a,a
        add a,high points_best
        ld h,a
        ld a,(this_set + 1)
        ld l,a
        ld (hl),c
        inc h
        ld (hl),b
not_in:
        inc e
        ld a,(points_count)
        sla d
        cp e
        jr nz,lasts
        ld a,(this_set + 1)
full:
        cp 0                            ; operand: the set of all points
        jr z,backwards
        inc a
        jr sets

backwards:
        ld c,a
        ld a,(points_count)
        ld e,a
        ld d,0
        ld hl,points_visits
        add hl,de
        inc a                           ; the finish
bit_of:                                 ; A = a place, C = the points before it; HL = where the visits that are known begin
        push hl
        push bc
        call least_sum
        pop bc
        pop hl
        dec hl
        ld (hl),e
        ld b,e
        inc b
        ld a,128
single:
        rlca
        djnz single
        xor c
        ld c,a
        ld a,e
        inc a
        inc c
        dec c
        jr nz,bit_of
        ret                             ; carry clear

; least_sum - the fewest steps to a place through all points of a set
; In:    A = place; C = set
; Out:   HL = steps; E = the number of the point before the place, if the set has one
least_sum:
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,points_steps
        add hl,de
        ld a,c
        or a
        jr nz,several
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret
several:
        inc hl
        inc hl
        ex de,hl                        ; DE = the distance to the first point
        ld hl,$FFFF
        ld (least + 1),hl
        ld h,high points_best
        ld l,c
        ld b,0
others:
        srl c
        jr nc,skip
        ld a,(de)
        add a,(hl)
        ld (sum + 1),a
        inc h
        inc de
        ld a,(de)
        adc a,(hl)                      ; no carry: 6,318 steps at most
        inc h
        inc de
        push hl
        push de
        ld h,a
sum:
        ld l,0                          ; operand
least:
        ld de,0                         ; operand
        sbc hl,de
        jr nc,not_less
        add hl,de
        ld (least + 1),hl
        ld a,b
        ld (which + 1),a
not_less:
        pop de
        pop hl
        jr next_other
skip:
        inc h
        inc h
        inc de
        inc de
next_other:
        inc b
        ld a,c
        or a
        jr nz,others
        ld hl,(least + 1)
which:
        ld e,0                          ; operand
        ret
        endp
