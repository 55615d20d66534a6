; windings.asm - make a row of Eller's wind: longer runs, fewer ways down
;
; Eller's rows have a way down under most cells: whoever holds one key comes far. So some walls between runs go, and so do some of the ways down
; of a run that has several. Cells below a way that was closed may be cut off from above; they still lead down.

        if ! defined ENDLESS_WINDINGS
ENDLESS_WINDINGS equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "programs/endless/dead_ends.asm"

JOINED:         equ 104                 ; of 256 walls
CLOSED:         equ 192                 ; of 256 ways down, but one of each run stays

; windings - open walls of a row, and close ways down
; In:    row_here, rows_made
; Out:   the bytes
; Uses:  AF, BC, DE, HL
windings:
        proc
        local wall, stays, next, right, cell, kept, done
        ld hl,(row_here)
        inc l
        ld b,CELLS - 1
wall:
        inc l
        bit 7,(hl)
        jr z,stays
        call windings_chance
        cp JOINED
        jr nc,stays
        ld (hl),FIELD_PATH
stays:
        inc l
        djnz wall
        ld c,1
next:
        call run
        dec e
        jr z,done
        bit 7,e
        jr nz,done                      ; no way
        ld a,c
        sub b
        rra                             ; carry is clear: both are odd
        ld d,2
        ld hl,(rows_made)
        bit 0,l
        jr z,right
        ld d,0 - 2                      ; from the right end in every other row
        ld b,c
        dec b
        dec b
right:
        ld hl,(row_here)
        push af
        ld a,b
        or l
        ld l,a
        pop af
        ld b,a                          ; cells
        set 5,l
cell:
        bit 7,(hl)
        jr nz,kept
        call windings_chance
        cp CLOSED
        jr nc,kept
        ld (hl),FIELD_WALL
        dec e
        jr z,done
kept:
        ld a,l
        add a,d
        ld l,a
        djnz cell
done:
        ld a,c
        cp 2 * CELLS
        jr c,next
        ret
        endp

; windings_chance - A = a random number; keeps BC, DE, HL
windings_chance:
        push hl
        call rng_next
        pop hl
        ret

        endif
