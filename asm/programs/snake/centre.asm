; centre.asm - a maze that is smaller than the board goes to its middle
;
; Around it all places are DEEP, so a shift of the whole field by rows and columns is one block move.

        if ! defined SNAKE_CENTRE
SNAKE_CENTRE equ 1

        include "programs/snake/places.asm"

        public maze_centre

DEEP:           equ $20                 ; a wall that no floor touches; floor for draw_lines
BOARD_BYTES:    equ BOARD_ROWS * FIELD_STRIDE

; maze_centre - move the maze to the middle of the board
; In:    field, its outside DEEP
; Uses:  AF, BC, DE, HL
; Writes: field, centre_top, centre_bottom
maze_centre:
        proc
        local place, next, back, fill
        ld a,BOARD_ROWS
        ld (centre_top),a
        ld hl,field
        ld bc,256 * BOARD_COLUMNS       ; B, C = the first and the last column of the maze
        ld de,0                         ; row, column
place:
        ld a,(hl)
        cp DEEP
        jr z,next
        ld a,d
        ld (centre_bottom),a
        ld a,(centre_top)
        cp d
        jr c,$ + 6
        ld a,d
        ld (centre_top),a
        ld a,e
        cp b
        jr nc,$ + 3
        ld b,a
        cp c
        jr c,$ + 3
        ld c,a
next:
        inc hl
        inc e
        bit 5,e                         ; FIELD_STRIDE
        jr z,place
        ld e,0
        inc d
        ld a,d
        cp BOARD_ROWS
        jr nz,place
        ld a,BOARD_COLUMNS - 1
        sub c
        sub b
        call centre_half
        ex de,hl
        ld a,(centre_top)
        ld c,a
        ld a,(centre_bottom)
        add a,c
        neg
        add a,BOARD_ROWS - 1
        call centre_half
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de                       ; places to move it on
        ld a,h
        or l
        ret z
        ex de,hl
        bit 7,d
        jr nz,back
        ld hl,BOARD_BYTES
        sbc hl,de                       ; carry is clear
        ld b,h
        ld c,l
        push de
        ld hl,field + BOARD_BYTES - 1
        push hl
        sbc hl,de
        pop de
        lddr
        pop bc
        ex de,hl                        ; fill from here down
        ld de,0 - 1
        jr fill
back:
        ld hl,BOARD_BYTES
        add hl,de
        ld b,h
        ld c,l
        ld hl,0
        or a
        sbc hl,de
        push hl
        ld de,field
        add hl,de
        ldir
        pop bc
        ex de,hl
        ld de,1
fill:
        ld (hl),DEEP
        add hl,de
        dec bc
        ld a,b
        or c
        jr nz,fill
        ret
        endp

; centre_half - half of a difference, rounded down
; In:    A, signed
; Out:   HL
; Uses:  AF
centre_half:
        sra a
        ld l,a
        rla
        sbc a,a
        ld h,a
        ret

centre_variables macro
centre_top:     ds 1
centre_bottom:  ds 1
        endm

        endif
