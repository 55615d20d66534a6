; menu.asm - a list in two columns with a bar to move over it, grouped by colour
;
; menu_places.asm explains the record of a menu, and where its entries stand. If there are several pages, the number of the
; page stands on the right of row 0. The bar reaches the others past the last row and past the sides.

        if ! defined ENGINE_MENU
ENGINE_MENU equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/menu_places.asm"
        include "engine/text/text_line.asm"

        public menu_draw, menu_move

MENU_NUMBER:    equ 20                  ; column of the page's number

; menu_draw - draw all names of the page with the bar, the page's number, and the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_draw:
        proc
        local each, other, name, text
        call menu_here
        ld b,c                          ; B = page
        ld a,(menu_count)
each:
        dec a
        push af
        call menu_split
        ld a,c
        cp b
        jr nz,other
        pop af
        push af
        push bc
        call menu_cell
        call menu_address
        ld c,(hl)
        call name
        pop bc
other:
        pop af
        or a
        jr nz,each
        ld a,(menu_count)
        dec a
        call menu_split
        ld a,c
        or a
        jr z,menu_bar                   ; one page
        push bc
        ink INK_BAR
        ld de,MENU_NUMBER
        ld hl,text
        call draw_text
        pop hl                          ; H = page, L = the last page, from 0
        push hl
        ld a,h
        ld e,MENU_NUMBER + 5
        add a,'1'
        call draw_char
        pop hl
        ld a,l
        ld e,MENU_NUMBER + 10
        add a,'1'
        call draw_char
        jr menu_bar
name:                                   ; call the routine with HL
        push hl
        ld hl,(menu_name_at)
        ex (sp),hl
        ret
text:
        db "page   of  ", TEXT_END
        endp

; menu_bar - colour the cells of the entry with the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
menu_bar:
        ink INK_CHOICE
; menu_colour - colour them with C
menu_colour:
        proc
        local cell
        ld a,(menu_place)
        push bc
        call menu_cell
        pop bc
        call attribute_address
        ld b,16
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp

; menu_move - move the bar by a direction key: up and down from end to end, sideways to the next column
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_place, the screen
menu_move:
        proc
        local down, right, left, nearest, seek, found, moved, clear, none
        push af
        call menu_entry
        ld c,(hl)
        call menu_colour
        call menu_here
        ld e,c                          ; E = page
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
        ld a,(hl)
        dec a
        call menu_spot
        ld a,(hl)
        call menu_row
        sub (hl)
        neg
        add a,MENU_ROWS
        ld d,a                          ; D = places in all columns
        ld a,(menu_place)
        call menu_spot
        ld a,(hl)
        bit 1,b
        jr z,left
        add a,MENU_ROWS
        cp d
        jr c,left
        sub d
left:
        bit 3,b
        jr z,nearest
        sub MENU_ROWS
        jr nc,nearest
        add a,d
nearest:                                ; the last entry at this place or above it
        ld d,a
        ld a,(menu_count)
        dec a
        call menu_spot
        ld c,a
        ld a,d
seek:
        cp (hl)
        jr nc,found
        dec hl
        dec c
        jr seek
found:
        ld a,c
        ld (menu_place),a
moved:
        call menu_here
        ld a,c
        cp e
        jp z,menu_bar
        ink INK_TEXT                    ; another page
        ld d,MENU_TOP
clear:
        ld e,0
        ld hl,none
        call draw_line
        inc d
        ld a,d
        cp MENU_TOP + MENU_ROWS
        jr c,clear
        jp menu_draw
none:
        db TEXT_END
        endp

        endif
