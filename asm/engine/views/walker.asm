; walker.asm - a figure that the player walks with: it glides at a steady pace while a direction is held, and takes a corner when its key is down
;
; 1. At each place it takes the direction pressed last, if that leads on, else the one it has, else any other that is held. So a key may be pressed
;    before the corner comes; one that was pressed and let go on the way is remembered up to the next place. With WALKER_CELLS, set before the
;    first include, the choice is made in cells only, those of odd row and column: a step from cell to cell is two places long and always finished.
; 2. The opposite key turns it back at once, in the middle of a step.
; 3. In the middle of each step it passes from one place to the next: there the trail is laid, and the program's own routine called.
;
; It walks in the field: over bytes with bit 7 clear, right of the left edge.

        if ! defined ENGINE_WALKER
ENGINE_WALKER equ 1

        include "engine/views/figure.asm"
        include "engine/views/trail.asm"

        public walker_begin, walker_frame

; walker_begin - put the walker on a place
; In:    D, E = field row, column; HL = routine for each place: A = the way that led there, D, E = row, column; it may use all registers but IX, IY;
;        the walker's FIGURE_SPEED, .._SHAPE and .._INK are the program's
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: walker, and what follows it
walker_begin:
        ld (walker_passes + 1),hl
        ld (walker_at),de
        xor a
        ld (walker_held),a
        ld (walker_newest),a
        ld (walker_fresh),a
        ld (walker_passed),a
        push ix
        ld ix,walker
        call figure_put
        pop ix
        ret

; walker_frame - a frame of its walk
; In:    A = directions held in this frame; other bits are ignored
; Out:   carry set: it has come to a place, which is walker_at, or stands
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the program's routine uses
; Writes: the walker, the field; operand at walker_passes
; Time:  3,500 T at most, and the program's routine
walker_frame:
        proc
        local none, choose, go, done, stands
        push ix
        ld ix,walker
        and TRAIL_BITS
        ld c,a
        ld hl,walker_held
        ld a,(hl)
        ld (hl),c
        cpl
        and c                           ; pressed in this frame
        jr z,none
        if defined ENGINE_WALKER_WANTED
        inc hl                          ; walker_newest
        ld b,a
        or (hl)
        ld (hl),a
        inc hl                          ; walker_fresh
        ld a,b
        or (hl)
        ld (hl),a
        else
        ld b,a
        neg
        and b                           ; one of them
        ld (walker_newest),a
        ld (walker_fresh),a
        endif
none:
        ld a,(ix + FIGURE_WAY)
        or a
        jr z,choose
        call way_back
        ld b,a
        ld a,(walker_newest)
        if defined ENGINE_WALKER_WANTED
        ld c,a
        and b
        jr z,go
        xor c
        ld (walker_newest),a
        call figure_back
        ld hl,walker_passed
        ld a,(hl)
        xor 1
        ld (hl),a
        else
        cp b
        jr nz,go
        call figure_back
        ld hl,walker_passed
        ld a,(hl)
        xor 1
        ld (hl),a
        xor a
        ld (walker_newest),a
        endif
        jr go
choose:
        call walker_choose
        jr z,stands
go:
        call figure_go
        push af
        call walker_pass
        pop af
        jr nc,done
        xor a
        ld (walker_passed),a
        call walker_choose              ; its next step goes on with what is left over
stands:
        scf
done:
        pop ix
        ret
        endp

; walker_pass - if the middle of the step is reached: lay the trail, call the program
; In:    IX = walker; carry set: the step is done
; Uses:  AF, BC, DE, HL
walker_pass:
        proc
        local done
        ld hl,walker_passed
        jr c,done
        ld a,(ix + FIGURE_PIXEL)
        cp 4
        ret c
done:
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        ld a,(ix + FIGURE_WAY)
        ld de,(walker_at)
        push af
        call trail_lay
        pop af
        ld (walker_at),de
walker_passes:
        jp 0                            ; operand
        endp

        if ! defined ENGINE_WALKER_WANTED
; walker_choose - the way from the place where it is
; In:    IX = walker, at a place
; Out:   A = its way; Z: none, it stands
; Uses:  AF, BC, DE, HL
walker_choose:
        proc
        local other, each, none, over
        if defined WALKER_CELLS
        local cell
        ld a,(ix + FIGURE_COLUMN)
        and (ix + FIGURE_ROW)
        rra
        jr c,cell
        ld a,(ix + FIGURE_WAY)
        or a
        ret nz                          ; between two cells: on, and what is pressed stays for the next one
cell:
        endif
        ld hl,walker_fresh
        ld a,(hl)
        ld (hl),0                       ; a tap is remembered up to here
        dec hl                          ; walker_newest
        ld b,(hl)
        dec hl                          ; walker_held
        ld c,(hl)
        or c
        and b
        push af
        inc hl
        ld a,b
        and c
        ld (hl),a                       ; from here on it counts only while it is held
        pop af
        call walker_leads
        jr nz,over
        ld a,(ix + FIGURE_WAY)
        and c
        call walker_leads
        jr nz,over
        ld b,KEY_UP
each:
        ld a,b
        and c
        call walker_leads
        jr nz,over
        sla b
        bit 4,b
        jr z,each
        xor a
        ld (ix + FIGURE_PIXEL),a
        ld (ix + FIGURE_PART),a
over:
        ld (ix + FIGURE_WAY),a
        or a
        ret
        endp
        endif

; walker_leads - does a way lead on?
; In:    A = way, or 0; IX = walker
; Out:   NZ: A = the way; Z: A = 0: it does not
; Keeps: BC
; Uses:  AF, DE, HL
walker_leads:
        proc
        local no
        or a
        ret z
        push af
        call figure_place
        keys_move
        bit 7,e                         ; left of the field
        jr nz,no
        call field_address
        bit 7,(hl)
        jr nz,no
        pop af
        or a
        ret
no:
        pop af
        xor a
        ret
        endp

walker_variables macro
walker:         ds FIGURE_BYTES
walker_held:    ds 1                    ; the directions held in the last frame
walker_newest:  ds 1                    ; the one pressed last (walker_wanted: those that are wanted), until it is let go and a place has come
walker_fresh:   ds 1                    ; the same if it was pressed since the last place
walker_passed:  ds 1                    ; 1: this step's middle is behind it
walker_at:      ds 2                    ; column, row of the place where it is: from the middle of a step on the next one
        endm

        endif
