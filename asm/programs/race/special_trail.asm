; special_trail.asm - on the boards of a special round: the trails, and the shortest way

        if ! defined RACE_SPECIAL_TRAIL
RACE_SPECIAL_TRAIL equ 1

        include "programs/race/special_draw.asm"


; special_of - the board and the colour of a runner
; In:    IX = runner
; Out:   board_column, piece_ink
; Uses:  AF
special_of:
        proc
        local first
        call second_runner
        ld a,BOARD_2
        jr z,first
        xor a
first:
        ld (board_column),a
        ld a,(ix + FIGURE_INK)
        ld (piece_ink),a
        ret
        endp

; special_trail - draw the trail of a step
; In:    IX = runner; D, E = the cell where it begins; C = mask of its direction
; Out:   D, E = the cell where it ends
; Keeps: IX, IY
; Uses:  AF, BC, HL
special_trail:
        proc
        local here, pieces
        call special_of
        push de
        call special_go
        pop hl
        push de
        ex de,hl
        call here
        pop de
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld c,a
here:                                   ; what is in one of the two cells
        push bc
        push de
        call special_middle
        ld hl,hexagon_trail
        ld a,(special)
        cp TILING_STOREYS
        jr nz,pieces
        ld hl,square_trail
pieces:
        ld a,c
        call mask_word
        call pieces_lay
        ld b,d
        ld c,e
        pop de
        ld hl,(finish_at)
        or a
        sbc hl,de
        push de
        ld d,b
        ld e,c
        ld hl,finish_shape
        ld c,FINISH_INK
        call z,draw_shape               ; the ring stays
        pop de
        pop bc
        ret
        endp

; mask_word - the word of a table for a direction
; In:    HL = table; A = mask
; Out:   HL = the word's address
; Keeps: BC, DE
; Uses:  AF
mask_word:
        rrca
        ret c
        inc hl
        inc hl
        jr mask_word

; special_ways - the shortest ways of both
; Uses:  AF, BC, DE, HL, IX
special_ways:
        ld ix,runner_1
        call special_way
        ld ix,runner_2                  ; fall through into special_way

; special_way - the shortest way of a runner: blue ground, on hexagons a line from room to room, too
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_way:
        proc
        local step, stairs
        call special_of
        ld a,(special)
        cp TILING_STOREYS
        jr nz,hexagon_way
        ld de,(start_1)
step:
        push de
        call special_middle
        call attribute_address
        set 3,(hl)                      ; blue paper
        pop de
        call special_nearer
        ret z
        push de
        call special_middle
        bit STAIRS_UP,c                 ; the door keeps its colour
        jr nz,stairs
        bit STAIRS_DOWN,c
        jr nz,stairs
        ld hl,special_moves
        ld a,c
        call mask_word
        ld a,(hl)
        add a,e
        ld e,a
        inc hl
        ld a,(hl)
        sra a
        add a,d
        ld d,a
        call attribute_address
        set 3,(hl)
stairs:
        pop de
        call special_go
        jr step
        endp

; hexagon_way - the line, below who stands on it: white where he has not been
; In:    IX = runner; board_column
; Uses:  AF, BC, DE, HL
hexagon_way:
        proc
        local step, ring, half, been
        ld a,(ix + RUN_DRAWN)
        or a
        push af
        call nz,special_lift
        ld de,(start_1)
step:
        call special_nearer
        jr z,ring
        call half
        call special_go
        ld a,c
        call mask_back
        ld c,a
        call half
        jr step
ring:
        call special_middle
        ld hl,finish_shape
        ld c,FINISH_INK
        call draw_shape
        pop af
        jp nz,special_put
        ret
half:
        push de
        call special_middle
        call attribute_address
        set 3,(hl)
        ld a,(hl)
        sub WAY_PAPER
        cp (ix + FIGURE_INK)
        jr z,been
        ld a,BOARD_BARE
been:
        ld (piece_ink),a
        ld hl,hexagon_trail
        ld a,c
        call mask_word
        push bc
        call pieces_lay
        pop bc
        pop de
        ret
        endp

; special_nearer - the passage that leads nearer to the finish
; In:    D, E = row, column
; Out:   C = its mask; Z: this is the finish
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
special_nearer:
        proc
        local side, no
        call special_label
        or a
        ret z
        dec a
        ld b,a
        ld c,1
side:
        call special_cell
        ld a,(hl)
        and c
        jr z,no
        push de
        push bc
        call special_go
        pop bc
        call special_label
        pop de
        cp b
        jr nz,no
        inc a                           ; NZ
        ret
no:
        rlc c
        jr side
        endp

special_moves:                          ; for each direction: cells across, halves of a cell down
        db 0, 254, 1, 255, 1, 0, 1, 1, 0, 2, 255, 1, 255, 0, 255, 255

        endif
