; opening_chase.asm - the walkers on the title page, one after the other, and the flag that they chase

        if ! defined WONDERS_OPENING_CHASE
WONDERS_OPENING_CHASE equ 1

        include "engine/sound/song.asm"
        include "engine/views/field_draw.asm"
        include "lib/distance_map.asm"
        include "programs/wonders/flag_show.asm"

; opening_frame - wait for a frame of the song, which leaves time for a part of a walker's step: where he goes, half of him there, all of him; and between
;                 two steps the flag waves. When somebody has come to it, it is elsewhere
; Uses:  AF, BC, DE, HL
opening_frame:
        proc
        local new, whole, elsewhere, line, first, across
        call song_frame
        ld hl,opening_part
        inc (hl)
        ld a,(hl)
        and 3
        jr z,new
        dec a
        jr z,opening_half
        dec a
        jr z,whole
        ld c,(hl)
        ld hl,(flag)
        ld de,PICTURE_TOP * 256 + PICTURE_LEFT
        add hl,de
        ex de,hl
        call cell_address
        ld de,flag_shape
        bit 4,c
        jr z,$ + 3
        dec de                          ; a line lower
        ld b,8
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz line
        ret
opening_half:                           ; he is between two cells
        ld de,(opening_old)
        ld hl,(opening_new)
        or a
        sbc hl,de
        ret z                           ; he stands
        jr nc,first
        ld de,(opening_new)             ; the upper one, or that to the left
first:
        ld a,l
        or a                            ; Z: he goes up or down
        ld hl,walker_halves
        jr nz,across
        ld hl,walker_between
across:
        push af
        call opening_mark
        ld bc,8
        add hl,bc
        pop af
        jr nz,$ + 4
        inc d
        dec e
        inc e                           ; the other one: below it, or to its right
        jr opening_mark
whole:
        ld hl,(opening_old)
        ld de,(opening_new)
        or a
        sbc hl,de
        ret z
        ld hl,walker_shape
        call opening_mark
        ld de,(opening_old)
        ld hl,walker_none
        ld c,PICTURE_FLOOR
        jp draw_mark
new:
        ld a,(hl)
        rrca
        and 14                          ; twice his number
        ld e,a
        ld d,0
        ld hl,walkers
        add hl,de
        rrca
        ld c,a
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (opening_old),de
        ld (opening_new),de
        push hl
        ld b,0
        ld hl,walker_inks
        add hl,bc
        ld a,(hl)
        ld (opening_ink),a
        call map_step
        pop hl
        jr c,elsewhere
        push hl
        call flag_walker
        pop hl
        ret z                           ; somebody is in the way
        ld (hl),d
        dec hl
        ld (hl),e
        ld (opening_new),de
        ret
elsewhere:
        ld de,PICTURE_ROWS / 2 * 256 + PICTURE_COLUMNS / 2
        call flag_cell_in
        call flag_walker
        jr z,elsewhere
        jp flag_to
        endp

; opening_mark - a shape in the colour of who takes the step; on white where the flag is
; In:    HL = shape; D, E = row, column; opening_ink
; Keeps: DE, HL
; Uses:  AF, BC
opening_mark:
        push hl
        ld hl,(flag)
        or a
        sbc hl,de
        ld a,(opening_ink)
        jr nz,$ + 4
        or FLAG_PAPER
        ld c,a
        pop hl
        push hl
        call draw_mark
        pop hl
        ret

opening_variables macro
opening_part:   ds 1                    ; counts frames
opening_old:    ds 2                    ; row, column: where the walker was who takes a step
opening_new:    ds 2                    ; and where he is
opening_ink:    ds 1                    ; his colour
        endm

        endif
