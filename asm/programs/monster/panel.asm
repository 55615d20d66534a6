; panel.asm - what stands round the maze: the bar, heart, gems, bonus, flares, the door; a line of text; the keys
;
; What has changed is drawn in the next frames, one thing in each: its bit in panel_due.

        if ! defined MONSTER_PANEL
MONSTER_PANEL equ 1

POINTS_LIFE:    equ 5000
POINTS_LIVES:   equ 5
POINTS_SOUND:   equ 5
        include "engine/pages/opening.asm"
        include "engine/pages/points.asm"
        include "engine/pages/way_names.asm"
        include "engine/text/number.asm"
        include "engine/text/pixel_text.asm"
        include "programs/monster/show.asm"
        include "programs/monster/panel_shapes.asm"
        include "programs/monster/door.asm"

        public panel_draw, panel_job, message

DUE_GEMS:       equ 2                   ; bits of panel_due
DUE_BONUS:      equ 3
DUE_FLARES:     equ 4
DUE_DOOR:       equ 5
DUE_MESSAGE:    equ 6                   ; that the door is open
DUE_ALL:        equ $1F

PANEL:          equ 29                  ; its first column
HEART_ROW:      equ 2
GEMS_ROW:       equ 5
BONUS_ROW:      equ 8
FLARES_ROW:     equ 11
DOOR_ROW:       equ BOARD_ROW + 2 * 7   ; its middle is the row of the exit
DOOR:           equ 27                  ; its first column
MESSAGE_ROW:    equ 21
KEYS_ROW:       equ 23
FIRE_COLUMN:    equ 10                  ; of the name of fire
HEART_INK:      equ $42
SHUT_INK:       equ $42
OPEN_INK:       equ $44

; panel_draw - all that stands round the maze
; Uses:  AF, BC, DE, HL, IX
panel_draw:
        proc
        local label, keys
        ld hl,narrow_font
        call font_use
        ld hl,bar_text
        call draw_text
        ld a,(level)
        ld l,a
        ld h,0
        ink INK_BAR
        ld de,7
        xor a
        call draw_plain
        ld hl,panel_labels
label:
        ld a,(hl)
        inc hl
        inc a
        jr z,keys
        dec a
        ld d,a
        ld e,(hl)
        inc hl
        call pixel_text
        inc hl
        jr label
keys:
        call keys_draw
        call heart_rests
        call door_draw
        ld a,DUE_ALL
        ld (panel_due),a
        ld hl,panel_jobs
        jp due_all
        endp

; keys_draw - the keys of the game, or of a demonstration
; Uses:  AF, BC, DE, HL
keys_draw:
        ld hl,demo_text
        ld a,(attract_on)
        or a
        jp nz,draw_text
        ld hl,game_keys
        call draw_keys
        ld hl,game_texts
        call draw_text
        ld de,256 * KEYS_ROW
        ld hl,game_ways
        call ways_names
        ld l,0
        call keys_cap
        ld de,256 * KEYS_ROW + FIRE_COLUMN
        call fire_name
        ld l,FIRE_COLUMN

; keys_cap - cut the corners of a cap
; In:    D, E = row, the column after it; L = its column
; Uses:  AF, B, E
keys_cap:
        dec e
        ld b,1
        call key_corners
        ld e,l
        ld b,$80
        jp key_corners

; panel_job - draw one thing that has changed
; Uses:  AF, BC, DE, HL
; Time:  23,300 T at most, in contended memory
panel_job:
        ld hl,panel_jobs
        jp due_one

panel_jobs:
        dw score_draw, lives_draw, gems_draw, bonus_draw, flares_draw, door_opens, out_draw

score_draw:
        ld hl,(score)
        ld de,17
        ink INK_BAR
        ld b,5
        xor a
        jp draw_digits

; lives_draw - a man for each life, five at most
lives_draw:
        proc
        local each, man
        ld b,POINTS_LIVES
        ld de,30
        ink INK_BAR
each:
        ld hl,ROM_FONT
        ld a,(lives_left)
        dec a
        add a,b
        cp POINTS_LIVES                  ; carry: none here
        jr c,man
        ld hl,hero_shapes
man:
        call draw_shape
        dec e
        dec e
        djnz each
        ret
        endp

gems_draw:
        ld a,(gems_left)
        ld de,256 * (GEMS_ROW + 1) + PANEL
panel_value:
        ld l,a
        ld h,0
panel_word:
        ink INK_VALUE
        ld b,3
        xor a
        jp draw_digits

bonus_draw:
        ld hl,(bonus)
        ld de,256 * (BONUS_ROW + 1) + PANEL
        jr panel_word

flares_draw:
        ld a,(flares)
        ld de,256 * (FLARES_ROW + 1) + PANEL
        jr panel_value

; message - a text of 32 cells below the maze
; In:    HL = text
; Uses:  AF, BC, DE, HL
message:
        ld de,256 * MESSAGE_ROW
        ink INK_VALUE
        jp draw_text

bar_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " LEVEL     SCORE                ", TEXT_END
panel_labels:                           ; line, column, text
        db GEMS_ROW * 8, 256 - 4 * NARROW_WIDTH, "gems", TEXT_END
        db BONUS_ROW * 8, 256 - 5 * NARROW_WIDTH, "bonus", TEXT_END
        db FLARES_ROW * 8, 256 - 6 * NARROW_WIDTH, "flares", TEXT_END
        db (DOOR_ROW - 1) * 8, DOOR * 8, "exit", TEXT_END
        db 255
game_keys:
        db KEYS_ROW, 22, "H", 24, "pause", TEXT_END
        db KEYS_END
game_texts:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, KEYS_ROW, 5, "walk", TEXT_AT, KEYS_ROW, 16, "flare", TEXT_END
demo_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, KEYS_ROW, 1, "The library plays. Press a key", TEXT_END
game_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

        endif
