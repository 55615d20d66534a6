; score.asm - points, lives, and what is said below the board

        if ! defined SNAKE_SCORE
SNAKE_SCORE equ 1

POINTS_LIFE:    equ 2000
POINTS_LIVES:   equ 5
POINTS_SOUND:   equ 11
POINTS_TOLD:    equ life_new
        include "engine/keys/attract.asm"
        include "engine/pages/points.asm"
        include "engine/text/number.asm"
        include "programs/snake/berries.asm"
        include "programs/snake/code_text.asm"
        include "programs/snake/hints.asm"
        include "programs/snake/levels.asm"

        public message

FOOT_ROW:       equ 23
MESSAGE_COLUMN: equ 1
MESSAGE_CELLS:  equ 19
MESSAGE_FRAMES: equ 100
DUE_BONUS:      equ 2                   ; bits of panel_due
DUE_BERRIES:    equ 3
DUE_MESSAGE:    equ 4
DUE_TEXT:       equ 5
DUE_KEYS:       equ 6
DUE_BAR:        equ $0F

; message - say something below the board for a while, from the next frames on
; In:    HL = text of at most MESSAGE_CELLS letters
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
message:
        ld a,(attract_on)               ; a demonstration says all the time that it is one
        or a
        ret nz
        ld a,(life_new)
        or a
        jr z,message_put
        xor a
        ld (life_new),a
        ld hl,life_text                 ; more than the points for which it comes
message_put:
        ld (message_text),hl
        ld a,MESSAGE_FRAMES
        ld (message_left),a
        ld hl,panel_due
        set DUE_MESSAGE,(hl)
        set DUE_TEXT,(hl)
        res DUE_KEYS,(hl)
        ret

; message_draw - its text, and what follows it: no two texts have the same low byte
; Uses:  AF, BC, DE, HL
message_draw:
        ld hl,(message_text)
        ld de,256 * FOOT_ROW + MESSAGE_COLUMN
        ink INK_VALUE
        call draw_text
        ld a,(message_text)
        cp low plus_text
        jr z,run_draw
        cp low go_text
        jr z,go_draw
        cp low code_text
        jr z,code_draw
        cp low won_text
        jr z,$ + 5
        cp low clear_text
        ret nz
        ld hl,(bonus)
        xor a
        jp draw_plain

; message_clear - nothing is said any more
message_clear:
        ld de,256 * FOOT_ROW + MESSAGE_COLUMN
        ld b,MESSAGE_CELLS
        ink INK_TEXT
        ld hl,skin_nothing
        xor a
        jp panel_row

; code_draw - the code of the level
; In:    D, E = row, column
; Uses:  AF, BC, DE, HL
code_draw:
        call level_code                 ; fall through into code_shown

; code_shown - a code: five digits, bright
; In:    HL = code; D, E = row, column
; Uses:  AF, BC, DE, HL
code_shown:
        push de
        ld de,code_letters
        call code_write
        pop de
        ld hl,code_letters
        ink INK_VALUE
        jp draw_text

; go_draw - how many berries
; In:    D, E = row, column; C = attribute
; Uses:  AF, B, DE, HL
go_draw:
        ld a,(berries_left)
        ld l,a
        ld h,0
        xor a
        call draw_plain
        ld hl,go_end_text
        jp draw_text

; run_draw - the points of a berry, and how many it is in a row
; In:    D, E = row, column; C = attribute
; Uses:  AF, BC, DE, HL
run_draw:
        ld a,(run)
        add a,'0'
        call draw_next
        ld a,'0'
        call draw_next
        ld a,(run)
        cp 2
        ret c
        inc e
        inc e
        add a,'0'
        call draw_next
        ld hl,run_text
        jp draw_text

; draw_next - draw a character, and go on to the next cell
; In:    A = character; D, E = row, column; C = attribute
; Out:   E
; Keeps: BC, D
; Uses:  AF, HL
draw_next:
        call draw_char
        inc e
        ret

score_variables macro
message_left:   ds 1                    ; frames
message_text:   ds 2
life_new:       ds 1                    ; not 0: a life more, of which nothing has been said
bonus:          ds 2
run:            ds 1                    ; berries in a row
run_left:       ds 1                    ; frames
code_letters:   ds 6                    ; a code as text
pause_line:     ds PAUSE_BYTES + 6      ; and after what the pause says
        endm

        endif
