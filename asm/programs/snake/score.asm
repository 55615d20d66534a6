; score.asm - points, lives, and what is said below the board

        if ! defined SNAKE_SCORE
SNAKE_SCORE equ 1

        include "engine/sound/effect_table.asm"
        include "engine/text/number.asm"
        include "programs/snake/berries.asm"
        include "programs/snake/hints.asm"

        public message, score_add

MESSAGE_ROW:    equ 22
MESSAGE_COLUMN: equ 1
MESSAGE_CELLS:  equ 19
MESSAGE_FRAMES: equ 100
LIVES_SHOWN:    equ 5
LIFE_POINTS:    equ 2000
DUE_SCORE:      equ 0                   ; bits of panel_due
DUE_BONUS:      equ 1
DUE_LIVES:      equ 2
DUE_BERRIES:    equ 3
DUE_MESSAGE:    equ 4
DUE_TEXT:       equ 5
DUE_ALL:        equ $0F

; message - say something below the board for a while, from the next frames on
; In:    HL = text of at most MESSAGE_CELLS letters
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
message:
        ld (message_text),hl
        ld a,MESSAGE_FRAMES
        ld (message_left),a
        ld hl,panel_due
        set DUE_MESSAGE,(hl)
        set DUE_TEXT,(hl)
        ret

; message_draw - its text, and what follows it: the texts are within a page
; Uses:  AF, BC, DE, HL
message_draw:
        ld hl,(message_text)
        ld de,256 * MESSAGE_ROW + MESSAGE_COLUMN
        ink INK_VALUE
        call draw_text
        ld a,(message_text)
        cp low plus_text
        jr z,run_draw
        cp low go_text
        jr z,go_draw
        cp low clear_text
        ret nz
        ld hl,(bonus)
        xor a
        jp draw_plain

; message_clear - nothing is said any more
message_clear:
        ld de,256 * MESSAGE_ROW + MESSAGE_COLUMN
        ld b,MESSAGE_CELLS
        ink INK_TEXT
        ld hl,skin_nothing
        xor a
        jp panel_row

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

; score_add - points; at each LIFE_POINTS one more life
; In:    DE = points
; Uses:  AF, DE, HL
score_add:
        proc
        local most
        ld hl,panel_due
        set DUE_SCORE,(hl)
        ld hl,(score)
        add hl,de
        jr nc,most
        ld hl,65535
most:
        ld (score),hl
        ld de,(score_life)
        or a
        sbc hl,de
        ret c
        ld hl,LIFE_POINTS
        add hl,de
        jr c,$ + 5                      ; no more
        ld (score_life),hl
        ret c
        ld hl,lives
        ld a,(hl)
        cp LIVES_SHOWN
        ret nc
        inc (hl)
        ld hl,panel_due
        set DUE_LIVES,(hl)
        push bc
        ld a,LIFE_SOUND
        call effect_number
        pop bc
        ret
        endp

score_variables macro
panel_due:      ds 1                    ; bits DUE_SCORE ..
message_left:   ds 1                    ; frames
message_text:   ds 2
score:          ds 2
score_life:     ds 2                    ; the score of the next life
bonus:          ds 2
lives:          ds 1
run:            ds 1                    ; berries in a row
run_left:       ds 1                    ; frames
        endm

        endif
