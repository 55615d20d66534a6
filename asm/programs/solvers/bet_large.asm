; bet_large.asm - characters and shapes of twice the size, in one colour

        if ! defined SOLVERS_BET_LARGE
SOLVERS_BET_LARGE equ 1

; draw_large - a character of 2 x 2 cells; shape_large - a shape
; In:    A = character, or HL = shape; D, E = row, column; C = attribute
; Out:   E = column behind it
; Keeps: C, D
; Uses:  AF, B, HL
; Writes: the screen, lane_lines: in a race `work` has the rooms that the mice have to go
draw_large:
        proc
        local half, quarter, line, left, pixel
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ROM_FONT - 256
        add hl,de
        pop de
shape_large:
        ld b,2
half:
        push hl
        push de
        call quarter
        inc d
        call quarter
        pop de
        pop hl
        inc e
        djnz half
        ret
quarter:                                ; HL = four lines; B = 2: their left pixels, 1: the right ones
        push de
        push bc
        ld de,lane_lines
        ld c,4
line:
        push bc
        ld a,(hl)
        inc hl
        dec b
        jr nz,left
        rlca
        rlca
        rlca
        rlca
left:
        ld b,4
pixel:                                  ; each twice
        add a,a
        push af
        rl c
        pop af
        rl c
        djnz pixel
        ld a,c
        ld (de),a
        inc de
        ld (de),a
        inc de
        pop bc
        dec c
        jr nz,line
        pop bc
        pop de
        push hl
        ld hl,lane_lines
        call draw_shape
        pop hl
        ret
        endp

        endif
