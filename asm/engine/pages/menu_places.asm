; menu_places.asm - the entries of a menu, and where each stands on which page
;
; A menu is a record of the program, which menu_use copies: the number of entries (1 to 128); the table of their addresses;
; the routine that draws the name of the entry HL in colour C at D, E. An entry begins with its colour.
;
; 1. A place is a row of a column: 17 a column, two columns a page. There are 14 columns at most.
; 2. Entries of one colour after each other are a family. An empty place follows a family, unless the next one fits only
;    without it. A family that would be cut by the end of a column, but fits into a whole one, begins in the next.
; 3. So the first place of each column has an entry, and none is behind the last entry: menu_move needs that.

        if ! defined ENGINE_MENU_PLACES
ENGINE_MENU_PLACES equ 1

        public menu_use, menu_entry

MENU_TOP:       equ 1                   ; screen row
MENU_ROWS:      equ 17                  ; in each column of 16 cells
MENU_PAGE:      equ 2 * MENU_ROWS       ; places on the screen
        if ! defined MENU_MOST
MENU_MOST:      equ 128                 ; entries; a program may set fewer before the first include
        endif
MENU_SIZE:      equ 5

; menu_use - use a menu from now on, with the bar on its first entry
; In:    HL = menu
; Out:   HL = the byte after it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_count, menu_table_at, menu_name_at, menu_place, menu_spots
menu_use:
        proc
        local family, size, ends, gap, each
        ld de,menu_count
        ld bc,MENU_SIZE
        ldir
        push hl
        xor a
        ld (menu_place),a
        ld d,a                          ; D = entry, E = place
        ld e,a
family:
        ld a,d
        call menu_address
        ld c,(hl)
        ld b,0                          ; B = entries of the family
size:
        inc b
        ld a,d
        add a,b
        ld hl,menu_count
        cp (hl)
        jr z,ends
        call menu_address
        ld a,c
        cp (hl)
        jr z,size
ends:
        ld a,e
        call menu_row
        or a
        jr z,each                       ; at the top of a column
        add a,b
        cp MENU_ROWS
        jr z,each                       ; it fits without an empty place
        jr c,gap
        ld a,b
        cp MENU_ROWS + 1
        jr nc,gap                       ; too long for any column
        ld a,e
        call menu_row
        sub MENU_ROWS - 1
        neg
        add a,e
        ld e,a                          ; the last place of the column
gap:
        inc e
each:
        ld a,d
        call menu_spot
        ld (hl),e
        inc d
        inc e
        djnz each
        ld a,(menu_count)
        cp d
        jr nz,family
        pop hl
        ret
        endp

; menu_row - the row of a place in its column
; In:    A = place
; Out:   A = row, 0 to 16
; Keeps: BC, DE, HL, IX, IY
menu_row:
        sub MENU_ROWS
        jr nc,menu_row
        add a,MENU_ROWS
        ret

; menu_spot - where the place of an entry is kept
; In:    A = entry
; Out:   HL = the address of its place
; Keeps: A, BC, DE, IX, IY
menu_spot:
        proc
        local same
        ld hl,menu_spots
        push af
        add a,l
        ld l,a
        jr nc,same
        inc h
same:
        pop af
        ret
        endp

; menu_here - the page with the bar; menu_split - the page of entry A
; In:    menu_place, or A
; Out:   C = page, from 0; A = place on it
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
; Writes: nothing
menu_here:
        ld a,(menu_place)
menu_split:
        proc
        local page
        call menu_spot
        ld a,(hl)
        ld c,0 - 1
page:
        inc c
        sub MENU_PAGE
        jr nc,page
        add a,MENU_PAGE
        ret
        endp

; menu_cell - the screen cell of an entry
; In:    A = entry
; Out:   D, E = row, column
; Keeps: A, B, IX, IY
; Uses:  C, F, HL
menu_cell:
        proc
        local left
        push af
        call menu_split
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

; menu_entry - the entry at the bar; menu_address - the entry A
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

menu_places_variables macro
menu_count:     ds 1                    ; the record of menu_use
menu_table_at:  ds 2
menu_name_at:   ds 2
menu_place:     ds 1                    ; the entry under the bar
menu_spots:     ds MENU_MOST            ; the place of each entry
        endm

        endif
