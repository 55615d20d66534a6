; boundless_page.asm - walk in a maze of 65,536 x 65,536 cells, to three goals
;
; The field has the cells around the hero, who stays in the middle of it. A goal is put up the parents of his cell, so the way to it is
; known; it is kept as a stack of steps, the next one first. The maze has no loops: a step is either the next one of the way, which
; takes it from the stack, or leads away from it, and puts the step back onto it. So the steps to the goal are always right, and a
; step that leads away sounds lower.

        if ! defined WONDERS_BOUNDLESS_PAGE
WONDERS_BOUNDLESS_PAGE equ 1

        include "include/field.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "lib/maze_scroll.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_goal.asm"
        include "programs/wonders/boundless_show.asm"
        include "programs/wonders/tour_end.asm"

        public boundless_page, boundless_turn

BOUNDLESS_FIRST: equ 12                 ; steps to the first goal
BOUNDLESS_MORE: equ 12                  ; and to each one after it
BOUNDLESS_BAR:  equ $4F                 ; bright white on bright blue: walls are bright blue, too
BOUNDLESS_GOALS: equ 3                  ; of a walk

; boundless_page - a place in a maze of its own, and the first goal
boundless_page:
        ld sp,stack_top                 ; boundless_goal jumps here, too
        ld hl,(seed)
        ld (rng_seed),hl
        call maze_begin
        call rng_next
        call rng_next
        ld (maze_row),hl
        call rng_next
        ld (maze_column),hl
        call rng_next
        ld (seed),hl                    ; the next maze
        ld hl,BOUNDLESS_ROWS * 256 + BOUNDLESS_COLUMNS
        ld (field_width),hl             ; and field_height
        call maze_window
        ld a,BOUNDLESS_BAR
        ld (look_inks + INK_BAR),a
        ld hl,boundless_lines
        call lines_use
        ink INK_TEXT
        call clear_screen
        ld hl,boundless_text
        call draw_text
        ld a,TOUR_BOUNDLESS
        call tour_begin
        call tour_bar
        ld hl,tour_foot
        call tour_keys
        ld a,1
        ld (boundless_number_of),a
        ld (field_top),a
        ld bc,BOUNDLESS_ROWS * 256 + BOUNDLESS_COLUMNS
        call draw_lines
        ld a,BOUNDLESS_FIRST
        ld (boundless_far),a
        xor a
        ld (boundless_came),a
        call boundless_goal
        call keys_seen                  ; fall through into boundless_turn

; boundless_turn - frame by frame
boundless_turn:
        halt
        call tour_frame
        call key_read
        ld hl,boundless_letters
        call key_act
        call keys_held
        call tour_steer
        call keys_repeat
        call nz,boundless_walk
        jr boundless_turn

boundless_letters:
        db KEY_BREAK
        dw opening_page
        db 'N'
        dw boundless_page
        db 'S'
        dw boundless_way
        db 'H'
        dw boundless_pause
        db 'M'
        dw wonders_list
        db 0

; boundless_way - show the way as far as it is in the window
boundless_way:
        call tour_help
        ld hl,boundless_helped_text
        call draw_text
        call boundless_dots
        jr boundless_turn

boundless_pause:
        call tour_pause
        jr boundless_turn

; boundless_walk - a step in the direction pressed last, if it is open, or in the first one that is
; In:    A = directions
boundless_walk:
        proc
        local way, next
        call tour_both                  ; B = a direction's code, or 8 more
way:
        srl c
        jr nc,next
        ld de,BOUNDLESS_HERO
        ld a,b
        and 6
        call route_step
        call field_address
        bit 7,(hl)
        jr z,boundless_step
next:
        inc b
        inc b
        bit 4,b
        jr z,way
        ret
        endp

; boundless_step - a step, and what it leads to
; In:    B = its code, or 8 more
boundless_step:
        proc
        local nearer, heard
        res 3,b
        ld a,b
        ld (tour_heading),a
        call tour_go
        ld hl,(boundless_steps)
        ld a,b
        cp (hl)
        inc hl
        push bc
        jr z,nearer
        dec hl
        dec hl
        xor 4                           ; back
        ld (hl),a
        call tour_thud
        jr heard
nearer:
        call tour_tick
heard:
        pop bc
        ld (boundless_steps),hl
        ld a,b
        push af
        call maze_scroll
        pop af
        call boundless_move
        call boundless_numbers          ; HL = steps to the goal
        ld a,h
        cp high ROUTE_SIZE
        jp z,boundless_goal             ; no room for more: one that is nearer
        or l
        ret nz
        pop hl                          ; back to boundless_turn by itself
        ld hl,boundless_number_of
        ld a,(hl)
        cp BOUNDLESS_GOALS
        jr z,boundless_end
        inc (hl)
        call sound_rise
        ld hl,boundless_far
        ld a,(hl)
        add a,BOUNDLESS_MORE
        ld (hl),a
        call boundless_goal
        jp boundless_turn
        endp

; boundless_end - the last goal: the walk is over, and another one begins elsewhere
boundless_end:
        ld hl,ATTRIBUTES + 20 * 32      ; where the goal lies is told no more
        ld de,ATTRIBUTES + 20 * 32 + 1
        ld bc,2 * 32 - 1
        ld (hl),b
        ldir
        ld hl,tour_bar_text             ; nor what would have won a star
        call draw_text
        ld hl,(clock)
        ld a,TOUR_BOUNDLESS
        call tour_end
        jp boundless_page

; boundless_beside - the cell in a direction
; In:    A = 0 up, 2 right, 4 down, 6 left; DE, BC = row, column
; Out:   DE, BC
; Keeps: HL, IX, IY
; Uses:  AF
boundless_beside:
        proc
        local down, left, right
        cp 4
        jr z,down
        jr nc,left
        or a
        jr nz,right
        dec de
        ret
right:
        inc bc
        ret
down:
        inc de
        ret
left:
        dec bc
        ret
        endp

boundless_lines:                        ; walls, floor, trail, thickness
        db $41, $07, $47
        dw line_thick
boundless_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " BOUNDLESS                      "
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 22, 1, "Row       column       of 65536", TEXT_END

boundless_helped_text:
        db TEXT_AT, 0, 1, TEXT_INK, INK_BAR, "BOUNDLESS without a star ", TEXT_END

boundless_variables macro
goal_row:  ds 2                    ; the goal
goal_column: ds 2
boundless_steps: ds 2                   ; address in route of the next step; the last one is at its end
boundless_far:  ds 1                    ; steps to a new goal
boundless_number_of: ds 1               ; which goal of the walk it is
boundless_came: ds 1                    ; the side of the hero's place on which the trail ends, 0 for none
        endm

        endif
