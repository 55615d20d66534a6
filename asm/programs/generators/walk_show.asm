; walk_show.asm - a walk on the board: places, by torch those that have been seen, the trail, the figure

        if ! defined GENERATORS_WALK_SHOW
GENERATORS_WALK_SHOW equ 1

        include "engine/views/figure.asm"
        include "engine/views/torch.asm"
        include "programs/generators/board_sprite.asm"
        include "programs/generators/build_route.asm"

LOOK_INK:       equ $45                 ; of the time that is left to look: bright cyan; no other time has a colour without bit 1
COVERED:        equ 3                   ; places from where it is: there it may cover cells, and what it has left may be painted

; walk_draw - the board and its panel
; Uses:  AF, BC, DE, HL
walk_draw:
        call build_board
        call walk_dim
        call board_plain
        call break_note
        call walk_panel
        call walk_waits_on
        ld de,(stats_start)
        call shown_address
        ld (hl),MARKED                  ; fall through into walk_redraw

; walk_redraw - show all places, or by torch those that have been seen
; Uses:  AF, BC, DE, HL
walk_redraw:
        proc
        local row, place
        ld a,(board_rows)
        ld d,a
row:
        call break_note
        dec d
        ld a,(board_columns)
        ld e,a
place:
        dec e
        call field_address
        ld b,(hl)
        call shown_address
        ld a,(hl)
        cp MARKED
        call c,walk_show
        ld a,e
        or a
        jr nz,place
        or d
        jr nz,row
        call board_colour
        ld a,(walk_torch)
        or a
        ld de,(walker_at)
        call nz,torch_light
        jp marks_all
        endp

; walk_show - show a place that has no mark
; In:    B = its byte in the field; HL = its address in board_shown; D, E = the place
; Keeps: DE
; Uses:  AF, BC, HL
walk_show:
        proc
        local open
        ld a,b
        and FIELD_WALL
        jr nz,open
        ld a,(walk_torch)
        or a
        jr z,open
        ld a,b
        cpl
        add a,a
        and FIELD_WALL                  ; not seen: as a wall
open:
        cp (hl)
walk_skips:
        ret z                           ; 0: walls are painted again, too, see walk_light
        ld (hl),a
        jp board_paint
        endp

; walk_seen - what the torch shows for the first time
; In:    D, E = place
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
walk_seen:
        ld a,(walk_torch)
        or a
        ret z
        call field_address
        bit 7,(hl)
        ret nz
        call shown_address
        ld a,(hl)
        cp MARKED
        ret nc
        ld (hl),FIELD_PATH
        call walk_close
        push de
        call c,walk_lift                ; until all is painted
        pop de
        call board_paint
        ld hl,walk_gems
        ld (hl),h                       ; not 0: it may be that of a gem
        ld hl,(stats_finish)
        or a
        sbc hl,de
        ret nz
        ld a,1
        ld (walk_fresh),a               ; walk_picture draws it
        ret

; walk_close - is a place close to the figure?
; In:    D, E = place
; Out:   carry set: it is
; Keeps: BC, DE, HL
; Uses:  AF
walk_close:
        ld a,(walker_at + 1)
        sub d
        add a,COVERED
        cp 2 * COVERED + 1
        ret nc
        ld a,(walker_at)
        sub e
        add a,COVERED
        cp 2 * COVERED + 1
        ret

; walk_picture - draw what the figure has left, and the figure
; Uses:  AF, BC, DE, HL
walk_picture:
        proc
        local still
        call walker_pixel
        ld hl,(walk_shown)
        or a
        sbc hl,de
        ld hl,(walk_fresh)              ; and walk_gems
        jr nz,$ + 5
        ld a,h
        or l
        ret z
        push de
        call walk_lift
        ld a,(walk_fresh)
        or a
        call z,gems_again
        jr z,still
        xor a
        ld (walk_fresh),a
        ld de,(walker_at)
        call board_white
        ld de,(stats_start)
        call walk_close
        call c,start_mark
        ld de,(stats_finish)
        call walk_close
        call c,finish_mark
        ld hl,$0101
        ld (walk_gems),hl               ; and walk_counts
still:
        pop de
        ld (walk_shown),de
        call walk_figure
        ld hl,walk_counts
        ld a,(hl)
        ld (hl),0
        or a
        jp nz,draw_walk_steps
        ret
        endp

; walk_figure - draw the figure: it stands in rooms and strides between them; walk_figure_as - in the shape HL
; Uses:  AF, BC, DE, HL
walk_figure:
        ld hl,(walker_at)
        ld a,h
        and l
        rra                             ; row and column are odd: a room
        ld hl,hero_shape
        jr c,$ + 5
        ld hl,stride_shape
walk_figure_as:
        push hl
        call walk_lift
        call ghost_show
        ld hl,walk_drawn
        inc (hl)
        ld de,(walk_shown)
        pop hl
        ld c,HERO_INK
        jp board_sprite

; walk_lift - take it away, if it is drawn, and the ghost if it is near; board_clear - both, before the whole board is painted
; Uses:  AF, BC, DE, HL
board_clear:
        call border_black               ; a second may tick, or a star fall, which goes on
        inc a
        ld (ghost_due),a
walk_lift:
        ld hl,walk_drawn
        ld a,(hl)
        ld (hl),0
        or a
        ld de,(walk_shown)
        call nz,board_lift
        jp ghost_lift

; look_draw - how long the clock still waits; its caption only where "Time" stands, so that nothing flickers
; In:    walk_left
; Uses:  AF, BC, DE, HL
look_draw:
        ld hl,look_text
        ld d,WALK_TIME_ROW
        call look_stands
        call nz,panel_caption
        ld hl,(walk_left)
        ld h,0
        ld c,LOOK_INK
        jp walk_tenths_in

; look_stands - does "Look" stand in the panel?
; Out:   Z: it does, and not "Time"
; Keeps: all but AF
look_stands:
        ld a,(ATTRIBUTES + 32 * WALK_TIME_ROW + 31)
        and 2
        ret

; walker_pixel - where the figure is
; Out:   D, E = its upper left pixel on the board
; Uses:  AF, BC
walker_pixel:
        proc
        local across, none
        push ix
        ld ix,walker
        call figure_place
        call place_corner
        ld a,(ix + FIGURE_PIXEL)
        ld c,a
        srl c
        srl c
        sub c                           ; three quarters
        ld c,(ix + FIGURE_WAY)
        pop ix
        ld b,a
        ld a,c
        and KEY_UP | KEY_LEFT
        ld a,b
        jr z,$ + 4
        neg
        ld b,a
        ld a,c
        and KEY_UP | KEY_DOWN
        ld a,b
        jr z,across
        add a,d
        ld d,a
        jr none
across:                                 ; it stands, if it has no way
        add a,e
        ld e,a
none:
        jp corner_inside
        endp

        endif
