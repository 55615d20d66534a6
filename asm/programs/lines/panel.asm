; panel.asm - what stands round the board: the name, the next balls, the scores, the keys, and the hint above

        if ! defined LINES_PANEL
LINES_PANEL equ 1

        include "engine/text/number.asm"
        include "engine/text/pixel_text.asm"
        include "engine/pages/title.asm"
        include "programs/lines/show.asm"

        public draw_page, draw_panel, hint, hint_ball, tell_line

PANEL:          equ 21                  ; its first column
PANEL_PIXEL:    equ PANEL * 8
NEXT_ROW:       equ 7
SCORE_ROW:      equ 10
BEST_ROW:       equ 12
KEYS_ROW:       equ 15
FEW_PLACES:     equ 10                  ; the player is told from there on

; draw_page - all that does not change
; Uses:  AF, BC, DE, HL
draw_page:
        proc
        local label, key
        ld hl,lines_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,narrow_font
        call font_use
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
        ld hl,page_keys
        jp draw_text
        endp

labels:                                 ; line, column, text
        db 5 * 8, PANEL_PIXEL, "next three", TEXT_END
        db SCORE_ROW * 8, PANEL_PIXEL, "score", TEXT_END
        db BEST_ROW * 8, PANEL_PIXEL, "best", TEXT_END
        db 15 * 8, PANEL_PIXEL + 48, "move", TEXT_END
        db 17 * 8, PANEL_PIXEL + 48, "take", TEXT_END
        db 19 * 8, PANEL_PIXEL + 10, "undo", TEXT_END
        db 19 * 8, PANEL_PIXEL + 50, "new", TEXT_END
        db 21 * 8, PANEL_PIXEL + 10, "light", TEXT_END
        db 21 * 8, PANEL_PIXEL + 50, "pause", TEXT_END
        db 23 * 8, 8, "Five in a row, and they go.", TEXT_END
        db $FF
page_keys:
        db TEXT_INK, INK_KEY
        db TEXT_AT, 15, PANEL, "QAOP"
        db TEXT_AT, 17, PANEL, "SPACE"
        db TEXT_AT, 19, PANEL, "U", TEXT_AT, 19, PANEL + 5, "N"
        db TEXT_AT, 21, PANEL, "L", TEXT_AT, 21, PANEL + 5, "H"
        db TEXT_END

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

; hint - a line above the board
; In:    HL = text
; Uses:  AF, BC, DE, HL
hint:
        push hl
        call hint_clear
        pop hl
        ld de,8
        jp pixel_text

; hint_clear - no line above the board
hint_clear:
        proc
        local line
        ld hl,SCREEN
        ld b,8
line:
        push bc
        push hl
        ld d,h
        ld e,l
        inc e
        ld bc,31
        ld (hl),b
        ldir
        pop hl
        pop bc
        inc h
        djnz line
        ret
        endp

; hint_ball - a line that begins with one text, goes on with the name of the chosen ball, and ends with another
; In:    HL = both texts, one after the other
hint_ball:
        call hint
        inc hl
        push hl
        push de
        ld de,(chosen)
        call board_address
        pop de
        ld hl,ball_names
        call nth_text
        call pixel_text
        pop hl
        jp pixel_text

; nth_text - the text of a number
; In:    A = number, from 1 on; HL = texts
; Out:   HL = its text
; Keeps: BC, DE
nth_text:
        proc
        local each, skip
        push bc
        ld b,a
        jr each
skip:
        ld a,(hl)
        inc hl
        or a
        jr nz,skip
each:
        djnz skip
        pop bc
        ret
        endp

; tell_line - say what the last move brought: the balls that went and their points, or how few places are left
; In:    HL = the score before it; events
; Uses:  AF, BC, DE, HL
tell_line:
        proc
        local each, next, counted, few
        push hl
        ld hl,events
        ld c,0                          ; balls that went
each:
        ld de,(events_end)
        or a
        sbc hl,de
        add hl,de
        jr z,counted
        inc hl
        ld a,(hl)
        inc hl
        or a
        jr nz,each
        inc c
        jr each
counted:
        pop de
        ld a,c
        or a
        jr z,few
        ld hl,(score)
        sbc hl,de
        push hl
        ld l,c
        ld h,0
        call hint_number
        ld hl,go_text
        call pixel_text
        pop hl
        call pixel_number
        ld hl,points_text
        jp pixel_text
few:
        ld hl,choose_text
        ld a,(empties)
        cp FEW_PLACES
        jp nc,hint
        ld l,a
        ld h,0
        call hint_number
        ld hl,left_text
        dec a
        jp nz,pixel_text
        ld hl,last_text
        jp pixel_text
        endp

; hint_number - begin a line above the board with a number
; In:    HL = the number
; Out:   as pixel_text; A as before
hint_number:
        push af
        push hl
        call hint_clear
        pop hl
        ld de,8
        call pixel_number
        pop af
        ret

; pixel_number - a number in letters of the font
; In:    HL = the number, 0 to 9,999; D, E as pixel_text
; Out:   E = the column after it
; Uses:  AF, BC, HL
pixel_number:
        proc
        local digit, less, blank, last
        push de
        ld de,number_text
        ld bc,0 - 1000
        call digit
        ld bc,0 - 100
        call digit
        ld bc,0 - 10
        call digit
        ld a,l
        add a,'0'
        ld (de),a
        inc de
        xor a
        ld (de),a
        pop de
        ld hl,number_text
        jp pixel_text
digit:
        ld a,'0' - 1
less:
        inc a
        add hl,bc
        jr c,less
        sbc hl,bc
        cp '0'
        jr nz,last
        push hl
        ld hl,number_text
        or a
        sbc hl,de
        pop hl
        ret z                           ; no zero in front
last:
        ld (de),a
        inc de
        ret
        endp

choose_text:    db "Choose a ball.", TEXT_END
place_text:     db "Choose its place.", TEXT_END
undone_text:    db "The last move is undone.", TEXT_END
go_text:        db " balls go: ", TEXT_END
points_text:    db " points!", TEXT_END
left_text:      db " places left!", TEXT_END
last_text:      db " place left!", TEXT_END
over_text:      db "The board is full. SPACE: a new game", TEXT_END
way_text:       db "The ", TEXT_END, " can go here.", TEXT_END
no_way_text:    db "No way here for the ", TEXT_END, ".", TEXT_END
ball_names:
        db "red ball", TEXT_END, "yellow star", TEXT_END, "green stripes", TEXT_END, "cyan ring", TEXT_END
        db "magenta cross", TEXT_END, "white half", TEXT_END, "blue diamond", TEXT_END

lines_look:                             ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0
narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
narrow_letters:
        incbin "engine/text/narrow.font"
logo:
        incbin "programs/lines/logo.shapes"

panel_variables macro
number_text:    ds 5
        endm

        endif
