; show.asm - the maze on the screen: each half in its own colours, the trails, the shortest ways, those who run

        if ! defined RACE_SHOW
RACE_SHOW equ 1

        include "engine/views/field_lines.asm"
        include "engine/views/figure_draw.asm"
        include "engine/views/mark_shapes.asm"
        include "lib/route_step.asm"
        include "programs/race/make.asm"
        include "programs/race/runners.asm"
        include "programs/race/told.asm"

INK_1:          equ $46                 ; bright yellow
INK_2:          equ $45                 ; bright cyan
WAY_PAPER:      equ $08                 ; blue
SPRINT_ROWS:    equ 13                  ; of the field of a sprint, above which its name has room
SPRINT_ROW:     equ 2
SPRINT_COLUMN:  equ 10
FIELD_WAY:      equ $10                 ; in a byte of the field: a shortest way passes here

; draw_places - draw the whole maze, above a sprint its name
; In:    field, lines_rows, lines_columns
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, title_cells
draw_places:
        proc
        local row, column
        ld a,(special)
        or a
        jp nz,special_board
        ld de,0
        ld bc,(lines_columns)           ; B = rows, C = columns
row:
        push bc
        push de
column:
        push bc
        call place_draw
        pop bc
        inc e
        dec c
        jr nz,column
        pop de
        pop bc
        inc d
        djnz row
        ld a,(lines_rows)
        cp SPRINT_ROWS
        ret nz
        ld hl,sprint_text
        ld de,SPRINT_ROW * 256 + SPRINT_COLUMN
        ld c,$47
        jp tall_text
        endp

sprint_text:
        db "S P R I N T", TEXT_END

; place_draw - draw a place as it is without anybody on it
; In:    D, E = field row, column
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen, the record of lines_use
place_draw:
        proc
        local side, bare, bolt
        ld hl,(finish_at)
        or a
        sbc hl,de
        ld hl,finish_shape
        ld c,FINISH_INK
        jp z,draw_mark
        or a
        ld hl,(bolt_1)
        sbc hl,de
        jr z,bolt
        ld hl,(bolt_2)
        or a
        sbc hl,de
        jr z,bolt
        ld a,(middle)
        cp e
        ld hl,right_lines
        jr c,side
        ld hl,left_lines
        jr nz,side
        ld hl,middle_lines
side:
        push de
        call lines_use
        pop de
        call field_address
        bit 4,(hl)
        jr z,bare
        ld hl,lines_trail_ink
        ld a,(hl)
        or WAY_PAPER
        ld (hl),a
        dec hl                          ; lines_floor_ink
        ld (hl),a
bare:
        jp draw_line_place
bolt:
        ld hl,bolt_shape
        ld c,BOLT_INK
        jp draw_mark
        endp

left_lines:                             ; walls, floor, trail, its thickness
        db $04, $06, INK_1
        dw line_thin
right_lines:
        db $03, $05, INK_2
        dw line_thin
middle_lines:
        db $07, $07, $47
        dw line_thin

; way_lay - note the shortest way from a place to the finish in the field
; In:    D, E = row, column; finish_at
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, what solve_wave_cpir writes
way_lay:
        proc
        local step
        push de
        ld hl,(finish_at)
        call solve_wave_cpir
        pop de
        ld hl,route
step:
        push hl
        call field_address
        set 4,(hl)
        pop hl
        ld a,b
        or c
        ret z
        dec bc
        ld a,(hl)
        inc hl
        call route_step
        jr step
        endp

; runners_show - draw who runs, and what was under them; it is to be done before the beam comes
; Uses:  AF, BC, DE, HL
runners_show:
        ld a,(special)
        or a
        jp nz,special_show
        push ix
        ld ix,runner_1
        call runner_under
        ld ix,runner_2
        call runner_under
        ld ix,runner_1
        call runner_draw
        ld ix,runner_2
        call runner_draw
        pop ix
        ret

; runner_under - draw the two places that a runner has covered
; In:    IX = runner
runner_under:
        ld e,(ix + RUN_SHOWN)
        ld d,(ix + RUN_SHOWN + 1)
        call place_draw
        ld e,(ix + RUN_SHOWN + 2)
        ld d,(ix + RUN_SHOWN + 3)
        jp place_draw

; runner_draw - draw a runner, and note the places that he covers
; In:    IX = runner
runner_draw:
        call figure_place
        ld (ix + RUN_SHOWN),e
        ld (ix + RUN_SHOWN + 1),d
        call figure_next
        ld (ix + RUN_SHOWN + 2),e
        ld (ix + RUN_SHOWN + 3),d
        jp figure_draw

        endif
