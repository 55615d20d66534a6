; solver_notes.asm - call a solver, and find the places that it has visited by the notes that it makes for itself
;
; A place is visited if the field has a passage there and the solver's note is not the one for places that are not
; visited: solver_entry.asm states where each solver keeps its notes. So any solver can be watched without changes to it.

        if ! defined SOLVERS_SOLVER_NOTES
SOLVERS_SOLVER_NOTES equ 1

        include "engine/views/small_field.asm"
        include "programs/solvers/solver_entry.asm"

        public solver_prepare, solver_run, solver_watch, solver_update, solver_count

NOTES_SIDE:     equ 31                  ; rows and columns looked at

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

; solver_run - call the solver
solver_run:
        ld de,(solve_start)
        ld hl,(solve_finish)
solver_call:
        call 0                          ; operand
        sbc a,a
        ld (failed),a
        ret

; solver_watch - solver_update while a solver is interrupted: if it has SP in its notes to fill them, the interrupt
; has pushed an address there, which is not a visit
; In:    solver, watch_sp
; Out:   -
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: as solver_update
solver_watch:
        call solver_entry
        ld de,SOLVER_NOTES + 3
        add hl,de
        ld a,(hl)                       ; not visited
        ld hl,(watch_sp)
        ld e,(hl)
        ld (hl),a
        inc hl
        ld d,(hl)
        ld (hl),a
        push de
        call solver_update
        pop de
        ld hl,(watch_sp)
        ld (hl),e
        inc hl
        ld (hl),d
        ret

; solver_update - mark the places that the solver has visited; solver_count - count them
; In:    solver
; Out:   solver_count: solve_visited
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: the screen, small_shown; solve_visited
solver_count:
        ld a,1
        jr solver_scan
solver_update:
        xor a
solver_scan:
        proc
        local row, packed, plain_row, cell, next, paint, plain
        ld (solve_counting),a
        ld hl,0
        ld (solve_visited),hl
        call solver_entry
        ld de,SOLVER_NOTES
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        ld (solve_stride),a
        inc hl
        ld c,(hl)                       ; C = not visited
        ld hl,field
row:
        push de
        ld a,(solve_stride)
        cp SOLVER_PACKED
        jr z,packed
        or a                            ; SOLVER_PAGED
        call z,solver_unwall
        jr plain_row
packed:
        call solver_unpack
plain_row:                              ; DE = 32 notes, a byte each
        ld b,NOTES_SIDE
cell:
        ld a,(de)
        cp c
        jr z,next
        ld a,(solve_counting)
        or a
        jr z,paint                      ; bit 7 of small_shown is a wall too; hadlock marks visited places as walls of the field
        bit 7,(hl)
        jr nz,next
        push hl
        ld hl,(solve_visited)
        inc hl
        ld (solve_visited),hl
        pop hl
        jr next
paint:
        ld a,h
        add a,0 + (high small_shown) - (high field)
        ld h,a
        bit 7,(hl)
        jr nz,plain                     ; marked already
        push bc
        push de
        push hl
        ld a,SMALL_VISITED
        ld (hl),SMALL_MARKED + SMALL_VISITED
        call small_paint
        pop hl
        pop de
        pop bc
plain:
        ld a,h
        add a,0 + (high field) - (high small_shown)
        ld h,a
next:
        inc l
        inc de
        djnz cell
        inc hl
        ex (sp),hl                      ; HL = this row's notes
        ld a,(solve_stride)
        ld b,a
        call solver_next
        ex de,hl
        pop hl
        bit 7,l
        jr z,row
        bit 6,l
        jr z,row
        bit 5,l
        jr z,row
        ld a,h
        cp 0 + (high field) + 3
        jr nz,row
        ret
        endp

; solver_next - go from one row of notes to the next
; In:    HL = notes; B = from one row to the next, SOLVER_PAGED: 256
; Out:   HL
; Keeps: AF, BC, IX, IY
; Uses:  DE
; Writes: nothing
solver_next:
        ld e,b
        ld d,0
        dec b
        inc b
        jr nz,within
        inc d
within:
        add hl,de
        ret

; solver_unwall - a row of the notes of wave_small, which has 255 everywhere before it copies the field
; In:    DE = the row's first place
; Out:   DE = 32 bytes, 0 for "not visited"
; Keeps: HL, C, IX, IY
; Uses:  AF, B, DE
; Writes: solve_row
solver_unwall:
        proc
        local place, label
        push hl
        ld hl,solve_row
        ld b,FIELD_STRIDE
place:
        ld a,(de)
        inc a
        jr z,label
        dec a
label:
        ld (hl),a
        inc hl
        inc e
        djnz place
        ld de,solve_row
        pop hl
        ret
        endp

; solver_unpack - a row of the notes of wave_2bit, four places in a byte: 1 and 2 are visits
; In:    DE = the row's first byte of places
; Out:   DE = 32 bytes, 0 for "not visited"
; Keeps: HL, C, IX, IY
; Uses:  AF, B, DE
; Writes: solve_row
solver_unpack:
        proc
        local byte, pair, wall
        push hl
        ld hl,solve_row
        ld b,8
byte:
        push bc
        ld a,(de)
        inc de
        ld c,a
        ld b,4
pair:
        xor a
        sla c
        rla
        sla c
        rla
        cp 3
        jr nz,wall
        xor a
wall:
        ld (hl),a
        inc hl
        djnz pair
        pop bc
        djnz byte
        ld de,solve_row
        pop hl
        ret
        endp

        endif
