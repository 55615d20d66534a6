; panel.asm - what the menu shows of the game that the bar is on: emblem, goal, and how long it takes to come

        if ! defined PLAY_PANEL
PLAY_PANEL      equ 1

        include "programs/play/shared.asm"

; panel_turn - a frame of the panel: it is drawn when the bar rests, and from then on its emblem shines now and then
; Uses:  all but IY
panel_turn:
        ld hl,menu_due
        ld a,(hl)
        or a
        jp z,emblem_shine
        dec (hl)
        ret nz                          ; fall through into menu_show

; menu_show - the panel of the line with the bar
menu_show:
        proc
        local some, next, comes, loads
        xor a
        ld (menu_shine),a
        ld a,(PLAY_LINE)
        call game_record
        ld de,256 * GOAL_TOP + PANEL_LEFT
        call goal_draw
        push hl
        inc hl
        inc hl
        call game_emblem
        ld de,256 * EMBLEM_TOP + PANEL_LEFT + (PANEL_WIDTH - EMBLEM_CELLS) / 2
        call draw_emblem
        ld de,256 * PLACE_ROW + PANEL_LEFT
        call panel_blank
        inc d
        call panel_blank
        pop hl
        ld e,(hl)                       ; its seconds
        inc hl
        ld d,(hl)
        ld a,(PLAY_LINE)
        inc a
        call kept_at
        ld hl,menu_kept_text
        jp nz,draw_text
        push de
        ld a,(PLAY_LINE)
        inc a
        ld hl,0
        call find_before
        jr c,some
        ld hl,menu_rewind_text
        call draw_text
        ld a,(PLAY_LINE)
        inc a
        ld c,0                          ; from the beginning of the tape
        ld hl,(find_seconds)
        call find_after
        ld d,PLACE_ROW + 1
        jr comes
some:
        ld d,PLACE_ROW
comes:
        ld hl,(find_seconds)
        ld a,h
        or l
        jr z,next
        push hl
        ld e,PANEL_LEFT
        ld hl,menu_comes_text
        call draw_text
        pop hl
        call tell_time
        jr loads
next:
        ld a,d
        cp PLACE_ROW
        ld hl,menu_next_text
        call z,draw_text
        ld d,PLACE_ROW
loads:
        pop hl
        ld a,d
        cp PLACE_ROW
        ret nz                          ; no row is left
        push hl
        ld hl,menu_loads_text
        call draw_text
        pop hl
        scf
        jr tell_number
        endp

; tell_time - a time, in seconds or, from two minutes on, in minutes if it is to come
; In:    HL = seconds; D, E = place
; Out:   D, E = the place after it
; Uses:  AF, BC, HL
tell_time:
        proc
        local seconds
        call find_minutes
tell_number:                            ; HL = number; carry set: seconds
        ld bc,tell_seconds
        jr c,seconds
        ld bc,tell_minutes
seconds:
        push bc
        ink INK_VALUE
        xor a
        call draw_plain
        pop hl
        jp draw_text
        endp

; goal_draw - the lines of a game's goal, each in the middle
; In:    HL = record; D, E = first row, column
; Out:   HL = what follows it in the record
; Uses:  AF, BC, DE
goal_draw:
        proc
        local row, length, space
        push de
        ld de,NAME_BYTES + TITLE_BYTES
        add hl,de
        pop de
        ld a,GOAL_ROWS
row:
        push af
        push de
        push hl
        ld b,PANEL_WIDTH + 1
length:
        ld a,(hl)
        inc hl
        dec b
        or a
        jr nz,length
        pop hl
        push hl
        ld c,$47
        push bc
        srl b
        call space
        call draw_text
        pop bc
        inc b
        srl b
        call space
        pop hl
        ld bc,GOAL_BYTES
        add hl,bc
        pop de
        inc d
        pop af
        dec a
        jr nz,row
        ret
space:                                  ; B of them
        inc b
        dec b
        ret z
        ld a,' '
        push hl
        call draw_char
        pop hl
        inc e
        dec b
        jr space
        endp

; panel_blank - a row of the panel without anything
; In:    D, E = row, column
; Keeps: DE, HL
panel_blank:
        proc
        local blank
        ink INK_TEXT
        push hl
        push de
        ld b,PANEL_WIDTH
blank:
        ld a,' '
        call draw_char
        inc e
        djnz blank
        pop de
        pop hl
        ret
        endp

; game_record - HL = the record of line A
; Uses:  AF, B, DE
game_record:
        proc
        local each
        ld hl,game_records
        or a
        ret z
        ld b,a
        ld de,RECORD_BYTES
each:
        add hl,de
        djnz each
        ret
        endp

menu_kept_text:
        db TEXT_AT, PLACE_ROW, PANEL_LEFT + 1, TEXT_COLOUR, INK_KEPT, "starts at once", TEXT_END
menu_next_text:
        db TEXT_AT, PLACE_ROW, PANEL_LEFT, TEXT_INK, INK_TEXT, "next on the tape", TEXT_END
menu_rewind_text:
        db TEXT_AT, PLACE_ROW, PANEL_LEFT, TEXT_INK, INK_TEXT, "rewind the tape,", TEXT_END
menu_comes_text:
        db TEXT_INK, INK_TEXT, "comes in ", TEXT_END
menu_loads_text:
        db TEXT_AT, PLACE_ROW + 1, PANEL_LEFT, TEXT_INK, INK_TEXT, "loads in ", TEXT_END
tell_seconds:
        db TEXT_INK, INK_TEXT, " sec", TEXT_END
tell_minutes:
        db TEXT_INK, INK_TEXT, " min", TEXT_END

        endif
