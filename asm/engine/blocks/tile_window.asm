; tile_window.asm - a window of tiles of any art in their own colours that scrolls by 4 pixels, 25 pictures a second
;
; The slower neighbour of `blocks`: up to 128 kinds of tiles, any pixels, an attribute for each character. A game's
; picture is
;   HALT, tile_window_draw, the game's moves
; or, with sprites: HALT, tile_window_show, sprites, tile_window_follow, the game's moves.
; Rings in memory hold all lines of the window (tile_window_bytes). A step only adds a column or some lines to them.
; Then the window is copied line by line, by POP and PUSH, behind the beam (tile_window_copy): each picture that the
; beam shows is whole.
;
; A byte of the map, masked, is the number of a tile. A tile is its characters in reading order, each 8 bytes and an
; attribute: what the build makes of NAME.tiles, a picture as wide as a tile, with the tiles below each other.
; Colours: at a half step a character shows two tiles, or four. It has the attribute of what has more lines of it, the
; upper one if both have four, and of those the left one. So colours move by whole characters. It looks best if all
; tiles have one paper.
;
; The record that tile_window_use copies:
;   word  the map: the tile of row 0, column 0
;   byte  bytes from a row of the map to the next
;   byte  the mask: the bits of a byte of the map that are the tile's number
;   word  the tiles
;   byte  kinds of tiles, 1 to 128
;   bytes a tile's width and height in characters, 2 to 4
;   bytes the window in characters: row and column of the screen, height (1 to 24), width (4 to 32)
; The window must stay on the map; a column of bytes right of it and a row below are read, too. When a tile of the map
; changes, tile_window_forget has the next picture made anew.
;
; Time without contention, for 27 x 21 characters and tiles of 2 x 2 (larger tiles take less), with steps of 4 pixels:
; before the copy, a step across takes at most 24,100 T, a step down 27,800 T; the copy 89,300 T; what follows it
; 23,500 T. But a place far away takes 883,000 T: some more frames, in which the old picture stays.
; A picture takes two frames, contention included, if the window is not larger than 27 x 21 characters at row 3 or
; below: with tiles of 2 x 2, 27 x 20. That is with steps across or down, and down only where the left edge is a
; multiple of 8 pixels; a turn may cost a frame more. 26 x 18 characters leave 12,000 T to the game, 20 x 16 have time
; for steps in both ways at once. A picture that would be too late for the beam waits for the next frame. Only windows
; wider than 27 or higher than 21 can tear.
;
; Memory: at TILE_WINDOW_MEMORY, a multiple of 256 that is not contended, which a program may set before this include:
;   kinds * (2 + 9 * characters of a tile) + width * (17 * height + 3) bytes; 10,384 for 8 kinds of 3 x 3 in 27 x 21
;   characters.

        if ! defined ENGINE_TILE_WINDOW
ENGINE_TILE_WINDOW equ 1

        include "engine/blocks/tile_window_use.asm"
        include "engine/blocks/tile_window_move.asm"
        include "engine/blocks/tile_window_copy.asm"

        public tile_window_draw, tile_window_show, tile_window_follow, tile_window_aim

; tile_window_draw - draw the window at a place
; In:    DE, BC = the window's left edge, its upper edge: pixels from those of the map, up to 255 tiles. The left one
;        counts in steps of 4. To be called at once after HALT, with interrupts enabled
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'; interrupts are off while the stack pointer copies
; Writes: the window, TILE_WINDOW_MEMORY, its variables, operands
tile_window_draw:
        call tile_window_show
        jp tile_window_follow

; tile_window_show - the same without what follows the copy: time for sprites, and for tile_window_follow after them
tile_window_show:
        proc
        local in_time, wait, loop
        call tile_window_aim
        ld hl,(tile_window_took)
        ld de,(tile_window_latest)
        or a
        sbc hl,de
        add hl,de
        jr c,in_time
        halt                            ; the beam would overtake it
        ld hl,0
in_time:
        ex de,hl
        ld hl,(tile_window_earliest)
        or a
        sbc hl,de
        jp c,tile_window_copy
wait:                                   ; until the beam has passed the window's first line: a unit each
        ld b,2
loop:
        djnz loop
        dec hl
        bit 7,h
        jr z,wait
        jp tile_window_copy
        endp

; tile_window_follow - the ring that is not shown follows: all lines, and a column less at most
; In:    a place has been aimed at
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', HL'
; Writes: TILE_WINDOW_MEMORY, its variables, operands
tile_window_follow:
        proc
        local ahead, there
        push ix
        ld ix,(tile_window_hidden)
        ld hl,(tile_window_colours + RING_X)
        ld a,(tile_window_left_step)
        and (ix + RING_HALF)
        jr nz,ahead
        ld e,(ix + RING_X)
        ld d,(ix + RING_X + 1)
        push hl
        or a
        sbc hl,de
        inc hl
        ld a,h
        or a
        ld a,l
        pop hl
        jr nz,there
        cp 3
        jr nc,there
        ex de,hl                        ; beside it, or there: it stays
there:
        ld de,(tile_window_picture_line)
        call tile_window_move
        pop ix
        ret
ahead:                                  ; the next step left shows this ring
        ld a,h
        or l
        jr z,there
        dec hl
        jr there
        endp

; tile_window_aim - prepare the picture at a place, and do not draw it yet: tile_window_draw has less to do then
; In:    DE, BC = a place, as in tile_window_draw
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', HL'
; Writes: TILE_WINDOW_MEMORY, its variables, operands
tile_window_aim:
        proc
        local eighth, row
        push ix
        ld hl,20
        ld (tile_window_took),hl
        ld (tile_window_picture_line),bc
        ld hl,(tile_window_picture_left)
        ld (tile_window_picture_left),de
        scf
        sbc hl,de                       ; carry clear: a step left
        ccf
        sbc a,a
        and 1
        ld (tile_window_left_step),a
        ld hl,tile_window_half
        ld ix,tile_window_plain
        bit 2,e
        jr z,$ + 9
        ld hl,tile_window_plain
        ld ix,tile_window_half
        ld (tile_window_hidden),hl
        ld (tile_window_shown),ix
        ld h,b
        ld l,c
        ld b,3
eighth:
        srl d
        rr e
        djnz eighth
        push hl
        push de
        ex de,hl
        call tile_window_move
        pop hl
        pop de
        inc de                          ; four lines and four: the upper one
        inc de
        inc de
        ld b,3
row:
        srl d
        rr e
        djnz row
        ld ix,tile_window_colours
        call tile_window_move
        pop ix
        ret
        endp

tile_window_variables macro
tile_window_picture_line: ds 2          ; the place
tile_window_picture_left: ds 2
tile_window_left_step: ds 1             ; 1: it is further left than the one before
        endm

        endif
