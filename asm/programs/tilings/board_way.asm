; board_way.asm - the shortest way from the walker, and the colours by the distance from the entrance

        if ! defined TILINGS_BOARD_WAY
TILINGS_BOARD_WAY equ 1

WAY_INK:        equ $4F                 ; bright white on bright blue, where a cell has one character cell

; board_way - S: show the shortest way from the walker to the exit, or hide it
board_way:
        call way_turn
        jp board_frame

; way_turn - show the way, a step a frame, or hide it
; In:    walker, way_shown; interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: helped, way_shown, way_from, way_at, way_slow, route, route_length, marks; the screen
way_turn:
        ld a,(way_shown)
        or a
        jr nz,way_hide
        ld de,(walker)
        ld a,d
        inc a
        ret z                           ; he has arrived
        call way_find
        ret c
        ld a,1
        ld (way_shown),a
        ld (way_slow),a
        ld (helped),a                   ; fall through into way_draw

; way_draw - draw the way, a step a frame if way_slow is set
; In:    way_from, way_at, route_length; way_slow, and then interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, way_slow; the screen
way_draw:
        ld hl,way_here
        jr way_each

; way_find - the shortest way from a cell to the exit
; In:    D, E = row, column; links_exit
; Out:   as links_solve_arrows
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: way_from, way_at, route, route_length
way_find:
        ld (way_from),de
        ld hl,route
        ld (way_at),hl
        ld hl,(links_exit)
        jp links_solve_arrows

; way_here - a cell is on the way
way_here:
        call mark_of
        set 1,(hl)
        call cell_stamp
        ld hl,way_slow
        ld a,(hl)
        or a
        ret z
        halt
        call key_break
        ret c
        ld (hl),0                       ; the rest at once: the page sees BREAK
        ret

; way_follow - a step: where it follows the way, that becomes shorter; else the way is hidden
; In:    B = direction code; way_shown, way_from, way_at, route_length
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: way_shown, way_from, way_at, route_length, marks; the screen
way_follow:
        ld a,(way_shown)
        or a
        ret z
        ld hl,(way_at)
        ld a,(hl)
        cp b
        jr nz,way_hide                  ; at the way's end nobody walks
        inc hl
        ld (way_at),hl
        ld hl,(route_length)
        dec hl
        ld (route_length),hl
        ld de,(way_from)
        call mark_of
        res 1,(hl)
        ld a,b
        call way_link                   ; no dot here any more
        ld (way_from),de
        ret

; way_hide - hide the way if it is shown; the trail stays
; In:    way_shown, way_from, way_at, route_length
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: way_shown, marks; the screen
way_hide:
        ld hl,way_shown
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld hl,way_gone
        jr way_each

; way_gone - a cell is not on the way any more
way_gone:
        call mark_of
        res 1,(hl)
        jp cell_stamp

; way_each - call a routine for all cells of the way, and invert the dots between them
; In:    HL = routine: it gets D, E = row, column, and keeps them; way_from, way_at, route_length
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the routine uses
; Writes: cell_routine; the screen
way_each:
        proc
        local step, cell
        ld (cell_routine),hl
        ld de,(way_from)
        ld hl,(way_at)
        ld bc,(route_length)
        inc bc
step:
        dec bc
        push hl
        push bc
        call cell
        pop bc
        pop hl
        ld a,b
        or c
        jr z,way_goal
        ld a,(hl)
        inc hl
        push hl
        push bc
        call way_link
        pop bc
        pop hl
        jr step
cell:
        ld hl,(cell_routine)
        jp (hl)
        endp

; way_goal - in rings the way leads on into their middle: two dots there are inverted; then as walker_colour
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
way_goal:
        call rings_here
        jr z,walker_colour
        ld de,(links_exit)
        call stamp_place
        call way_nearer
        call way_nearer                 ; fall through into walker_colour

; walker_colour - a cell beside the walker's may have taken his colour
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
walker_colour:
        ld de,(walker)
        ld a,d
        inc a
        ret z
        jp cell_colour

; way_nearer - half of the way to the middle of rings, and a dot is inverted there: D, E = y, x
way_nearer:
        ld hl,(round_goal)
        call tiling_between
        ld hl,shape_small
        jp dot_near

; way_link - invert the dot between a cell and the next one; none where that is at the opposite edge
; In:    D, E = row, column; A = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
way_link:
        proc
        local round
        push af
        push de
        call tiling_next
        pop hl
        pop bc                          ; B = direction code
        push de
        ex de,hl
        ld a,h
        sub d
        add a,2
        cp 5
        jr nc,round                     ; an arrow is there
        ld a,l
        sub e
        add a,2
        cp 5
        jr nc,round
        ld a,b
        call wall_middle
        ex de,hl
        ld hl,shape_small
        call nc,dot_near
round:
        pop de
        ret
        endp

; board_heat - H: colours by the distance from the entrance, on or off, where the cells have room and passages lead both ways
board_heat:
        proc
        local cold, toggled
        call heat_here
        jp z,board_frame
        ld a,(heat)
        xor 1
        ld (heat),a
        jr z,cold
        ld hl,heat_text
        ld c,HEAT_BAR
        ld de,FOOT * 256
        call draw_line
        ld de,(links_entrance)
        call links_distance             ; BC = the greatest
        srl b                           ; never more than 1,023
        rr c
        srl b
        rr c
        inc bc
        ld (band_steps),bc              ; a quarter, and one more
        jr toggled
cold:
        call board_hint
toggled:
        ld hl,cell_stamp
        call each_cell
        jp board_frame
        endp

HEAT_BAR:       equ $68                 ; as INK_BAR

; heat_here - can there be colours by distance?
; In:    own, arrows_on
; Out:   Z: no
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
heat_here:
        ld a,(arrows_on)
        xor 1
        ret z
        ld a,(own)
        or a
        ret

        endif
