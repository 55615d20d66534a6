; walk_show.asm - a walk on the board: places, by torch those that have been seen, the trail, the figure

        if ! defined GENERATORS_WALK_SHOW
GENERATORS_WALK_SHOW equ 1

        include "engine/views/figure.asm"
        include "engine/views/torch.asm"
        include "programs/generators/board_sprite.asm"
        include "programs/generators/build_route.asm"

WALK_INK:       equ $05
MARK_NEAR:      equ 3                   ; places

; walk_draw - the board and its panel
; Uses:  AF, BC, DE, HL
walk_draw:
        ld c,WALK_INK
        call board_begin
        call walk_panel
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
        jp walk_marks
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
        ret z
        ld (hl),a
        jp board_paint
        endp

; walk_seen - what the torch shows for the first time
; In:    D, E = place
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
walk_seen:
        proc
        local plain
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
        push hl
        call place_ink
        cp TRAIL_INK
        pop hl
        jr nz,plain
        ld (hl),BOARD_DOT               ; it shares a cell with the trail
plain:
        call board_paint
        ld hl,(stats_finish)
        or a
        sbc hl,de
        ret nz
        push de
        call walk_marks
        pop de
        ret
        endp

; place_ink - A = the colour of the cell in which a place begins
; In:    D, E = place
; Keeps: BC, DE
; Uses:  F, HL
place_ink:
        push bc
        push de
        ld hl,(board_top)
        ld a,d
        call place_cell
        add a,l
        ld d,a
        ld a,e
        call place_cell
        add a,h
        ld e,a
        call attribute_address
        ld a,(hl)
        pop de
        pop bc
        ret

; walk_marks - start and finish, if they are seen and not walked over
; Uses:  AF, BC, DE, HL
walk_marks:
        ld de,(stats_start)
        ld hl,start_shape
        ld c,START_INK
        call walk_mark
        ld de,(stats_finish)
        ld hl,finish_shape
        ld c,FINISH_INK
        jr walk_mark
walk_near:                              ; only if the figure may have covered it
        ld a,(walker_at + 1)
        sub d
        add a,MARK_NEAR
        cp 2 * MARK_NEAR + 1
        ret nc
        ld a,(walker_at)
        sub e
        add a,MARK_NEAR
        cp 2 * MARK_NEAR + 1
        ret nc
walk_mark:
        push hl
        call shown_address
        ld a,(hl)
        pop hl
        cp FIELD_WALL
        ret z                           ; dark
        jp board_mark

; walk_picture - draw what the figure has left, and the figure
; Uses:  AF, BC, DE, HL
walk_picture:
        proc
        local still
        call walker_pixel
        ld hl,(walk_shown)
        or a
        sbc hl,de
        ld a,(walk_fresh)
        jr nz,$ + 4
        or a
        ret z
        push de
        ex de,hl
        ld de,(walk_shown)
        call board_follow
        ld a,(walk_fresh)
        or a
        jr z,still
        xor a
        ld (walk_fresh),a
        ld de,(walk_before)
        call board_paint                ; it is white since the walker was there
        ld de,(walker_at)
        call board_white
        ld a,1
        ld (walk_counts),a
still:
        ld de,(stats_start)
        ld hl,start_shape
        ld c,START_INK
        call walk_near
        ld de,(stats_finish)
        ld hl,finish_shape
        ld c,FINISH_INK
        call walk_near
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

; walk_figure - draw the figure
; Uses:  AF, BC, DE, HL
walk_figure:
        ld de,(walk_shown)
        push de
        call board_keep
        pop de
        ld hl,hero_shape
        ld c,HERO_INK
        jp board_sprite

; walker_pixel - where the figure is
; Out:   D, E = its upper left pixel on the board
; Uses:  AF, BC
walker_pixel:
        proc
        local right, down, left, none
        push ix
        ld ix,walker
        call figure_place
        call place_above
        ld a,(ix + FIGURE_PIXEL)
        ld c,a
        srl c
        srl c
        sub c                           ; three quarters
        ld c,a
        ld a,(ix + FIGURE_WAY)
        pop ix
        rra
        jr nc,right
        ld b,a
        ld a,d
        sub c
        ld d,a
        ld a,b
right:
        rra
        jr nc,down
        ld b,a
        ld a,e
        add a,c
        ld e,a
        ld a,b
down:
        rra
        jr nc,left
        ld b,a
        ld a,d
        add a,c
        ld d,a
        ld a,b
left:
        rra
        jp nc,corner_inside
        ld a,e
        sub c
        ld e,a
        jp corner_inside
        endp

        endif
