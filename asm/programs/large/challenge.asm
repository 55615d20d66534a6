; challenge.asm - what a challenge adds to a walk: the clock, a clue, the whole map, a rest

        if ! defined LARGE_CHALLENGE
LARGE_CHALLENGE equ 1

        include "engine/views/map_see.asm"
        include "programs/large/show.asm"
        include "programs/large/gems.asm"

TIME_SHORT:     equ 8                   ; from here on each second is heard
CLUE_PLACES:    equ 40 + 1              ; 20 cells, two steps of the field each, and the hero's own
CLUE_COST:      equ 4                   ; seconds
WHOLE_PLACES:   equ 64 + 1
WHOLE_COST:     equ 8
KEPT_COLOURS:   equ big_route + BIG_ROUTE_SIZE + BIG_LABELS_SIZE - 768 ; which a pause keeps
HIDDEN:         equ 23 * 32             ; cells from row 1 on
POOR_INK:       equ $47                 ; bright white, above the colours of all other messages of a walk

; clock_begin - find the shortest way, which tells the time for this maze, and in a demonstration is followed
; In:    hero, goal
; Out:   best_steps, seconds; big_route
clock_begin:
        call solve_here
        ld (best_steps),bc
        ld a,(demo_on)
        or a
        call nz,demo_way                ; fall through into clock_set

; clock_set - the time for this maze
clock_set:
        ld hl,(best_steps)
        add hl,hl                       ; half as much again at 12 1/2 steps a second: an eighth of the steps is H
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(time_least)
        add a,h
        ld l,a
        ld h,0
        ld (seconds),hl
        ld a,50
        ld (clock_part),a
        jr clock_draw

; clock_run - a frame or more has passed, for the hound too, once the first step is taken; when no time is left, show the last page instead of returning
clock_run:
        proc
        local other
        ld a,(FRAMES)
        ld b,a
        ld hl,clock_last
        sub (hl)
        ld (hl),b
        ld c,a
        ld hl,(steps)
        ld a,h
        or l
        ret z
        push bc
        call hound_run
        pop bc
        ld hl,clock_part
        ld a,(hl)
        sub c
        ld (hl),a
        ret nc
        add a,50
        ld (hl),a
        call hound_second
        ld hl,ATTRIBUTES + PANEL_MESSAGE * 32 + PANEL
        ld a,(hl)                       ; the colour of a space counts how long poor_text has stood there
        sub POOR_INK - 1
        jr c,other
        dec (hl)
        or a
        call z,no_message
other:
        ld hl,(seconds)
        dec hl
        ld (seconds),hl
        ld a,h
        or l
        jr z,time_up
        endp                            ; fall through into clock_draw

; clock_draw - draw the seconds that are left, red when they are few, which is heard; the library, which is slow, has no clock
clock_draw:
        ld a,(demo_on)
        or a
        ret nz
        ld hl,(seconds)
        ld de,TIME_SHORT + 1
        or a
        sbc hl,de
        ld c,VALUE_COLOURS
        jr nc,clock_digits
        ld bc,8 * 256 + 60
        call sound_tone
        ld c,BAD_COLOURS                ; fall through into clock_digits
clock_digits:                           ; C = colour
        ld hl,(seconds)
        ld de,PANEL_TIME * 256 + 28
        xor a
        ld b,4
        jp draw_digits

; time_up - no time is left
time_up:
        call clock_draw
        ld hl,time_text                 ; fall through into try_lost

; try_lost - all stands still and the border is red while the pages are unpacked; then try_page
; In:    HL = why
try_lost:
        ld bc,try_page
        ld a,2

; drama - say something and colour the border, with a growl, until a page goes on
; In:    HL = text; A = border; BC = page
drama:
        ld (look_inks + LOOK_BORDER),a
        push bc
        call hound_tell
        pop hl
        jp to_page

; clock_again - go on after something that is not to count
clock_again:
        call no_message
        call draw_all
clock_from:
        ld a,(FRAMES)
        ld (clock_last),a
to_frame:
        jp explore_frame

; clock_pay - pay with time
; In:    C = seconds, which clock_has has let pass
; Uses:  AF, BC, DE, HL
clock_pay:
        call clock_has
        inc hl
        ld (seconds),hl
        ld a,1
        ld (helped),a
        jp clock_draw

; clock_has - are so many seconds left? What costs too much is refused instead of returning: the time is red until the next second
; In:    C = seconds; a key of a walk is answered, so nothing else is on the stack
; Out:   HL = what is left, less one
; Keeps: C
; Uses:  AF, B, DE, HL
clock_has:
        proc
        ld b,0
        ld hl,(seconds)
        scf
        sbc hl,bc
        ret nc
        ld sp,stack_top
        ld c,BAD_COLOURS
        call clock_digits
        ld hl,poor_text
        call hound_tell
        jr to_frame
        endp

; clue_key - show the next steps of the shortest way that no line shows yet, for a price; what leads to the ring already costs nothing
clue_key:
        ld c,CLUE_COST
        call clock_has
        ld a,CLUE_PLACES
        call clue_draw
        cp CLUE_PLACES
        ld c,CLUE_COST
        call nz,clock_pay
        jr clock_again

; whole_key - show the whole map, and more of the way, for a price; once the map is there, it is like clue_key
whole_key:
        ld a,(map_fog)
        or a
        jr z,clue_key
        ld c,WHOLE_COST
        call clock_pay
        call map_off
        call map_whole
        ld a,WHOLE_PLACES
        call clue_draw
        jr clock_again

; clue_draw - draw places of the shortest way that no line shows yet, in the window and on a map without dark
; In:    A = how many at most
; Out:   A = how many fewer they are
clue_draw:
        push af
        call map_off
        call look_here
        pop af
        ex af,af'                       ; the interrupt's routine leaves it alone
        ld de,(hero)
        ld hl,big_route
        ld ix,clue_mark
        call way_walk
        ex af,af'
        ret
clue_mark:
        proc
        local shown, over
        ex af,af'
        or a
        jr z,over
        bit 3,(hl)                      ; VIEW_LINE
        jr nz,shown
        set 3,(hl)
        dec a
shown:
        ex af,af'
        ld a,(map_fog)
        or a
        ret nz
        jp map_line
over:
        ex af,af'
        ret
        endp

; hold_key - rest; nothing of the maze is seen meanwhile
hold_key:
        ld hl,ATTRIBUTES
        ld de,KEPT_COLOURS
        ld bc,768
        ldir
        dec hl                          ; the last of them
        ld d,h
        ld e,l
        dec de
        ld (hl),c
        ld bc,HIDDEN - 1
        lddr
        ld hl,hold_page
        jp to_page

looking_text:
        db TEXT_INK, INK_TEXT, " Looking", TEXT_END
time_text:
        db TEXT_COLOUR, $C2, " Time up", TEXT_END
poor_text:
        db TEXT_COLOUR, POOR_INK, " Too little time", TEXT_END
bitten_text:
        db TEXT_COLOUR, $C2, " Bitten!", TEXT_END

        endif
