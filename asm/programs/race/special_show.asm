; special_show.asm - those who run in a special round, at any pixel: what is under them is kept and comes back

        if ! defined RACE_SPECIAL_SHOW
RACE_SPECIAL_SHOW equ 1

        include "programs/race/special_pixels.asm"

        public special_show

; special_show - draw both where they are, or one of them and the trail that he leaves
; A trail takes the time of a runner. So the other one is a frame late then, and nothing is drawn when the beam comes.
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Time:  before the beam comes: see race/README.md
special_show:
        proc
        local alone
        push ix
        ld ix,runner_1
        ld a,(runner_1 + RUN_PENDING)
        or a
        jr nz,alone
        ld ix,runner_2
        ld a,(runner_2 + RUN_PENDING)
        or a
        jr nz,alone
        call special_shift
        ld ix,runner_1
alone:
        call special_shift
        pop ix
        ret
        endp

; special_home - who has come to the ring stands on it, though half of his last step is left; the other one's trail is complete
; Uses:  AF, BC, DE, HL, IX
special_home:
        proc
        local home
        ld ix,runner_1
        call home
        ld ix,runner_2
home:
        ld e,(ix + RUN_AT)
        ld d,(ix + RUN_AT + 1)
        ld hl,(finish_at)
        or a
        sbc hl,de
        jr nz,special_shift
        endp                            ; fall through into special_man

; special_man - a runner in the cell where he is
; In:    IX = runner
; Uses:  AF, BC, DE, HL
special_man:
        ld a,(ix + RUN_AT)
        ld (ix + FIGURE_COLUMN),a
        ld a,(ix + RUN_AT + 1)
        ld (ix + FIGURE_ROW),a
        xor a
        ld (ix + FIGURE_WAY),a
        ld (ix + FIGURE_PIXEL),a        ; fall through into special_shift

; special_shift - draw one of them, and his trail
; In:    IX = runner
special_shift:
        proc
        local still
        ld a,(ix + RUN_DRAWN)
        or a
        call nz,special_lift
        ld c,(ix + RUN_PENDING)
        ld a,c
        or a
        jr z,still
        ld (ix + RUN_PENDING),0
        ld e,(ix + RUN_BEHIND)
        ld d,(ix + RUN_BEHIND + 1)
        call special_trail
still:
        endp                            ; fall through into special_put

; special_put - draw a runner
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_put:
        proc
        local keep, draw, shift, aligned, mask, inverse, one, ink, part, whole, times, drawn
        call special_pixels
        ld (ix + RUN_X),e
        ld (ix + RUN_Y),d
        ld (ix + RUN_DRAWN),1
        call special_address
        push hl
        push ix
        pop hl
        ld bc,RUN_UNDER
        add hl,bc
        ex de,hl                        ; DE = where it is kept
        pop hl
        push hl
        ld b,8
keep:
        ld a,(hl)
        ld (de),a
        inc de
        inc l
        ld a,(hl)
        ld (de),a
        inc de
        dec l
        call special_below
        djnz keep
        pop hl
        ld a,(ix + RUN_X)
        and 7
        ld (times + 1),a
        ld b,a
        ld a,0
        jr z,aligned
mask:
        scf
        rra
        djnz mask
aligned:
        ld (one + 1),a                  ; what stays left of him
        cpl
        ld (inverse + 1),a              ; and right of him
        ld e,(ix + FIGURE_SHAPE)
        ld d,(ix + FIGURE_SHAPE + 1)
        ld b,8
draw:
        push bc
        ld a,(de)
        inc de
        ld c,0
times:
        ld b,0                          ; operand
        inc b
        jr drawn
shift:
        srl a
        rr c
drawn:
        djnz shift
        ld b,a
        ld a,(hl)
one:
        and 0                           ; operand
        or b
        ld (hl),a
        inc l
        ld a,(hl)
inverse:
        and 0                           ; operand
        or c
        ld (hl),a
        dec l
        call special_below
        pop bc
        djnz draw
        ; colours: two rows of two cells are kept, those that he covers get his, walls, too, until he has passed
        call special_ground
        push hl
        ex de,hl
        ld bc,16
        add hl,bc
        ex de,hl
        call special_keep
        ld bc,31
        add hl,bc
        call special_keep
        pop hl
        ld c,(ix + FIGURE_INK)
        ld a,(ix + RUN_X)
        or (ix + RUN_Y)
        and 7
        jr z,whole
        call ink
        ld a,(ix + RUN_Y)
        and 7
        ret z
        ld a,l
        add a,32
        ld l,a
        jr nc,ink
        inc h
ink:
        call part
        ld a,(ix + RUN_X)
        and 7
        ret z
        inc l
        call part
        dec l
        ret
part:
        ld a,(hl)
        cp FINISH_INK
        ret z                           ; a ring is red until he stands on it
whole:
        ld (hl),c
        ret
        endp

; special_keep - two colours
; In:    HL = from; DE = to
; Out:   HL = the second one; DE = past them
special_keep:
        ld a,(hl)
        ld (de),a
        inc de
        inc l
        ld a,(hl)
        ld (de),a
        inc de
        ret

; special_lift - what was under a runner comes back
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_lift:
        proc
        local line
        ld e,(ix + RUN_X)
        ld d,(ix + RUN_Y)
        call special_address
        push hl
        push ix
        pop hl
        ld bc,RUN_UNDER
        add hl,bc
        ex de,hl
        pop hl
        ld b,8
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        call special_below
        djnz line
        push de
        call special_ground
        pop de
        ex de,hl
        ldi
        ldi
        ex de,hl
        ld bc,30
        add hl,bc
        ex de,hl
        ldi
        ldi
        ret
        endp

; special_ground - where a runner's colours are, and where what he covers is kept
; In:    IX = runner
; Out:   HL = the attribute of his top left cell; DE = his RUN_UNDER
; Uses:  AF, BC
special_ground:
        ld a,(ix + RUN_Y)
        rrca
        rrca
        rrca
        and $1F
        ld d,a
        ld a,(ix + RUN_X)
        rrca
        rrca
        rrca
        and $1F
        ld e,a
        call attribute_address
        push hl
        push ix
        pop hl
        ld bc,RUN_UNDER
        add hl,bc
        ex de,hl
        pop hl
        ret

        endif
