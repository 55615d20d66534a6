; menu.asm - a list in two columns with a bar to move over it
;
; The program gives menu_table, MENU_COUNT words, each the address of an entry whose first byte is its colour,
; and menu_name, which draws the name of the entry HL in colour C at D, E; and MENU_INK, the bar's attribute.

        if ! defined ENGINE_MENU
ENGINE_MENU equ 1

        include "include/spectrum.asm"
        include "engine/text.asm"
        include "engine/keys.asm"

        public menu_draw, menu_move, menu_entry

MENU_TOP:       equ 1                   ; screen row
MENU_ROWS:      equ 15                  ; in each column of 16 cells

        if MENU_COUNT > 2 * MENU_ROWS
        .error the menu has room for 30 entries: let the program carry fewer
        endif

; menu_draw - draw all names, and the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_draw:
        proc
        local each
        xor a
each:
        push af
        call menu_cell
        call menu_address
        ld c,(hl)
        call menu_name
        pop af
        inc a
        cp MENU_COUNT
        jr c,each
        endp                            ; and on into menu_bar

; menu_bar - colour the cells of the entry at menu_place
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
menu_bar:
        ld a,(menu_place)
        ld c,MENU_INK
; menu_colour - A = entry, C = colour
menu_colour:
        proc
        local cell
        call menu_cell
        call attribute_address
        ld b,16
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp

; menu_move - move the bar as a direction key says: up and down round the ends, sideways to the other column
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_place, attributes
menu_move:
        proc
        local down, sideways, other, moved
        push af
        call menu_entry
        ld c,(hl)
        ld a,(menu_place)
        call menu_colour
        pop bc                          ; B = directions
        ld a,(menu_place)
        bit 0,b
        jr z,down
        dec a
        jp p,down
        ld a,MENU_COUNT - 1
down:
        bit 2,b
        jr z,sideways
        inc a
        cp MENU_COUNT
        jr c,sideways
        xor a
sideways:
        bit 1,b
        jr nz,other
        bit 3,b
        jr z,moved
other:
        sub MENU_ROWS
        jr nc,moved
        add a,2 * MENU_ROWS
        cp MENU_COUNT
        jr c,moved
        ld a,MENU_COUNT - 1
moved:
        ld (menu_place),a
        jr menu_bar
        endp

; menu_cell - where an entry stands
; In:    A = entry
; Out:   D, E = row, column
; Keeps: A, BC, HL, IX, IY
menu_cell:
        proc
        local left
        push af
        ld e,0
        add a,MENU_TOP
        cp MENU_TOP + MENU_ROWS
        jr c,left
        sub MENU_ROWS
        ld e,16
left:
        ld d,a
        pop af
        ret
        endp

; menu_entry - the entry at menu_place; menu_address - the entry A
; In:    menu_place, or A
; Out:   HL = the entry
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
menu_entry:
        ld a,(menu_place)
menu_address:
        push de
        ld l,a
        ld h,0
        add hl,hl
        ld de,menu_table
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        pop de
        ret

        endif
