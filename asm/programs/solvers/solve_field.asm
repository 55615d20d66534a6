; solve_field.asm - change the field by hand: its ends, a wall, stones, a flooded area

        if ! defined SOLVERS_SOLVE_FIELD
SOLVERS_SOLVE_FIELD equ 1

        include "lib/field_address.asm"
        include "lib/random.asm"

SOLVE_STONES:   equ 51                  ; of 256: 20 %
FLOOD:          equ $01                 ; a byte that can be passed, drawn as a dot

; solve_start_here, solve_finish_here - move an end to DE, if that is free
solve_start_here:
        ld hl,solve_start
        jr solve_end
solve_finish_here:
        ld hl,solve_finish
solve_end:
        ld (hl),e
        inc hl
        ld (hl),d
        call field_address
        ld (hl),FIELD_PATH
        jr solve_changed

; solve_wall - set or remove a wall at DE
solve_wall:
        call field_address
        ld a,(hl)
        cpl
        and FIELD_WALL
        ld (hl),a
solve_changed:
        call solve_clean
        jp solve_frame

; solve_wipe - remove the flood and all marks
solve_wipe:
        call solve_dry
        call solve_clean
        jp solve_frame

; solve_colour - colour the field by the distance from the start; marks on it stay until the field changes
solve_colour:
        ld de,(solve_start)
        call show_distance
        jp solve_frame

; solve_dry - make every passable place a plain passage
solve_dry:
        proc
        local cell, wall
        ld hl,field
        ld bc,FIELD_SIZE
cell:
        bit 7,(hl)
        jr nz,wall
        ld (hl),FIELD_PATH
wall:
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,cell
        ret
        endp

; solve_stones - make a field of stones, with its ends in two corners
solve_stones:
        proc
        local row, cell, free
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,(rng_seed)
        ld (seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two draws to differ
        ld de,field
        ld c,SOLVE_SIDE
row:
        ld b,SOLVE_SIDE
cell:
        call rng_next
        cp SOLVE_STONES
        jr c,free
        xor a
        ld (de),a
free:
        inc de
        djnz cell
        inc de
        dec c
        jr nz,row
        ld hl,0
        ld (solve_start),hl
        ld hl,257 * (SOLVE_SIDE - 1)
        ld (solve_finish),hl
        xor a
        ld (field),a
        ld (field + (SOLVE_SIDE - 1) * 33),a
        xor a
        ld (points_count),a
        ld hl,entry_stones
        ld (entry),hl
        jp solve_show
        endp

; solve_flood - fill the area round the cursor, watched or at once
solve_flood:
        ld hl,flood_run
        ld de,solve_update
        call solve_watched
        call solve_clean
        jp solve_frame

; flood_run - the routine that solve_watched calls for it
flood_run:
        ld de,(solve_cursor)
        ld a,FLOOD
        jp flood_fill

        endif
