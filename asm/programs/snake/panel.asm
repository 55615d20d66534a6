; panel.asm - what stands above and below the board
;
; What has changed is drawn in the next frames, one thing in each: its bit in panel_due. The row below the board has the keys, and for two seconds
; what has just happened.

        if ! defined SNAKE_PANEL
SNAKE_PANEL equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/snake/score.asm"
        include "programs/snake/levels.asm"

        public panel_draw, panel_job

LIFE_INK:       equ $46

; panel_draw - all that stands round the board
; Uses:  AF, BC, DE, HL
panel_draw:
        ld hl,bar_text
        call draw_text
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ld de,7
        call bar_number
        ld a,(attract_on)
        rrca
        rrca                            ; DUE_KEYS: that it is a demonstration; in a game a message comes first
        or DUE_BAR
        ld (panel_due),a
        xor a
        ld (message_left),a
        ld hl,panel_jobs
        jp due_all

; keys_draw - the keys of the game, where messages are; or that it is a demonstration
; Uses:  AF, BC, DE, HL
keys_draw:
        ld hl,demo_text
        ld a,(attract_on)
        or a
        jp nz,draw_text
        ld de,256 * FOOT_ROW + MESSAGE_COLUMN
        ld hl,panel_ways
        call ways_names
        ld hl,panel_keys
        call draw_keys
        ld hl,panel_text
        jp draw_text

; panel_job - draw one thing that has changed
; Uses:  AF, BC, DE, HL
panel_job:
        proc
        local due
        ld hl,message_left
        ld a,(hl)
        or a
        jr z,due
        dec (hl)
        jr nz,due
        ld hl,panel_due
        set DUE_MESSAGE,(hl)
        set DUE_KEYS,(hl)
due:
        ld hl,panel_jobs
        jp due_one
        endp

panel_jobs:
        dw score_draw, lives_draw, bonus_draw, berries_draw, message_clear, message_draw, keys_draw

score_draw:
        ld hl,(score)
        ld de,16

; bar_number - a number of the bar, after its caption
; In:    HL = number; E = column; D = 0
; Uses:  AF, B, C, HL, E
bar_number:
        ink INK_BAR
        xor a
        jp draw_plain

bonus_draw:
        ld hl,(bonus)
        ld de,28
        ld b,3
        ink INK_BAR
        xor a
        jp draw_digits

; lives_draw - a head for each life that is left after this one
lives_draw:
        ld a,(lives_left)
        ld hl,snake_shapes + 8 * (SHAPE_HEADS + 1)
        ld de,256 * FOOT_ROW + 21
        ld c,LIFE_INK
        ld b,POINTS_LIVES

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
        db TEXT_INK, INK_TEXT, TEXT_AT, FOOT_ROW, 6, "steer", TEXT_END
panel_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

        endif
