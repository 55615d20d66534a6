; menu_draw.asm - the page of choices on the screen

        if ! defined TILINGS_MENU_DRAW
TILINGS_MENU_DRAW equ 1

; menu_lists - draw both lists with their bars, and the tiling's number
; In:    tiling, generator, list_in_use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_lists:
        proc
        local list, whole, each, plain, cells, about
        ld a,(tiling)
        inc a
        ld l,a
        ld h,0
        ink INK_VALUE
        ld b,2
        ld de,256 * 2 + 9
        call draw_digits
        ld hl,tiling_names
        ld de,MENU_LIST * 256 + LEFT_LIST
        ld a,(list_in_use)
        ld b,a
        ld a,(tiling)
        ld c,TILINGS
        call list
        ld hl,generator_names
        ld de,MENU_LIST * 256 + RIGHT_LIST
        ld a,(list_in_use)
        xor 1
        ld b,a
        ld a,(generator)
        ld c,GENERATORS
        call list
        ld a,(tiling)
        cp TILING_STOREYS
        ret z
        ld hl,eller_text
        jp draw_text
list:                                   ; HL = names, A = the chosen one, B = 0: in use, C = how many
        sub MENU_NAMES - 1
        jr c,whole
        call name_at                    ; the first name shown; the chosen one is the last
        xor a
whole:
        add a,MENU_NAMES - 1
        ld (names_left),a
        ld a,c
        cp MENU_NAMES
        jr c,each
        ld c,MENU_NAMES
each:
        push bc
        push de
        ld a,(names_left)
        or a
        ld a,NAME_INK
        jr nz,plain
        ld a,b
        or a
        ld a,BAR_IN_USE
        jr z,plain
        ld a,BAR_AT_REST
plain:
        ld c,a
        ld b,LIST_CELLS
        ld a,' '
        push hl
        call draw_char
        pop hl
        inc e
        dec b
cells:                                  ; the name, then spaces
        ld a,(hl)
        inc hl
        or a
        jr nz,about
        dec hl
        ld a,' '
about:
        push hl
        call draw_char
        pop hl
        inc e
        djnz cells
        inc hl                          ; past the name's end
        pop de
        pop bc
        inc d
        ld a,(names_left)
        dec a
        ld (names_left),a
        dec c
        jr nz,each
        ret
        endp

; menu_values - draw the numbers and the switches
; In:    tiling, generator, sizes, seed, speed, braid_percent, mask_on, arrows_on, growing_newest, rings_count, chosen_floors
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: rows 14 to 22 of the screen
menu_values:
        proc
        local sides, no_floors, number, byte, switch, off
        ld hl,cleared_text
        call draw_text
        ld hl,tiling_abouts
        ld a,(tiling)
        call name_at
        ink INK_VALUE
        ld de,MENU_ABOUT * 256 + 1
        call draw_line
        call rings_here
        ld hl,sides_keys
        jr z,sides
        ld hl,sectors_keys
sides:
        call draw_keys
        ld hl,no_text                   ; wipe the typed number
        ld de,22 * 256
        call draw_line
        call size_here
        ld a,(hl)
        push hl
        ld de,MENU_VALUES * 256 + 12
        call byte
        pop hl
        inc hl
        ld a,(hl)
        ld de,MENU_VALUES * 256 + 28
        call byte
        ink INK_VALUE
        ld hl,(seed)
        ld b,5
        ld de,256 * MENU_SEED + 10
        call draw_digits
        ld a,(speed)
        ld de,256 * MENU_SEED + 28
        call byte
        ld a,(braid_percent)
        ld de,256 * MENU_LOOPS + 12
        call byte
        ld a,(mask_on)
        ld de,256 * MENU_LOOPS + 28
        call switch
        ld a,(arrows_on)
        ld de,256 * MENU_EDIT + 12
        call switch
        call flags_here
        and HAS_FLOORS
        jr z,no_floors
        ld hl,floors_keys
        call draw_keys
        ld a,(chosen_floors)
        ld de,256 * MENU_OWN + 12
        call byte
no_floors:
        ld a,(generator)
        ld hl,newest_keys
        ld de,growing_newest
        cp GROWING
        jr z,number
        cp RINGS
        ret nz
        ld hl,count_keys
        ld de,rings_count
number:
        push de
        call draw_keys
        pop hl
        ld a,(hl)
        ld de,256 * MENU_OWN + 28
byte:                                   ; A in three cells; DE = where
        ld l,a
        ld h,0
        ink INK_VALUE
        ld b,3
        jp draw_digits
switch:                                 ; off or on, in three cells
        ld hl,off_text
        or a
        jr z,off
        ld hl,on_text
off:
        ink INK_VALUE
        jp draw_text
        endp

menu_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " TILINGS            BREAK title "
        db TEXT_COLOUR, HEADING_INK
        db TEXT_AT, 2, 2, "TILING    of ", TILINGS / 10 + "0", TILINGS - TILINGS / 10 * 10 + "0", TEXT_AT, 2, 18, "GENERATOR"
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " 5678 choose      ENTER make it "
        db TEXT_END
cleared_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, MENU_LOOPS, 15, "%", TEXT_INK, INK_TEXT
        db TEXT_AT, MENU_OWN, 1, "                              "
        db TEXT_END
menu_keys_named:
        db MENU_SEED, 1, "T", 3, "seed", TEXT_END, MENU_SEED, 17, "S", 19, "speed", TEXT_END
        db MENU_LOOPS, 1, "B", 3, "loops", TEXT_END, MENU_LOOPS, 17, "K", 19, "mask", TEXT_END
        db MENU_EDIT, 1, "R", 3, "arrows", TEXT_END, MENU_EDIT, 17, "E", 19, "edit mask", TEXT_END, KEYS_END
sides_keys:
        db MENU_VALUES, 1, "W", 3, "wide   ", TEXT_END, MENU_VALUES, 17, "H", 19, "high ", TEXT_END, KEYS_END
sectors_keys:
        db MENU_VALUES, 1, "W", 3, "sectors", TEXT_END, MENU_VALUES, 17, "H", 19, "rings", TEXT_END, KEYS_END
floors_keys:
        db MENU_OWN, 1, "F", 3, "floors", TEXT_END, KEYS_END
newest_keys:
        db MENU_OWN, 17, "G", 19, "newest", TEXT_END, KEYS_END
count_keys:
        db MENU_OWN, 17, "G", 19, "rings", TEXT_END, KEYS_END
eller_text:                             ; over the name
        db TEXT_COLOUR, REFUSED_INK, TEXT_AT, MENU_LIST + ELLER, RIGHT_LIST + 1, "Storeys only ", TEXT_END
off_text:
        db "off", TEXT_END
on_text:
        db " on", TEXT_END
rings_text:
        db TEXT_INK, INK_BAD, TEXT_AT, MENU_ABOUT, 1, "There is no ring on this board ", TEXT_END
refuse_text:
        db TEXT_INK, INK_BAD, TEXT_AT, MENU_ABOUT, 1, "The mask leaves too few cells  ", TEXT_END

        include "tiling/abouts.asm"

        endif
