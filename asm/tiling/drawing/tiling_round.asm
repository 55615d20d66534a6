; tiling_round.asm - shared by the drawings of `circle` and `rectangle`: marks at the entrance and at the goal, arithmetic

        if ! defined ENGINE_TILING_ROUND
ENGINE_TILING_ROUND equ 1

        include "tiling/drawing/tiling_mark.asm"

        public round_mark, round_times, round_divide

ROUND_ROOM:     equ 7                   ; pixels for the arrow, outside the outermost ring

; round_mark - an arrow outside, a ring in the middle of the drawing, or a sign in a cell
; In:    D, E, B, A = as `mark` in tiling_draw.asm; HL = a routine: D = 0, E = column, C = pixels outside the outermost ring ->
;        H, L = y, x, beside the middle of that column; it keeps DE. round_ring, round_goal
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends; attributes, if the cells of the screen are clear; its operand at near and far
round_mark:
        proc
        local near, far, inside, goal
        bit 0,b
        jr nz,goal
        or d
        jr nz,inside
        ld (near + 1),hl
        ld (far + 1),hl
        ld c,2
near:
        call 0                          ; operand
        push hl                         ; the tip of the arrow
        ld c,ROUND_ROOM - 1
far:
        call 0                          ; operand
        pop de
        ld a,h
        sub d
        ld b,a
        ld a,l
        sub e
        ld c,a                          ; B, C = from the tip to the middle of the other end
        jr round_arrow
goal:
        cp 4
        jr nz,inside
        ld a,(tiling_rows)
        dec a
        cp d
        jr nz,inside
        ld de,(round_goal)
        ld c,0
        call mark_corners
        ld c,MARK_RED
        call nc,mark_corners
        ld b,1
        jp mark_inside
inside:
        call tiling_centre
        jp mark_inside
        endp

; round_arrow - an arrow that points to a gap
; In:    D, E = y, x of its tip; B, C = from there to the middle of its other end: down, right
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends; attributes, if the cells are clear
round_arrow:
        push bc
        push de
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,c
        ld e,a
        ld c,0
        call mark_corners
        ld c,MARK_GREEN
        call nc,mark_corners
        pop de
        pop bc
        push bc
        push de
        call tiling_line                ; its middle
        pop de
        pop bc
        push bc
        push de
        ld a,b                          ; to one corner: down + right, right - down
        add a,c
        ld h,a
        ld a,c
        sub b
        ld c,a
        ld b,h
        call tiling_line
        pop de
        pop bc
        push bc
        ld a,b                          ; to the other one: down - right, right + down
        sub c
        ld h,a
        ld a,c
        add a,b
        ld c,a
        ld b,h
        call tiling_line
        pop bc
        ld a,c                          ; and across
        add a,a
        ld h,a
        xor a
        sub b
        sub b
        ld c,a
        ld b,h
        jp tiling_line

; round_times - A * DE, and only the low 16 bits of it
; In:    A, DE
; Out:   HL = product; A = 0
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
round_times:
        proc
        local zero, begin, digit, none
        ld hl,0
        scf                             ; the 1 that goes in last marks the end
        adc a,a
        jr c,begin
zero:
        add a,a
        jr nc,zero
        ret z
begin:
        ld h,d
        ld l,e
digit:
        add a,a
        jr nc,none
        ret z
        add hl,hl
        add hl,de
        jp digit
none:
        add hl,hl
        jp digit
        endp

; round_gap - the middle of a wall that is not drawn, for tiling_gap
; In:    D, E = y, x
; Out:   line_ends: both are there
; Keeps: all
; Uses:  nothing
; Writes: line_ends
round_gap:
        ld (line_ends),de
        ld (line_ends + 2),de
        ret

; round_divide - HL / E
; In:    HL, E = 1 to 127
; Out:   HL = quotient; A = rest
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
round_divide:
        proc
        local digit, next
        push bc
        ld b,16
        xor a
digit:
        add hl,hl
        rla
        cp e
        jr c,next
        sub e
        inc l
next:
        djnz digit
        pop bc
        ret
        endp

tiling_round_variables macro
round_ring:     ds 1                    ; the width of a ring
round_goal:     ds 2                    ; x, y of the goal
        endm

        endif
