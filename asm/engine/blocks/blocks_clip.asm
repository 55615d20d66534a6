; blocks_clip.asm - where a sprite in a window of blocks (engine/blocks/blocks_sprites.asm) is drawn, and what of it

        if ! defined ENGINE_BLOCKS_CLIP
ENGINE_BLOCKS_CLIP equ 1

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

blocks_clip_variables macro
blocks_picture: ds 2
blocks_lines_left: ds 1
        endm

        endif
