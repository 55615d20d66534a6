; board.asm - the board of both pages: rocks in lines, the two ends, the player's stones, the cursor
;
; A board is 23 x 23 places of the field, its edge all wall, on rows 0 to 22 of the screen. A stone that the player has put there is a wall, too.

        if ! defined WAVE_BOARD
WAVE_BOARD equ 1

        include "engine/views/field_draw.asm"
        include "engine/views/mark_shapes.asm"
        include "engine/text/large_text.asm"
        include "lib/random.asm"

BOARD:          equ 23
BOARD_START_INK: equ $60                ; black on bright green
BOARD_FINISH_INK: equ $57               ; bright white on bright red
BOARD_CURSOR_INK: equ $5F               ; bright white on magenta
STONE_INK:      equ $46
STONE:          equ FIELD_WALL | 1

; board_stones - rocks at random, none at the two ends
; In:    seed; density = rocks among 256 places; wave_start, wave_finish
; Out:   field
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, rng_seed
board_stones:
        proc
        local row, place, rock
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,(seed)
        ld (rng_seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two draws to differ
        ld de,field + FIELD_STRIDE + 1
        ld c,BOARD - 2
row:
        ld b,BOARD - 2
place:
        call rng_next
        ld hl,density
        cp (hl)
        jr c,rock
        xor a
        ld (de),a
rock:
        inc de
        djnz place
        ld hl,FIELD_STRIDE - BOARD + 2
        add hl,de
        ex de,hl
        dec c
        jr nz,row
        endp                            ; fall through into board_ends_free

; board_ends_free - no rock at the two ends
board_ends_free:
        ld de,(wave_start)
        call field_address
        ld (hl),FIELD_PATH
        ld de,(wave_finish)
        call field_address
        ld (hl),FIELD_PATH
        ret

; board_draw - draw all of it, without stones of the player
; Uses:  AF, BC, DE, HL
board_draw:
        xor a
        ld (field_top),a
        ld hl,board_lines
        call lines_use
        ld bc,BOARD * 256 + BOARD
        call draw_lines

; draw_ends - draw S and F
draw_ends:
        ld de,(wave_start)
        ld a,'S'
        ld c,BOARD_START_INK
        call draw_char
        ld de,(wave_finish)
        ld a,'F'
        ld c,BOARD_FINISH_INK
        jp draw_char

; board_plain - take away wave and route
; Uses:  AF, BC, DE, HL
board_plain:
        proc
        local row, place, bare, next
        ld d,1
row:
        ld e,1
place:
        call field_address
        ld a,(hl)
        rlca
        jr c,next
        or a
        jr z,bare
        ld (hl),FIELD_PATH
        call draw_line_place
        jr next
bare:
        call place_attribute
        ld a,(lines_floor_ink)
        ld (hl),a
next:
        inc e
        ld a,e
        cp BOARD - 1
        jr nz,place
        inc d
        ld a,d
        cp BOARD - 1
        jr nz,row
        jr draw_ends
        endp

; board_turn - set a rock at the cursor, or take it away, and draw it
; In:    cursor, which is at no end
; Uses:  AF, BC, DE, HL
board_turn:
        ld de,(cursor)
        call field_address
        ld a,(hl)
        xor FIELD_WALL
        and FIELD_WALL
        ld (hl),a                       ; fall through into board_beside

; board_beside - draw the place at the cursor and the four beside it, and the ends
; Uses:  AF, BC, DE, HL
board_beside:
        ld de,(cursor)
        call draw_line_place
        dec d
        call draw_line_place
        inc d
        inc d
        call draw_line_place
        dec d
        dec e
        call draw_line_place
        inc e
        inc e
        call draw_line_place
        jr draw_ends

; stone_draw - draw a stone of the player
; In:    D, E = row, column
; Keeps: BC, DE
; Uses:  AF, HL
stone_draw:
        push bc
        ld hl,stone_shape
        ld c,STONE_INK
        call draw_mark
        pop bc
        ret

; at_end - is the cursor at one of the ends?
; Out:   Z: yes
; Uses:  AF, DE, HL
at_end:
        ld de,(cursor)
        ld hl,(wave_start)
        or a
        sbc hl,de
        ret z
        ld hl,(wave_finish)
        or a
        sbc hl,de
        ret

; cursor_show - colour the cursor's cell; cursor_hide - restore its colour
cursor_show:
        call cursor_address
        ld a,(hl)
        ld (cursor_under),a
        ld (hl),BOARD_CURSOR_INK
        ret
cursor_hide:
        call cursor_address
        ld a,(cursor_under)
        ld (hl),a
        ret
cursor_address:
        ld de,(cursor)
        jp place_attribute

; cursor_move - move it inside the edge
; In:    A = directions
; Uses:  AF, BC, DE, HL
cursor_move:
        proc
        local edge
        push af
        call cursor_hide
        pop af
        ld de,(cursor)
        keys_move
        ld a,d
        dec a
        cp BOARD - 2
        jr nc,edge
        ld a,e
        dec a
        cp BOARD - 2
        jr nc,edge
        ld (cursor),de
edge:
        jr cursor_show
        endp

board_lines:
        db $05, $07, $4F                ; walls cyan; the route is bright white on bright blue
        dw line_thick
stone_shape:    db $3C, $4E, $9F, $BF, $FF, $FF, $7E, $3C

board_variables macro
cursor:         ds 2                    ; column, row
cursor_under:   ds 1                    ; the attribute under the cursor
wave_start:     ds 2
wave_finish:    ds 2
density:        ds 1                    ; rocks among 256 places
        endm

        endif
