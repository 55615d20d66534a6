; families.asm - the menu: the kinds of mazes in families, each in its colour below its heading, with a bar to move over them
;
; It takes the place of menu.asm and menu_places.asm: include it before choose_page.asm. The entries are in the order of their families: perfect
; mazes in two columns, those with loops in the third one, changes below the first two. Names are in narrow letters.

        if ! defined GENERATORS_FAMILIES
GENERATORS_FAMILIES equ 1

ENGINE_MENU:    equ 1
ENGINE_MENU_PLACES: equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/entries.asm"
        include "engine/text/pixel_text.asm"

        public menu_use, menu_entry

MENU_SIZE:      equ 5
FAMILY_ROW:     equ 1                   ; of the headings
FAMILY_WIDTH:   equ 11                  ; cells from column to column
FAMILY_THIRD:   equ 2 * FAMILY_WIDTH
CHANGE_SECOND:  equ 10                  ; the second column of changes: one of them has a long name
NARROW_SPACE:   equ 3                   ; pixels: the third column has room for 13 letters and a space

; menu_use - use a menu from now on, with the bar on its first entry
; In:    HL = menu: number of entries, the table of their addresses, the routine that draws a name, which is not used
; Out:   HL = the byte after it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: menu_count and what follows it
menu_use:
        proc
        local entry_each, other
        ld de,menu_count
        ld bc,MENU_SIZE
        ldir
        push hl
        xor a
        ld (menu_place),a
        ld bc,0                         ; B = perfect mazes, C = those with loops
        ld d,a
entry_each:
        ld a,d
        call menu_address
        ld a,(hl)
        cp PERFECT_INK
        jr nz,$ + 3
        inc b
        cp LOOPS_INK
        jr nz,$ + 3
        inc c
        inc d
        ld a,(menu_count)
        cp d
        jr nz,entry_each
        ld a,b
        ld (family_perfect),a
        add a,c
        ld (family_loops),a
        ld a,b
        call family_half
        ld (family_height),a
        pop hl
        ret
        endp

; family_half - A / 2, rounded up
family_half:
        inc a
        srl a
        ret

; menu_cell - where an entry stands
; In:    A = entry
; Out:   D, E = row, column
; Keeps: BC, HL
; Uses:  AF
menu_cell:
        proc
        local loops, changes, left, second
        push bc
        ld d,a
        ld a,(family_loops)
        ld e,a
        ld a,d
        sub e
        jr nc,changes
        ld a,(family_perfect)
        ld e,a
        ld a,d
        sub e
        jr nc,loops
        ld a,(family_height)
        ld e,a
        ld b,FAMILY_ROW + 1
        ld a,d
        jr left
loops:
        add a,FAMILY_ROW + 1
        ld d,a
        ld e,FAMILY_THIRD
        pop bc
        ret
changes:
        ld d,a
        ld a,(family_loops)
        ld e,a
        ld a,(menu_count)
        sub e
        call family_half
        ld e,a                          ; E = rows of a column
        ld a,(family_height)
        add a,FAMILY_ROW + 3
        ld b,a
        ld a,d
        cp e
        jr c,left
        sub e
        ld e,CHANGE_SECOND
        jr second
left:                                   ; A = number in the family, B = its first row
        ld d,a
        sub e
        ld e,FAMILY_WIDTH
        jr nc,second
        ld a,d
        ld e,0
second:
        add a,b
        ld d,a
        pop bc
        ret
        endp

; menu_column - A = the column of the menu for one of the screen, E
menu_column:
        ld a,e
        cp CHANGE_SECOND
        ret nz
        inc a                           ; FAMILY_WIDTH
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
menu_name_at:   ds 2
menu_place:     ds 1                    ; the entry under the bar
family_perfect: ds 1                    ; entries of the first family
family_loops:   ds 1                    ; those of the first two
family_height:  ds 1                    ; rows of a column of the first
        endm

        include "programs/generators/families_draw.asm"
        include "programs/generators/families_move.asm"

        endif
