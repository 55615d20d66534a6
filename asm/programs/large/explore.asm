; explore.asm - walking in a large maze: the window, the map, the steps

        if ! defined LARGE_EXPLORE
LARGE_EXPLORE equ 1

        include "engine/views/map_line.asm"
        include "engine/text/number.asm"
        include "engine/sound/sound.asm"

HERO:           equ $40                 ; bits of a place
GOAL:           equ $20
ENTRANCE:       equ $10
TRAIL:          equ $04
PANEL:          equ 16                  ; its first column
FIRST_WAIT:     equ 7                   ; frames until a held direction repeats, besides the step's own
BEAT:           equ 8                   ; frames for which the hero is seen on the map, and then not

; explore - walk in the maze of the field from its beginning
explore:
        ink INK_TEXT
        call clear_screen
        call explore_bar
        ld hl,explore_text
        call draw_text
        ld hl,0
        ld (steps),hl
        ld (way_left),hl
        ld de,257
        ld (hero),de
        call view_place
        ld (hl),HERO + ENTRANCE
        ld a,(maze_width)
        sub 2
        ld d,a
        ld e,a
        ld (goal),de
        call view_place
        ld (hl),GOAL
        ld hl,explore_view
        call view_use
        ld hl,explore_map
        call map_use
        call map_begin
        call map_draw
        call draw_ends
        call frame_forget
        call draw_all
        halt                            ; so that no interrupt changes FRAMES between two of its bytes
        ld hl,FRAMES
        ld de,began
        ld bc,3
        ldir

; explore_frame - a fiftieth of a second: letters, directions, the hero's beat on the map
explore_frame:
        proc
        local still, way, next, moved
        halt
        call key_read
        ld hl,explore_letters
        call key_act
        ld hl,beat
        dec (hl)
        jr nz,still
        ld (hl),2 * BEAT
still:
        ld a,(hl)
        and BEAT - 1
        call z,frame_dot
        call keys_step
        jr z,explore_frame
        ld c,a
        ld b,0                          ; the direction's code
way:
        srl c
        jr nc,next
        ld a,b
        ld (way_code),bc
        call hero_step
        jr nc,moved
        ld bc,(way_code)
next:
        inc b
        inc b
        bit 3,b
        jr z,way
        jr explore_frame
moved:
        ld hl,repeat_wait
        ld a,(hl)
        ld (hl),1                       ; the next step as soon as this one is drawn
        cp KEY_FIRST_WAIT
        jr nz,explore_frame
        ld (hl),FIRST_WAIT
        jr explore_frame
        endp

explore_letters:
        db KEY_BREAK
        dw session_end
        db 'W'
        dw way_key
        db 'F'
        dw way_follow
        db 'N'
        dw explore_next
        db 'M'
        dw choose_page
        db 0

; explore_next - the maze that follows this one
explore_next:
        ld hl,(rng_seed)
        ld (seed),hl
        ld hl,making_text
        call draw_text
        jp choose_made

; hero_step - take a step, and show it; at the goal, show the last page instead of returning
; In:    A = code; interrupts on
; Out:   carry set: there is a wall
hero_step:
        proc
        local most
        ld c,a
        ld de,(hero)
        call route_step
        call view_place
        ld a,(hl)
        rla
        ret c
        push de
        ld de,(hero)
        push hl
        call view_place
        ld a,(hl)
        and 255 - HERO
        or TRAIL
        ld (hl),a
        pop hl
        set 6,(hl)                      ; HERO
        pop de
        call way_step
        ld (hero),de
        ld hl,(steps)
        inc hl
        ld a,h
        or l
        jr z,most                       ; 65,535 is the most that is counted
        ld (steps),hl
most:
        call draw_all
        ld bc,2 * 256 + 30
        call sound_tone
        ld hl,(hero)
        ld de,(goal)
        or a
        sbc hl,de
        ld a,h
        or l                            ; carry clear
        ret nz
        pop hl                          ; do not return to the caller
        jp out_page
        endp

; draw_all - draw the window, the frame and the steps
draw_all:
        ld de,(hero)
        call view_centre
        call frame_move                 ; at once after a change of the map under it
        call view_draw
        ld a,2 * BEAT
        ld (beat),a
        ld hl,(steps)
        ld de,18 * 256 + 25
        call draw_value
        ld hl,(way_left)
        ld a,h
        or l
        ret z
        ld de,19 * 256 + 25
draw_value:
        ink INK_VALUE
        xor a
        jp draw_number

; draw_ends - draw the ends of the maze on the map
draw_ends:
        ld de,0
        ld hl,entrance_mark
        ld c,(hl)
        inc hl
        call map_mark
        ld a,(map_cells)
        dec a
        ld d,a
        ld e,a
        ld hl,goal_mark
        ld c,(hl)
        inc hl
        jp map_mark

; explore_bar - the bar: the kind, the size and the seed
explore_bar:
        ld hl,bar_text
        call draw_text
        call kind_of
        call word_at
        ld de,0
        ink INK_BAR
        call draw_text
        call size_of
        inc hl
        ld de,12
        ink INK_BAR
        call draw_text
        ld hl,(seed)
        ink INK_BAR
        xor a
        ld b,5
        ld de,27
        jp draw_digits

explore_view:                           ; top, left, columns, rows, wall, floor, line, marks
        db 1, 0, 15, 21, $05, $07, $47
legend:
        db $46, $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
goal_mark:
        db $42, $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
entrance_mark:
        db $44, $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C
        db $06, 0, 0, $18, $3C, $3C, $18, 0, 0
explore_map:                            ; top, left, not seen, seen, line, picture
        db 1, PANEL, $01, $05, $47
        dw big_labels

bar_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "                      seed      ", TEXT_END
explore_text:
        db TEXT_AT, 18, PANEL, TEXT_INK, INK_TEXT, "Steps"
        db TEXT_AT, 21, PANEL, "QAOP 5678 stick"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " W way  F follow  N next  M menu", TEXT_END

        endif
