; menu_load.asm - the page that waits for the tape: the chosen listing, where it was printed, what it does

        if ! defined MAGAZINE_MENU_LOAD
MAGAZINE_MENU_LOAD equ 1

MENU_NAMES:     equ 15                  ; the first row of the names that the tape says
MENU_NAMES_CELL: equ $48E0              ; its first byte
DF_CC:          equ $5C84               ; where the ROM prints
S_POSN:         equ $5C88               ; 33 less its column, 24 less its row
SCREEN_OUT:     equ 23739               ; the routine that prints on the screen, until CLS or AT puts ROM_PRINT there again
ROM_PRINT:      equ $09F4

; menu_searching - what the ROM looks for on the tape; its name and its time for BASIC
; In:    A = number of a listing, from 1 on
; Uses:  AF, BC, DE, HL
menu_searching:
        proc
        local more, padding
        dec a
        ld (menu_at),a
        ink INK_TEXT
        call clear_screen
        ld hl,ATTRIBUTES
        call menu_row
        ld hl,searching_head
        call draw_text
        ld de,searching_rows
        ld a,MENU_SEARCH
        call menu_lines_at
        ld hl,searching_keys
        call draw_keys
        call menu_entry                 ; HL = its name, DE = what it stands under
        push de
        ld de,2 * 256 + 1
        ink INK_VALUE
        call draw_text
        pop hl
        ld de,3 * 256 + 1
        ld c,MENU_HEADING
        call draw_text
        ld a,(menu_at)
        ld de,4 * 256 + 1
        call menu_said
        ld a,(menu_at)
        ld hl,menu_seconds
        call menu_nth
        ld de,menu_takes
        ld bc,MENU_TAKES
        ldir
        ld a,(menu_at)
        ld hl,menu_ids
        call menu_nth
        push hl
        ld de,6 * 256 + 13
        ink INK_VALUE
        call draw_text
        ld hl,takes_text
        call draw_text
        ld a,(menu_at)
        ld hl,menu_seconds
        call menu_nth
padding:                                ; digits stand in a column in the menu only
        ld a,(hl)
        inc hl
        cp ' '
        jr z,padding
        dec hl
        call draw_text
        ld hl,takes_unit
        call draw_text
        pop hl
        ld de,menu_name + 1
        ld b,0
more:
        ld a,(hl)
        ld (de),a
        inc hl
        inc de
        inc b
        or a
        jr nz,more
        dec b
        ld a,b
        ld (menu_name),a
        ld hl,menu_print
        ld (SCREEN_OUT),hl
        jr menu_print_first
        endp

; menu_print - the ROM prints a name from the tape: below the last row there is the first one again, and nothing scrolls
; In:    A = character
menu_print:
        proc
        local print
        cp 13
        jr nz,print
        ld a,(S_POSN + 1)
        cp 24 - 21
        ld a,13
print:
        jp nz,ROM_PRINT                 ; fall through into menu_print_first
        endp

; menu_print_first - the ROM prints in the first row of names
; Uses:  HL
menu_print_first:
        ld hl,33 + 256 * (24 - MENU_NAMES)
        ld (S_POSN),hl
        ld hl,MENU_NAMES_CELL
        ld (DF_CC),hl
        ret

; menu_entry - the name of a listing, and the heading above it
; In:    menu_at
; Out:   HL, DE = their texts
; Uses:  AF, B
menu_entry:
        proc
        local next, named, over
        ld a,(menu_at)
        inc a
        ld b,a
        ld hl,menu_list
next:
        ld a,(hl)
        inc hl
        cp LIST_HEADING
        jr c,next                       ; LIST_GAP, LIST_RIGHT
        jr nz,named
        inc hl                          ; past its attribute
        ld d,h
        ld e,l
        jr over
named:
        dec b
        ret z
over:
        xor a
        push bc
        ld bc,0
        cpir
        pop bc
        jr next
        endp

        endif
