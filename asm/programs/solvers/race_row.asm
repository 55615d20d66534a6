; race_row.asm - a solver's result in the race, and its row on the screen

        if ! defined SOLVERS_RACE_ROW
SOLVERS_RACE_ROW equ 1

        include "engine/text/text_line.asm"
        include "programs/solvers/solver_entry.asm"

RACE_BYTES:     equ 9                   ; its place in the table; 255 if it failed; then
RACE_STEPS:     equ 2                   ; steps
RACE_MORE:      equ 4                   ; how many more than the shortest way has
RACE_LOOKED:    equ 5                   ; places looked at
RACE_TIME:      equ 7                   ; tenths of a millisecond

; race_word - HL = the word at HL + C
; Keeps: BC, DE
; Uses:  AF
race_word:
        push bc
race_word_kept:                         ; BC is on the stack
        ld b,0
        add hl,bc
        pop bc
        jp entry_word

; race_row - draw a result
; In:    HL = result; D = row
; Uses:  AF, BC, DE, HL
race_row:
        proc
        local failed_one, listed
        push hl
        ld a,(hl)
        ld (solver),a
        ink INK_TEXT
        ld e,0
        call blank_line
        ld e,2
        ld c,$47
        call draw_solver
        pop hl
        inc hl
        ld a,(hl)
        dec hl
        push hl
        or a
        jr nz,failed_one
        push hl
        ld c,RACE_STEPS
        call race_word
        ink INK_VALUE
        ld e,15
        ld b,3
        call draw_digits
        pop hl
        ld bc,RACE_MORE
        add hl,bc
        ld a,(hl)
        or a
        jr z,listed
        push af
        ld c,LOST_INK
        ld a,'+'
        call draw_char
        inc e
        pop af
        ld l,a
        ld h,0
        call draw_plain
        push de
        ld hl,race_red
        call draw_text
        pop de
        jr listed
failed_one:
        ink INK_BAD
        ld e,17
        ld a,'-'
        call draw_char
listed:
        pop hl
        push hl
        ld c,RACE_LOOKED
        call race_word
        ink INK_TEXT
        ld e,22
        ld b,4
        call draw_digits
        pop hl
        ld c,RACE_TIME
        call race_word
        ink INK_VALUE
        ld e,27
        ld b,3
        jp draw_tenths
        endp

; draw_solver - draw the name of the solver
; In:    solver; D, E = row, column; C = colour
; Out:   E = column behind it
; Keeps: C, D
; Uses:  AF, HL
draw_solver:
        call solver_named
        call race_name
        ld a,(hl)                       ; and the other part
        or a
        ret z

; race_name - draw one of a name's two parts, and a space
; In:    HL = the part; D, E = row, column; C = colour
; Out:   HL = the byte after it; E = column after it
race_name:
        proc
        local letter
        ld a,(hl)
        inc hl
        or a
        push af
        jr nz,letter
        ld a,' '
letter:
        push hl
        call draw_char
        pop hl
        inc e
        pop af
        jr nz,race_name
        ret
        endp

        endif
