; rays_thing_column.asm - a column of a thing in a view from within (engine/rays/rays_thing.asm)
;
; Longer than 300 lines because pictures with masks and those without share the way from row to row.

        if ! defined ENGINE_RAYS_THING_COLUMN
ENGINE_RAYS_THING_COLUMN equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_paint.asm"

; rays_thing_byte - draw a byte and go on to the next line
rays_thing_byte macro
        ld a,(de)
        and (hl)
        inc hl
        or (hl)
        inc hl
        ld (de),a
        endm

; rays_thing_mask - a mask of the lines to come
; In:    A = its line * 2; HL = picture
; Out:   Z: it covers nothing
rays_thing_mask macro
        push hl
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        pop hl
        inc a
        endm

; rays_thing_character - draw eight bytes, down if the argument is 1, up if it is 0, and their colour if they cover the middle of the character
rays_thing_character macro down
        local clear
        exx
        ld a,c
        exx
        or a
        jr z,clear
        ld a,8
        rays_thing_mask
        jr z,clear
        exx
        ld (hl),c
        exx
clear:
        rept 7
        rays_thing_byte
        if down
        inc d
        else
        dec d
        endif
        endm
        rays_thing_byte
        ld a,e
        add a,ixh
        ld e,a
        exx
        add hl,de
        exx
        endm

; rays_thing_whole - the same of a picture without masks
rays_thing_whole macro down
        local clear
        exx
        ld a,c
        or a
        jr z,clear
        ld (hl),a
clear:
        add hl,de
        exx
        rept 7
        ld a,(hl)
        inc hl
        ld (de),a
        if down
        inc d
        else
        dec d
        endif
        endm
        ld a,(hl)
        inc hl
        ld (de),a
        ld a,e
        add a,ixh
        ld e,a
        endm

; rays_thing_column - draw a column of a thing
; In:    C = column; its variables
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
rays_thing_column:
        proc
        local upper, lower, placed, chunk, part, some, across, clear, down, up, rows, lines, horizon, characters, below, even, odd, odd_too, done
        local whole, whole_down, whole_up, whole_even, whole_odd
        ld a,c
        ld (rays_at_column),a
        ; in the next picture it is another one; its lines are as if the wall had been as high as the thing, and filled as far as the thing
        add a,RAYS_DRAWN
        ld l,a
        ld h,high RAYS_LINES
        ld (hl),255
        ld h,(high RAYS_LINES) + 4
        ld a,(rays_thing_most)
        cp (hl)
        jr c,$ + 3
        ld (hl),a
        inc h
        ld a,(rays_thing_least)
        cp (hl)
        jr nc,$ + 3
        ld (hl),a
        inc h
        ld a,(rays_thing_rows)
        cp (hl)
        jr c,$ + 3
        ld (hl),a
        set 0,(hl)                      ; all colours are others
        ; HL' = the character in which it begins, C' = its colour, DE' = from row to row
        ld a,(rays_thing_first)
        and $F8
        ld h,high RAYS_COLOURS
        cp RAYS_HALF
        jr c,$ + 5
        sub RAYS_HALF
        inc h
        ld l,a
        rays_by_columns l
        ld l,a
        ld a,(rays_at_column)
        add a,l
        ld l,a
        ld a,(rays_thing_colour)
        ld c,a
        ld de,RAYS_COLUMNS
        exx
        ld a,(rays_thing_shown)
        ld ixl,a                        ; lines to draw
        ld a,(rays_thing_first)
        ld c,a
        ld a,RAYS_HALF
        sub c
        ld d,a
        jr c,lower
        jr nz,upper
lower:
        ld a,1 - RAYS_HALF
        add a,c
        ld d,a
        call rays_place
        ld a,h
        add a,RAYS_LOWER
        ld h,a
        jr placed
upper:
        call rays_place
placed:
        ex de,hl
        ld hl,(rays_thing_picture)
chunk:                                  ; C = line, DE = byte, HL = picture
        ld a,c
        and 7
        ld b,a
        jr nz,part
        ld a,ixl
        cp 8
        jp nc,characters
part:
        ld a,8
        sub b
        ld b,a                          ; lines to the end of the character
        ld a,ixl
        sub b
        jr nc,some
        add a,b
        ld b,a
        xor a
some:
        ld ixl,a
        ld ixh,b
        ; does it cover the middle of the character?
        ld a,(rays_thing_masked)
        or a
        jr z,whole
        ld a,b
        and $FE
        rays_thing_mask
        jr z,across
        exx
        ld a,c
        or a
        jr z,clear
        ld (hl),a
clear:
        exx
across:
        bit 3,c
        jr nz,up
down:
        rays_thing_byte
        inc d
        djnz down
        dec d
        jr rows
up:
        rays_thing_byte
        dec d
        djnz up
        inc d
        jr rows
whole:
        exx
        ld a,c
        or a
        jr z,$ + 3
        ld (hl),a
        exx
        bit 3,c
        jr nz,whole_up
whole_down:
        ld a,(hl)
        inc hl
        ld (de),a
        inc d
        djnz whole_down
        dec d
        jr rows
whole_up:
        ld a,(hl)
        inc hl
        ld (de),a
        dec d
        djnz whole_up
        inc d
rows:
        ld a,ixl
        or a
        ret z
        exx
        add hl,de
        exx
        ld a,c
        add a,ixh
        ld c,a
        cp RAYS_HALF
        ld a,RAYS_COLUMNS
        jr c,lines
        ld a,0 - RAYS_COLUMNS
        jr nz,lines
        ld a,RAYS_LOWER
        add a,d
        ld d,a
horizon:
        exx
        ld de,256 - RAYS_ROWS / 2 * RAYS_COLUMNS
        add hl,de
        ld de,RAYS_COLUMNS
        exx
        jp chunk
lines:
        add a,e
        ld e,a
        jp chunk
characters:                             ; whole ones, as far as the horizon or the end: B; IXH = from row to row
        ld a,ixl
        rrca
        rrca
        rrca
        and 31
        ld b,a
        ld a,RAYS_HALF
        sub c
        ld ixh,0 - RAYS_COLUMNS
        jr c,below
        jr z,below
        ld ixh,RAYS_COLUMNS
        rrca
        rrca
        rrca
        cp b
        jr nc,below
        ld b,a
below:
        ld a,b
        add a,a
        add a,a
        add a,a
        push af
        neg
        add a,ixl
        ld ixl,a
        pop af
        add a,c
        bit 3,c
        ld c,a
        ld a,(rays_thing_masked)
        jr nz,odd
        or a
        jp z,whole_even
even:
        rays_thing_character 1
        dec b
        jr nz,odd_too
        jp done
odd:
        or a
        jp z,whole_odd
odd_too:
        rays_thing_character 0
        dec b
        jp nz,even
        jp done
whole_even:
        rays_thing_whole 1
        dec b
        jr z,done
whole_odd:
        rays_thing_whole 0
        dec b
        jp nz,whole_even
done:
        ld a,ixl
        or a
        ret z
        ld a,c
        cp RAYS_HALF
        jp nz,chunk
        ld a,e
        sub RAYS_COLUMNS
        ld e,a
        ld a,d
        add a,RAYS_LOWER
        ld d,a
        jp horizon
        endp

; rays_place - where a column begins
; In:    D = half-height
; Out:   HL = its byte in the upper half
; Keeps: BC, DE, IX, IY
rays_place:
        ld l,d
        ld h,high RAYS_LINES
        ld a,(rays_at_column)
        add a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ret

rays_thing_column_variables macro
rays_thing_at:  ds 2                    ; the record
rays_thing_height: ds 1                 ; half-height of a wall there
rays_thing_colour: ds 1
rays_thing_picture: ds 2
rays_thing_lines: ds 1
rays_thing_masked: ds 1                 ; 0: its picture has no masks
rays_thing_stride: ds 2                 ; bytes of a column
rays_thing_first: ds 1                  ; line of the view
rays_thing_shown: ds 1                  ; lines that are in the view
rays_thing_unseen: ds 1
rays_thing_most: ds 1                   ; the half-height of a wall that reaches as far from the horizon as it does
rays_thing_least: ds 1                  ; of the highest wall that it does not touch
rays_thing_rows: ds 1                   ; 8 * its rows below the horizon, and 1
rays_at_column: ds 1
        endm

        endif
