; solve_panel.asm - eight columns right of a maze: the solver, its result, the keys

        if ! defined SOLVERS_SOLVE_PANEL
SOLVERS_SOLVE_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "engine/pages/entries.asm"
        include "engine/text/text_line.asm"
        include "programs/solvers/solver_entry.asm"

        public panel_solver, panel_result

PANEL:          equ 24                  ; its first column
NEXT_ROW:       equ 2
GO_ROW:         equ 4
RESULT_ROW:     equ 6
RESULT_ROWS:    equ 3
KEYS_TOP:       equ 10
ASKED_ROW:      equ 12                  ; below the key of stones
SPEED_ROW:      equ 20
BREAK_LEFT:     equ 20                  ; column of the cap in the bottom row
HELP_LEFT:      equ 13
NAME_INK:       equ $45

; panel_draw - draw the panel: the solver, the keys; panel_again - the same over itself, as BREAK no longer stops a solver
; In:    panel_changes
; Out:   panel_letters
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
panel_draw:
        proc
        local changes
        ld d,KEYS_TOP
        ld b,23 - KEYS_TOP
        call panel_blank
panel_again:
        ld a,(panel_changes)
        or a
        ld hl,change_letters
        ld de,change_keys
        jr nz,changes
        ld hl,solve_letters
        ld de,solve_keys
changes:
        ld (panel_letters),hl
        ex de,hl
        call draw_keys
        ld hl,board_keys
        call draw_keys
        endp                            ; fall through into panel_solver

; panel_solver - draw the solver's name and the speed
; In:    solver, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_solver:
        call solver_named
        ld c,NAME_INK
        ld de,PANEL
        call draw_line
        ld de,256 + PANEL
        call draw_line
        ld a,(panel_changes)
        or a
        jp nz,points_panel              ; not all solvers heed the limit
        ld a,(speed)
        ld l,a
        ld h,0
        ld de,256 * SPEED_ROW + PANEL + 7
        ld b,1
        ink INK_VALUE
        jp draw_digits

; panel_clear - no result, no question; panel_blank - empty rows: D = the first, B = how many
; Keeps: IX, IY
; Uses:  AF, BC, D, E, HL
panel_clear:
        ld d,ASKED_ROW
        ld b,1
        call panel_blank
        ld d,RESULT_ROW
        ld b,RESULT_ROWS
panel_blank:
        xor a
        ld (stones_asked),a
        ink INK_TEXT
        ld e,PANEL
        call blank_line
        inc d
        djnz panel_blank
        ret

; blank_line - spaces up to the right edge
; In:    D, E = row, column; C = attribute
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
blank_line:
        ld hl,no_text
        jp draw_line

; panel_result - draw steps, places looked at, time
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
        ld a,(failed)
        or a
        ld hl,(route_length)
        ld de,256 * RESULT_ROW + PANEL + 5
        ld b,3
        call z,draw_digits              ; C stays
        ld hl,(solve_visited)
        ld de,256 * (RESULT_ROW + 1) + PANEL + 4
        ld b,4
        call draw_digits
        ld hl,(timed)
        ld a,(timed + 2)
        ld b,a
        or h
        or l
        ret z                           ; watched
        ld a,b
        ld b,3
        ld de,256 * (RESULT_ROW + 2) + PANEL
        call draw_milliseconds
        ink INK_TEXT
        ld e,PANEL + 5
        ld hl,ms_text
        jp draw_line
result_text:
        db TEXT_AT, RESULT_ROW, PANEL, TEXT_COLOUR, ROUTE_INK, "Steps", TEXT_INK, INK_TEXT, "   "
        db TEXT_AT, RESULT_ROW + 1, PANEL, TEXT_COLOUR, LOOKED_INK, "Seen", TEXT_END ; in the colours of the board
none_text:
        db TEXT_AT, RESULT_ROW, PANEL, TEXT_INK, INK_BAD, "No way", TEXT_END
        endp

given_text:
        db "yours", TEXT_END
best_text:
        db "best", TEXT_END
any_text:
        db "any", TEXT_END
here_text:
        db TEXT_INK, INK_BAD, TEXT_AT, RESULT_ROW, PANEL, "not here", TEXT_END
taken_text:
        db TEXT_INK, INK_BAD, TEXT_AT, RESULT_ROW, PANEL, "place", TEXT_AT, RESULT_ROW + 1, PANEL, "is taken", TEXT_END
again_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, ASKED_ROW, PANEL + 2, "again?", TEXT_END
thinking_text:                          ; its bright letter runs: solver_watch
        db TEXT_AT, RESULT_ROW, PANEL, TEXT_COLOUR, $46, "t", TEXT_INK, INK_TEXT, "hinking"
        db TEXT_AT, 23, HELP_LEFT, "      ", TEXT_AT, 23, BREAK_LEFT + 6, "stop ", TEXT_END ; no help meanwhile
stop_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, RESULT_ROW, PANEL, "stopped ", TEXT_END
ms_text:
        db " ms"
no_text:
        db TEXT_END

board_keys:
        db NEXT_ROW, PANEL, "Z", PANEL + 1, TEXT_END
        db NEXT_ROW, PANEL + 2, "X", PANEL + 4, "next", TEXT_END
        db GO_ROW, PANEL, "ENTER", PANEL + 6, "go", TEXT_END
        db 23, 0
board_ways:                             ; the keys in use, from the title page
        db "QAOP", 5, "move", TEXT_END
        db 23, HELP_LEFT, "H", HELP_LEFT + 2, "help", TEXT_END
        db KEYS_END
solve_keys:
        db KEYS_TOP, PANEL, "S", PANEL + 2, "start", TEXT_END
        db KEYS_TOP + 1, PANEL, "F", PANEL + 2, "finish", TEXT_END
        db 13, PANEL, "N", PANEL + 2, "new", TEXT_END
        db 14, PANEL, "G", PANEL + 2, "choose", TEXT_END
        db 16, PANEL, "C", PANEL + 2, "colour", TEXT_END
        db 17, PANEL, "E", PANEL + 2, "edit", TEXT_END
        db 18, PANEL, "R", PANEL + 2, "race", TEXT_END
        db SPEED_ROW + 1, PANEL, "0-9", PANEL + 4, "sets", TEXT_AT, SPEED_ROW, PANEL, "speed", TEXT_END
        db 23, BREAK_LEFT, "BREAK", BREAK_LEFT + 6, "leave", TEXT_END
        db KEYS_END
change_keys:
        db KEYS_TOP, PANEL, "W", PANEL + 2, "wall", TEXT_END
        db ASKED_ROW - 1, PANEL, "D", PANEL + 2, "stones", TEXT_END
        db 13, PANEL, "K", PANEL + 2, "point", TEXT_END
        db 14, PANEL, "L", PANEL + 2, "reach", TEXT_END
        db 15, PANEL, "C", PANEL + 2, "clear", TEXT_END
        db ORDER_ROW, PANEL, "B", PANEL + 2, "order", TEXT_END
        db LIMIT_ROW, PANEL, "T", PANEL + 2, "steps", TEXT_END
        db 23, BREAK_LEFT, "BREAK", BREAK_LEFT + 6, "back ", TEXT_END
        db KEYS_END

        endif
