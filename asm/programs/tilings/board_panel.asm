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
        xor a
        ld e,PANEL
        ld b,5
        jp draw_digits

; board_bar - the bar: tiling, generator, seed
board_bar:
        ld hl,bar_text
        call draw_text
        ld a,(tiling)
        ld hl,tiling_names
        call name_at
        ld de,1
        call draw_text
        ld a,(generator)
        ld hl,generator_names
        call name_at
        ld de,12
        call draw_text
        ld hl,(seed)
        xor a
        ld de,26
        ld b,5
        jp draw_digits

; board_panel - the rose and the keys
board_panel:
        ld hl,panel_text
        call draw_text
        jp rose_draw

; board_hint - the foot: what to do on this tiling
board_hint:
        ink INK_BAR
        ld a,(tiling)
        ld hl,tiling_hints
        call name_at
        ld de,FOOT * 256
        jp draw_line

bar_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "                                ", TEXT_END
panel_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, STEPS_ROW - 1, PANEL, "Steps", TEXT_AT, FEWEST_ROW - 1, PANEL, "Fewest"
        db TEXT_AT, 13, PANEL + 2, "show", TEXT_AT, 15, PANEL + 2, "heat", TEXT_AT, 17, PANEL + 2, "next"
        db TEXT_AT, 19, PANEL + 2, "tile", TEXT_AT, 21, PANEL + 2, "menu"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 13, PANEL, "S", TEXT_AT, 15, PANEL, "H", TEXT_AT, 17, PANEL, "N"
        db TEXT_AT, 19, PANEL, "T", TEXT_AT, 21, PANEL, "M", TEXT_END
no_room_text:
        db " No room for colours here", TEXT_END
no_arrows_text:
        db " No distances with arrows", TEXT_END
out_text:
        db TEXT_COLOUR, $E0, TEXT_AT, FOOT, 0, "      You have found it!        ", TEXT_END
shortest_text:
        db TEXT_COLOUR, $E0, TEXT_AT, FOOT, 0, "  Found, by the shortest way!   ", TEXT_END

        endif
