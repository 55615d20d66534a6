; panel.asm - what stands above and below the board
;
; What has changed is drawn in the next frames, one thing in each: its bit in panel_due.

        if ! defined SNAKE_PANEL
SNAKE_PANEL equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/snake/score.asm"
        include "programs/snake/levels.asm"

        public panel_draw, panel_job, code_draw

FOOT_ROW:       equ 23
CODE_DIGITS:    equ 5
LIFE_INK:       equ $46

; panel_draw - all that stands round the board
; Uses:  AF, BC, DE, HL
panel_draw:
        proc
        local all, all_due, keys
        ld hl,bar_text
        call draw_text
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ink INK_BAR
        ld de,7
        xor a
        call draw_plain
        ld hl,demo_text
        ld a,(attract_on)
        or a
        jr nz,keys
        ld de,256 * FOOT_ROW + 1
        ld hl,panel_ways
        call ways_names
        ld hl,panel_keys
        call draw_keys
        ld hl,panel_text
keys:
        call draw_text
        ld a,(attract_on)
        or a
        jr nz,all_due
        call level_code
        ld de,256 * MESSAGE_ROW + 26
        call code_draw
all_due:
        ld a,DUE_ALL
        ld (panel_due),a
        xor a
        ld (message_left),a
all:
        call panel_job
        ld a,(panel_due)
        or a
        jr nz,all
        ret
        endp

; code_draw - a code, of five digits
; In:    HL = code; D, E = row, column
; Uses:  AF, BC, DE, HL
code_draw:
        proc
        local zero, digit
        push hl
        push de
        ink INK_VALUE
        ld b,CODE_DIGITS
        xor a
        call draw_digits
        pop de
        pop hl
        ld bc,10000
        call zero
        ld bc,1000
        call zero
        ld bc,100
        call zero
        ld bc,10
zero:                                   ; one less than BC has a 0 there
        ld a,l
        sub c
        ld a,h
        sbc a,b
        push hl
        jr nc,digit
        ink INK_VALUE
        ld a,'0'
        call draw_char
digit:
        pop hl
        inc e
        ret
        endp

; panel_job - draw one thing that has changed
; Uses:  AF, BC, DE, HL
panel_job:
        proc
        local each, jump, due
        ld hl,message_left
        ld a,(hl)
        or a
        jr z,due
        dec (hl)
        jr nz,due
        ld hl,panel_due
        set DUE_MESSAGE,(hl)
due:
        ld a,(panel_due)
        or a
        ret z
        ld hl,panel_jobs
        ld b,1
each:
        rra
        jr c,jump
        inc hl
        inc hl
        sla b
        jr each
jump:
        ld a,(panel_due)
        xor b
        ld (panel_due),a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
        endp

panel_jobs:
        dw score_draw, bonus_draw, lives_draw, berries_draw, message_clear, message_draw

score_draw:
        ld hl,(score)
        ld de,16
        ld b,5
panel_number:
        ink INK_BAR
        xor a
        jp draw_digits

bonus_draw:
        ld hl,(bonus)
        ld de,28
        ld b,3
        jr panel_number

; lives_draw - a head for each life that is left after this one
lives_draw:
        ld a,(lives)
        ld hl,snake_shapes + 8 * (SHAPE_HEADS + 1)
        ld de,256 * FOOT_ROW + 21
        ld c,LIFE_INK
        ld b,LIVES_SHOWN

; panel_row - as many shapes, and empty cells after them
; In:    A = how many; B = cells; HL = shape; D, E = row, column of the first; C = attribute
; Uses:  AF, B, E, HL
panel_row:
        proc
        local shape
        push hl
        or a
        jr nz,shape
        ld hl,skin_nothing
        inc a
shape:
        dec a
        push af
        call draw_shape
        pop af
        inc e
        pop hl
        djnz panel_row
        ret
        endp

; berries_draw - how many are left
berries_draw:
        ld c,BERRY_INK
        ld hl,snake_shapes + 8 * SHAPE_BERRY
        ld de,256 * FOOT_ROW + 28
        call draw_shape
        ld a,(berries_left)
        ld l,a
        ld h,0
        ld e,30
        ld b,2
        ink INK_VALUE
        xor a
        jp draw_digits

bar_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " LEVEL    SCORE       BONUS     ", TEXT_END
panel_keys:
        db FOOT_ROW, 12, "H", 14, "pause", TEXT_END
        db KEYS_END
panel_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, FOOT_ROW, 6, "steer", TEXT_AT, MESSAGE_ROW, 21, "code", TEXT_END
panel_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

        endif
