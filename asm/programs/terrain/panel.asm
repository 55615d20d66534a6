; panel.asm - what stands beside the map and below it

        if ! defined TERRAIN_PANEL
TERRAIN_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/large_text.asm"
        include "engine/text/number.asm"
        include "engine/text/pixel_text.asm"
        include "programs/terrain/hints.asm"
        include "programs/terrain/show.asm"

PANEL:          equ 24                  ; its first column
UNIT_ROW:       equ 7
LEGEND_ROW:     equ 8
MESSAGE_ROW:    equ 21
DIGITS:         equ 29                  ; the column of numbers of three digits

; game_page - draw the page of a map, without the map
game_page:
        proc
        local levels, heading, label
        ink INK_TEXT
        call clear_screen
        ld hl,page_keys
        call draw_keys
        ld a,(level)
        or a
        jr nz,levels
        ld hl,free_text
        call draw_text
        ld hl,(seed)
        ld de,0 * 256 + 27
        ld b,5
        jr heading
levels:
        ld hl,level_text
        call draw_text
        call panel_tries
        ld a,(level)
        ld l,a
        ld h,0
        ld de,0 * 256 + 31
        ld b,1
heading:
        call panel_digits
        call panel_flags
        ld hl,narrow
        call font_use
        ld hl,points_label
        ld de,256 * 16 + 8 * PANEL
label:
        push de
        call pixel_text
        pop de
        inc hl
        ld a,d
        add a,8
        ld d,a
        cp 6 * 8
        jr nz,label
        jp legend_draw
        endp

; game_keys - the keys that count while it is played
game_keys:
        ld hl,letter_keys
        call draw_keys
        ld a,(level)
        or a
        ret nz
        ld hl,free_keys
        jp draw_keys

; legend_draw - the grounds: picture, name
legend_draw:
        proc
        local each
        ld hl,ground_names
        ld bc,0                         ; C = tile
each:
        push bc
        push hl
        ld a,c
        add a,LEGEND_ROW
        ld d,a
        ld e,PANEL
        ld l,c
        call draw_tile
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        ld e,8 * PANEL + 16
        pop hl
        push hl
        call pixel_text
        pop hl
        ld bc,7
        add hl,bc
        pop bc
        inc c
        bit 3,c
        jr z,each
        ret
        endp

; panel_unit - the unit in use, and what the grounds cost it
panel_unit:
        proc
        local each, cost
        ld a,(unit)
        call unit_shape
        ld de,256 * UNIT_ROW + PANEL
        ld c,UNIT_INK
        call draw_shape
        ld a,(unit)
        add a,a
        add a,a
        add a,a
        ld l,a
        ld h,0
        ld de,unit_names
        add hl,de
        ld de,256 * UNIT_ROW + PANEL + 2
        call draw_text
        ld hl,tile_properties
        ld de,256 * LEGEND_ROW + 31
each:
        ld a,(hl)
        or a
        ld c,$07
        ld b,'-'
        jp m,cost
        add a,'0'
        ld b,a
        ld c,$47
cost:
        ld a,b
        push hl
        call draw_char
        pop hl
        inc l
        inc d
        ld a,d
        cp LEGEND_ROW + 8
        jr nz,each
        ret
        endp

; panel_points, panel_spare, panel_tries - the numbers
panel_points:
        ld a,(points)
        ld d,2
        jr panel_three
panel_spare:
        ld a,(spare)
        ld d,4
        jr panel_three
panel_tries:
        ld a,(tries)
        ld de,23 * 256 + 17
        ld b,1
        jr panel_number
panel_three:                            ; A on row D
        ld e,DIGITS
        ld b,3
panel_number:
        ld l,a
        ld h,0
panel_digits:
        ink INK_VALUE
        xor a
        jp draw_digits

; panel_way - what the way to the cursor costs
panel_way:
        ld de,3 * 256 + DIGITS
        ld a,(way_steps)
        ld hl,no_way_text
        or a
        jp z,draw_text
        ld hl,far_way_text
        inc a
        jp z,draw_text
        call way_cost
        ld d,3
        jr panel_three

; panel_flags - the flags that have been taken
panel_flags:
        proc
        local each, dark
        ld a,(taken)
        ld b,a
        ld de,5 * 256 + DIGITS
each:
        ld c,FLAG_INK
        rr b
        jr c,dark
        ld c,$01
dark:
        ld hl,unit_shapes + SHAPE_FLAG
        call draw_shape
        inc e
        bit 5,e
        jr z,each
        ret
        endp

; message - a text on row MESSAGE_ROW, cleared before
; In:    HL = text
; Out:   D, E = row, column after it
message:
        push hl
        ld hl,blank_text
        call draw_text
        pop hl
        jp draw_text

narrow:
        dw narrow_font
        db NARROW_WIDTH
narrow_font:
        incbin "engine/text/narrow.font"
ground_names:                           ; seven bytes each
        db "grass", TEXT_END, 0, "road", TEXT_END, 0, 0, "wood", TEXT_END, 0, 0, "swamp", TEXT_END, 0
        db "hill", TEXT_END, 0, 0, "water", TEXT_END, 0, "rock", TEXT_END, 0, 0, "bridge", TEXT_END
unit_names:                             ; eight bytes each
        db "walker", TEXT_END, 0, "horse ", TEXT_END, 0, "boat  ", TEXT_END, 0
points_label:
        db "Points", TEXT_END, "Way", TEXT_END, "Spare", TEXT_END, "Flags", TEXT_END
free_text:
        db TEXT_COLOUR, $45, TEXT_AT, 0, PANEL, "MAP", TEXT_END
level_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 11, "tries"
        db TEXT_COLOUR, $45, TEXT_AT, 0, PANEL, "LEVEL", TEXT_END
letter_keys:
        db 17, PANEL, "U", PANEL + 2, "change", TEXT_END
        db 18, PANEL, "W", PANEL + 2, "way", TEXT_END
        db 19, PANEL, "R", PANEL + 2, "again", TEXT_END
        db KEYS_END
page_keys:
        db 23, 0, "ENTER", 6, "go", TEXT_END
        db 23, 22, "BREAK", 28, "back", TEXT_END
        db KEYS_END
free_keys:
        db 23, 9, "N", 11, "new", TEXT_END
        db 23, 15, "T", 17, "type", TEXT_END
        db KEYS_END
no_way_text:
        db TEXT_INK, INK_TEXT, "  -", TEXT_END
far_way_text:
        db TEXT_INK, INK_BAD, "far", TEXT_END
blank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, MESSAGE_ROW, 0, "                                "
        db TEXT_AT, MESSAGE_ROW, 0, TEXT_END

        endif
