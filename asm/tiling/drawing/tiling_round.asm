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
; Writes: pixels, line_ends; attributes: green of the arrow, red of the ring; its operand at near and far
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
        ex de,hl
        jr round_arrow
goal:
        cp 4
        jr nz,inside
        ld a,(tiling_rows)
        dec a
        cp d
        jr nz,inside
        ld de,(round_goal)
        ld c,MARK_RED
        call mark_corners
        ld b,1
        jp mark_inside
inside:
        call tiling_centre
        jp mark_inside
        endp

; round_arrow - a solid arrow at a gap: its tip is up, right, down or left of its other end, whichever is nearest
; In:    D, E = y, x of the middle of its other end; H, L = y, x of a point that it leads to
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends; attributes
round_arrow:
        proc
        local down, right, upright, strokes
        ld a,h
        sub d
        ld b,a                          ; down
        jr nc,down
        neg
down:
        ld c,a
        ld a,l
        sub e
        ld h,a                          ; right
        jr nc,right
        neg
right:
        cp c
        ld a,b
        ld l,4                          ; 4 down, 0 up
        jr c,upright
        ld a,h
        ld l,2                          ; 2 right, 6 left
upright:
        rlca
        sbc a,a
        and 4
        xor l
        push af
        ld c,MARK_GREEN
        call mark_corners
        pop af
        ld hl,strokes
        jp mark_figure
strokes:
        db 3, 3, 2, 1, 0, 255
        endp

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
