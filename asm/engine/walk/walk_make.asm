; walk_make.asm - a maze to walk through: made, measured, drawn

        if ! defined ENGINE_WALK_MAKE
ENGINE_WALK_MAKE equ 1

        include "engine/views/marks_across.asm"
        include "engine/text/large_text.asm"
        include "engine/views/field_lines.asm"
        include "engine/views/mark_shapes.asm"
        include "engine/views/torch.asm"
        include "engine/walk/walk_record.asm"
        include "solve/solve_wave_cpir.asm"

        public make_sized, draw_places, place_draw

WALK_ROWS:      equ 21
WALK_COLUMNS:   equ 31
WAY_DOT:        equ $10                 ; in a byte of the field: the way has been shown here
WAY_INK:        equ $47
DARK_INK:       equ $00

; make_sized - make a maze, in the middle of the screen
; In:    B, C = rows, columns; rng_seed
; Out:   field, start_at, finish_at, field_top, field_left; the shortest way: route, route_length, best_steps
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: what the generator, the doors and the solver write
make_sized:
        ld (field_width),bc             ; and field_height
        ld (lines_columns),bc           ; and lines_rows
        ld a,WALK_ROWS
        sub b
        rra
        inc a
        ld (field_top),a
        ld a,WALK_COLUMNS
        sub c
        rra
        ld (field_left),a
        ld hl,(walk_lines)
        call lines_use
        ld hl,(walk_generator)
        call make_call
        ld hl,(walk_doors)
        call make_call
        ld a,(entrance)
        ld d,a
        ld e,0
        ld (start_at),de
        ld a,(exit)
        ld h,a
        ld a,(field_width)
        dec a
        ld l,a
        ld (finish_at),hl
        call solve_wave_cpir
        ld (best_steps),bc
        ret
make_call:
        jp (hl)

; code_way - the direction of a code of the route
; In:    A = code
; Out:   A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT
; Keeps: C, DE, HL, IX, IY
; Uses:  F, B
; Writes: nothing
code_way:
        proc
        local turn
        rrca
        ld b,a
        inc b
        ld a,128
turn:
        rlca
        djnz turn
        ret
        endp

; draw_places - draw the whole maze
; In:    field, lines_rows, lines_columns
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
draw_places:
        proc
        local row, column
        ld d,0
row:
        ld e,0
column:
        call place_draw
        inc e
        ld a,(lines_columns)
        cp e
        jr nz,column
        inc d
        ld a,(lines_rows)
        cp d
        jr nz,row
        ret
        endp

; place_draw - draw a place as it is without anybody on it
; In:    D, E = field row, column; torch_on
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen
place_draw:
        proc
        local seen, dark
        call field_address
        ld b,(hl)
        ld a,(torch_on)
        or a
        jr z,seen
        ld a,b
        and TORCH_SEEN | WAY_DOT | TRAIL_BITS
        jr z,dark
seen:
        ld hl,(start_at)
        or a
        sbc hl,de
        ld hl,start_shape
        ld c,START_INK
        jp z,draw_mark
        ld hl,(finish_at)
        or a
        sbc hl,de
        ld hl,finish_shape
        ld c,FINISH_INK
        jp z,draw_mark
        ld a,b
        and FIELD_WALL | WAY_DOT | TRAIL_BITS
        cp WAY_DOT
        jp nz,draw_line_place
        ld hl,way_shape
        ld c,WAY_INK
        jp draw_mark
dark:
        ld hl,dark_shape
        ld c,DARK_INK
        jp draw_mark
        endp

way_shape:
        db 0, 0, 0, $18, $18, 0, 0, 0
dark_shape:
        db 0, 0, 0, 0, 0, 0, 0, 0

walk_make_variables macro
start_at:       ds 2                    ; column, row
finish_at:      ds 2
best_steps:     ds 2                    ; of the shortest way
torch_on:       ds 1                    ; 1: it is dark, but for the torch
torch_wanted:   ds 1                    ; 1: the player walks by torch
        endm

        endif
