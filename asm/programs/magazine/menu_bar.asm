; menu_bar.asm - the menu's bar: keys move it, or time if nobody is there; what its listing does stands below the columns

        if ! defined MAGAZINE_MENU_BAR
MAGAZINE_MENU_BAR equ 1

; menu_tell - once a frame: after a while without a key, on to the next listing
; Uses:  AF, BC, DE, HL
menu_tell:
        ld hl,(menu_left)
        dec hl
        ld (menu_left),hl
        ld a,h
        or l
        ret nz
        ld hl,MENU_NEXT
        ld (menu_left),hl
        jr menu_down

; menu_step - move the bar
; In:    A = directions
; Uses:  AF, BC, DE, HL
menu_step:
        ld hl,MENU_FIRST
        ld (menu_left),hl
        rra
        jr c,menu_up
        bit 1,a                         ; KEY_DOWN, a bit on
        jr nz,menu_down                 ; else fall through into menu_across

; menu_across - to the nearest listing of the other column
; Uses:  AF, BC, DE, HL
menu_across:
        proc
        local each, below, same
        call menu_place
        ld d,(hl)                       ; row
        inc hl
        ld e,(hl)                       ; column
        ld hl,menu_places
        ld bc,MENU_COUNT * 256 + 255    ; C = rows to the nearest one
each:
        inc hl
        ld a,(hl)
        cp e
        jr z,same
        dec hl
        ld a,(hl)
        inc hl
        sub d
        jr nc,below
        neg
below:
        cp c
        jr nc,same
        ld c,a
        ld a,MENU_COUNT
        sub b
        ld (menu_near),a
same:
        inc hl
        inc hl
        djnz each
        ld a,(menu_near)
        jr menu_to
        endp

menu_up:
        ld a,(menu_told)
        sub 1
        jr nc,menu_to
        ld a,MENU_COUNT - 1
        jr menu_to

menu_down:
        ld a,(menu_told)
        inc a
        cp MENU_COUNT
        jr c,menu_to
        xor a                           ; fall through into menu_to

; menu_to - the bar goes to another listing
; In:    A = listing, from 0 on
; Uses:  AF, BC, DE, HL
menu_to:
        push af
        ld c,0
        call menu_mark
        pop af
        ld (menu_told),a                ; fall through into menu_here

; menu_here - draw the bar
; Uses:  AF, BC, DE, HL
menu_here:
        ink INK_CHOICE
        call menu_mark
        ld a,(menu_told)
        jr menu_describe

; menu_mark - mark an entry, or take the mark away
; In:    (menu_told) = the entry; C = the attribute, 0: its own colour
; Uses:  AF, BC, DE, HL
menu_mark:
        proc
        local marked
        call menu_place
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,c
        or a
        jr nz,marked
        ld c,(hl)
marked:
        jp menu_colour
        endp

; menu_describe - what a listing does, in place of what is there
; In:    A = the listing, from 0 on
; Uses:  AF, BC, DE, HL
menu_describe:
        push af
        ld de,MENU_ROW * 256
        ld c,MENU_SAYS
        call menu_blank
        pop af
        ld e,0                          ; fall through into menu_said

; menu_said - what a listing does
; In:    A = the listing, from 0 on; D, E = row, column
; Uses:  AF, BC, HL
menu_said:
        ld hl,menu_says
        call menu_nth
        xor a
        jp menu_narrow

; menu_blank - the rest of a row
; In:    D, E = row, column; C = attribute
; Keeps: C, D
; Uses:  AF, B, E, HL
menu_blank:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,menu_blank
        ret

        endif
