; build_route.asm - R: the longest route in white; D: the colours of distances from the start
;
; Both are help: they ask before they leave one star. The start is the end of the longest route that is further left.

        if ! defined GENERATORS_BUILD_ROUTE
GENERATORS_BUILD_ROUTE equ 1

        include "programs/generators/mark_shapes.asm"
        include "lib/route_step.asm"
        include "programs/generators/board_sprite.asm"

        public build_route, build_distance, route_draw

ROUTE_PACE:     equ 3                   ; steps in a frame, and one

; build_route - mark the longest route, or remove the marks; ask before it costs a star
build_route:
        proc
        local wipe
        ld a,(route_shown)
        or a
        jr nz,wipe
        ld c,'R'
        call help_ask
        call route_draw
        jr route_asked
wipe:
        call build_wipe
        endp
        jr route_asked
walk_refused:                           ; nothing to walk through
        ld bc,NO_WAY_CLICK
        call sound_tone
route_asked:
        jp build_frame

; help_ask - note that help is asked for, and go on; where it costs stars, first ask whether it is worth it, and return to build_frame
; In:    C = key
; Uses:  AF, DE, HL, and what build_keys_stars uses
; Writes: walk_asked, walk_looks: in this maze one star is left to win
help_ask:
        proc
        local sure
        ld a,(walk_looks)
        or a
        ret nz
        call size_counts
        jr c,sure                       ; there are no stars
        ld hl,walk_asked
        ld a,c
        cp (hl)
        jr z,sure
        call ask
        pop hl
        jr route_asked
sure:
        ld a,1
        ld (walk_looks),a
        ret c
        jp build_keys_stars             ; the others are not to be won any more
        endp

one_left_text:                          ; beside a maze, where its stars stood
        db TEXT_INK, INK_VALUE, TEXT_AT, PANEL_STARS, PANEL, "1 star", TEXT_END

; build_wipe - the maze without a route
; Uses:  AF, BC, DE, HL
build_wipe:
        call route_unmark
        call board_update               ; fall through into build_coloured

; build_coloured - the maze in the colours of distances, if they are on, with its route, if it is shown
; In:    coloured, route_shown, field, stats_start, stats_cells
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes, work, route, route_lost
build_coloured:
        ld a,(coloured)
        or a
        call nz,distance_count
        call board_colour
        call board_frame
        ld a,(route_shown)
        or a
        ret z
        jr route_marks

; build_distance - D: turn the colours on or off; ask before they cost stars
build_distance:
        ld hl,coloured
        bit 0,(hl)
        ld c,'D'
        call z,help_ask
        ld hl,coloured
        ld a,1
        xor (hl)
        ld (hl),a
        call build_coloured
        jr route_asked

; distance_count - the distances of all places from the start
; Out:   work
; Uses:  AF, BC, DE, HL
distance_count:
        ld (route_lost),a               ; the distances need its memory
        ld de,(stats_start)
        call distance_bands
        ret nc
        xor a
        ld (coloured),a                 ; there is no place to colour
        ret

; route_ready - the longest route is in `route`
; Uses:  AF, BC, DE, HL
route_ready:
        ld a,(route_lost)
        or a
        ret z
        xor a
        ld (route_lost),a
        jp maze_stats

; route_draw - draw the longest route, ROUTE_PACE + 1 steps a frame; route_shown := 1
; Uses:  AF, BC, DE, HL
route_draw:
        proc
        local step
        call route_ready
        ld a,1
        ld (route_shown),a
        call board_frame
route_lays:
        ld hl,(stats_cells)
        ld a,h
        or l
        ret z
        ld de,(stats_start)
        call shown_address
        ld (hl),MARKED
        ld hl,step
        call route_each
        jr route_marks
step:
        push de
        push bc
        call code_trail
        pop bc
        pop de
        dec c
        ld a,c
        and ROUTE_PACE
        ret nz
        halt
        ret
        endp

; route_marks - the start and the finish of the longest route, if they are seen; finish_mark, start_mark - one of them; ring_open - the finish, open
; Uses:  AF, BC, DE, HL
route_marks:
        call start_mark
        jr finish_mark
ring_open:                              ; it was locked
        ld a,FINISH_INK
ring_lit:                               ; in A
        ld (ring_ink + 1),a
finish_mark:
        ld de,(stats_finish)
        ld hl,finish_shape
ring_ink:
        ld c,FINISH_INK                 ; operand: see gems_lock
        jr route_mark
start_mark:
        ld de,(stats_start)
        ld hl,start_shape
        ld c,START_INK                  ; fall through into route_mark

; route_mark - draw a shape on a place that is not dark
; In:    as for board_mark
; Uses:  AF, BC, DE, HL
route_mark:
        push hl
        call shown_address
        ld a,(hl)
        pop hl
        cp FIELD_WALL
        ret z
        jp board_mark

; route_unmark - take away the shapes of start and finish, if the route is shown: in a cave they may lie on walls, too; marks_renew - in any case
; Uses:  AF, BC, DE, HL
; Writes: route_unmark: route_shown := 0
route_unmark:
        ld hl,route_shown
        ld a,(hl)
        ld (hl),0
        or a
        ret z
marks_renew:
        ld de,(stats_start)
        call mark_renew
        ld de,(stats_finish)
mark_renew:                             ; where a shape stood on the place D, E
        call place_corner
        jp board_renew

; code_trail - lay a trail by a code of the route, and show it
; In:    A = code: 0 up, 2 right, 4 down, 6 left; D, E = field row, column
; Out:   D, E = the place beside it
; Uses:  AF, BC, HL
code_trail:
        push af
        call code_way
        ld c,a
        call trail_mark
        push bc
        call board_white
        pop bc
        pop af
        call route_step
        call way_opposite
        call trail_mark
        jp board_white

; code_way - the direction of a code of the route
; In:    A
; Out:   A = KEY_UP ..
; Uses:  B, F
code_way:
        srl a
        inc a
        ld b,a
        ld a,$88
        rlca
        djnz $ - 1
        and TRAIL_BITS
        ret

; trail_mark - add a side to the trail on a place
; In:    C = side; D, E = field row, column
; Keeps: BC, DE
; Uses:  AF, HL
trail_mark:
        proc
        local fresh, laid
        call shown_address
        ld a,(hl)
        cp BOARD_DOT
        jr nc,fresh
        cp MARKED
        jr nc,laid
fresh:
        ld a,MARKED
laid:
        or c
        ld (hl),a
        ret
        endp

        endif
