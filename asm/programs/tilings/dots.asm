; dots.asm - where a dot of the trail or of the way is, so that it is white

        if ! defined TILINGS_DOTS
TILINGS_DOTS equ 1

; dot_place - where a dot is white: in character cells without lines, a few pixels up, down or aside at most. The tints of small squares
;             need no such place
; In:    D, E = y, x of its middle; A = how many pixels; marks
; Out:   carry clear: D, E = y, x; carry set: nowhere near, D, E as before
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: operand at reach
dot_place:
        proc
        local reach, further, way, step, there, passed, found, lined, ways
        ld (reach + 1),a
        call on_squares
        ld c,0
        jr nz,further
        xor a
        ret
further:
        ld hl,ways
        ld b,4
way:
        push hl
        push de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ex de,hl                        ; DE = a pixel on
        ld a,c
step:
        sub 1
        jr c,there
        add hl,de
        jr step
there:
        ex de,hl
        dec d
        dec e
        call lined
        inc d
        inc e
        or a
        jr nz,passed
        inc d
        inc e
        call lined
        dec d
        dec e
        or a
passed:
        pop hl
        jr z,found
        ex de,hl
        pop hl
        inc hl
        inc hl
        djnz way
        inc c
reach:
        ld a,0                          ; operand
        cp c
        jr nc,further
        ret
found:
        pop hl
        ret                             ; carry is clear
lined:                                  ; A = what is in the character cell of D, E
        call dot_char
        add a,high marks
        ld h,a
        ld a,(hl)
        and $C8
        ret
ways:
        dw 1, 0 - 1, 256, 0 - 256
        endp

; dot_char - the character cell of a pixel: D, E = y, x; L = low byte of its place in `marks` and of its attribute, A = page; uses F, H
dot_char:
        call pixel_byte
        ld a,h
        rra
        rra
        rra
        and 3
        ret
DOT_REACH:      equ 3                   ; of a cell
LINK_REACH:     equ 0                   ; of a dot between two: no dot comes to where another one is

        endif
