; boundless_page.asm - walk in a maze of 65,536 x 65,536 cells, to three goals, before the first star to two
;
; The field has the cells around the hero, who stays in the middle of it. A goal is put up the parents of his cell and down elsewhere, so the way to it is
; known; it is kept as a stack of steps, the next one first. The maze has no loops: a step is either the next one of the way, which
; takes it from the stack, or leads away from it, and puts the step back onto it. So the way is always right when it is asked for.
; The player is told only where the goal lies as the crow flies.

        if ! defined WONDERS_BOUNDLESS_PAGE
WONDERS_BOUNDLESS_PAGE equ 1

        include "include/field.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "lib/maze_scroll.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_goal.asm"
        include "programs/wonders/boundless_show.asm"
        include "programs/wonders/tour_end.asm"

        public boundless_page, boundless_turn

BOUNDLESS_FIRST: equ 50                 ; steps to the first goal, or to a dead end before it, as long as no star is won
BOUNDLESS_STAR: equ 10                  ; and for each star, until two are
BOUNDLESS_MORE: equ 30                  ; and to each one after it
BOUNDLESS_BAR:  equ $4F                 ; bright white on bright blue: walls are bright blue, too
BOUNDLESS_SHINE: equ 32                 ; frames for which a goal that is found is told
BOUNDLESS_GOALS: equ 3                  ; of a walk; before the first star is won one less

; boundless_page - a place in a maze of its own, and the first goal
boundless_page:
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
        call tour_head
        ld a,TOUR_BOUNDLESS
        call tour_begin
        call tour_bar
        ld hl,boundless_walk_text
        call tour_walk
        ld hl,tour_foot
        call tour_keys
        ld a,1
        ld (boundless_number_of),a
        ld (field_top),a
        ld bc,BOUNDLESS_ROWS * 256 + BOUNDLESS_COLUMNS
        call draw_lines
        ld a,(tour_stars + TOUR_BOUNDLESS)
        cp 1
        ld b,a
        ld a,BOUNDLESS_GOALS
        sbc a,0
        ld (boundless_goals),a
        ld a,b
        cp TOUR_MOST
        ccf
        sbc a,0                         ; three are as two
        ld b,a
        inc b
        ld a,BOUNDLESS_FIRST - BOUNDLESS_STAR
        add a,BOUNDLESS_STAR
        djnz $ - 2
        ld (boundless_far),a
        xor a
        ld (boundless_came),a
        call boundless_goal
        call tour_demo
        call keys_seen                  ; fall through into boundless_turn

; boundless_turn - frame by frame
boundless_turn:
        call attract_frame
        call tour_frame
        call key_read
        ld hl,boundless_letters
        call tour_act
        ld hl,(boundless_steps)
        call tour_code
        call tour_steer
        call keys_repeat
        ld hl,tour_fresh
        or (hl)
        ld (hl),0
        jr z,boundless_turn
        ld hl,repeat_wait
        srl (hl)                        ; a step takes a while by itself: the next one follows at once
        call boundless_walk
        jr boundless_turn

boundless_letters:
        db KEY_BREAK
        dw wonders_list
        db 'N'
        dw boundless_page
        db 'S'
        dw boundless_way
        db 'H'
        dw boundless_pause
        db 'M'
        dw wonders_list
        db 0

; boundless_root - the hero is where all ways end: another maze
boundless_root:
        ld a,(attract_on)
        or a
        jp nz,attract_end
        ld sp,stack_top
        jp boundless_page

; boundless_way - show the way as far as it is in the window
boundless_way:
        call tour_ask
        jr nz,boundless_turn
        ld hl,tour_none_text
        call tour_head
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
        local nearer, shine, cell
        res 3,b
        ld a,b
        ld (tour_heading),a
        call tour_go
        ld hl,(boundless_steps)
        ld a,b
        cp (hl)
        inc hl
        jr z,nearer
        dec hl
        dec hl
        xor 4                           ; back
        ld (hl),a
nearer:
        ld (boundless_steps),hl
        push bc
        call tour_tick
        pop af
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
boundless_there:
        ld hl,boundless_there_text
        call draw_text
        ld a,(boundless_number_of)
        add a,'0'
        call draw_char
        ld e,20
        ld a,(boundless_goals)
        add a,'0'
        call draw_char
        call sound_rise
        ld b,BOUNDLESS_SHINE
shine:
        ld a,b                          ; all colours
        add a,a
        add a,a
        and $38
        or $40
        ld hl,ATTRIBUTES + 21 * 32
cell:
        ld (hl),a
        inc l
        bit 5,l
        jr nz,cell                      ; in row 21 it is 1
        halt
        djnz shine
        call tour_again                 ; all that takes no time
        ld hl,boundless_number_of
        ld a,(boundless_goals)
        cp (hl)
        jr z,boundless_end
        inc (hl)
        ld hl,boundless_far
        ld a,(hl)
        add a,BOUNDLESS_MORE
        ld (hl),a
        call boundless_goal
        jp boundless_turn
        endp

; boundless_end - the last goal: the walk is over, and another one begins elsewhere
boundless_end:
        ld hl,boundless_text            ; what would have won a star is told no more
        call tour_clear
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
        db $0D, $05, $47                ; walls are cyan on blue; floor is cyan, too, as rows are moved before their colours
        dw line_thick
boundless_text:
        db "BOUNDLESS", TEXT_END
boundless_walk_text: db "walk to the rings, one by one.", TEXT_END
boundless_there_text:
        db TEXT_AT, 21, 0, TEXT_INK, INK_VALUE, "          Ring   of  !          ", TEXT_AT, 21, 15, TEXT_END

boundless_variables macro
goal_row:  ds 2                    ; the goal
goal_column: ds 2
boundless_steps: ds 2                   ; address in route of the next step; the last one is at its end
boundless_left: ds 1                    ; steps that its way still gets
boundless_far:  ds 1                    ; steps to a new goal
boundless_number_of: ds 1               ; which goal of the walk it is
boundless_goals: ds 1                   ; how many there are
boundless_came: ds 1                    ; the side of the hero's place on which the trail ends, 0 for none
boundless_code: ds 1                    ; of the step that is shown
boundless_laid: ds 1                    ; the sides of the trail in the place that he leaves
boundless_at:   ds 2                    ; field_left, field_top while they are drawn
boundless_edges: ds 2                   ; two lines of the field that are drawn when the window has moved
boundless_his:  ds 1                    ; 0 while his row is moved
        endm

        endif
