; roam_read.asm - what a listing has drawn, read as walls and floor, and the longest way in it
;
; 1. Each pixel becomes a wall or floor by its colour: walls are ink from now on.
; 2. A start and a goal that are given are taken. Else, in roam_spread.asm, places are visited in waves: cells or rooms,
;    each from one beside it with no wall between. The first place from which the waves go far is taken; the last wave
;    from there ends at the start, and the last one from the start at the goal. Its number is the length of the way.

        if ! defined MAGAZINE_ROAM_READ
MAGAZINE_ROAM_READ equ 1

; A mode
ROAM_WALLS:     equ 32                  ; and the colour of walls
ROAM_FLOOR:     equ 32 + 8              ; and the colour of the floor; all else is wall
ROAM_CLOSED:    equ 16                  ; column 0, those from 27 on and row 21 are walls
ROAM_ROOMS:     equ 64                  ; rooms of 16 x 16 pixels between thin walls, not cells
ROAM_FRAMED:    equ 128                 ; column 31 and row 21, which a maze of 31 x 21 leaves free, are walls
ROAM_AGAIN:     equ 1                   ; alone: the same once more
ROAM_SEEK:      equ 2                   ; alone: SPACE has stopped the search; the picture has been read

; roam_read - make walls of the picture; if they are not given, find start and goal
; In:    roam_mode
; Out:   roam_from, roam_stops, roam_count, roam_steps, if they are not given
; Uses:  AF, BC, DE, HL
; Writes: the picture, its variables
roam_read:
        proc
        local cell, line, closed, bottom, inner, door
        ld hl,ATTRIBUTES
cell:
        ld a,(hl)
        call roam_is_wall
        ld d,a
        ld a,(hl)
        rrca
        rrca
        rrca
        call roam_is_wall
        ld e,a
        xor d
        ld d,a                          ; D, E: a byte becomes (byte and D) xor E
        if ! defined ROAM_GIVEN
        ld a,(roam_mode)
        and ROAM_CLOSED + ROAM_FRAMED
        call nz,closed
        endif
        push hl
        call roam_lines
line:
        ld a,(hl)
        and d
        xor e
        ld (hl),a
        inc h
        djnz line
        pop hl
        call roam_next
        jr nz,cell
        if defined ROAM_GIVEN
        ret
        else
        jp roam_search
closed:                                 ; solid at the sides and at the bottom
        ld a,l
        and $1F
        cp 31
        jr z,inner
        ld b,a
        ld a,(roam_mode)
        rla                             ; ROAM_FRAMED
        jr c,bottom
        ld a,b
        or a
        jr z,inner
        cp 27
        jr nc,inner
bottom:
        ld a,h
        cp high (ATTRIBUTES + 32 * 21)
        jr nz,door
        ld a,l
        cp low (ATTRIBUTES + 32 * 21)
        jr c,door
inner:
        ld de,$00FF
        ret
door:
        if defined ROAM_DOOR            ; in the right wall of our maze, in an odd row: closed, or column 31 would be seen beside it
        ld a,l
        and $3F
        cp 32 + 30
        ret nz
        ld a,(roam_mode)
        rla                             ; ROAM_FRAMED
        ret nc
        ld de,$FFFF - $3C * 256 - $C3   ; with a thick line
        endif
        ret
        endif
        endp

; roam_lines - where a cell is on the screen
; In:    HL = its attribute
; Out:   HL = its first line; B = 8
; Keeps: C, DE
; Uses:  AF
roam_lines:
        ld a,h
        sub high ATTRIBUTES
        add a,a
        add a,a
        add a,a
        add a,high SCREEN
        ld h,a
        ld b,8
        ret

; roam_next - the next cell of the picture
; In:    HL = an attribute
; Out:   HL = the next one; Z after the last
; Keeps: BC, DE
; Uses:  AF
roam_next:
        inc hl
        ld a,l
        cp low (ATTRIBUTES + ROAM_CELLS)
        ret nz
        ld a,h
        cp high (ATTRIBUTES + ROAM_CELLS)
        ret

; roam_is_wall - is a colour that of walls?
; In:    A = colour, in bits 0 to 2
; Out:   A = 255, or 0 for floor
; Keeps: DE, HL
; Uses:  F, BC
roam_is_wall:
        proc
        local same
        ld b,a
        ld a,(roam_mode)
        ld c,a
        xor b
        and 7
        ld a,c
        jr nz,same
        cpl
same:
        and 8                           ; of ROAM_FLOOR
        ret z
        ld a,255
        ret
        endp

        endif
