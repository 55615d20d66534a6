; over_show.asm - the way through the maze with bridges, and the colours of its cells

        if ! defined WONDERS_OVER_SHOW
WONDERS_OVER_SHOW equ 1

        include "engine/text/text.asm"
        include "lib/route_step.asm"
        include "links/links_solve_weave.asm"
        include "programs/wonders/boundless_show.asm"
        include "tiling/drawing/weave_walk.asm" ; before the drawing, which then has a walker
        include "tiling/drawing/weave_route.asm"

        public over_route, over_bridges

OVER_INK:       equ $05                 ; cyan
OVER_BRIDGE:    equ $03                 ; magenta
OVER_START:     equ $44                 ; bright green
OVER_FINISH:    equ $42                 ; bright red

; over_route - the way from the walker to the exit
; In:    over_hero
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
over_route:
        proc
        local each, shown
        ld de,(over_hero)
        ld hl,(links_exit)
        call links_solve_weave
        ld de,(over_hero)
        push de
        call weave_route
        pop de
        call weave_cell                 ; the walker again
        ld bc,(route_length)
        ld hl,route
each:
        ld a,b
        or c
        jr z,shown
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        ld c,WAY_INK
        call over_colour
        pop bc
        pop hl
        jr each
shown:
        endp                            ; fall through into over_plain

; over_plain - the colour of a cell in which nobody is
; over_colour - a cell in colour C
; In:    D, E = row, column
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
over_plain:
        ld c,OVER_START
        ld hl,(links_entrance)
        or a
        sbc hl,de
        jr z,over_colour
        ld c,OVER_FINISH
        ld hl,(links_exit)
        or a
        sbc hl,de
        jr z,over_colour
        push de
        call links_cell
        pop de
        res 3,h                         ; from links_ways to links
        ld a,(hl)
        and WEAVE_BITS
        ld c,OVER_INK
        jr z,over_colour
        ld c,OVER_BRIDGE
over_colour:
        push de
        ld hl,(weave_left)              ; and weave_top
        add hl,de
        add hl,de
        ex de,hl
        call attribute_address
        ld (hl),c
        inc l
        ld (hl),c
        ld de,31
        add hl,de
        ld (hl),c
        inc l
        ld (hl),c
        pop de
        ret

; over_dot - the trail: a dot in the middle of a cell that has been left; bridges, the entrance and the exit stay as they are
; In:    D, E = row, column; C = the cell's colour
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
over_dot:
        proc
        local half
        ld a,c
        cp OVER_INK
        ret nz
        ld hl,(weave_left)              ; and weave_top
        add hl,de
        add hl,de
        ex de,hl
        call cell_address
        ld a,h
        add a,7                         ; the last line of the upper characters
        ld h,a
        call half
        inc d
        call cell_address
half:
        set 0,(hl)
        inc l
        set 7,(hl)
        ret
        endp

; over_bridges - the colours of all cells: the bridges have one of their own
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
over_bridges:
        proc
        local row, cell
        ld d,OVER_ROWS - 1
row:
        ld e,OVER_COLUMNS - 1
cell:
        call over_plain
        dec e
        jp p,cell
        dec d
        jp p,row
        ret
        endp

        endif
