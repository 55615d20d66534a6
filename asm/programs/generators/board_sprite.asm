; board_sprite.asm - a shape of 8 x 8 pixels at any pixel of the board: in its colour on a black square

        if ! defined GENERATORS_BOARD_SPRITE
GENERATORS_BOARD_SPRITE equ 1

        include "programs/generators/board_colours.asm"
        include "programs/generators/board_white.asm"

        public board_sprite, board_mark

KEPT_BYTES:     equ 4 * 9
BOARD_LAST:     equ 8 * BOARD_CELLS - 8 ; the last pixel at which a shape may begin

; board_mark - draw a shape on a place
; In:    D, E = field row, column, not in the first row or column; HL = eight bytes; C = colour
; Out, Keeps, Uses, Writes: as board_sprite
board_mark:
        call place_corner               ; fall through into board_sprite

; board_sprite - draw a shape in its colour on a black square, so in a cave it is whole; all floor in its cells takes that colour. board_lift takes
; the last one away
; In:    D, E = its upper left pixel on the board; HL = eight bytes; C = colour
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: one, two or four cells of the screen, kept_cells
board_sprite:
        push de
        push hl
        call board_keep
        pop bc                          ; BC = shape
        pop de
        proc
        local line, shift, aligned
        call sprite_address
        ld a,e
        and 7
        ld e,a
        ld d,8
line:
        push de
        ld a,(bc)
        inc bc
        push bc
        ld d,a
        ld a,e
        or a
        ld e,0
        ld b,255                        ; the square's part of the byte
        jr z,aligned
shift:
        srl d
        rr e
        srl b
        dec a
        jr nz,shift
aligned:
        ld a,(hl)
        or b
        xor b
        or d
        ld (hl),a
        inc l
        ld a,b
        and (hl)
        or e
        ld (hl),a
        dec l
        pop bc
        pop de
        line_below
        dec d
        jr nz,line
        ret
        endp

; sprite_address - where on the screen a pixel of the board is
; In:    D, E = pixel on the board
; Out:   HL = the screen's byte
; Keeps: BC, E
; Uses:  AF, D
sprite_address:
        ld hl,(board_top)
        ld a,l
        add a,a
        add a,a
        add a,a
        add a,d
        ld d,a                          ; D = line on the screen
        and 7
        ld l,a
        ld a,d
        rra
        rra
        rra
        and $18
        or l
        or high SCREEN
        ld l,a
        ld a,e
        call cell_of
        add a,h
        ld h,a
        ld a,d
        add a,a
        add a,a
        and $E0
        or h
        ld h,l
        ld l,a
        ret

; sprite_cells - call a routine for each cell that a shape covers
; In:    D, E = its upper left pixel on the board; HL = routine: D, E = cell; it keeps C and DE
; Uses:  AF, B, DE, HL; operand at calls
sprite_cells:
        proc
        local row, calls, across
        ld (calls + 1),hl
        ld a,d
        call row
        ld a,d
        add a,7
        xor d
        and $F8
        ret z
        ld a,d
        add a,7
row:                                    ; A = line
        push de
        call cell_of
        ld d,a
        ld a,e
        add a,7
        push af
        ld a,e
        call across
        pop af
        call cell_of
        cp e
        ld e,a
        call nz,calls
        pop de
        ret
across:
        call cell_of
        ld e,a
calls:
        jp 0                            ; operand
        endp

; place_corner - where a shape stands on a place: a row or column of 4 pixels that has a wall on one side alone has it moved 2 pixels away from that,
; so in a wide hall or a cave it covers floor
; In:    D, E = field row, column; field
; Out:   D, E = its upper left pixel on the board
; Keeps: BC, HL
; Uses:  AF
place_corner:
        push hl
        push bc
        call field_address
        ld bc,0 - FIELD_STRIDE
        ld a,d
        call corner_aside
        ld d,a
        ld c,0 - 1
        ld a,e
        call corner_aside
        ld e,a
        pop bc
        pop hl                          ; fall through into corner_inside

; corner_inside - move a corner to the edge of the board if it is outside: on a door in the outer wall
; In:    D, E
; Out:   D, E
; Uses:  AF
corner_inside:
        ld a,d
        call pixel_inside
        ld d,a
        ld a,e
        call pixel_inside
        ld e,a
        ret
pixel_inside:
        cp BOARD_LAST + 1
        ret c
        cp 248
        ld a,BOARD_LAST
        ret c
        xor a
        ret

; corner_aside - where a shape begins on a row or column
; In:    A = row or column; HL = address of the place in the field; BC = from it to the place before
; Out:   A = 6 * it - 2, and 2 more or less
; Keeps: BC, DE, HL
; Uses:  F
corner_aside:
        proc
        local corner_pixel
        call corner_pixel
        bit 1,a
        ret z                           ; odd: 8 pixels
        push hl
        add hl,bc
        bit 7,(hl)
        jr z,$ + 4
        add a,2
        pop hl
        push hl
        or a
        sbc hl,bc
        bit 7,(hl)
        pop hl
        ret z
        sub 2
        ret
corner_pixel:
        push bc
        ld b,a
        ld c,1                          ; as if it were odd
        jp place_six
        endp

        include "programs/generators/board_follow.asm"

board_sprite_variables macro
kept_next:      ds 2
kept_cells:     ds KEPT_BYTES           ; those below a shape: colour, eight bytes
        endm

        endif
