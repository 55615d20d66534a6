; draw_labyrinth.asm - a labyrinth on the screen: the classical one of 3, 7, 11 or 15 circuits, or that of Chartres
;
; 1. labyrinth_path leaves the way in route. Its cells become squares that make the picture 168 pixels high: 24 pixels for 3
;    circuits, 12 for 7, 8 for 11, 6 for 15, 7 for Chartres. The picture is in the middle.
; 2. Follow the way. Around each cell draw the sides that it does not pass: those are the walls. The entrance is open.
;
; A walker follows the same codes: one cell, so many pixels, for each.
; Invariants: IX = work: the cell's place in pixels from the left and the top, its size; DE = the next code, HL = codes left,
; C = the code that led into the cell.

        if ! defined DRAW_LABYRINTH
DRAW_LABYRINTH equ 1

        include "include/spectrum.asm"
        include "lib/labyrinth_path.asm"

        public draw_labyrinth

; draw_labyrinth - draw the walls of a labyrinth
; Family: picture
; Source: common knowledge
; In:    A = 3, 7, 11 or 15 circuits; LABYRINTH_CHARTRES, 12: the labyrinth of Chartres; a cleared screen
; Out:   carry clear: the screen; route, route_length = the way, a code a step; work: bytes 0 and 1 are the pixels from the
;        left and the top to the way's last cell, byte 2 is the size of a cell, bytes 3 and 4 lead to its first cell;
;        carry set: another number, nothing written
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, route, route_length, work (5 bytes)
; Size:  261 bytes  Time: 1,997,534 T at most
; Stack: 12 bytes
draw_labyrinth:
        proc
        local X, Y, CELL, size, sized, next, known, sides, times, add_up, side, below, right, draw, pixel, down, same_row
        local mask, left, up, moved, across
X:      equ 0
Y:      equ 1
CELL:   equ 2
        push af
        call labyrinth_path
        pop hl                          ; H = what was asked for
        ret c
        push ix
        ld ix,work
        ld a,h
        ld l,7
        cp LABYRINTH_CHARTRES
        jr z,sized
        rrca
        rrca
        and 3
        inc a
        ld h,a
        ld a,24
        ld l,255
size:                                   ; 24 divided by N + 1
        inc l
        sub h
        jr nc,size
sized:
        ld (ix + CELL),l
        ld b,c
        call times
        srl a                           ; half of the width
        ld c,a
        ld b,e
        call times
        add a,128
        sub c
        ld (ix + X),a
        ld (ix + X + 3),a
        ld b,d
        call times
        add a,12
        ld (ix + Y),a
        ld (ix + Y + 3),a
        if defined LABYRINTH_AT
        call LABYRINTH_AT               ; a program moves the picture by pixels: it uses all but IX, and keeps what is there
        endif
        ld de,route
        ld hl,(route_length)
        ld c,0
next:
        ld a,c
        xor 4
        ld c,a                          ; where the way comes from
        ld b,255
        ld a,h
        or l
        jr z,known
        ld a,(de)
        ld b,a                          ; where it goes on
known:
        xor a
sides:
        cp b
        jr z,across
        cp c
        call nz,side
across:
        add a,2
        cp 8
        jr nz,sides
        inc b
        jr z,moved
        dec b
        ld c,b
        inc de
        dec hl
        ld a,b
        ld b,(ix + CELL)
        or a
        jr z,up
        cp 4
        jr z,below
        ld a,(ix + X)
        jr nc,left
        add a,b
        jr $ + 3
left:
        sub b
        ld (ix + X),a
        jr next
up:
        sub b                           ; A = 0
        ld b,a
below:
        ld a,(ix + Y)
        add a,b
        ld (ix + Y),a
        jr next
moved:
        pop ix
        or a
        ret

times:                                  ; A = B * L
        xor a
add_up:
        add a,l
        djnz add_up
        ret

side:                                   ; A = its direction: a line of a cell's size and one pixel more
        push af
        push bc
        push de
        push hl
        ld c,(ix + X)
        ld b,(ix + Y)
        ld e,(ix + CELL)
        ld d,a
        cp 2
        jr nz,$ + 5
        ld a,c
        add a,e
        ld c,a
        ld a,d
        cp 4
        jr nz,draw
        ld a,b
        add a,e
        ld b,a
draw:                                   ; from B, C down if bit 1 of D is set, else to the right; E + 1 pixels
        ld a,b
        and 7
        or high SCREEN
        ld h,a
        ld a,b
        rra
        rra
        rra
        and $18
        or h
        ld h,a
        ld a,b
        rla
        rla
        and $E0
        ld l,a
        ld a,c
        rra
        rra
        rra
        and $1F
        or l
        ld l,a
        ld a,c
        and 7
        ld b,a
        inc b
        ld a,1
mask:
        rrca
        djnz mask
        ld b,e
        inc b
        ld c,a
pixel:
        ld a,c
        or (hl)
        ld (hl),a
        bit 1,d
        jr nz,down
        rrc c
        jr nc,same_row
        inc l
        jr same_row
down:
        inc h
        ld a,h
        and 7
        jr nz,same_row
        ld a,l
        add a,32
        ld l,a
        jr c,same_row
        ld a,h
        sub 8
        ld h,a
same_row:
        djnz pixel
        pop hl
        pop de
        pop bc
        pop af
        ret
        endp
draw_labyrinth_end:

        endif
