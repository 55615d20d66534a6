; solve_panel.asm - eight columns right of a maze: the solver, its result, the keys

        if ! defined SOLVERS_SOLVE_PANEL
SOLVERS_SOLVE_PANEL equ 1

        include "engine/text/number.asm"
        include "engine/pages/panel.asm"
        include "engine/text/text_line.asm"
        include "programs/solvers/solver_entry.asm"

        public panel_solver, panel_result

; panel_solver - draw the solver's name and the speed
; In:    solver, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_solver:
        call solver_entry
        ld bc,SOLVER_NAME
        add hl,bc
        ink INK_KEY
        ld de,PANEL
        call draw_line
        ld de,256 + PANEL
        call draw_line
        ld a,(speed)
        ld d,22
        jp panel_digit

; panel_result - draw steps, places visited, time
; In:    failed, route_length, solve_visited, timed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_result:
        proc
        local result_text, none_text
        ld hl,result_text
        call draw_text
        ld a,(failed)
        or a
        ld hl,none_text
        call nz,draw_text
        ink INK_VALUE
        ld hl,(route_length)
        ld de,4 * 256 + PANEL + 1
        xor a
        call draw_number
        ld hl,(solve_visited)
        ld de,6 * 256 + PANEL + 1
        xor a
        call draw_number
        ld hl,(timed)
        ld a,(timed + 2)
        ld d,7
        jp panel_time
result_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, PANEL, "Steps   "
        db TEXT_AT, 5, PANEL, "Visited "
        db TEXT_END
none_text:
        db TEXT_AT, 3, PANEL, TEXT_INK, INK_BAD, "No route", TEXT_END
        endp

solve_keys:
        db TEXT_AT, 9, PANEL, TEXT_INK, INK_KEY, "ENTER", TEXT_INK, INK_TEXT, " go"
        db TEXT_AT, 10, PANEL, TEXT_INK, INK_KEY, "Z X", TEXT_INK, INK_TEXT, " next"
        db TEXT_AT, 11, PANEL, TEXT_INK, INK_KEY, "S F", TEXT_INK, INK_TEXT, " ends"
        db TEXT_AT, 12, PANEL, TEXT_INK, INK_KEY, "W", TEXT_INK, INK_TEXT, " wall"
        db TEXT_AT, 13, PANEL, TEXT_INK, INK_KEY, "K", TEXT_INK, INK_TEXT, " point"
        db TEXT_AT, 14, PANEL, TEXT_INK, INK_KEY, "B"
        db TEXT_AT, 15, PANEL, TEXT_INK, INK_KEY, "T", TEXT_INK, INK_TEXT, " to"
        db TEXT_AT, 16, PANEL, TEXT_INK, INK_KEY, "N G", TEXT_INK, INK_TEXT, " maze"
        db TEXT_AT, 17, PANEL, TEXT_INK, INK_KEY, "V", TEXT_INK, INK_TEXT, " colour"
        db TEXT_AT, 18, PANEL, TEXT_INK, INK_KEY, "D", TEXT_INK, INK_TEXT, " stones"
        db TEXT_AT, 19, PANEL, TEXT_INK, INK_KEY, "L", TEXT_INK, INK_TEXT, " flood"
        db TEXT_AT, 20, PANEL, TEXT_INK, INK_KEY, "C", TEXT_INK, INK_TEXT, " clear"
        db TEXT_AT, 21, PANEL, TEXT_INK, INK_KEY, "R", TEXT_INK, INK_TEXT, " race"
        db TEXT_AT, 22, PANEL, TEXT_INK, INK_KEY, "0-9", TEXT_INK, INK_TEXT, " at"
        db TEXT_AT, 23, PANEL, TEXT_INK, INK_KEY, "BREAK"
        db TEXT_END

        endif
