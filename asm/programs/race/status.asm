; status.asm - above the maze the names and what they have won, below it the clock

        if ! defined RACE_STATUS
RACE_STATUS equ 1

        include "engine/text/key_line.asm"
        include "engine/text/large_text.asm"
        include "engine/text/number.asm"
        include "engine/views/clock.asm"
        include "engine/views/mark_shapes.asm"
        include "programs/race/bars.asm"
        include "programs/race/names.asm"
        include "programs/race/runners.asm"

NAME_1_INK:     equ $70                 ; black on bright yellow
NAME_2_INK:     equ $68                 ; black on bright cyan
WINS_NEEDED:    equ 3
ROUNDS:         equ 5
NAMES_MIDDLE:   equ 14                  ; three cells
ROUND_PIXEL:    equ 120                 ; of narrow letters between two boards
WINS_1:         equ 10
WINS_2:         equ 18
NAME_2:         equ 22
CLOCK_ROW:      equ 22
CLOCK_COLUMN:   equ 13                  ; five cells

; status_draw - draw all of it for a race that has not begun
; Uses:  AF, BC, DE, HL, IX
status_draw:
        call names_draw
        call bars_middle
        ld a,(attract_on)
        or a
        ret z
        ld d,CLOCK_ROW

; demo_tell - say in a row that the library plays
; In:    D = row
; Uses:  AF, C, DE, HL
demo_tell:
        ld e,0
        ink INK_BAR
        ld hl,demo_text
        jp draw_text

; names_draw - draw the first row
; Uses:  AF, BC, DE, HL, IX
names_draw:
        proc
        local cell, draw
        ld a,(special)
        or a
        ld b,NAMES_MIDDLE + 3
        jr z,$ + 3
        inc b                           ; the wall in the middle is half a cell further right
        ld de,0
cell:
        ld c,NAME_1_INK
        ld a,e
        cp NAMES_MIDDLE
        jr c,draw
        ld c,$47
        cp b
        jr c,draw
        ld c,NAME_2_INK
draw:
        push bc
        ld a,' '
        call draw_char
        pop bc
        inc e
        bit 5,e
        jr z,cell
        ld ix,runner_1
        call runner_name
        ld de,1
        ld c,NAME_1_INK
        call draw_text
        ld de,WINS_1
        ld b,(ix + RUN_WINS)
        call wins_draw
        ld ix,runner_2
        call runner_name
        ld de,NAME_2
        ld c,NAME_2_INK
        call draw_text
        ld de,WINS_2
        ld b,(ix + RUN_WINS)
        call wins_draw
        ld hl,round_text
        ld a,(round)
        add a,'1'
        ld (hl),a
        ld de,ROUND_PIXEL
        ld a,(special)
        or a
        jp nz,pixel_text
        ld de,NAMES_MIDDLE
        ld c,$47
        jp draw_text
        endp

round_text:
        db "1/", ROUNDS + '0', TEXT_END

; runner_name - the name of a runner
; In:    IX = runner
; Out:   HL = text
; Uses:  AF
runner_name:
        ld a,(two_players)
        or a
        ld a,(ix + RUN_KIND)
        ld hl,names
        jp z,kind_word
        call second_runner
        ld hl,player_2_name
        ret z
        ld hl,player_1_name
        ret

; wins_draw - draw what has been won: cups, and the places of those that are still to win
; In:    D, E = row, column; B = wins; C = colour
; Uses:  AF, BC, DE, HL
wins_draw:
        proc
        local each, won
        ld a,WINS_NEEDED
each:
        push af
        inc b
        dec b
        ld hl,pip_open
        jr z,won
        dec b
        ld hl,pip_won
won:
        call draw_shape
        inc e
        pop af
        dec a
        jr nz,each
        ret
        endp

; row_clear - nothing above the bars, unless the row says that the library plays
; Uses:  AF, BC, DE, HL
row_clear:
        proc
        local cell
        ld a,(attract_on)
        or a
        ret nz
        ld de,CLOCK_ROW * 256
        ink INK_TEXT
cell:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,cell
        ret
        endp

; time_draw - draw the time, once GO is gone
; Uses:  AF, BC, DE, HL
time_draw:
        ld a,(attract_on)
        ld hl,count_left
        or (hl)
        ret nz
        ld de,CLOCK_ROW * 256 + CLOCK_COLUMN
        ld c,$47
        jp clock_draw

pip_won:                                ; a cup
        db $00, $7E, $7E, $7E, $3C, $18, $3C, $00
pip_open:                               ; the outline of one
        db $00, $7E, $42, $42, $24, $18, $3C, $00

look_keys:
        db CLOCK_ROW, 0, "ENTER", 0, " go", 0, CLOCK_ROW, 9, "H", 0, " hold", 0
        db CLOCK_ROW, 19, "BREAK", 0, " leave", 0, KEYS_END

        endif
