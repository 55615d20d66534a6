; menu_page.asm - the page of choices: tiling, generator, size, seed, loops, mask. Unpacked where a maze is otherwise
;
; Two lists stand side by side; the bar of the one in use is bright. A list that is longer than the page scrolls. Each tiling
; keeps its own size. A size that does not fit on the screen is reduced until it does.

        if ! defined TILINGS_MENU_PAGE
TILINGS_MENU_PAGE equ 1

        include "engine/pages/number_input.asm"
        include "engine/pages/parameters.asm"

MENU_LIST:      equ 3                   ; screen row of the first name
MENU_NAMES:     equ 10                  ; rows of a list
LIST_CELLS:     equ 14                  ; width of a bar
LEFT_LIST:      equ 1                   ; columns
RIGHT_LIST:     equ 17
MENU_VALUES:    equ 14                  ; screen rows: width, height
MENU_OWN:       equ MENU_VALUES + 1     ; floors of storeys, the number of a generator
MENU_SEED:      equ MENU_VALUES + 3     ; seed, speed
MENU_LOOPS:     equ MENU_VALUES + 4     ; loops, mask
MENU_EDIT:      equ MENU_VALUES + 5     ; edit mask
MENU_ABOUT:     equ 21                  ; row 22 stays empty; numbers are typed there
        if MENU_LIST + MENU_NAMES > MENU_VALUES - 1
        .error a list and the values below it overlap
        endif
BAR_IN_USE:     equ $78                 ; black on bright white
BAR_AT_REST:    equ $38                 ; black on white
NAME_INK:       equ $05                 ; cyan
REFUSED_INK:    equ $03                 ; magenta: a generator that makes nothing of the tiling
HEADING_INK:    equ $45                 ; bright cyan

; menu_first, menu_begin - draw the page, act on keys
menu_first:
        ld sp,stack_top
menu_begin:
        call menu_seen
        ink INK_TEXT
        call clear_screen
        ld hl,menu_text
        call draw_text
        call menu_foot_keys
        ld hl,menu_keys_named
        call draw_keys
        call fit_size
        call menu_lists
        call menu_values
menu_held:                              ; the BREAK that left a maze does not leave this page
        halt
        call break_held
        jr nc,menu_held

; menu_frame - one fiftieth of a second
menu_frame:
        halt
        call step_keys
        jr z,menu_letter
        bit 4,a
        jp nz,make_page
        call menu_move
        call key_letter                 ; a key that the player has made a direction is no letter
        jr menu_frame
menu_letter:
        call key_read
        ld hl,menu_letters
        call key_act
        jr menu_frame

menu_letters:
        db KEY_BREAK
        dw opening_page
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
        db 'R'
        dw menu_arrows
        db 'F'
        dw menu_floors
        db 'G'
        dw menu_number
        db 0

; menu_refused - the mask leaves too few cells, or the board has no ring: show a message
menu_refused:
        proc
        local shown
        ld hl,rings_text
        ld a,(generator)
        cp RINGS
        jr z,shown
        ld hl,refuse_text
shown:
        call draw_text
        call menu_seen
        jr menu_frame
        endp

; menu_foot_keys - the keys of one's choice in the foot, which begins with 5678
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
menu_foot_keys:
        ink INK_BAR
        ld de,FOOT * 256 + 1
        jp keys_four

; menu_seen - read the usual keys from here on; keys held now are not new presses
; In:    -
; Out:   -
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: direction_keys, repeat_keys, repeat_wait
menu_seen:
        call menu_keys
        call keys_held
        jp keys_begun

; menu_move - move the bar in the list in use; sideways, use the other list
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tiling, generator, list_in_use, the sizes; the screen
menu_move:
        proc
        local again, list, above, down, below, moved, legal
        ld c,a
        and KEY_LEFT | KEY_RIGHT
        jr z,again
        ld a,(list_in_use)
        xor 1
        ld (list_in_use),a
again:
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
        ld a,(tiling)
        cp TILING_STOREYS
        jr z,legal
        ld hl,generator
        ld a,(hl)
        cp ELLER                        ; it makes storeys only
        jr nz,legal
        ld a,(list_in_use)
        or a
        jr nz,again                     ; past it
        ld (hl),a
legal:
        call fit_size
        call menu_lists
        jp menu_values
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
menu_number:
        ld a,(generator)
        ld de,newest_range
        cp GROWING
        jr z,menu_type
        ld de,rings_range
        cp RINGS
        jr z,menu_type
        jp menu_frame
menu_floors:
        call flags_here
        and HAS_FLOORS
        jp z,menu_frame
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
        ld (size_range),hl
        ld h,0
        ld l,b
        ld (size_range + 2),hl
        ld l,c
        ld (size_range + 4),hl
        ld de,size_range
menu_type:
        call parameter_type
menu_typed:
        call fit_size
        call menu_values
        jp menu_frame

; menu_mask, menu_arrows - use the mask, or not; passages of one direction, or not
menu_arrows:
        ld hl,arrows_on
        jr menu_switch
menu_mask:
        ld hl,mask_on
menu_switch:
        ld a,(hl)
        xor 1
        ld (hl),a
        call menu_values
        jp menu_frame

; numbers to type: address, least, most, default; see engine/pages/parameters.asm
speed_range:
        dw speed, 0, 9, 4
braid_range:
        dw braid_percent, 0, 100, 0
newest_range:
        dw growing_newest, 0, 255, 128
rings_range:
        dw rings_count, 1, 255, RINGS_DEFAULT
floors_range:
        dw chosen_floors, 1, STOREYS_MOST, 2

        include "programs/tilings/menu_draw.asm"
        include "programs/tilings/mask_page.asm"

        endif
