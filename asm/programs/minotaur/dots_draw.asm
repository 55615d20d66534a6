; dots_draw.asm - the dots of the thread, drawn

        if ! defined MINOTAUR_DOTS_DRAW
MINOTAUR_DOTS_DRAW equ 1

; dot_line - the address of the window's left edge in a line of the screen
; In:    A = line
; Out:   HL
; Uses:  AF
dot_line:
        ld l,a
        rrca
        rrca
        rrca
        and $18
        ld h,a
        ld a,l
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,l
        and $38
        add a,a
        add a,a
        add a,WINDOW_COLUMN
        ld l,a
        ret

; dots_draw - the dots of the thread in the part of the window drawn last
; In:    the parts of a picture come one below the other: rows above one of them are not looked at again
; Uses:  AF, BC, DE, HL
; Writes: operands
dots_draw:
        proc
        local row, past, one, two, both, go, dot, low_1, high_1, low_2, high_2
dots_first:
        ld hl,DOT_ROWS                  ; operand
row:
        ld de,(blocks_part_from)        ; D = blocks_part_to
        ld c,(hl)
        ld a,c
        cp d
        ret nc                          ; this row and all after it are below; 255, too
        inc hl
        ld b,(hl)
        inc hl
        add a,2                         ; its third line
        cp e
        jr c,past
        inc b
        dec b
        jr z,past
        ; where the first line is, and the third one: if one of them is in another part, the other one twice
        cp d
        jr nc,one
        ld a,c
        cp e
        jr nc,two
        inc hl
        inc hl
        call both
        jr go
past:
        ld a,b
        add a,4
        ld e,a
        ld d,0
        add hl,de
        ld (dots_first + 1),hl
        jr row
one:
        call both
        inc hl
        inc hl
        jr go
both:
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld (high_1 + 1),a
        ld (high_2 + 1),a
        ld a,e
        ld (low_1 + 1),a
        xor a
        ld (low_2 + 1),a
        ret
two:
        call both
        ld a,(hl)
        sub e
        ld (low_2 + 1),a
        inc hl
        ld a,(hl)
        ld (high_2 + 1),a
        inc hl
go:
        ex de,hl
        ld a,(dot_left)
        ld c,a
dot:
        ld a,(de)
        inc de
low_1:
        add a,0                         ; operand
        ld l,a
high_1:
        ld h,0                          ; operand
        ld (hl),c
        inc h
        ld (hl),c
        inc l
dot_right_1:
        ld (hl),0                       ; operand
        dec h
dot_right_2:
        ld (hl),0                       ; operand
low_2:
        add a,0                         ; operand
        ld l,a
high_2:
        ld h,0                          ; operand
        ld (hl),c
        inc h
        ld (hl),c
        inc l
dot_right_3:
        ld (hl),0                       ; operand
        dec h
dot_right_4:
        ld (hl),0                       ; operand
        djnz dot
        ex de,hl
        jr row
        endp

        endif
