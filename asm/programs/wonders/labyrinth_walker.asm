; labyrinth_walker.asm - who walks in a labyrinth: he glides, some pixels in each frame, in the middle of a passage that he fits in

        if ! defined WONDERS_LABYRINTH_WALKER
WONDERS_LABYRINTH_WALKER equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/keys.asm"
        include "engine/views/mark_shapes.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/tour.asm"

        public labyrinth_walker, labyrinth_leave, labyrinth_pace

LABYRINTH_STRIDE: equ 8                 ; a bit of the sum of his coordinates: a pose

; labyrinth_who - who walks here, and what line he leaves
; In:    work as draw_labyrinth left it
; Uses:  AF, BC, DE, HL
; Writes: labyrinth_size, and from labyrinth_ink on what is in the table of it
labyrinth_who:
        ld a,(work + 2)                 ; of a cell
        ld (labyrinth_size),a
        ld hl,labyrinth_men - LABYRINTH_MAN
        ld de,LABYRINTH_MAN
        add hl,de
        cp (hl)
        jr nz,$ - 2
        inc hl
        ld de,labyrinth_ink
        ld bc,LABYRINTH_MAN - 1
        ldir
        ret

; labyrinth_pace - a pixel; after some of them a dot of the line, he himself, and if the step is not over, a frame
; In:    B = pixels left of the step; C = its code; D, E = labyrinth_place
; Uses:  AF, BC, DE, HL
labyrinth_pace:
        ld a,c
        call route_step
        ld (labyrinth_place),de
        call labyrinth_paced
        ret nz
        push bc
        call labyrinth_leave
        ld de,(labyrinth_seen)          ; behind him
        call labyrinth_line
        call labyrinth_walker
        pop bc
        dec b
        ret z
        call attract_frame
        call keys_held
        jp tour_steer

; labyrinth_walker - draw him, unless he is there
; labyrinth_colours - the colours alone: where he was, where it burns, where he is, the heart
; In:    labyrinth_place, labyrinth_under
; Uses:  AF, BC, DE, HL
labyrinth_walker:
        ld a,(labyrinth_under + 1)
        or a
        call z,labyrinth_draw           ; fall through into labyrinth_colours
labyrinth_colours:
        ld de,(labyrinth_seen)
        ld hl,(labyrinth_place)
        or a
        sbc hl,de
        ld a,(labyrinth_ink)
        call nz,labyrinth_shine
        call fire_colours
        ld de,(labyrinth_place)
        ld (labyrinth_seen),de
        ld a,HERO_INK
        call labyrinth_shine
        ld hl,(labyrinth_heart_at)
        ld a,(labyrinth_heart_ink)
        ld (hl),a
        ret

; labyrinth_gone - he is there no more, and his colour is not
; labyrinth_shine - the colour A of the characters in which he is at D, E
; Uses:  AF, BC, DE, HL
labyrinth_gone:
        call labyrinth_leave
        ld de,(labyrinth_place)
        ld a,(labyrinth_ink)            ; fall through into labyrinth_shine
labyrinth_shine:
        ld c,a
        ld hl,(labyrinth_man)
        call dot_first
        jp dot_colours

; labyrinth_draw - his shape in a clear square, and what was there is kept
; In:    labyrinth_place
; Uses:  AF, BC, DE, HL
; Writes: the screen, labyrinth_under, labyrinth_kept; operands at left, right
labyrinth_draw:
        proc
        local line, left, right, shift, pose
        push ix
        ld ix,labyrinth_kept
        ld de,(labyrinth_place)
        ld hl,(labyrinth_man)
        ld a,d
        add a,e
        and LABYRINTH_STRIDE
        call dot_first_keeps
        inc b                           ; lines
        ld hl,(labyrinth_shape)
        jr z,pose
        ld a,b
        add a,l
        ld l,a
        jr nc,pose
        inc h
pose:
        push hl
        ex de,hl
        ld a,l
        and 7
        ld c,a                          ; pixels into its character
        call pixel_place
        ld (labyrinth_under),hl
        ld a,b
        dec a
        ld d,$80
        sra d
        dec a
        jr nz,$ - 3                     ; as many ones as he has pixels across
        ld a,d
        call shift
        ld a,d
        cpl
        ld (left + 1),a
        ld a,e
        cpl
        ld (right + 1),a
        pop de
line:
        ld a,(de)
        inc de
        push de
        call shift
        ld a,(hl)
        ld (ix + 0),a
left:
        and 0                           ; operand
        or d
        ld (hl),a
        inc l
        ld a,(hl)
        ld (ix + 1),a
right:
        and 0                           ; operand
        or e
        ld (hl),a
        dec l
        inc ix
        inc ix
        call labyrinth_below
        pop de
        djnz line
        pop ix
        ret
shift:                                  ; DE = A, C pixels to the right
        push bc
        ld d,a
        ld e,0
        ld b,c
        inc b
        jr $ + 6
        srl d
        rr e
        djnz $ - 4
        pop bc
        ret
        endp

; labyrinth_leave - what was below him is there again
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
labyrinth_leave:
        proc
        local line
        ld hl,(labyrinth_under)
        ld a,h
        or a
        ret z
        ld a,(labyrinth_man + 1)
        ld b,a
        inc b
        ld de,labyrinth_kept
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        call labyrinth_below
        djnz line
        ld h,b
        ld (labyrinth_under),hl
        ret
        endp

labyrinth_below:                        ; HL a line lower
        inc h
        ld a,h
        and 7
        ret nz
        jp pixel_row

LABYRINTH_MAN:  equ 9                   ; bytes in labyrinth_men
labyrinth_men:                          ; pixels from cell to cell; the colour of the line, which is that of walls where they are near; pixels in a frame; of its
                                        ; dots, and of the man: pixels from their edge to the middle, pixels across (his less one); two shapes
        db 24, $07, 6, 2, 5, 4, 7
        dw hero_left
        db 12, LABYRINTH_STONE, 4, 1, 3, 4, 7
        dw hero_left
        db 8, LABYRINTH_STONE, 4, 1, 3, 2, 4
        dw labyrinth_man_5
        db 7, LABYRINTH_STONE, 4, 0, 2, 1, 3
        dw labyrinth_man_4
        db 6, LABYRINTH_STONE, 3, 0, 1, 2, 4
        dw labyrinth_man_5
labyrinth_man_5: db $70, $F8, $70, $F8, $88, $70, $F8, $70, $F8, $50
labyrinth_man_4: db $60, $F0, $60, $90, $60, $F0, $60, $60

        endif
