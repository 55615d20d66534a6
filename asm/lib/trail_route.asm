; trail_route.asm - the route home along the steps back that generate_dfs_trail leaves in work, without a search

        if ! defined LIB_TRAIL_ROUTE
LIB_TRAIL_ROUTE equ 1

        public trail_route

; trail_route - the route from a cell to the exit, straight from the trail
; In:    D, E = row, column of a cell (both odd, within the maze)
; Out:   route, route_length; BC = steps; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: route, route_length
; Size:  56 bytes   Time: 153 T, and 106 to 123 T for each two steps
; Note:  the trail must be that of the maze in field: no solver and no other generator may have used work since
trail_route:
        proc
        local step, known, home

        ld a,d                          ; HL = work + 32 * row + column
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        add a,high work
        ld h,a
        ld de,route
step:
        ld a,(hl)
        or a
        jr z,home
        ld c,a
        rlca
        sbc a,a
        ld b,a                          ; BC = the step: -64 up, 2 right, 64 down, -2 left
        ld a,c
        add hl,bc
        and 6
        jr nz,known                     ; 2 right, 6 left
        bit 7,c
        jr nz,known                     ; 0 up
        ld a,4
known:
        ld (de),a
        inc de
        ld (de),a                       ; a cell is two steps from the next
        inc de
        jr step
home:
        ex de,hl
        ld de,route
        sbc hl,de                       ; carry is clear since `or a`
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
        endp
trail_route_end:

        endif
