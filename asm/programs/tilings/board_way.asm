; board_way.asm - the shortest way from the walker, and the colours by the distance from the entrance

        if ! defined TILINGS_BOARD_WAY
TILINGS_BOARD_WAY equ 1

; board_way - S: show the shortest way from the walker to the exit, a step a frame, or hide it
board_way:
        proc
        local done
        ld a,(way_shown)
        or a
        jr nz,done
        ld de,(walker)
        ld (way_from),de
        ld hl,(links_exit)
        call links_solve_arrows
        jp c,board_frame
        ld a,1
        ld (way_shown),a
        ld de,(walker)
        ld hl,route
        call way_draw
        jp board_frame
done:
        call way_hide
        jp board_frame
        endp

; way_draw - draw the way, a step a frame if way_shown is set; BREAK then leaves
; In:    D, E = row, column where it begins; HL = route; route_length; way_shown, and then interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks; the screen
way_draw:
        proc
        local step, at_once
        ld bc,(route_length)
        inc bc
step:
        dec bc
        push hl
        call mark_of
        set 1,(hl)
        push bc
        call cell_stamp
        pop bc
        pop hl
        ld a,b
        or c
        ret z
        ld a,(way_shown)
        or a
        jr z,at_once
        halt
        call key_break
        jp nc,session_end
at_once:
        ld a,(hl)
        inc hl
        push hl
        push bc
        call way_dot
        pop bc
        pop hl
        jr step
        endp

; way_hide - hide the way if it is shown; the trail stays
; In:    way_shown, way_from, route, route_length
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: way_shown, marks; the screen
way_hide:
        proc
        local step
        ld hl,way_shown
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld de,(way_from)
        ld hl,route
        ld bc,(route_length)
        inc bc
step:
        dec bc
        push hl
        call mark_of
        res 1,(hl)
        push bc
        call cell_stamp
        pop bc
        pop hl
        ld a,b
        or c
        ret z
        ld a,(hl)
        inc hl
        push hl
        push bc
        call way_dot
        pop bc
        pop hl
        jr step
        endp

; way_dot - a step along the way: invert the dot between the cells, unless the trail is there
; In:    D, E = row, column; A = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
way_dot:
        ld b,a
        call own_squares                ; their colour is enough
        ld a,b
        jp z,tiling_next
        call bit_of
        call trodden_of
        ld a,(hl)
        and c
        ld a,b
        jp nz,tiling_next
        jp between

; board_heat - H: colours by the distance from the entrance, on or off
board_heat:
        proc
        local fifth, toggled, none, room
        ld hl,no_arrows_text
        ld a,(arrows_on)
        or a
        jr nz,none
        ld hl,no_room_text
        ld a,(own)
        or a
        jr nz,room
none:
        ink INK_BAR
        ld de,FOOT * 256
        call draw_line
        jp board_frame
room:
        ld a,(heat)
        xor 1
        ld (heat),a
        jr z,toggled
        ld de,(links_entrance)
        call links_distance             ; BC = the greatest
        ld h,b
        ld l,c
        ld bc,5
        ld de,0
fifth:                                  ; DE = BC / 5 + 1
        inc de
        or a
        sbc hl,bc
        jr nc,fifth
        ld (band_steps),de
toggled:
        ld hl,cell_stamp
        call each_cell
        jp board_frame
        endp

        endif
