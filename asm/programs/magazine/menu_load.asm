; menu_load.asm - the page that waits for the tape: the chosen listing, where it was printed, what it does

        if ! defined MAGAZINE_MENU_LOAD
MAGAZINE_MENU_LOAD equ 1

MENU_PASSING:   equ 15                  ; the row of the listing that passes on the tape
SCREEN_OUT:     equ 23739               ; the routine that prints on the screen, until CLS or AT puts another one there again

; menu_searching - what the ROM looks for on the tape; its name and its time for BASIC
; In:    A = number of a listing, from 1 on
; Uses:  AF, BC, DE, HL
menu_searching:
        proc
        local more, padding
        dec a
        ld (menu_at),a
        ld (menu_told),a
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
        ld d,2
        call menu_titled
        ld de,3 * 256 + 1
        ld c,MENU_HEADING
        call draw_text
        ld a,(menu_at)
        ld de,4 * 256 + 1
        call menu_said
        call menu_time
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
        call menu_time
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
        ld hl,menu_passing
        ld (SCREEN_OUT),hl
        ret
        endp

; menu_passing - the ROM prints what it has found on the tape: the letter and the name of a listing, in place of the one before
; In:    A = character: 13 before a header's text; IX = the header, read
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, menu_told
menu_passing:
        proc
        local listing, same
        sub 13
        or (ix + 0)                     ; a program
        ret nz
        ld c,MENU_COUNT
listing:
        dec c
        ret m                           ; no listing: the menu itself, for example
        ld hl,menu_ids
        ld a,c
        call menu_nth
        push ix
        pop de
same:
        inc de
        ld a,(de)
        cp (hl)
        inc hl
        jr z,same
        dec hl
        sub ' '                         ; the tape's name ends in spaces, ours in 0
        or (hl)
        jr nz,listing
        ld a,c
        ld (menu_told),a
        ld de,256 * MENU_PASSING + 3
        ink INK_TEXT
        call menu_blank
        endp                            ; fall through into menu_titled

; menu_titled - the letter and the name of a listing
; In:    D = row; menu_told
; Out:   HL = the heading above it
; Uses:  AF, BC, DE
; Writes: the screen
menu_titled:
        ld e,1
        call menu_cap
        push de
        call menu_entry
        ex (sp),hl
        ex de,hl
        ex (sp),hl
        inc e
        inc e
        ink INK_VALUE
        call draw_text
        pop hl
        ret

; menu_time - the seconds that a listing takes
; In:    menu_told
; Out:   HL = their text
; Keeps: C, DE
; Uses:  AF, B
menu_time:
        ld a,(menu_told)
        ld hl,menu_seconds
        jp menu_nth

; menu_entry - the name of a listing, and the heading above it
; In:    menu_told
; Out:   HL, DE = their texts
; Uses:  AF, B
menu_entry:
        proc
        local next, named, over
        ld a,(menu_told)
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
