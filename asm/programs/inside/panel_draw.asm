; panel_draw.asm - the panel beside the view drawn anew: unpacked for that, with the map

        if ! defined INSIDE_PANEL_DRAW
INSIDE_PANEL_DRAW equ 1

; panel_draw - all that is on the screen but the view
; Uses:  AF, BC, DE, HL, IX
panel_draw:
        proc
        ld hl,inside_look
        call look_use
        ld c,7
        call clear_screen
        ld hl,panel_text
        call draw_text
        ld a,(demo_on)
        or a
        ld hl,panel_keys
        jr z,$ + 5
        ld hl,panel_demo
        call draw_text
        ld hl,panel_shown
        ld b,PANEL_ITEMS
        ld (hl),$FF
        inc hl
        djnz $ - 3
        call steps_draw
        call compass_draw
        call panel_turn
        jr nz,$ - 3
        jp message_draw
        endp

; compass_draw - the rose and its letters
; Uses:  AF, BC, DE, HL
compass_draw:
        proc
        local row, cell
        ld de,ROSE
        ld hl,rose_shapes
        ld c,ROSE_INK
        ld b,ROSE_SIDE
row:
        push bc
        push de
        ld b,ROSE_SIDE
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
        inc d
        pop bc
        djnz row
        ld a,255
        ld (compass_shown),a
        ret
        endp

; steps_draw - the bars, dark
; Uses:  AF, BC, DE, HL
steps_draw:
        proc
        local bar, line
        ld a,255
        ld (steps_shown),a
        ld de,STEPS
        ld b,STEPS_BARS
bar:
        call cell_address
        ld a,h
        add a,7
        ld h,a
        ld a,STEPS_BARS + 3
        sub b
        ld c,a
line:
        ld (hl),$7E
        dec h
        dec c
        jr nz,line
        inc e
        djnz bar
        ret
        endp

panel_text:
        db TEXT_COLOUR, $46, TEXT_AT, 6, 25, "INSIDE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 15, 25, "Level", TEXT_AT, 16, 25, "Floor", TEXT_AT, 17, 25, "Time", TEXT_AT, 18, 25, "Balls"
        db TEXT_AT, 19, 25, "Lives", TEXT_AT, 20, 25, "Score", TEXT_AT, 22, 25, "IT", TEXT_END
panel_demo:
        db TEXT_INK, INK_BAR, TEXT_AT, 1, 0, " The computer plays: press a key", TEXT_END

rose_shapes:
        incbin "programs/inside/rose.shapes"

        endif
