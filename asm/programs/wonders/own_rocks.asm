; own_rocks.asm - the rocks on the board: where they lie, how they look

        if ! defined WONDERS_OWN_ROCKS
WONDERS_OWN_ROCKS equ 1

        include "engine/views/marks.asm"
        include "lib/field_address.asm"
        include "lib/random.asm"

OWN_ROCKS:      equ 12                  ; at most: two may be in one cell
ROCK_INK:       equ $06                 ; brown, as far as there is such a colour

; own_rocks - rocks that the drawn way has to go round: never in the cells at the edge, so there is always a way on
; Uses:  AF, BC, DE, HL
own_rocks:
        proc
        local each
        ld hl,(seed)
        ld (rng_seed),hl
        ld b,OWN_ROCKS
each:
        push bc
        ld e,OWN_ROWS / 2 - 2
        call rng_below
        add a,a
        add a,3
        ld d,a
        push de
        ld e,OWN_COLUMNS / 2 - 2
        call rng_below
        pop de
        add a,a
        add a,3
        ld e,a
        call field_address
        ld (hl),FIELD_WALL
        pop bc
        djnz each
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next board
        ret
        endp

; own_rocks_draw - draw them: cells that are wall
; Uses:  AF, BC, DE, HL
own_rocks_draw:
        proc
        local row, cell
        ld d,OWN_ROWS - 2
row:
        ld e,OWN_COLUMNS - 2
cell:
        call field_address
        bit 7,(hl)
        ld hl,rock_shape
        ld c,ROCK_INK
        call nz,draw_mark
        dec e
        dec e
        jp p,cell
        dec d
        dec d
        jp p,row
        ret
        endp
rock_shape:     db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C


        endif
