; families_move.asm - the bar of the menu, moved by the direction keys

        if ! defined GENERATORS_FAMILIES_MOVE
GENERATORS_FAMILIES_MOVE equ 1

        public menu_move

; menu_move - move the bar by a direction key: up and down in its family, from end to end, sideways to the next column; with that to another family's page
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_place, the screen
menu_move:
        proc
        local vertical, down, right, left, aside, seek, above, next, moved
        push af
        call menu_ink
        ld c,a
        call menu_colour
        pop bc                          ; B = directions
vertical:
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
        call menu_family
        ld hl,family_shown
        cp (hl)
        jr nz,vertical                  ; farther: up and down stay in the family
        ld a,b
        and KEY_LEFT | KEY_RIGHT
        jr z,moved
        ld a,(menu_place)
        call menu_cell
        ld a,e
        bit 1,b
        jr z,left
        inc a
        cp 2 * FAMILIES
        jr c,aside
        xor a
        jr aside
left:
        sub 1
        jr nc,aside
        ld a,2 * FAMILIES - 1
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
        ld a,e
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
        call menu_family
        ld hl,family_shown
        cp (hl)
        jp z,menu_bar
        jp family_draw
        endp

; menu_unpack - the page of the menu is there
; Uses:  AF, BC, DE, HL
menu_unpack:
        ld hl,menu_packed
        ld de,menu_unpacked
        jp unzx0

        endif
