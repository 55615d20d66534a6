; board_panel.asm - the bar above a maze, the panel beside it, the foot below

        if ! defined TILINGS_BOARD_PANEL
TILINGS_BOARD_PANEL equ 1

; board_steps - draw the steps
board_steps:
        ld hl,(steps)
        ld d,STEPS_ROW
; panel_number - HL in the panel's row D
panel_number:
        ink INK_VALUE
        ld e,PANEL
        ld b,5
        jp draw_digits

; board_bar - the bar: tiling, generator, seed
board_bar:
        call bar_clear
        ld e,1
        call bar_tiling
        ld a,(generator)
        ld hl,generator_names
        call name_at
        ld e,12
        call draw_text
        ld hl,(seed)                    ; fall through into bar_number

; bar_number - a number at the bar's right end
; In:    HL = number; C = colour
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen, number_rest, number_blank
bar_number:
        ld de,26
        ld b,5
        jp draw_digits

; bar_clear - an empty bar
; In:    -
; Out:   C = its colour; D = 0
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: row 0 of the screen
bar_clear:
        ink INK_BAR
        ld de,0
        ld hl,no_text
        jp draw_line

; bar_tiling - the name of the tiling
; In:    tiling; D, E = row, column; C = colour
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
bar_tiling:
        ld a,(tiling)
tiling_name:                            ; of tiling A
        ld hl,tiling_names
        call name_at
        jp draw_text

; making_tell - say in the foot that a maze of the tiling is made
; In:    tiling
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
making_tell:
        ld hl,working_text
        ld c,HEAT_BAR
        ld de,FOOT * 256
        call draw_line
        ld e,8
        jr bar_tiling

; board_panel - the rose and the keys, those that do something here
board_panel:
        call rose_draw
        ld hl,panel_text
        call draw_text
        ld hl,panel_keys
        call draw_keys
        call heat_here
        ret z
        ld hl,heat_key
        jp draw_keys

; board_hint - the foot: what to do on this tiling
board_hint:
        proc
        local again, usual
        ink INK_BAR
        ld a,(tiling)
again:
        ld hl,tiling_hints
        call name_at
        ld a,(hl)
        cp " "                          ; the number of a tiling with the same hint
        jr c,again
        ld a,(keys_in_use + 1)
        or a
        jr z,usual
        inc hl
        ld a,(hl)
        dec hl
        cp "C"                          ; "5678 ..", "At .. E": of the usual keys; then the first hint
        ld a,0
        jr c,again
usual:
        ld de,FOOT * 256
        jp draw_line
        endp

OUT_INK:        equ $60                 ; black on bright green
OUT_NUMBER:     equ 22                  ; the column of the steps

        endif
