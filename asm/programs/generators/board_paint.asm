; board_paint.asm - one place of the board painted, by its byte of the field or by its mark

        if ! defined GENERATORS_BOARD_PAINT
GENERATORS_BOARD_PAINT equ 1

        include "include/field.asm"
        include "engine/views/trail.asm"
        include "lib/field_address.asm"

        public board_paint

MARKED:         equ $E0                 ; and the sides of a trail, KEY_UP .. : unlike any byte of a field
BOARD_DOT:      equ $F0                 ; a hint of the way
BOARD_WALK:     equ $A0                 ; shaded: in the field, while it is watched, a walk that is not kept yet; else see board_white.asm

; board_paint - paint a place as it is in board_shown
; In:    D, E = field row, column
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
board_paint:
        push de
        call shown_address
        ld a,(hl)
        cp MARKED
        jr nc,paint_mark
        call paint_at
        pop de
        ret
paint_mark:                             ; floor, a hint of the way with a dark dot in its middle
        ld hl,floor_pattern
        cp BOARD_DOT
        jr nz,$ + 5
        ld hl,hint_pattern
        call paint_place
        pop de
        ret

; shown_address - the address of a place in board_shown
; In:    D, E = field row, column
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
shown_address:
        call field_address
shown_beside:                           ; of the field's address HL
        ld a,h
        add a,0 + (high board_shown) - (high field)
        ld h,a
        ret

; paint_at - paint a place by a byte of the field
; In:    A = the byte; HL = its address in board_shown
; Uses:  AF, BC, DE, HL
paint_at:
        ld c,a
        ld a,h
        sub high board_shown
        call place_of
        ld a,c
        call look_of
        add a,a
        add a,a
        add a,a
        ld hl,look_patterns
        add a,l
        ld l,a
        jr nc,paint_place
        inc h                           ; fall through into paint_place

; paint_place - paint a place
; In:    D, E = field row, column; HL = eight bytes; of these the middle is for places of 4 pixels
; Uses:  AF, BC, DE, HL
paint_place:
        proc
        local tall, whole, half, both
        ld b,8
        bit 0,d
        jr nz,tall
        inc hl
        inc hl
        ld b,4
tall:
        push hl
        push de
        ld a,d
        call place_pixel
        ld d,a
        ld a,e
        call place_pixel
        ld e,a
        call sprite_address
        pop de
        ld a,e
        pop de                          ; DE = the pattern
        and 3
        ld c,$F0
        jr z,half
        dec a
        jr z,both
        dec a
        ld c,$0F
        jr z,half
whole:
        ld a,(de)
        ld (hl),a
        inc de
        line_below
        djnz whole
        ret
half:                                   ; C = the half of a byte that it takes
        ld a,(de)
        rlca
        rlca
        bit 7,c
        jr nz,$ + 6
        rrca
        rrca
        rrca
        rrca
        xor (hl)
        and c
        xor (hl)
        ld (hl),a
        inc de
        line_below
        djnz half
        ret
both:                                   ; the right half, and the left one of the next
        ld a,(de)
        rlca
        rlca
        rlca
        rlca
        ld c,a
        xor (hl)
        and $0F
        xor (hl)
        ld (hl),a
        inc l
        ld a,c
        xor (hl)
        and $F0
        xor (hl)
        ld (hl),a
        dec l
        inc de
        line_below
        djnz both
        ret
        endp

; place_of - the place of an address
; In:    A = pages from the start of the field, or of board_shown; L
; Out:   D, E = field row, column
; Keeps: BC, HL
; Uses:  AF
place_of:
        ld d,a
        ld a,l
        and FIELD_STRIDE - 1
        ld e,a
        ld a,l
        rlca
        rl d
        rlca
        rl d
        rlca
        rl d
        ret

; place_pixel - where a place begins
; In:    A = row or column
; Out:   A = pixels from the board's edge
; Keeps: all but AF
place_pixel:
        proc
        local even
        push bc
        ld b,a
        ld c,a
place_six:
        add a,a
        add a,b
        add a,a                         ; 6 * place
        bit 0,c
        jr z,even
        sub 2
even:
        pop bc
        ret
        endp

look_patterns:
        db 0, 0, 0, 0, 0, 0, 0, 0       ; wall
        db 0, 0, $3C, $3C, $3C, $3C, 0, 0 ; a square in its middle: floor beside a trail, or a walk that is not kept yet
        db $81, 0, 0, 0, 0, 0, 0, $81   ; block
floor_pattern:
        db 255, 255, 255, 255, 255      ; passage; its last three bytes are the first ones of the hint
hint_pattern:
        db 255, 255, 255, $E7, $E7, 255, 255, 255

        endif
