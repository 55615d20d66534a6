; bet_figures.asm - the runners drawn large, 4 x 4 cells, and their faces, 2 x 2: left halves, which are mirrored

        if ! defined SOLVERS_BET_FIGURES
SOLVERS_BET_FIGURES equ 1

        include "engine/text/text.asm"

; draw_runner - a runner from head to foot; draw_face - its face; draw_twin - any shape whose right half mirrors the left one
; In:    D, E = row, column; C = attribute; for draw_twin: HL = the left half, its columns of cells from the left, B = how many
; Keeps: C, DE
; Uses:  AF, B, HL
; Writes: the screen, work; operands at bottom, mirrored
draw_face:
        ld hl,face_shape
draw_pair:
        ld b,1
        jr draw_twin
draw_runner:
        ld hl,runner_shape
        ld b,2
draw_twin:
        proc
        local column, cell, line, pixel, mirrored, bottom
        ld a,b
        add a,a
        add a,d
        ld (bottom + 1),a
        sub d
        dec a
        add a,e
        add a,e
        ld (mirrored + 1),a             ; the sum of two columns that mirror each other
        push de
column:
        push bc
        push de
cell:
        push hl
        call draw_shape
        pop hl
        push de
        push bc
        ld de,work
        ld b,8
line:
        ld a,(hl)
        inc hl
        ld c,1                          ; comes out behind eight pixels
pixel:
        rra
        rl c
        jr nc,pixel
        ld a,c
        ld (de),a
        inc e
        djnz line
        pop bc
        pop de
        push de
        push hl
mirrored:
        ld a,0                          ; operand
        sub e
        ld e,a
        ld hl,work
        call draw_shape
        pop hl
        pop de
        inc d
        ld a,d
bottom:
        cp 0                            ; operand: the row below it
        jr nz,cell
        pop de
        inc e
        pop bc
        djnz column
        pop de
        ret
        endp

runner_shape:
        db $1F, $3F, $7F, $71, $60, $60, $60, $71
        db $3F, $1F, $0F, $0E, $0C, $0C, $0C, $8E
        db $6F, $0F, $F7, $03, $71, $80, $00, $C3
        db $E7, $FF, $7F, $0F, $0F, $07, $1F, $3F
        db $00, $80, $C0, $C0, $C0, $DF, $FF, $FF
        db $FF, $FF, $FF, $3F, $1F, $9F, $1F, $3F
        db $FF, $FF, $F8, $F8, $BD, $C1, $7F, $00
        db $FF, $D5, $AA, $55, $2A, $97, $BF, $80
face_shape:
        db $38, $7C, $6C, $45, $6F, $3F, $3F, $33
        db $29, $33, $3F, $3E, $5E, $37, $59, $0F

        endif
