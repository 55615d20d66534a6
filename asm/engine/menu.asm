; menu.asm - a list in two columns with a bar to move over it
;
; A menu is a record of the program, which menu_use copies: the number of entries (1 to 240); the table of their addresses;
; the routine that draws the name of the entry HL in colour C at D, E. An entry begins with its colour.
; If there are more than 30 entries, the list has further pages: the bar reaches them past the last row and past the sides.

        if ! defined ENGINE_MENU
ENGINE_MENU equ 1

        include "engine/text_line.asm"
        include "engine/keys.asm"

        public menu_use, menu_draw, menu_move, menu_entry

MENU_TOP:       equ 1                   ; screen row
MENU_ROWS:      equ 15                  ; in each column of 16 cells
MENU_PAGE:      equ 2 * MENU_ROWS       ; entries on the screen
MENU_SIZE:      equ 5

; menu_use - use a menu from now on, with the bar on its first entry
; In:    HL = menu
; Out:   HL = the byte after it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_count, menu_table_at, menu_name_at, menu_place
menu_use:
        ld de,menu_count
        ld bc,MENU_SIZE
        ldir
        xor a
        ld (menu_place),a
        ret

; menu_draw - draw all names of the page with the bar, and the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_draw:
        proc
        local each, name
        call menu_first
        ld b,MENU_PAGE
each:
        push bc
        push af
        call menu_cell
        call menu_address
        ld c,(hl)
        call name
        pop af
        pop bc
        inc a
        ld hl,menu_count
        cp (hl)
        jr nc,menu_bar
        djnz each
        jr menu_bar
name:                                   ; call the routine with HL
        push hl
        ld hl,(menu_name_at)
        ex (sp),hl
        ret
        endp

; menu_bar - colour the cells of the entry at menu_place
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
menu_bar:
        ink INK_CHOICE
; menu_colour - the same in C
menu_colour:
        proc
        local cell
        ld a,(menu_place)
        call menu_cell
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
        local places, down, right, left, last, moved, clear, none
        push af
        call menu_entry
        ld c,(hl)
        call menu_colour
        call menu_first
        ld e,a
        pop bc                          ; B = directions
        ld hl,menu_count
        xor a
places:
        add a,MENU_PAGE
        cp (hl)
        jr c,places
        ld d,a                          ; D = places on all pages
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
        bit 1,b
        jr z,left
        add a,MENU_ROWS
        cp d
        jr c,left
        sub d
left:
        bit 3,b
        jr z,last
        sub MENU_ROWS
        jr nc,last
        add a,d
last:
        cp (hl)
        jr c,moved
        ld a,(hl)
        dec a
moved:
        ld (menu_place),a
        call menu_first
        cp e
        jr z,menu_bar
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

; menu_first - the first entry of the page with the bar
; In:    menu_place
; Out:   A = entry
; Keeps: B, DE, HL, IX, IY
; Uses:  AF, C
; Writes: nothing
menu_first:
        ld a,(menu_place)
        ld c,a
        call menu_on_page
        sub c
        neg
        ret

; menu_on_page - A = entry: A = its number on its page
; Keeps: BC, DE, HL, IX, IY
menu_on_page:
        sub MENU_PAGE
        jr nc,menu_on_page
        add a,MENU_PAGE
        ret

; menu_cell - the screen cell of an entry
; In:    A = entry
; Out:   D, E = row, column
; Keeps: A, BC, HL, IX, IY
menu_cell:
        proc
        local left
        push af
        call menu_on_page
        ld e,0
        cp MENU_ROWS
        jr c,left
        sub MENU_ROWS
        ld e,16
left:
        add a,MENU_TOP
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
        ld de,(menu_table_at)
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        pop de
        ret

menu_variables macro
menu_count:     ds 1                    ; the record of menu_use
menu_table_at:  ds 2
menu_name_at:   ds 2
menu_place:     ds 1                    ; the entry under the bar
        endm

        endif
