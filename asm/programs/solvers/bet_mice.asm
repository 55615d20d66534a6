; bet_mice.asm - shapes in the rooms of a race: the cheese, and the mice that look for it

        if ! defined SOLVERS_BET_MICE
SOLVERS_BET_MICE equ 1

; lane_shape - a shape in a room, behind its walls
; In:    A = lane; D, E = field row, column; HL = shape; C = attribute
; Uses:  AF, BC, DE, HL
lane_shape:
        proc
        local line
        push bc
        push af
        push hl
        call field_address
        call room_shape
        pop bc
        push de
        ld hl,room_lines
        ld d,8
line:
        ld a,(bc)
        or (hl)
        ld (hl),a
        inc hl
        inc bc
        dec d
        jr nz,line
        pop de
        pop af
        call room_address
        pop bc
        ld hl,room_lines
        jp draw_shape
        endp

; mouse_on - a mouse in the room that a lane has looked at last, on the lane's colour; mouse_off - the room without it
; In:    A = lane
; Uses:  AF, BC, DE, HL
mouse_off:
        ld hl,ROM_FONT                  ; a space
        ld c,a
        add a,ROOM_LOOKED + LANE_INK
        jr mouse_draw
mouse_on:
        ld c,a
        call mouse_pose
        ld a,c
        call mouse_colour
mouse_draw:
        ld b,a
        ld a,c
        ld c,b
        push hl
        push af
        call lane_record
        ld l,LANE_MOUSE
        ld a,(hl)
        and 15
        add a,a
        inc a
        ld e,a
        ld a,(hl)
        inc (hl)
        jr z,no_mouse
        dec (hl)
        and $F0
        rrca
        rrca
        rrca
        inc a
        ld d,a
        pop af
        pop hl
        jr lane_shape
no_mouse:
        dec (hl)
        pop af
        pop hl
        ret

; mouse_colour - A = the colour of the mouse of lane A
mouse_colour:
        add a,LANE_INK
        add a,a
        add a,a
        add a,a
        or $40
        ret

        endif
