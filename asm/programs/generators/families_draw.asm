; families_draw.asm - the menu on the screen: headings, names in narrow letters, the bar

        if ! defined GENERATORS_FAMILIES_DRAW
GENERATORS_FAMILIES_DRAW equ 1

        include "engine/pages/entries.asm"
        include "engine/text/pixel_text.asm"

        public menu_draw

; menu_draw - draw headings, names and the bar
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_draw:
        proc
        local each
        ld hl,perfect_text
        ld bc,256 * FAMILY_THIRD - 256 + PERFECT_INK
        ld de,256 * FAMILY_ROW
        call family_heading
        ld bc,256 * 10 + LOOPS_INK
        ld de,256 * FAMILY_ROW + FAMILY_THIRD
        call family_heading
        ld a,(family_height)
        add a,FAMILY_ROW + 2
        ld d,a
        ld e,0
        ld bc,256 * FAMILY_THIRD - 256 + CHANGE_INK
        call family_heading
        ld a,(menu_count)
each:
        dec a
        push af
        call menu_name
        pop af
        or a
        jr nz,each
        jr menu_bar
        endp

; menu_name - draw the name of an entry
; In:    A = entry
; Uses:  AF, BC, DE, HL
menu_name:
        push af
        call menu_cell
        pop af
        call menu_address
        ld c,(hl)
        call menu_colour
        push de
        ld de,ENTRY_NAME
        add hl,de
        pop de                          ; fall through into name_narrow

; name_narrow - draw a name of an entry in narrow letters, in the colours of the cells
; In:    HL = name; D, E = row, column
; Uses:  AF, BC, DE, HL
name_narrow:
        ld a,NARROW_WIDTH - 1           ; the last letter may end at the screen's edge
        ld (pixel_width),a
        call name_letters
        ld a,NARROW_WIDTH
        ld (pixel_width),a
        ret
name_letters:
        proc
        local char, letter, blank, after
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
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
        ld a,NARROW_SPACE
        jr after
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

; family_heading - draw a heading and the line below it
; In:    HL = text; B = cells; C = colour; D, E = row, column
; Out:   HL = the next text
; Uses:  AF, BC, DE
family_heading:
        proc
        local line
        push bc
        push de
        call draw_text
        pop de
        pop bc
        push hl
        call attribute_address
        push bc
        ld (hl),c
        inc l
        djnz $ - 2
        pop bc
        call cell_address
        ld a,h
        or 7
        ld h,a
line:
        ld (hl),$FF
        inc l
        djnz line
        pop hl
        ret
        endp

; menu_bar - colour the cells of the entry with the bar; menu_colour - those at D, E with C
; In:    menu_place
; Out:   -
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: attributes
menu_bar:
        ink INK_CHOICE
        ld a,(menu_place)
        push bc
        call menu_cell
        pop bc
menu_colour:
        proc
        local short, usual, cell
        push hl
        ld b,FAMILY_WIDTH
        ld a,e
        cp FAMILY_THIRD
        jr z,short
        cp CHANGE_SECOND
        jr nz,usual
        inc b
usual:
        or a
        jr nz,cell
        ld a,(family_height)
        add a,FAMILY_ROW + 2
        cp d
        jr nc,cell
short:
        dec b
cell:
        call attribute_address
        ld (hl),c
        inc l
        djnz $ - 2
        pop hl
        ret
        endp

perfect_text:
        db "ONE WAY ONLY", TEXT_END, "LOOPS", TEXT_END, "CHANGES", TEXT_END

        endif
