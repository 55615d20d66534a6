; solve_route.asm - the route on the board, step by step

        if ! defined SOLVERS_SOLVE_ROUTE
SOLVERS_SOLVE_ROUTE equ 1

        include "engine/keys/keys.asm"
        include "lib/route_step.asm"

; route_show - draw the route as a line of 4 pixels, a step a frame; at once if a direction is held or a key was pressed
; In:    route, route_length; solve_start
; Out:   route_key = the key that was pressed, for the page
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
route_show:
        proc
        local way, hurry, diagonal, stepped, shift
        ld de,(solve_start)
        ld bc,(route_length)
        ld hl,route
way:
        ld a,b
        or c
        ret z
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        rra
        jr c,diagonal
        ld b,a
        inc b
        ld a,$80
shift:
        rlca                            ; KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT
        djnz shift
        call trail_step
        jr stepped
diagonal:
        push af
        call route_corner
        pop af
        rla
        call route_step
        call route_corner
stepped:
        ld a,(route_key)
        or a
        jr nz,hurry
        call key_read
        ld (route_key),a
        call keys_held
        jr nz,hurry
        halt
hurry:
        pop bc
        pop hl
        jr way
        endp

; route_corner - a place from which a route goes on diagonally, or where it comes from there
; In:    D, E = row, column
; Keeps: DE
; Uses:  AF, BC, HL
route_corner:
        call field_address
        ld a,(hl)
        and TRAIL_BITS
        ret nz
        ld (hl),ROUTE_CORNER
        ld b,a
        ld c,ROUTE_INK
        jp line_place

        endif
