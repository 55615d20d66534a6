; panel.asm - what stands round the board: the name, the next balls, the scores, the keys

        if ! defined LINES_PANEL
LINES_PANEL equ 1

        include "engine/text/number.asm"
        include "engine/text/pixel_text.asm"
        include "engine/pages/title.asm"
        include "engine/pages/way_names.asm"
        include "programs/lines/show.asm"
        include "programs/lines/frame.asm"

        public draw_page, draw_panel

PANEL:          equ 21                  ; its first column
PANEL_PIXEL:    equ PANEL * 8
NEXT_ROW:       equ 7
SCORE_ROW:      equ 10
BEST_ROW:       equ 12
KEYS_ROW:       equ 14

; draw_page - all that does not change
; Uses:  AF, BC, DE, HL
draw_page:
        proc
        local label, key, foot
        ld hl,lines_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,narrow_font
        call font_use
        ld hl,0
        ld (hint_shown),hl
        call draw_frame
        ld de,1 * 256 + PANEL
        call draw_logo
        ld hl,labels
label:
        ld a,(hl)
        inc hl
        cp $FF
        jr z,key
        ld d,a
        ld e,(hl)
        inc hl
        call pixel_text
        inc hl
        jr label
key:
        ld hl,rule_text
        ld a,(attract_on)
        or a
        jr z,foot
        ld hl,demo_text
foot:
        ld de,23 * 8 * 256 + 8
        call pixel_text
        ld hl,page_keys
        call draw_text
        ld de,KEYS_ROW * 256 + PANEL
        ld hl,all_ways
        call ways_names
        ld de,256 * (KEYS_ROW + 2) + PANEL
        jp fire_name
        endp

labels:                                 ; line, column, text
        db 5 * 8, PANEL_PIXEL, "next three", TEXT_END
        db SCORE_ROW * 8, PANEL_PIXEL, "score", TEXT_END
        db BEST_ROW * 8, PANEL_PIXEL, "best", TEXT_END
        db KEYS_ROW * 8, PANEL_PIXEL + 48, "move", TEXT_END
        db (KEYS_ROW + 2) * 8, PANEL_PIXEL + 48, "take", TEXT_END
        db (KEYS_ROW + 4) * 8, PANEL_PIXEL + 12, "undo", TEXT_END
        db (KEYS_ROW + 4) * 8, PANEL_PIXEL + 60, "new", TEXT_END
        db (KEYS_ROW + 6) * 8, PANEL_PIXEL + 12, "light ways", TEXT_END
        db (KEYS_ROW + 8) * 8, PANEL_PIXEL + 12, "pause", TEXT_END
        db $FF
rule_text:      db "Five in a row, and they go.", TEXT_END
page_keys:
        db TEXT_INK, INK_KEY
        db TEXT_AT, KEYS_ROW + 4, PANEL, "U", TEXT_AT, KEYS_ROW + 4, PANEL + 6, "N"
        db TEXT_AT, KEYS_ROW + 6, PANEL, "L"
        db TEXT_AT, KEYS_ROW + 8, PANEL, "H"
        db TEXT_END

all_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

; draw_logo - the name in letters of 2 x 3 cells
; In:    D, E = row, column
; Uses:  AF, BC, DE, HL
draw_logo:
        proc
        local row, cell, same
        ld hl,logo
        ld c,$45
        ld b,3
row:
        push bc
        push de
        ld b,10
cell:
        push hl
        call draw_shape
        pop hl
        push bc
        ld bc,8
        add hl,bc
        pop bc
        inc e
        djnz cell
        pop de
        pop bc
        inc d
        ld a,b
        cp 2
        jr nz,same
        ld c,$05                        ; the lowest row is darker
same:
        djnz row
        ret
        endp

; draw_balls - the seven balls, side by side
; In:    D, E = row, column of the first one, in squares
; Uses:  AF, BC, DE, HL
draw_balls:
        proc
        local ball
        ld b,1
ball:
        ld a,b
        call ball_ink
        ld c,a
        ld a,b
        push bc
        call draw_ball_at
        pop bc
        inc e
        inc b
        bit 3,b
        jr z,ball
        ret
        endp

; draw_panel - the next balls, the scores
; Uses:  AF, BC, DE, HL
draw_panel:
        proc
        local ball
        ld hl,next_balls
        ld de,2 * 256 + 10              ; in squares: row 7, column 21
        ld b,NEW_BALLS
ball:
        push bc
        push hl
        ld a,(hl)
        push af
        call ball_ink
        ld c,a
        pop af
        call draw_ball_at
        pop hl
        pop bc
        inc hl
        inc e
        djnz ball
        ld hl,(score)
        ld de,SCORE_ROW * 256 + PANEL + 5
        ld c,$47
        call number
        ld hl,(best)
        ld de,BEST_ROW * 256 + PANEL + 5
        ld c,$46
number:
        ld b,5
        xor a
        jp draw_digits
        endp

lines_look:                             ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $68, $42, 0
narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
narrow_letters:
        incbin "engine/text/narrow.font"
logo:
        incbin "programs/lines/logo.shapes"

        endif
