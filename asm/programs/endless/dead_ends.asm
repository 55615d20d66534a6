; dead_ends.asm - which runs of cells stay without a way down: dead ends, one row deep, so that a player sees each before entering it
;
; 1. Each cell belongs to a run: cells side by side. A run without a way down is a dead end.
; 2. So many of 256 dead ends are opened, at one of their two ends: `mercy`, by the level.
; 3. So are those that a run of the row above would have to go down into: it keeps a way into a run that is no dead end.
; Why there is always a way: by 3 every run that is no dead end leads down into another such run, and so on without end.

        if ! defined ENDLESS_DEAD_ENDS
ENDLESS_DEAD_ENDS equ 1

        include "include/field.asm"
        include "lib/random.asm"

; dead_ends - open most runs without a way down
; In:    row_here, row_above = the bytes of this row and of the row before; mercy
; Out:   the bytes; run_ways; operand of its own
; Uses:  AF, BC, DE, HL
dead_ends:
        proc
        local marked, next, open, left, entered, fine, leftmost, along, opened, done
        ld c,1
marked:
        call run
        ld a,e
        call run_mark
        ld a,c
        cp 2 * CELLS
        jr c,marked
        ld c,1
next:
        call run
        inc e
        dec e
        jr nz,done
        call rng_next
        ld hl,mercy
        cp (hl)
        jr c,open
        ld d,b
entered:                                ; for each cell of the run, D: does a run above lead into it?
        ld hl,(row_above)
        ld a,d
        or l
        ld l,a
        set 5,l
        ld a,(hl)
        res 5,l
        cp FIELD_WALL
        jr z,fine
leftmost:
        dec l
        bit 7,(hl)
        jr nz,along
        dec l
        jr leftmost
along:                                  ; that run, cell by cell: is there a way down to a run that has one?
        inc l
        set 5,l
        ld a,(hl)
        res 5,l
        cp FIELD_WALL
        ld a,l
        jr z,left
        and $1F
        or low run_ways
        ld (run_cell + 1),a
run_cell:
        ld a,(run_ways)                 ; operand
        or a
        jr nz,fine
left:
        inc l
        bit 7,(hl)
        jr z,along
        jr open
fine:
        inc d
        inc d
        ld a,d
        cp c
        jr c,entered
        jr done
open:
        call rng_next
        add a,a
        ld a,b                          ; the first cell
        jr c,opened
        ld a,c
        dec a
        dec a                           ; or the last one
opened:
        ld hl,(row_here)
        or l
        ld l,a
        set 5,l
        ld (hl),FIELD_PATH
        ld a,1
        call run_mark
done:
        ld a,c
        cp 2 * CELLS
        jr c,next
        ret
        endp

; run - go along a run
; In:    C = its first cell, a place in the bytes: 1, 3 ..
; Out:   B = its first cell; C = the first one of the next run; E = 0 if it has no way down
; Keeps: D
; Uses:  AF, HL
run:
        proc
        local cell, shut
        ld b,c
        ld e,0
        ld hl,(row_here)
        ld a,l
        or c
        ld l,a
cell:
        set 5,l
        ld a,(hl)
        res 5,l
        cp FIELD_WALL
        jr z,shut
        inc e
shut:
        inc l
        inc c
        inc c
        bit 7,(hl)
        inc hl
        jr z,cell
        ret
        endp

; run_mark - note for each cell of a run whether it has a way down
; In:    A = 0 if it has none; B, C = its first cell, the first one of the next
; Keeps: BC, E
; Uses:  AF, D, HL
run_mark:
        proc
        local cell
        ld hl,run_ways
        ld d,a
        ld a,l
        or b
        ld l,a
        ld a,b
cell:
        ld (hl),d
        inc l
        inc l
        inc a
        inc a
        cp c
        jr c,cell
        ret
        endp

dead_ends_variables macro
                ds (0 - $) & 31
run_ways:       ds 32                   ; for each cell, at its place in the bytes, whether its run has a way down
mercy:          ds 1                    ; dead ends of 256 that are opened
        endm

        endif
