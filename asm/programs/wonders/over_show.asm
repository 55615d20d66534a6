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
OVER_BAR:       equ $68
OVER_BRIDGE:    equ $03                 ; magenta: the edges of a bridge
OVER_DECK:      equ $18                 ; and the bridge: black planks lie across the way over it
OVER_PAPER:     equ $38
OVER_START:     equ $44                 ; bright green
OVER_FINISH:    equ $42                 ; bright red

; over_route - the way from the walker to the exit
; In:    over_hero
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
over_route:
        proc
        local each
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
        ret z
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        push de
        call route_step
        pop hl
        ld c,WAY_INK
        call over_between
        ld hl,(links_exit)
        or a
        sbc hl,de
        call nz,over_lit
        pop bc
        pop hl
        jr each
        endp

; over_plain - the colour of a cell that nobody is in
; over_lit - a cell in colour C; a bridge keeps its own below it
; In:    D, E = row, column
; Out:   C = the colour
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
over_plain:
        ld c,OVER_START
        ld hl,(links_entrance)
        or a
        sbc hl,de
        jr z,over_lit
        ld c,OVER_FINISH
        ld hl,(links_exit)
        or a
        sbc hl,de
        jr z,over_lit
        call over_crossing
        ld c,TRAIL_INK
        jr z,over_lit
        ld c,OVER_DECK
over_lit:
        call over_address
        ld a,(hl)
        and OVER_PAPER
        or c
        ld (hl),a
        ret

; over_address - where the colour of a cell is: of the character in its middle
; In:    D, E = row, column
; Out:   HL
; Keeps: BC, DE, IX, IY
; Uses:  AF
over_address:
        push de
        ld hl,(weave_left)              ; and weave_top
        inc h
        inc l
        add hl,de
        add hl,de
        ex de,hl
        call attribute_address
        pop de
        ret

; over_crossing - is a cell a crossing?
; In:    D, E = row, column
; Out:   Z: no; else A = 2, up and down leads under, or 8, left and right does
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
over_crossing:
        push de
        call links_cell
        pop de
        res 3,h                         ; from links_ways to links
        ld a,(hl)
        and WEAVE_BITS
        ret

; over_between - the colour of the character between two cells; the edge of a bridge keeps its own
; In:    D, E and H, L = the cells; C = colour
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
over_between:
        push de
        push hl
        call over_address
        pop de
        push hl
        call over_address
        pop de
        add hl,de
        srl h                           ; the middle of both addresses
        rr l
        pop de
        ld a,(hl)
        cp OVER_BRIDGE
        ret z
        ld (hl),c
        ret

; over_dot - the trail: a dot in the middle of a cell that has been left; bridges and the exit stay as they are
; In:    D, E = row, column; C = the cell's colour
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
over_dot:
        ld a,c
        cp OVER_DECK
        ret z
        cp OVER_FINISH
        ret z
        ld hl,(weave_left)              ; and weave_top
        inc h
        inc l
        add hl,de
        add hl,de
        ex de,hl
        call cell_address
        inc h
        inc h
        inc h
        ld a,$18                        ; two lines
        ld (hl),a
        inc h
        ld (hl),a
        ret

; over_planks - the planks of a bridge, if a cell is one
; In:    D, E = row, column
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
over_planks:
        proc
        local along, line
        call over_crossing
        ret z
        push de
        ld bc,over_planks_left
        bit 1,a                         ; up and down leads under
        jr nz,along
        ld bc,over_planks_up
along:
        ld hl,(weave_left)              ; and weave_top
        inc h
        inc l
        add hl,de
        add hl,de
        ex de,hl
        call cell_address
        ld e,8
line:
        ld a,(bc)
        ld (hl),a
        inc bc
        inc h
        dec e
        jr nz,line
        pop de
        ret
        endp
over_planks_left: db $49, $49, $49, $49, $49, $49, $49, $49
over_planks_up: db $00, $FF, $00, $00, $FF, $00, $00, $FF

; over_bridges - the colours of all cells: a bridge is magenta, and so are its edges, which are two of the characters beside it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
over_bridges:
        proc
        local row, cell, edges, plain
        ld d,OVER_ROWS - 1
row:
        ld e,OVER_COLUMNS - 1
cell:
        call over_plain
        call over_crossing
        jr z,plain
        bit 1,a
        ld bc,32                        ; up and down leads under: the edges are above and below
        jr nz,edges
        ld c,1
edges:
        call over_address
        add hl,bc
        ld (hl),OVER_BRIDGE
        or a
        sbc hl,bc
        sbc hl,bc
        ld (hl),OVER_BRIDGE
        call over_planks
plain:
        dec e
        jp p,cell
        dec d
        jp p,row
        ret
        endp

        endif
