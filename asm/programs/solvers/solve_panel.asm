; solve_panel.asm - eight columns right of a maze: the solver, what it found, the keys

        if ! defined SOLVERS_SOLVE_PANEL
SOLVERS_SOLVE_PANEL equ 1

        include "engine/text_line.asm"
        include "engine/number.asm"
        include "engine/text.asm"
        include "programs/solvers/solver_entry.asm"

        public panel_solver, panel_result

SOLVE_PANEL:    equ 24                  ; its first column

; panel_solver - the solver's name, and the speed
; In:    solver, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_solver:
        call solver_entry
        ld bc,SOLVER_NAME
        add hl,bc
        ld c,KEY_INK
        ld de,SOLVE_PANEL
        call draw_line
        ld de,256 + SOLVE_PANEL
        call draw_line
        ld a,(speed)
        add a,'0'
        ld de,22 * 256 + 31
        ld c,VALUE_INK
        jp draw_char

; panel_result - steps, places visited, time
; In:    failed, route_length, solve_visited, timed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_result:
        proc
        local there
        ld hl,solve_result
        call draw_text
        ld a,(failed)
        or a
        jr z,there
        ld hl,solve_none
        call draw_text
there:
        ld hl,(route_length)
        ld de,4 * 256 + SOLVE_PANEL + 1
        ld c,VALUE_INK
        xor a
        call draw_number
        ld hl,(solve_visited)
        ld de,6 * 256 + SOLVE_PANEL + 1
        xor a
        call draw_number
        ld hl,(timed)
        ld a,(timed + 2)
        ld b,a
        or h
        or l
        ret z                           ; it was watched
        ld a,b
        ld de,8 * 256 + SOLVE_PANEL
        ld b,8
        jp draw_digits
        endp

solve_result:
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 3, SOLVE_PANEL, "Steps   "
        db TEXT_AT, 5, SOLVE_PANEL, "Visited "
        db TEXT_AT, 7, SOLVE_PANEL, "Time, T "
        db TEXT_AT, 8, SOLVE_PANEL, "       -"
        db TEXT_END
solve_none:
        db TEXT_AT, 3, SOLVE_PANEL, TEXT_COLOUR, BAD_INK, "No route", TEXT_END
solve_keys:
        db TEXT_AT, 10, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "ENTER", TEXT_COLOUR, TEXT_INK, " go"
        db TEXT_AT, 11, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "Z X", TEXT_COLOUR, TEXT_INK, " next"
        db TEXT_AT, 12, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "S", TEXT_COLOUR, TEXT_INK, " start"
        db TEXT_AT, 13, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "F", TEXT_COLOUR, TEXT_INK, " finish"
        db TEXT_AT, 14, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "W", TEXT_COLOUR, TEXT_INK, " wall"
        db TEXT_AT, 15, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "N", TEXT_COLOUR, TEXT_INK, " new"
        db TEXT_AT, 16, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "G", TEXT_COLOUR, TEXT_INK, " maze"
        db TEXT_AT, 17, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "D", TEXT_COLOUR, TEXT_INK, " stones"
        db TEXT_AT, 18, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "L", TEXT_COLOUR, TEXT_INK, " flood"
        db TEXT_AT, 19, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "C", TEXT_COLOUR, TEXT_INK, " clear"
        db TEXT_AT, 20, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "R", TEXT_COLOUR, TEXT_INK, " race"
        db TEXT_AT, 21, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "0-9", TEXT_COLOUR, TEXT_INK, " sets"
        db TEXT_AT, 22, SOLVE_PANEL, TEXT_COLOUR, TEXT_INK, "  speed"
        db TEXT_AT, 23, SOLVE_PANEL, TEXT_COLOUR, KEY_INK, "BREAK"
        db TEXT_END

        endif
