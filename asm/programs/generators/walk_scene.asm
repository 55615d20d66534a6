; walk_scene.asm - how a walk ends: the way lights up from start to ring, and its stars fly into the panel; or the maze turns red from below
;
; Keys count in each frame of it.

        if ! defined GENERATORS_WALK_SCENE
GENERATORS_WALK_SCENE equ 1

        include "engine/sound/sound.asm"
        include "programs/generators/build_route.asm"
        include "programs/generators/walk_show.asm"

STAR_PERIODS:   equ 60                  ; for sound_tone: a star is there
STAR_FRAMES:    equ 14
STAR_TILE:      equ $3C00 + 8 * '*'     ; in the ROM
FLY_STEP:       equ 12                  ; pixels a frame
BLINKS:         equ 7
BLINK_FRAMES:   equ 3
BLINK_NOTE:     equ 12 * 256 + 70       ; for sound_tone
LOST_INK:       equ $02                 ; dim red

; walk_scene - show it
; In:    walk_counted, what size_counts reads
; Uses:  AF, BC, DE, HL
walk_scene:
        proc
        local each, lost, blink, stars
        call size_counts
        jp c,way_lights                 ; there are no stars
        ld a,(walk_counted)
        or a
        jr z,lost
        call way_lights
        ld a,(walk_counted)
stars:
        ld de,256 * END_STARS + PANEL
each:
        rra
        push af
        push de
        call c,star_flies
        pop de
        pop af
        push af
        call star_draw
        pop af
        push af
        call c,star_shines
        pop af
        inc e
        bit 5,e
        jr z,each
        ret
lost:
        ld hl,end_late_text
        ld a,(clock + 1)
        cp high CLOCK_MOST              ; see hunt_meets
        jr nz,$ + 14
        ld a,(hunts)
        ld hl,end_caught_text
        dec a
        jr z,$ + 5
        ld hl,end_away_text
        ld de,256 * END_ROW + PANEL
        ld c,FALL_INK
        call draw_line
        ld b,BLINKS
blink:                                  ; he fades, and the ghost that has caught him is alone
        push bc
        call walk_figure
        ld bc,BLINK_NOTE
        call scene_note
        call walk_lift
        call ghost_show
        ld b,BLINK_FRAMES
        call end_frames
        pop bc
        djnz blink
        ld hl,lost_cell
        call board_cells
        call walk_figure                ; where he was
        xor a
        jr stars
        endp

; way_missed - where the way was, for who is lost and asks for it
; Uses:  AF, BC, DE, HL
way_missed:
        ld hl,way_white
        call route_each
        call walk_lift                  ; marks are kept where he is
        call route_marks
        jp walk_figure
way_white:                              ; for route_each
        ld c,TRAIL_INK
        jp place_ink

; lost_cell - for board_cells: a cell of a lost maze; with the last one of its row a note, each lower
lost_cell:
        ld c,LOST_INK                   ; operand: see rank_told
        call cell_paint
        ld a,e
        or a
        ret nz
        ld a,d
        rlca
        rlca
        rlca
lost_note:
        xor 255
        ld c,a
        ld b,4
        call sound_tone
        ld b,2
        jp end_frames

; way_lights - the ghost is gone; the longest route in the colour of who has come out
; Uses:  AF, BC, DE, HL
way_lights:
        call board_clear
        ld hl,0
        ld (ghost_at),hl                ; a wall
        call walk_figure
        ld hl,way_lit
        jp route_each
way_lit:                                ; C = steps left, the low byte: a note for each four, each higher
        push bc
        ld c,HERO_INK
        call place_ink
        pop bc
        ld a,c
        and ROUTE_PACE
        ret nz
        ld a,c
        rrca
        rrca
        add a,30
        ld c,a
        ld b,3                          ; fall through into scene_note

; scene_note - a note, and a frame
; In:    as for sound_tone
; Out:   B = 0
; Keeps: DE
; Uses:  AF, HL
scene_note:
        call sound_tone
        inc b
        jp end_frames

; star_flies - from who walks to the panel
; Uses:  AF, BC, DE, HL
star_flies:
        proc
        local fly
        ld de,(walk_shown)
fly:
        push de
        ld hl,STAR_TILE
        ld c,HERO_INK
        call board_sprite               ; nobody lifts who walks any more
        pop de
        push de
        ld a,e
        cpl
        ld c,a
        ld b,4
        call scene_note
        call board_lift
        pop de
        ld a,d
        add a,8 * END_STARS         ; half of the way to the row of the stars
        rra
        ld d,a
        ld a,e
        add a,FLY_STEP
        ld e,a
        cp BOARD_LAST + 1
        jr c,fly
        ret
        endp

; star_shines - a star is there: a note
; In:    E = the column after it
; Keeps: DE
; Uses:  AF, BC, HL
star_shines:
        ld a,e
        add a,a
        add a,a
        add a,a
        cpl
        add a,53
        ld c,a                          ; 100, 76, 52
        ld b,STAR_PERIODS
        call sound_tone
        ld b,STAR_FRAMES
        jp end_frames

end_late_text:                          ; the walk has ended before the ring
        db "Too late", TEXT_END
end_away_text:
        db "Got away", TEXT_END
end_caught_text:
        db "Caught!", TEXT_END

        endif
