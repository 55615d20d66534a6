; families_move.asm - the bar of the menu, moved by the direction keys

        if ! defined GENERATORS_FAMILIES_MOVE
GENERATORS_FAMILIES_MOVE equ 1

        public menu_move

; menu_move - move the bar by a direction key: up and down from end to end, sideways to the next column
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_place, the screen
menu_move:
        proc
        local down, right, left, aside, seek, above, next, moved
        push af
        call menu_entry
        ld c,(hl)
        ld a,(menu_place)
        call menu_cell
        call menu_colour
        pop bc                          ; B = directions
        ld hl,menu_count
        ld a,(menu_place)
        bit 0,b
        jr z,down
        sub 1
        jr nc,down
        ld a,(hl)
        dec a
down:
        bit 2,b
        jr z,right
        inc a
        cp (hl)
        jr c,right
        xor a
right:
        ld (menu_place),a
        ld a,b
        and KEY_LEFT | KEY_RIGHT
        jr z,moved
        ld a,(menu_place)
        call menu_cell
        call menu_column
        bit 1,b
        jr z,left
        add a,FAMILY_WIDTH
        cp FAMILY_THIRD + 1
        jr c,aside
        xor a
        jr aside
left:
        sub FAMILY_WIDTH
        jr nc,aside
        ld a,FAMILY_THIRD
aside:
        ld c,a                          ; C = column, H = row, L = how far the nearest entry is from it
        ld h,d
        ld l,255
        ld a,(menu_count)
        ld b,a
seek:
        ld a,b
        dec a
        call menu_cell
        call menu_column
        cp c
        jr nz,next
        ld a,d
        sub h
        jr nc,above
        neg
above:
        cp l
        jr nc,next
        ld l,a
        ld a,b
        dec a
        ld (menu_place),a
next:
        djnz seek
moved:
        jp menu_bar
        endp

        endif
