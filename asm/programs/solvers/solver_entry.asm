; solver_entry.asm - the table of solvers: an entry has a solver, its name, and the place of its notes
;
; An entry: the solver; the address of its note for row 0, column 0; the bytes from one row's notes to the next;
; the note of a free place that is not visited; its name in two parts for a narrow panel.
; menus.asm has the entries and their table; the solvers are in carried.asm, in uncontended memory.

        if ! defined SOLVERS_SOLVER_ENTRY
SOLVERS_SOLVER_ENTRY equ 1

        include "include/field.asm"
        include "engine/text/text.asm"

        public solver_entry, solver_prepare

SOLVER_NOTES:   equ 2                   ; offsets in an entry
SOLVER_NAME:    equ 6

; solver_named - the name of the chosen solver
; In:    solver
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
solver_named:
        call solver_entry
        ld a,SOLVER_NAME
        add a,l
        ld l,a
        ret nc
        inc h
        ret

; solver_entry - the entry of the chosen solver
; In:    solver
; Out:   HL = entry
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
solver_entry:
        push bc
        ld a,(solver)
        add a,a
        ld c,a
        ld hl,solver_table
        jp race_word_kept

NOTES_SIDE:     equ 31                  ; rows and columns of notes

; solver_prepare - make solver_run call the solver, and set all its notes to "not visited"
solver_prepare:
        proc
        local row
        call solver_entry
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (solver_call + 1),de         ; the table is in contended memory: it is not read while the solver is timed
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; DE = the notes of row 0
        inc hl
        ld b,(hl)                       ; B = from one row to the next
        inc hl
        ld a,(hl)                       ; A = not visited
        ex de,hl
        ld c,NOTES_SIDE + 1
row:
        push bc
        push hl
        ld d,h
        ld e,l
        inc de
        ld (hl),a
        ld bc,NOTES_SIDE
        ldir
        pop hl
        pop bc
        call solver_next
        dec c
        jr nz,row
        ret
        endp

; solver_next - go from one row of notes to the next
; In:    HL = notes; B = from one row to the next
; Out:   HL
; Keeps: AF, BC, IX, IY
; Uses:  DE
; Writes: nothing
solver_next:
        ld e,b
        ld d,0
        add hl,de
        ret

        endif
