; families_draw.asm - the menu on the screen: the families' names, one of them lit, its entries in narrow letters, their stars, the bar

        if ! defined GENERATORS_FAMILIES_DRAW
GENERATORS_FAMILIES_DRAW equ 1

        include "engine/data/unzx0.asm"
        include "engine/pages/entries.asm"
        include "engine/text/pixel_text.asm"

        public menu_draw

CHANGES_ROW:    equ 11

; menu_draw - draw the page of the family at the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, family_shown
menu_draw:
        call abouts_unpack              ; fall through into family_draw

; family_draw - the same if the rows about its entries are there
; In:    menu_place, abouts_unpack
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, family_shown
family_draw:
        proc
        local clear, foot, tab, other, each, skip
        ld d,FAMILY_ROW
clear:
        call blank_row
        inc d
        ld a,d
        cp FAMILY_ROW + FAMILY_ROWS
        jr c,clear
        call menu_family
        ld (family_shown),a
        push af
        cp CHANGES
        ld a,1
        jr nz,foot
        ld hl,changes_text
        call draw_text
        ld a,(made)
foot:
        or a
        push af
        ld hl,menus_foot
        ld d,23
        ink INK_BAR
        call draw_row
        ld hl,changes_foot
        pop af
        call z,draw_text
        pop af
        ld d,a
        ld hl,family_texts
        ld b,FAMILIES
tab:
        push bc
        push de
        ld e,(hl)                       ; column
        inc hl
        ld c,(hl)                       ; colour
        inc hl
        ld a,d
        or a
        jr nz,other
        ld a,c
        add a,a
        add a,a
        add a,a
        or $40
        ld c,a                          ; black on it
other:
        ld d,FAMILY_TABS
        call draw_text
        pop de
        pop bc
        dec d
        djnz tab
        ld a,(menu_count)
each:
        dec a
        push af
        call menu_cell
        ld a,(family_shown)
        srl e
        cp e
        jr nz,skip
        pop af
        push af
        call menu_name
        call keys_held
        jr nz,$ + 5
        ld (repeat_keys),a              ; let go while names are drawn: the next press is a new one
skip:
        pop af
        or a
        jr nz,each
        ld de,KINDS_COLUMN
        ink INK_BAR
        call kinds_draw
        jp menu_bar
        endp

; abouts_unpack - the rows about all entries, where routes are: the one that was there is made again with the next maze
; Out:   route, and queue_rest behind it
; Uses:  AF, BC, DE, HL
abouts_unpack:
        ld hl,abouts
        ld de,route
        jp unzx0

; menu_about - the rows about the entry at the bar
; In:    menu_place, abouts_unpack
; Out:   HL = the first of them, ended by TEXT_END; the second follows
; Uses:  AF, B
menu_about:
        proc
        local row
        ld a,(menu_place)
        add a,a
        ld hl,route
        ret z
        ld b,a
row:
        ld a,(hl)
        inc hl
        or a
        jr nz,row
        djnz row
        ret
        endp

; menu_name - draw the name of an entry, and its stars; kind_name - the name alone, at D, E
; In:    A = entry
; Uses:  AF, BC, DE, HL
menu_name:
        push af
        call menu_spot
        pop af
        push af
        push de
        call kind_name
        pop de
        ld a,FAMILY_STARS
        add a,e
        ld e,a
        pop af
        cp KINDS
        ret nc                          ; a change
        call kind_won_of
        jp kind_stars
kind_name:
        call kind_ink
        call cells_colour
        push de
        ld de,ENTRY_NAME
        add hl,de
        pop de
        jr name_narrow

; panel_name - the name of an entry in its colour, at the head of the panel: on two rows if it has two words
; In:    HL = entry
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_name:
        proc
        local cell
        ld c,(hl)
        ld de,ENTRY_NAME
        add hl,de
        push hl
        ld hl,ATTRIBUTES + PANEL
        ld b,32 - PANEL
cell:
        ld (hl),c
        set 5,l                         ; the row below
        ld (hl),c
        res 5,l
        inc l
        djnz cell
        pop hl
        ld de,PANEL
        endp                            ; fall through into name_narrow

; name_narrow - draw a name of an entry in narrow letters, in the colours of the cells; in row 0 its second word goes to row 1
; In:    HL = name; D, E = row, column
; Uses:  AF, BC, DE, HL
name_narrow:
        proc
        local char, letter, blank, after
        call panel_line
        ld a,e
        add a,a
        add a,a
        add a,a
        ld e,a
char:
        ld a,(hl)
        inc hl
        or a
        ret z
        cp NAME_HYPHEN
        jr z,char
        jr c,blank
        cp ' '
        jr nz,letter
blank:
        ld a,d
        or a
        ld a,NARROW_SPACE
        jr nz,after
        ld de,256 * 8 + 8 * PANEL
        jr char
letter:
        push hl
        call pixel_char
        pop hl
        ld a,NARROW_WIDTH
after:
        add a,e
        ld e,a
        jr char
        endp

; menu_spot - where a name begins on the screen
; In:    A = entry
; Out:   D, E = row, column
; Keeps: BC, HL
; Uses:  AF
menu_spot:
        call menu_cell
        ld a,e
        cp 2 * CHANGES
        ld a,d
        jr c,$ + 3
        add a,a                         ; changes are few: every second row
        add a,FAMILY_ROW
        ld d,a
        ld a,e
        rrca
        sbc a,a
        and 16
        inc a
        ld e,a
        ret

; menu_bar - colour the cells of the entry with the bar; menu_colour - those at the bar with C; cells_colour - those at D, E with A
; In:    menu_place
; Out:   -
; Keeps: HL, IX, IY; cells_colour: DE
; Uses:  AF, BC, DE
; Writes: attributes
menu_bar:
        ink INK_CHOICE
menu_colour:
        ld a,(menu_place)
        call menu_spot
        dec e                           ; its letters do not touch the end of the bar
        ld b,FAMILY_WIDTH + 1
        jr cells_fill
cells_colour:
        ld c,a
        ld b,FAMILY_WIDTH
cells_fill:                             ; B cells from D, E on with C
        push hl
        call attribute_address
        ld (hl),c
        inc l
        djnz $ - 2
        pop hl
        ret

family_texts:                           ; column, colour, text
        db 0, PERFECT_INK, " ONE WAY ONLY ", TEXT_END
        db 15, LOOPS_INK, " LOOPS ", TEXT_END
        db 23, CHANGE_INK, " CHANGES ", TEXT_END
changes_text:
        db TEXT_AT, CHANGES_ROW, 1, "Changes alter your last maze."
        db TEXT_ROW, "It has no stars then.", TEXT_END
changes_foot:                           ; where there is none
        db TEXT_AT, 23, 1, "Make a maze first", TEXT_END

        endif
