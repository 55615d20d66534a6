; menu_page.asm - the page of choices: tiling, generator, size, seed, loops, mask
;
; Two lists stand side by side; the bar of the one in use is bright. Each tiling keeps its own size. A size that does not
; fit on the screen is reduced until it does.

        if ! defined TILINGS_MENU_PAGE
TILINGS_MENU_PAGE equ 1

MENU_LIST:      equ 4                   ; screen row of the first name
LIST_CELLS:     equ 14                  ; width of a bar
LEFT_LIST:      equ 1                   ; columns
RIGHT_LIST:     equ 17
MENU_VALUES:    equ 14                  ; screen row
NEWEST_ROW:     equ 12
BAR_IN_USE:     equ $78                 ; black on bright white
BAR_AT_REST:    equ $38                 ; black on white
NAME_INK:       equ $05                 ; cyan
HEADING_INK:    equ $45                 ; bright cyan

; menu_page - draw the page, act on keys
menu_page:
        ld hl,usual_keys
        ld (direction_keys),hl
        ink INK_TEXT
        call clear_screen
        ld hl,menu_text
        call draw_text
        call fit_size
        call menu_lists
        call menu_values
        call key_letter                 ; ignore a letter typed on another page

; menu_frame - one fiftieth of a second
menu_frame:
        halt
        call keys_step
        jr z,menu_letter
        bit 4,a
        jp nz,make_page
        call menu_move
        jr menu_frame
menu_letter:
        call key_read
        ld hl,menu_letters
        call key_act
        jr menu_frame

menu_letters:
        db KEY_BREAK
        dw session_end
        db 13
        dw make_page
        db 'W'
        dw menu_width
        db 'H'
        dw menu_height
        db 'T'
        dw menu_seed
        db 'S'
        dw menu_speed
        db 'B'
        dw menu_braid
        db 'K'
        dw menu_mask
        db 'E'
        dw mask_page
        db 'F'
        dw menu_floors
        db 'G'
        dw menu_newest
        db 0

; menu_refuse - the generator does not make mazes on this tiling: say so
menu_refuse:
        ld hl,refuse_text
        call draw_text
        jr menu_frame

; menu_move - move the bar in the list in use; sideways, use the other list
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tiling, generator, list_in_use, the sizes; the screen
menu_move:
        proc
        local same, list, above, down, below, moved
        ld c,a
        and KEY_LEFT | KEY_RIGHT
        jr z,same
        ld a,(list_in_use)
        xor 1
        ld (list_in_use),a
same:
        ld hl,tiling
        ld b,TILINGS
        ld a,(list_in_use)
        or a
        jr z,list
        ld hl,generator
        ld b,GENERATORS
list:
        bit 0,c
        jr z,down
        ld a,(hl)
        or a
        jr nz,above
        ld a,b
above:
        dec a
        ld (hl),a
down:
        bit 2,c
        jr z,moved
        ld a,(hl)
        inc a
        cp b
        jr c,below
        xor a
below:
        ld (hl),a
moved:
        call fit_size
        call menu_lists
        jp menu_values
        endp

; menu_lists - draw both lists with their bars, and the row about the tiling
; In:    tiling, generator, list_in_use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
menu_lists:
        proc
        local list, each, plain, cells, about
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
        ret
list:                                   ; HL = names, A = the chosen one, B = 0: in use, C = how many
        ld (names_left),a
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

; menu_values - draw the numbers and what is on
; In:    tiling, generator, sizes, seed, speed, braid_percent, mask_on, growing_newest, chosen_floors
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: rows 14 to 18 and 22 of the screen
menu_values:
        proc
        local mask, no_floors, byte
        ld hl,cleared_text
        call draw_text
        ld hl,tiling_abouts
        ld a,(tiling)
        call name_at
        ink INK_VALUE
        ld de,22 * 256 + 1
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
        xor a
        ld b,5
        ld de,256 * (MENU_VALUES + 2) + 10
        call draw_digits
        ld a,(speed)
        ld de,256 * (MENU_VALUES + 2) + 28
        call byte
        ld a,(braid_percent)
        ld de,256 * (MENU_VALUES + 4) + 12
        call byte
        ld hl,off_text
        ld a,(mask_on)
        or a
        jr z,mask
        ld hl,on_text
mask:
        ink INK_VALUE
        ld de,256 * (MENU_VALUES + 4) + 28
        call draw_text
        ld a,(tiling)
        cp TILING_STOREYS
        jr nz,no_floors
        ld hl,floors_text
        call draw_text
        ld a,(chosen_floors)
        ld de,256 * (MENU_VALUES + 6) + 12
        call byte
no_floors:
        ld a,(generator)
        cp GROWING
        ret nz
        ld hl,newest_text
        call draw_text
        ld a,(growing_newest)
        ld de,256 * NEWEST_ROW + 28
byte:                                   ; A in three cells
        ld l,a
        ld h,0
        ink INK_VALUE
        xor a
        ld b,3
        jp draw_digits
        endp

; menu_seed, menu_speed and so on - let the player type a number
menu_seed:
        call seed_type
        jr c,menu_typed
        ld (seed),hl
        jr menu_typed
menu_speed:
        ld de,speed_range
        jr menu_type
menu_braid:
        ld de,braid_range
        jr menu_type
menu_newest:
        ld a,(generator)
        cp GROWING
        jp nz,menu_frame
        ld de,newest_range
        jr menu_type
menu_floors:
        ld a,(tiling)
        cp TILING_STOREYS
        jp nz,menu_frame
        ld de,floors_range
        jr menu_type
menu_width:
        call most_columns
        call size_here
        jr menu_size
menu_height:
        call most_rows
        call size_here
        inc hl
menu_size:                              ; HL = where the number is, B = the least, C = the most
        ex de,hl
        ld hl,size_range
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),b
        inc hl
        ld (hl),0
        inc hl
        ld (hl),c
        inc hl
        ld (hl),0
        ld de,size_range
menu_type:
        call parameter_type
menu_typed:
        call fit_size
        call menu_values
        jp menu_frame

; menu_mask - use the mask, or not
menu_mask:
        ld hl,mask_on
        ld a,(hl)
        xor 1
        ld (hl),a
        call menu_values
        jp menu_frame

menu_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " TILINGS         choose a maze  "
        db TEXT_COLOUR, HEADING_INK
        db TEXT_AT, 2, 2, "TILING", TEXT_AT, 2, 18, "GENERATOR"
        db TEXT_INK, INK_KEY
        db TEXT_AT, MENU_VALUES + 0, 1, "W", TEXT_AT, MENU_VALUES + 0, 17, "H"
        db TEXT_AT, MENU_VALUES + 2, 1, "T", TEXT_AT, MENU_VALUES + 2, 17, "S"
        db TEXT_AT, MENU_VALUES + 4, 1, "B", TEXT_AT, MENU_VALUES + 4, 17, "K"
        db TEXT_AT, MENU_VALUES + 6, 17, "E"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, MENU_VALUES + 0, 3, "wide", TEXT_AT, MENU_VALUES + 0, 19, "high"
        db TEXT_AT, MENU_VALUES + 2, 3, "seed", TEXT_AT, MENU_VALUES + 2, 19, "speed"
        db TEXT_AT, MENU_VALUES + 4, 3, "loops", TEXT_AT, MENU_VALUES + 4, 19, "mask"
        db TEXT_AT, MENU_VALUES + 6, 19, "edit mask"
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " ENTER make it      BREAK leave "
        db TEXT_END
cleared_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, MENU_VALUES + 4, 15, "%", TEXT_INK, INK_TEXT
        db TEXT_AT, 22, 0, " ", TEXT_AT, NEWEST_ROW, 17, "              "
        db TEXT_AT, MENU_VALUES + 6, 1, "              ", TEXT_END
floors_text:
        db TEXT_INK, INK_KEY, TEXT_AT, MENU_VALUES + 6, 1, "F"
        db TEXT_INK, INK_TEXT, TEXT_AT, MENU_VALUES + 6, 3, "floors", TEXT_END
newest_text:
        db TEXT_INK, INK_KEY, TEXT_AT, NEWEST_ROW, 17, "G"
        db TEXT_INK, INK_TEXT, TEXT_AT, NEWEST_ROW, 19, "newest", TEXT_END
off_text:
        db "off", TEXT_END
on_text:
        db " on", TEXT_END
refuse_text:
        db TEXT_INK, INK_BAD, TEXT_AT, 22, 0, "No such maze here: take another", TEXT_END

        endif
