; blocks_sprites.asm - sprites of 24 x 24 pixels in a window of blocks, clipped, and their colours
;
; blocks_upper and blocks_lower draw the window anew, so nothing is taken away: after each of them blocks_scene draws the sprites again, and
; what of them is in that part appears. Two kinds of picture, shifted in memory to each second pixel by blocks_shift:
;   a body, 768 bytes: mask and pixels, so it hides what is behind it; at most 5,131 T
;   a thing, 384 bytes: pixels only, for a blank floor; at most 4,256 T
; A place is given in pixels of the window, 24 added to each: 0 to 247 across, 0 to 191 down; even numbers across. The characters that a
; sprite covers take its colour: 1,600 T more when it comes to others.
;
; Cut at the window's left or right edge, a sprite takes up to 3,700 T more whenever another column of it is cut. BLOCKS_CLIP equ 0 before
; this include leaves that out: then sprites run on over three characters on both sides, also from the end of a row into the next one. Let
; the window begin at column 3 or more, colour these characters black on black, and draw no sprite that the window does not show.

        if ! defined ENGINE_BLOCKS_SPRITES
ENGINE_BLOCKS_SPRITES equ 1

        if ! defined BLOCKS_CLIP
BLOCKS_CLIP:    equ 1
        endif

BLOCKS_IS_BODY: equ 0
BLOCKS_IS_THING: equ 1
BLOCKS_RECORD:  equ 6                   ; bytes of a sprite in the list
BLOCKS_EDGE:    equ 24                  ; what is added to a place
BLOCKS_COLOURED: equ 16                 ; sprites of a part with colours of their own, at most

        include "include/spectrum.asm"
        include "engine/blocks/blocks.asm"
        include "engine/blocks/blocks_shift.asm"
        include "engine/blocks/blocks_clip.asm"
        include "engine/blocks/blocks_cut.asm"
        include "engine/blocks/blocks_scene.asm"

        public blocks_body, blocks_thing, blocks_figure

BLOCKS_BODY:    equ 768                 ; bytes of a picture, shifted
BLOCKS_THING:   equ 384
; blocks_next_row - go on in the next row of characters, at the label, if lines are left
blocks_next_row macro line
        local third, last
        ld a,(blocks_lines_left)
        or a
        jr z,last
        ld b,8
        sub b
        jr nc,$ + 5
        add a,b
        ld b,a
        xor a
        ld (blocks_lines_left),a
        ld a,c
        add a,32
        ld c,a
        ld l,a
        jr c,line
        ld a,h
        sub 8
        ld h,a
        jr line
last:
        endm

; blocks_body, blocks_thing - draw what there is of a sprite in the part of the window drawn last
; In:    HL = its picture, shifted; B, C = its place down, across
; Out:   interrupts enabled: while it draws they are not
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the window, its variables and operands
blocks_body:
        proc
        local line
        ld (blocks_picture),hl
        call blocks_clip
        ret c
        add hl,hl
        call blocks_begin
        di
        ld (blocks_kept),sp
        ld sp,(blocks_picture)
line:
blocks_body_columns:
        rept 4
        pop de
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        endm
        ld l,c
        inc h
        djnz line
        blocks_next_row line
        ld sp,(blocks_kept)
        ei
        ret
        endp

blocks_thing:
        proc
        local line
        ld (blocks_picture),hl
        call blocks_clip
        ret c
        call blocks_begin
        di
        ld (blocks_kept),sp
        ld sp,(blocks_picture)
line:
blocks_thing_columns:
        rept 2
        pop de
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        endm
        ld l,c
        inc h
        djnz line
        blocks_next_row line
        ld sp,(blocks_kept)
        ei
        ret
        endp

; blocks_figure - draw a sprite that stays in its place, such as the hero in the middle: faster
; In:    HL = 144 bytes, a frame of NAME.24x24.sprites, not shifted; B, C = its place down, across: multiples of 8, whole in the part drawn last
; Out:   interrupts enabled: while it draws they are not
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the window: two columns of characters are overwritten, in the third what is behind it shows through
blocks_figure:
        proc
        local line
        ld (blocks_picture),hl
        ld d,b
        ld a,24
        ld hl,0
        call blocks_begin
        di
        ld (blocks_kept),sp
        ld sp,(blocks_picture)
line:
        pop de
        ld (hl),d
        inc l
        pop de
        ld (hl),d
        inc l
        pop de
        ld a,(hl)
        and e
        or d
        ld (hl),a
        ld l,c
        inc h
        djnz line
        blocks_next_row line
        ld sp,(blocks_kept)
        ei
        ret
        endp

        endif
