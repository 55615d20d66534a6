; scene_colours.asm - the colours of the scene's sprites
;
; A sprite colours the characters that it covers, but none that is black on black. The list of what has been coloured in a part of the window
; is where blocks_scene would have it: in BLOCKS_LISTS, its length at the end of the page.

        if ! defined MINOTAUR_SCENE_COLOURS
MINOTAUR_SCENE_COLOURS equ 1

; scene_plain - take the colours of all sprites away in the part drawn last, if any has come to other characters
; Uses:  AF, BC, DE, HL
scene_plain:
        proc
        local each
        ld a,(scene_moved)
        or a
        ret z
        ld a,(blocks_page)
        ld h,a
        ld l,255
        ld e,(hl)
        ld (hl),0
        ld l,e
        ld a,(level_now + LEVEL_INK)
        ld e,a
each:
        ld a,l
        or a
        ret z
        dec l
        ld c,(hl)
        dec l
        ld b,(hl)
        dec l
        ld d,(hl)
        dec l
        push hl
        ld l,(hl)
        ld h,d
        call scene_tint
        pop hl
        jr each
        endp

; scene_colours - give the sprites their colours in the part drawn last, if scene_plain has done something
; Uses:  AF, BC, DE, HL
scene_colours:
        proc
        local next
        ld a,(scene_moved)
        or a
        ret z
        ld hl,scene
        ld a,(scene_count)
        ld b,a
next:
        push bc
        push hl
        call scene_colour
        pop hl
        ld de,SCENE_RECORD
        add hl,de
        pop bc
        djnz next
        ret
        endp

; scene_colour - the same for a sprite
; In:    HL = its record
; Uses:  AF, BC, DE, HL
scene_colour:
        proc
        local first, last
        ld a,(hl)
        inc hl
        ld c,(hl)
        inc hl
        inc hl
        inc hl
        ld e,(hl)
        ld b,a
        and $F8
        ld d,a                          ; the first row
        ld hl,(blocks_part_from)        ; H = blocks_part_to
        sub l
        jr nc,first
        ld d,l
first:
        ld a,b
        add a,23 + 8
        and $F8                         ; after the last one
        cp h
        jr c,last
        ld a,h
last:
        sub d
        ret c
        ret z
        rrca
        rrca
        rrca
        ld b,a                          ; rows
        ld a,d
        rlca
        rlca
        ld d,a
        and 3
        or high ATTRIBUTES
        ld h,a
        ld a,d
        and $E0
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ld a,c
        and 7
        ld c,a                          ; 0: three columns
        ; note them: address, rows, columns
        ld a,(blocks_page)
        ld d,a
        push de
        ld e,255
        ld a,(de)
        add a,4
        ld (de),a
        sub 4
        ld e,a
        ld a,l
        ld (de),a
        inc e
        ld a,h
        ld (de),a
        inc e
        ld a,b
        ld (de),a
        inc e
        ld a,c
        ld (de),a
        pop de
        jr scene_tint
        endp

; scene_tint - characters that are not black become E
; In:    HL = attributes, B = rows, C = 0: three columns, else four
; Uses:  AF, B, HL
scene_tint:
        proc
        local row, three
row:
        xor a
        rept 3
        cp (hl)
        jr z,$ + 3
        ld (hl),e
        inc l
        endm
        cp c
        jr z,three
        cp (hl)
        jr z,three
        ld (hl),e
three:
        ld a,l
        add a,29
        ld l,a
        jr nc,$ + 3
        inc h
        djnz row
        ret
        endp

        endif
