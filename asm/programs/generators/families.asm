; families.asm - the menu: the kinds of mazes in families, a page for each with two columns of names, and a bar to move over them
;
; It takes the place of menu.asm and menu_places.asm: include it before choose_page.asm. The entries are in the order of their families: perfect
; mazes, those with loops, changes. Columns count on from family to family. Names are in narrow letters, with the stars that were won by walks.

        if ! defined GENERATORS_FAMILIES
GENERATORS_FAMILIES equ 1

ENGINE_MENU:    equ 1
ENGINE_MENU_PLACES: equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/entries.asm"
        include "engine/text/pixel_text.asm"

        public menu_use, menu_entry

MENU_SIZE:      equ 4 + FAMILIES
FAMILIES:       equ 3
CHANGES:        equ FAMILIES - 1        ; the last family: no generators
FAMILY_TABS:    equ 2                   ; row of the families' names
FAMILY_ROW:     equ 4                   ; of the first names
FAMILY_ROWS:    equ 13                  ; ten names at most, a gap, and two rows about one
FAMILY_WIDTH:   equ 11                  ; cells of a name
FAMILY_STARS:   equ 11                  ; from a name to its stars
KINDS_COLUMN:   equ 25                  ; of all stars, in row 0
NARROW_SPACE:   equ 5                   ; pixels

; menu_use - use a menu from now on, with the bar on its first entry
; In:    HL = menu: see menu_record
; Out:   HL = the byte after it
; Keeps: IX, IY
; Uses:  AF, BC, DE
; Writes: menu_count and what follows it
menu_use:
        ld de,menu_count
        ld bc,MENU_SIZE
        ldir
        ret

; menu_record - the menu: number of entries, the table of their addresses, the entry under the bar, the entries of the first family, the first two, all
menu_record macro
        db MENU_COUNT
        dw menu_table
        db 0, MENU_PERFECT, MENU_PERFECT + MENU_LOOPS, MENU_COUNT
        endm

; menu_cell - where an entry stands
; In:    A = entry
; Out:   D, E = its row among the names, its column: twice the family, or one more
; Keeps: BC, HL
; Uses:  AF
menu_cell:
        proc
        local each, found, first
        push hl
        push bc
        ld hl,family_ends
        ld b,0
        ld e,b
each:
        cp (hl)
        jr c,found
        ld b,(hl)
        inc hl
        inc e
        inc e
        jr each
found:
        sub b
        ld d,a                          ; its number in the family
        ld a,(hl)
        sub b
        inc a
        srl a
        ld c,a                          ; rows
        ld a,d
        sub c
        jr c,first
        ld d,a
        inc e
first:
        pop bc
        pop hl
        ret
        endp

; menu_family - the family at the bar
; Out:   A = 0 to 2
; Keeps: BC, HL
; Uses:  DE, F
menu_family:
        ld a,(menu_place)
        call menu_cell
        ld a,e
        srl a
        ret

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
menu_place:     ds 1                    ; the entry under the bar
family_ends:    ds FAMILIES             ; entries of the first family, the first two, all
family_shown:   ds 1                    ; the family on the screen
        endm

        include "programs/generators/families_draw.asm"

        endif
