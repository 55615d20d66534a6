; choose_page.asm - the page on which a generator is chosen, and told size, seed and parameters; mazes from tape
;
; The program gives choose_make, to which it goes with `entry` set (entries.asm), TEXT_INK, BAR_INK, KEY_INK and
; VALUE_INK; page_menu is where to come back to.

        if ! defined ENGINE_CHOOSE_PAGE
ENGINE_CHOOSE_PAGE equ 1

        include "engine/text_line.asm"
        include "engine/number.asm"
        include "engine/title.asm"
        include "engine/keys.asm"
        include "engine/entries.asm"
        include "engine/menu.asm"
        include "engine/number_input.asm"
        include "engine/parameters.asm"
        include "engine/session.asm"
        include "engine/tape.asm"
        include "lib/field_cells.asm"
        include "lib/random.asm"

        public choose_begin, page_menu

MENU_INK:       equ $78                 ; black on bright white: the bar
BAD_INK:        equ $42                 ; bright red
MESSAGE_ROW:    equ 22
SPEED_AT_FIRST: equ 4
FULL_SIDE:      equ 31

; choose_begin - all settings as they are at first
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: parameters, field_width, field_height, speed, menu_place, made
choose_begin:
        call parameters_reset
        ld hl,FULL_SIDE * 257
        ld (field_width),hl
        ld a,SPEED_AT_FIRST
        ld (speed),a
        xor a
        ld (menu_place),a
        ld (made),a
        ret

; page_menu - the list of generators, and what they are told
page_menu:
        ld c,TEXT_INK
        call clear_screen
        ld hl,menu_title
        ld de,0
        ld c,BAR_INK
        call draw_line
        ld d,23
        ld c,BAR_INK
        call draw_row
        call menu_draw

; menu_settings - rows 16 to 22 again, then keys
menu_settings:
        call draw_settings

; menu_frame - one fiftieth of a second
menu_frame:
        proc
        local rest, letter, width, height, sized, refuse, type_seed, other_seed
        halt
        call key_break
        jp nc,session_end
        call key_letter
        jr nz,letter
        call keys_step
        jr z,rest
        bit 4,a
        jp nz,menu_make
        call menu_move
        ld a,1
        ld (menu_stale),a
        jr menu_frame
rest:                                   ; the text follows when the bar has come to rest
        ld hl,menu_stale
        ld a,(hl)
        or a
        jr z,menu_frame
        ld (hl),0
        call draw_about
        jr menu_frame
letter:
        cp 13
        jp z,menu_make
        cp 'L'
        jp z,menu_load
        cp 'W'
        jr z,width
        cp 'H'
        jr z,height
        cp 'T'
        jr z,type_seed
        cp 'R'
        jr z,other_seed
        cp 'S'
        jr z,menu_speed
        sub '1'
        cp 2
        jr nc,menu_frame
        push af
        call menu_entry
        pop af
        call entry_parameter
        jr z,menu_frame
        call parameter_type
        jr menu_settings
width:
        ld bc,field_width
        ld hl,width_text
        jr sized
height:
        ld bc,field_height
        ld hl,height_text
sized:
        push bc
        ld de,FULL_SIDE
        call number_type
        pop bc
        jr c,menu_settings
        ld a,l
        rra
        jr nc,refuse
        cp 2
        jr c,refuse
        ld a,l
        ld (bc),a
        jp menu_settings
refuse:
        call draw_settings
        ld hl,size_text
        call menu_message
        jp menu_frame
type_seed:
        call seed_type
        jp c,menu_settings
        ld (seed),hl
        jp menu_settings
other_seed:                             ; the moment of the key press, stirred
        ld hl,(FRAMES)
        ld de,(seed)
        add hl,de
        ld (rng_seed),hl
        call rng_next
        call rng_next
        ld (seed),hl
        jp menu_settings
        endp

; menu_speed - how fast to watch
menu_speed:
        ld hl,speed_text
        ld de,9
        call number_type
        ld a,l
        jp c,menu_settings
        ld (speed),a
        jp menu_settings

; menu_make - make what the bar is on
menu_make:
        proc
        local make
        call menu_entry
        call entry_changes
        jr nz,make
        ld a,(made)
        or a
        jr nz,make
        call draw_settings
        ld hl,nothing_text
        call menu_message
        jp menu_frame
make:
        ld (entry),hl
        jp choose_make
        endp

; menu_load - a field from tape
menu_load:
        proc
        local failed_text, broken, copy
        call draw_settings
        ld hl,load_text
        call menu_message
        ld ix,work
        ld de,FIELD_SIZE
        call tape_load
        jr nc,copy
        push af
        call draw_settings
        pop af
        ld hl,stopped_text
        jr z,broken
        ld hl,failed_text
broken:
        call menu_message
        jp menu_frame
copy:
        ld hl,work
        ld de,field
        ld bc,FIELD_SIZE
        ldir
        ld hl,(tape_header + 15)        ; our own fields have their size here, where BASIC looks at nothing
        ld (field_width),hl
        call field_cells
        ld hl,FULL_SIDE * 257
        call c,set_size
        ld hl,entry_tape
        ld (entry),hl
        jp choose_make
failed_text:
        db "Tape loading error", TEXT_END
        endp

; set_size - HL = width and height
set_size:
        ld (field_width),hl
        ret

; tape_found - show the name of a file on the tape
tape_found:
        ld hl,found_text
        call menu_message
        ld hl,tape_header + 1
        ld de,MESSAGE_ROW * 256 + 8
        ld bc,10 * 256 + VALUE_INK
; draw_some - draw B characters from HL at D, E in C; what is none is a ?
draw_some:
        proc
        local good
        ld a,(hl)
        sub ' '
        cp 96
        ld a,(hl)
        jr c,good
        ld a,'?'
good:
        push hl
        call draw_char
        pop hl
        inc hl
        inc e
        djnz draw_some
        ret
        endp

; menu_message - the text HL on row 22
menu_message:
        ld c,BAD_INK
        ld d,MESSAGE_ROW
; draw_row - the text HL on the row D in C
draw_row:
        ld e,0
        jp draw_line

; draw_about - rows 16, 17, 20 and 21: what the bar is on, and its parameters
draw_about:
        proc
        local parameter_row
        call menu_entry
        push hl
        call entry_about
        ld d,16
        ld c,VALUE_INK
        call draw_row
        inc d
        call draw_row
        pop hl
        push hl
        ld bc,'1' * 256 + 20
        xor a
        call parameter_row
        pop hl
        ld bc,'2' * 256 + 21
        ld a,1
parameter_row:                          ; HL = entry; A = 0 or 1: which; B = key, C = row
        call entry_parameter
        jp parameter_show
        endp

; draw_settings - rows 16 to 22: the same, size, seed and speed
draw_settings:
        xor a
        ld (menu_stale),a
        call draw_about
        ld hl,values_text
        ld bc,TEXT_INK
        ld d,18
        call draw_row
        inc d
        call draw_row
        ld d,MESSAGE_ROW
        call draw_row
        ld hl,key_letters
        call draw_text
        ld hl,(field_width)
        ld h,0
        ld de,18 * 256 + 8
        ld bc,2 * 256 + VALUE_INK
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,25
        ld b,2
        xor a
        call draw_digits
        inc d
        ld hl,(seed)
        ld e,7
        ld b,5
        xor a
        call draw_digits
        ld hl,(speed)
        ld h,0
        ld e,25
        ld b,1
        xor a
        jp draw_digits

menu_title:
        db "MAZE GENERATORS", TEXT_END
        db "ENTER make it    BREAK to BASIC", TEXT_END
values_text:
        db "W width         H height", TEXT_END
        db "T seed          S speed", TEXT_END
        db "R random seed   L load a maze", TEXT_END
key_letters:
        db TEXT_COLOUR, KEY_INK, TEXT_AT, 18, 0, "W", TEXT_AT, 18, 16, "H", TEXT_AT, 19, 0, "T", TEXT_AT, 19, 16, "S"
        db TEXT_AT, MESSAGE_ROW, 0, "R", TEXT_AT, MESSAGE_ROW, 16, "L", TEXT_END
width_text:
        db TEXT_AT, MESSAGE_ROW, 0, TEXT_COLOUR, TEXT_INK, "Width, odd, 5 to 31:     ", TEXT_END
height_text:
        db TEXT_AT, MESSAGE_ROW, 0, TEXT_COLOUR, TEXT_INK, "Height, odd, 5 to 31:    ", TEXT_END
speed_text:
        db TEXT_AT, MESSAGE_ROW, 0, TEXT_COLOUR, TEXT_INK, "1 slow to 9, 0 at once:  ", TEXT_END
size_text:
        db "Odd numbers from 5 to 31 only", TEXT_END
nothing_text:
        db "First make or load a maze", TEXT_END
load_text:
        db "Play the tape; BREAK stops", TEXT_END
found_text:
        db "Found:", TEXT_END
stopped_text:
        db "Stopped", TEXT_END

        endif
