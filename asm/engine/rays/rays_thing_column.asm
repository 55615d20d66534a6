; rays_thing_column.asm - a column of a thing in a view from within (engine/rays/rays_thing.asm)

        if ! defined ENGINE_RAYS_THING_COLUMN
ENGINE_RAYS_THING_COLUMN equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_paint.asm"

; rays_thing_byte - draw a byte and go on to the next line
rays_thing_byte macro
        ld a,(de)
        inc de
        and (hl)
        ld c,a
        ld a,(de)
        inc de
        or c
        ld (hl),a
        endm

; rays_thing_character - draw eight bytes, down if the argument is 1, up if it is 0, and their colour if they cover the middle of the character
rays_thing_character macro down
        local clear
        exx
        ld a,c
        exx
        or a
        jr z,clear
        push hl
        ld hl,8
        add hl,de
        ld a,(hl)
        pop hl
        inc a
        jr z,clear
        exx
        ld (hl),c
        exx
clear:
        rept 7
        rays_thing_byte
        if down
        inc h
        else
        dec h
        endif
        endm
        rays_thing_byte
        ld a,l
        add a,ixh
        ld l,a
        exx
        add hl,de
        exx
        endm

; rays_thing_column - draw a column of a thing
; In:    C = column; its variables
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
rays_thing_column:
        proc
        local upper, lower, placed, chunk, part, some, across, clear, down, up, rows, lines, horizon, characters, below, even, odd, done
        ld a,c
        ld (rays_at_column),a
        add a,RAYS_DRAWN
        ld c,a
        call rays_renew
        ; HL' = the character in which it begins, C' = its colour, DE' = from row to row
        ld a,(rays_thing_first)
        and $F8
        ld h,high RAYS_COLOURS
        cp RAYS_HALF
        jr c,$ + 5
        sub RAYS_HALF
        inc h
        ld l,a
        add a,a
        add a,l
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
        ld de,(rays_thing_picture)
chunk:                                  ; C = line, HL = byte, DE = picture
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
        push bc
        ; does it cover the middle of the character?
        push hl
        ld a,b
        and $FE
        ld l,a
        ld h,0
        add hl,de
        ld a,(hl)
        pop hl
        inc a
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
        inc h
        djnz down
        dec h
        jr rows
up:
        rays_thing_byte
        dec h
        djnz up
        inc h
rows:
        pop bc
        ld a,ixl
        or a
        ret z
        exx
        add hl,de
        exx
        ld a,c
        add a,b
        ld c,a
        cp RAYS_HALF
        ld a,RAYS_COLUMNS
        jr c,lines
        ld a,0 - RAYS_COLUMNS
        jr nz,lines
        ld a,RAYS_LOWER
        add a,h
        ld h,a
horizon:
        exx
        ld de,256 - RAYS_ROWS / 2 * RAYS_COLUMNS
        add hl,de
        ld de,RAYS_COLUMNS
        exx
        jp chunk
lines:
        add a,l
        ld l,a
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
        push bc
        jr nz,odd
even:
        rays_thing_character 1
        dec b
        jr z,done
odd:
        rays_thing_character 0
        dec b
        jp nz,even
done:
        pop bc
        ld a,ixl
        or a
        ret z
        ld a,c
        cp RAYS_HALF
        jp nz,chunk
        ld a,l
        sub RAYS_COLUMNS
        ld l,a
        ld a,h
        add a,RAYS_LOWER
        ld h,a
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
rays_thing_sine: ds 2
rays_thing_cosine: ds 2
rays_thing_across: ds 2                 ; how far right of the middle, in 1/4096 cell
rays_thing_height: ds 1                 ; half-height of a wall there
rays_thing_colour: ds 1
rays_thing_picture: ds 2
rays_thing_lines: ds 1
rays_thing_first: ds 1                  ; line of the view
rays_thing_shown: ds 1                  ; lines that are in the view
rays_thing_unseen: ds 1
rays_at_column: ds 1
        endm

        endif
