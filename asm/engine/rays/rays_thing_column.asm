; rays_thing_column.asm - a column of a thing in a view from within (engine/rays/rays_thing.asm)

        if ! defined ENGINE_RAYS_THING_COLUMN
ENGINE_RAYS_THING_COLUMN equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_paint.asm"

; rays_thing_column - draw a column of a thing
; In:    C = column; its variables
; Uses:  AF, BC, DE, HL
rays_thing_column:
        proc
        local upper, lower, chunk, some, across, clear, down, up, rows, lines
        ld a,c
        ld (rays_at_column),a
        add a,RAYS_DRAWN
        ld c,a
        call rays_renew
        ld a,(rays_thing_shown)
        ld (rays_thing_left),a
        ld a,(rays_thing_first)
        ld c,a
        ld d,a
        ld a,RAYS_HALF
        sub d
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
        jr $ + 5
upper:
        call rays_place
        ld de,(rays_thing_picture)
chunk:                                  ; C = line, HL = byte, DE = picture
        ld a,c
        and 7
        ld b,a
        ld a,8
        sub b
        ld b,a
        ld a,(rays_thing_left)
        sub b
        jr nc,some
        add a,b
        ld b,a
        xor a
some:
        ld (rays_thing_left),a
        push bc
        ; does it cover the middle of the character?
        ld a,(rays_thing_colour)
        or a
        jr z,clear
        push hl
        ld a,b
        and $FE
        ld l,a
        ld h,0
        add hl,de
        ld a,(hl)
        inc a
        jr z,across
        ld a,c
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
        ld (hl),a
across:
        pop hl
clear:
        bit 3,c
        jr nz,up
down:
        ld a,(de)
        inc de
        and (hl)
        ld c,a
        ld a,(de)
        inc de
        or c
        ld (hl),a
        inc h
        djnz down
        dec h
        jr rows
up:
        ld a,(de)
        inc de
        and (hl)
        ld c,a
        ld a,(de)
        inc de
        or c
        ld (hl),a
        dec h
        djnz up
        inc h
rows:
        pop bc
        ld a,(rays_thing_left)
        or a
        ret z
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
        jr chunk
lines:
        add a,l
        ld l,a
        jr chunk
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
rays_thing_left: ds 1
rays_thing_unseen: ds 1
rays_at_column: ds 1
        endm

        endif
