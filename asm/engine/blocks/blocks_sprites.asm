; blocks_sprites.asm - sprites of 24 x 24 pixels in a window of blocks, clipped, and their colours
;
; blocks_upper and blocks_lower draw the window anew, so nothing is taken away: after each of them blocks_scene draws the sprites again, and
; what of them is in that part appears. Two kinds of picture, shifted in memory to each second pixel by blocks_shift.asm:
;   a body, 768 bytes: mask and pixels, so it hides what is behind it; at most 5,131 T
;   a thing, 384 bytes: pixels only, for a blank floor; at most 4,256 T
; A place is given in pixels of the window, 24 added to each: 0 to 247 across, 0 to 191 down; even numbers across. The characters that a
; sprite covers take its colour: 1,600 T more when it comes to others.
;
; Cut at the window's left or right edge, a sprite takes up to 3,700 T more whenever another column of it is cut. BLOCKS_CLIP equ 0 before
; this include leaves that out: then sprites run on over three characters on both sides, also from the end of a row into the next one. Let
; the window begin at column 3 or more, colour these characters black on black, and draw no sprite that the window does not show. A thing must
; be on floor then, and takes 632 T less.
; Longer than 300 lines because what draws a sprite and what clips it write each other's operands.

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
        pop de
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        if BLOCKS_CLIP
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        pop de
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        else
        ld (hl),d                       ; the floor is blank
        inc l
        pop de
        ld (hl),e
        inc l
        endif
        ld a,(hl)
        or d
        ld (hl),a
        inc l
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

; blocks_clip - the lines of a sprite in the part drawn last
; In:    B, C = place
; Out:   carry clear: A = lines, D = the first one's place, HL = 4 * the number of the picture's line; carry set: none
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
blocks_clip:
        proc
        local whole, first
        ld a,(blocks_across_words)
        add a,a
        add a,a
        add a,a
        add a,a
        add a,BLOCKS_EDGE - 1
        cp c
        ret c                           ; right of the window
        ld a,(blocks_part_to)
        ld d,a
        ld a,b
        add a,24
        cp d
        jr c,whole
        ld a,d
whole:
        ld e,a                          ; after the last line
        ld a,(blocks_part_from)
        cp b
        jr nc,first
        ld a,b
first:
        ld d,a
        ld a,c
        and 6                           ; two for each shifted picture
        add a,a
        ld l,a
        add a,a
        add a,l
        add a,a                         ; * 24 lines / 2
        add a,d
        sub b                           ; lines left out
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,e
        sub d
        ret c
        sub 1
        inc a
        ret
        endp

; blocks_begin - before the lines of a sprite
; In:    A = lines, D = place of the first one, C = place across, HL = bytes of the picture to leave out
; Out:   blocks_picture; HL = screen, C = L; B = lines
; Uses:  AF, BC, DE, HL
blocks_begin:
        proc
        local left, right, ready
        ld b,a
        ld a,d
        ld de,(blocks_picture)
        add hl,de
        ld (blocks_picture),hl
        ; lines in the first row of characters, and those left
        push af
        cpl
        inc a
        and 7
        jr nz,$ + 4
        ld a,8
        cp b
        jr c,$ + 3
        ld a,b
        ld e,a
        ld a,b
        sub e
        ld (blocks_lines_left),a
        ld b,e
        pop af
        ; line A of the screen
        sub BLOCKS_EDGE
        ld e,a
        ld a,(blocks_window)
        add a,a
        add a,a
        add a,a
        add a,e
        ld e,a
        and $C0
        rrca
        rrca
        rrca
        ld h,a
        ld a,e
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,e
        and $38
        add a,a
        add a,a
        ld l,a
        ; columns of the sprite that the window has: E to D
        ld a,c
        rrca
        rrca
        rrca
        and 31
        sub 3
        ld c,a
        if BLOCKS_CLIP
        ld de,4 * 256 + 0
        jr nc,right
        cpl
        inc a
        ld e,a                          ; so many are left of it
        add a,c
        ld c,a
        jr left
right:
        ld a,(blocks_across_words)
        add a,a
        sub c
        cp 4
        jr nc,left
        ld d,a
left:
        endif
        ld a,(blocks_window + 1)
        add a,c
        add a,l
        ld l,a
        ld c,a
        if BLOCKS_CLIP
        ld a,(blocks_columns)
        cp e
        jr nz,ready
        ld a,(blocks_columns + 1)
        cp d
        ret z
ready:
        ld (blocks_columns),de
        push hl
        push bc
        call blocks_cut
        pop bc
        pop hl
        endif
        ret
        endp

        if BLOCKS_CLIP
; blocks_cut - draw some columns only: the code of the others is NOP
; In:    E = the first, D = one after the last
; Uses:  AF, BC, DE, HL
blocks_cut:
        proc
        local column, odd, put, shown
        ld hl,blocks_cut_code
        ld b,0
column:
        push de
        ld a,b
        cp e
        ccf
        jr nc,shown                     ; carry: it is drawn
        cp d
shown:
        sbc a,a
        ld c,a                          ; 255, or 0
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,9
put:
        push af
        ld a,(hl)
        and c
        ld (de),a
        inc hl
        inc de
        pop af
        cp 6
        jr nz,odd
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
odd:
        dec a
        jr nz,put
        pop de
        inc b
        ld a,b
        cp 4
        jr nz,column
        ret
        endp

; Of each column: where its code is, and the code: LD A,(HL) : OR .. : LD (HL),A : INC L; the same with AND E
blocks_cut_code:
        dw blocks_thing_columns + 1
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        dw blocks_body_columns + 1
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 5
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        dw blocks_body_columns + 7
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 10
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        dw blocks_body_columns + 13
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 14
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        dw blocks_body_columns + 19
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l

blocks_columns:                         ; those that the code draws
        db 0, 4
        endif

blocks_sprites_variables macro
blocks_picture: ds 2
blocks_lines_left: ds 1
        endm

        endif
