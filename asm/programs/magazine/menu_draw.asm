; menu_draw.asm - the menu's page: two columns of groups, a description below them

        if ! defined MAGAZINE_MENU_DRAW
MAGAZINE_MENU_DRAW equ 1

MENU_TOP:       equ 2                   ; the row in which the columns begin
MENU_RIGHT:     equ 16                  ; the column of the second one
MENU_NAME:      equ 10                  ; pixels from a cap to its name
MENU_SECONDS:   equ 84                  ; and to the seconds
MENU_STARS:     equ 104                 ; and to the stars
MENU_STARS_CELL: equ 13
MENU_STARS_INK: equ $46                 ; bright yellow
MENU_CELLS:     equ 12                  ; of an entry, without its cap and its stars
MENU_HEADED:    equ 15                  ; of a heading
MENU_ROW:       equ 22                  ; of the description
MENU_MAST:      equ $57                 ; bright white on red
MENU_BAND:      equ 21                  ; the row of a band of strokes
MENU_BAND_INK:  equ $02                 ; red
MENU_CHANCE:    equ $0095               ; bytes of the ROM, for the strokes
MENU_HEADING:   equ $45                 ; bright cyan, where a listing is loaded
MENU_BLUE:      equ $4F                 ; bright white on blue: a heading of ZX Review
MENU_MAGENTA:   equ $5F                 ; on magenta: another one
MENU_OURS:      equ $04                 ; green: a listing of ours
MENU_SAYS:      equ $47                 ; bright white: the description

; The bytes of menu_list before a text, or alone
LIST_END:       equ 0
LIST_GAP:       equ 1                   ; an empty row
LIST_RIGHT:     equ 2                   ; the second column
LIST_HEADING:   equ 3                   ; an attribute, a text
LIST_PRINTED:   equ 4                   ; a listing, its name
LIST_OURS:      equ 5                   ; one that is ours

; menu_draw - draw the page
; In:    the look and the font in use
; Out:   menu_places
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, menu_told
menu_draw:
        proc
        local masthead, band, stroke, next, below, right, heading, entry, headed
        ink INK_TEXT
        call clear_screen
        ld hl,ATTRIBUTES
        ld b,2 * 32
masthead:
        ld (hl),MENU_MAST
        inc hl
        djnz masthead
        ld hl,menu_mast
        ld de,2
        ld c,MENU_MAST                  ; the lower halves in yellow
        call draw_title
        call menu_card
        ld hl,MENU_CHANCE
        ld de,MENU_BAND * 256
        ld c,MENU_BAND_INK
band:                                   ; the oldest maze of one line: one of two strokes, by chance
        push hl
        ld a,(hl)
        ld hl,menu_stroke
        rrca
        jr c,stroke
        ld hl,menu_stroke + 8
stroke:
        call draw_shape
        pop hl
        inc hl
        inc e
        bit 5,e
        jr z,band
        ld hl,menu_foot
        call draw_key_line
        xor a
        ld (menu_told),a                ; the listing that comes next
        ld hl,menu_list
        ld de,MENU_TOP * 256
next:                                   ; HL = the list, D, E = row, column
        ld a,(hl)
        inc hl
        or a
        ret z
        dec a                           ; LIST_GAP
        jr z,below
        dec a                           ; LIST_RIGHT
        jr z,right
        dec a                           ; LIST_HEADING
        jr z,heading
        dec a                           ; LIST_PRINTED
        ld a,(look_inks + INK_TEXT)
        jr z,entry
        ld a,MENU_OURS
entry:                                  ; A = its colour
        push hl
        call menu_place
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),a
        ld c,a
        call menu_colour
        call menu_cap
        call menu_time
        ld a,MENU_SECONDS
        call menu_narrow
        call menu_stars
        ld hl,menu_told
        inc (hl)
        pop hl
        ld a,MENU_NAME
        call menu_narrow
below:
        inc d
        jr next
right:
        ld de,MENU_TOP * 256 + MENU_RIGHT
        jr next
heading:
        ld c,(hl)
        inc hl
        push hl
        call attribute_address
        ld b,MENU_HEADED
headed:
        ld (hl),c
        inc l
        djnz headed
        pop hl
        ld a,4
        call menu_narrow
        push hl
        ld hl,takes_unit + 1            ; above the seconds
        ld a,MENU_SECONDS
        call menu_narrow
        pop hl
        jr below
        endp

; menu_cap - the letter of an entry
; In:    D, E = row, column; (menu_told) = the entry
; Keeps: DE
; Uses:  AF, BC, HL
menu_cap:
        ld a,(menu_told)
        ld c,a
        ld b,0
        ld hl,menu_letters
        add hl,bc
        ld a,(hl)
        ld hl,menu_letter
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),a
        dec hl
        dec hl
        push de
        call draw_keys
        pop de
        ret

        include "programs/magazine/menu_stars.asm"

; menu_narrow - a text in narrow letters
; In:    HL = text; D, E = row, column; A = pixels right of the column
; Out:   HL = the byte after the text
; Keeps: DE
; Uses:  AF, BC
menu_narrow:
        push de
        ld c,a
        ld a,e
        add a,a
        add a,a
        add a,a
        add a,c
        ld e,a
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        call pixel_text
        pop de
        inc hl
        ret

; menu_colour - the colour of an entry without its cap
; In:    D, E = row, column; C = attribute
; Keeps: C, DE
; Uses:  AF, B, HL
menu_colour:
        proc
        local cells
        call attribute_address
        ld b,MENU_CELLS
cells:
        inc l
        ld (hl),c
        djnz cells
        ret
        endp

; menu_place - where the place of an entry is kept
; In:    (menu_told) = the entry
; Out:   HL = three bytes: row, column, colour
; Keeps: A, C, DE
; Uses:  F, B, HL
menu_place:
        proc
        local each
        ld hl,menu_told
        ld b,(hl)
        inc b
        ld hl,menu_places - 3
each:
        inc hl
        inc hl
        inc hl
        djnz each
        ret
        endp

; menu_nth - a text of a list
; In:    A = its number, from 0 on; HL = the list
; Out:   HL = the text
; Keeps: C, DE
; Uses:  AF, B
menu_nth:
        proc
        local letters, text
        ld b,a
        inc b
        xor a
        jr text
letters:
        cp (hl)
        inc hl
        jr nz,letters
text:
        djnz letters
        ret
        endp

        endif
