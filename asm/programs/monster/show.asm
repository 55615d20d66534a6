; show.asm - those who walk, on the screen: at any pixel of a corridor, each in his own colour
;
; Corridors are straight, so each of them covers one cell, or two of a corridor, which are nobody else's: no wall takes his colour. In each
; frame, ahead of the beam:
; 1. The cells where they were become what the field has there.
; 2. The cells where they are now become empty, in their colours.
; 3. The shapes are put on them.

        if ! defined MONSTER_SHOW
MONSTER_SHOW equ 1

        include "engine/views/field_draw.asm"
        include "engine/views/mark_shapes.asm"
        include "programs/monster/hunt.asm"
        include "programs/monster/walker_shape.asm"
        include "programs/monster/walkers.asm"

        public walkers_show

BOARD_ROW:      equ 1                   ; field_top
CELL_ONE:       equ 1
CELL_ACROSS:    equ 2
CELL_DOWN:      equ 3
GEM:            equ 16                  ; bytes of the field, passable: no trail of field_lines
START:          equ 32
GEM_INK:        equ $47
FLOOR_INK:      equ $07
MONSTER_INK:    equ $42
DAZZLED_INK:    equ $45
DAZZLED_END:    equ 40                  ; frames before the end, when they flicker
SIGHT:          equ 4                   ; rooms, in the dark

; walkers_show - draw them where they are now
; In:    as walkers_place leaves it; frozen
; Uses:  AF, BC, DE, HL, IX
; Time:  10,500 T at most
walkers_show:
        proc
        local bright
        call walkers_wipe
        ld a,(frozen)
        ld c,MONSTER_INK
        or a
        jr z,bright
        ld c,DAZZLED_INK
        cp DAZZLED_END
        jr nc,bright
        and 4
        jr nz,bright
        ld c,MONSTER_INK
bright:
        ld ix,hunter
        call monster_clear
        ld ix,blocker
        call monster_clear
        ld a,(hero_ink)
        ld c,a
        ld ix,hero
        call walker_clear
        ld ix,hunter
        call walker_shape
        ld ix,blocker
        call walker_shape
        ld ix,hero
        jp walker_shape
        endp

; monster_clear - empty the cells where a monster is, if it can be seen
; In:    IX = monster; C = its colour
; Keeps: C, IX
; Uses:  AF, B, DE, HL
monster_clear:
        proc
        local shown
        ld (ix + CELLS),0
        ld a,(dark)
        or a
        jr z,shown
        ld a,(frozen)
        or a
        jr nz,shown
        push bc
        ld a,(hero + WHERE)
        ld b,a
        ld c,(ix + WHERE)
        call distance
        pop bc
        cp SIGHT + 1
        ret nc
shown:
        jp walker_clear
        endp

; walkers_wipe - what the field has where they were
; Uses:  AF, BC, DE, HL, IX
walkers_wipe:
        ld ix,hunter
        call walker_wipe
        ld ix,blocker
        call walker_wipe
        ld ix,hero
walker_wipe:
        proc
        ld b,(ix + CELLS)
        inc b
        dec b
        ret z
        ld e,(ix + CELL)
        ld d,(ix + CELL + 1)
        call place_draw
        endp                            ; fall through into walker_second: the other cell

; walker_second - the second one of the cells, if there is one
; In:    D, E = the first one; B = CELL_ONE, CELL_ACROSS or CELL_DOWN
walker_second:
        dec b
        ret z
        inc e
        dec b
        jr z,place_draw
        dec e
        inc d                           ; fall through

; place_draw - draw a cell of the board as the field has it
; In:    D, E = its row, column on the screen
; Keeps: BC, DE, IX
; Uses:  AF, HL
place_draw:
        proc
        local start, draw
        push bc
        dec d                           ; BOARD_ROW
        call field_address
        inc d
        ld a,(hl)
        cp START
        jr z,start
        ld hl,gem_shape
        ld c,GEM_INK
        cp GEM
        jr z,draw
        ld c,FLOOR_INK
        call cell_blank
        pop bc
        ret
start:
        ld hl,start_shape
        ld c,START_INK
draw:
        call draw_shape
        pop bc
        ret
        endp

; walker_clear - empty the cells where he is
; In:    IX = walker; C = his colour
; Keeps: C, IX
; Uses:  AF, B, DE, HL
walker_clear:
        proc
        local first, second
        ld b,CELL_ONE
        ld a,(ix + X)
        ld e,a
        and 7
        jr z,first
        ld b,CELL_ACROSS
first:
        srl e
        srl e
        srl e
        ld a,(ix + Y)
        ld d,a
        and 7
        jr z,second
        ld b,CELL_DOWN
second:
        srl d
        srl d
        srl d
        ld (ix + CELL),e
        ld (ix + CELL + 1),d
        ld (ix + CELLS),b
        call cell_blank
        dec b
        ret z
        inc e
        dec b
        jr z,cell_blank
        dec e
        inc d
        endp                            ; fall through into cell_blank

; cell_blank - empty a cell of the screen
; In:    D, E = row, column; C = attribute
; Keeps: BC, DE, IX
; Uses:  AF, HL
; Time:  219 T
cell_blank:
        call cell_address
        xor a
        rept 7
        ld (hl),a
        inc h
        endm
        ld (hl),a
        ld a,h                          ; its attribute: the same low byte
        rrca
        rrca
        rrca
        and 3
        or high ATTRIBUTES
        ld h,a
        ld (hl),c
        ret

show_variables macro
hero_ink:       ds 1
dark:           ds 1                    ; 1: monsters are seen only when they are near, or dazzled
        endm

figures:                                ; eight bytes each
        incbin "programs/monster/figures.shapes"
hero_shapes:    equ figures
hunter_shapes:  equ figures + 16
blocker_shapes: equ figures + 32
gem_shape:      equ figures + 48

        endif
