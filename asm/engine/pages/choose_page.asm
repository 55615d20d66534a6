; choose_page.asm - the page on which a generator, its size, seed and parameters are chosen, and a maze is loaded from tape
;
; The program gives a record, which choose_begin copies: a byte, the number of entries, and six words:
;   entries, name       the table of the entries' addresses, the routine that draws a name: see menu.asm, entries.asm
;   parameters          the table of all parameters: see parameters.asm
;   title               of the page
;   make                the address to jump to when `entry` is chosen
;   tape                the entry for a maze from tape
; Return to the page by jumping to choose_page. A program may set FULL_SIDE, the greatest side of a maze, CHOOSE_LEAVE, where BREAK leads to, and
; CHOOSE_FOOT, a text for row 23, before the first include. CHOOSE_DIGIT is a routine
; that makes A 0 if the digit in A is a direction; CHOOSE_FREE the memory into which a field is loaded, if it is not `work`.
; Longer than 300 lines because it has the choices of several programs.

        if ! defined ENGINE_CHOOSE_PAGE
ENGINE_CHOOSE_PAGE equ 1

        include "engine/pages/choose_draw.asm"
        if defined USUAL_KEYS_APART
        include "engine/keys/any_key.asm"
        endif
        include "engine/keys/keys.asm"
        include "engine/pages/number_input.asm"
        include "engine/tape/tape.asm"
        include "engine/text/large_text.asm"
        include "lib/field_cells.asm"
        include "lib/random.asm"

        public choose_begin, choose_page

SPEED_AT_FIRST: equ 4
        if ! defined FULL_SIDE
FULL_SIDE:      equ 31
        endif
        if ! defined CHOOSE_FREE
CHOOSE_FREE:    equ work
        endif
SIDE_TENS:      equ '0' + FULL_SIDE / 10
SIDE_ONES:      equ '0' + FULL_SIDE - FULL_SIDE / 10 * 10
CHOOSE_SIZE:    equ 8                   ; without the part for menu.asm

; choose_begin - give all settings their first values
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the record's copy, parameters, field_width, field_height, speed, menu_place, made
choose_begin:
        call menu_use
        ld de,choose_parameters
        ld bc,CHOOSE_SIZE
        ldir
        ld hl,(choose_parameters)
        call parameters_reset
        ld hl,FULL_SIDE * 257
        ld (field_width),hl
        ld a,SPEED_AT_FIRST
        ld (speed),a
        xor a
        ld (made),a
        ret

; choose_page - the list of generators, and their settings
choose_page:
        ink INK_TEXT
        call clear_screen
        ink INK_BAR
        ld hl,(choose_title)
        ld d,0
        call draw_row
        if defined CHOOSE_FOOT
        ld hl,CHOOSE_FOOT
        else
        ld hl,choose_foot
        endif
        ld d,23
        call draw_row
        call menu_draw

; choose_settings - draw all below the list again, then read keys
choose_settings:
        call draw_settings

; choose_frame - one fiftieth of a second
choose_frame:
        proc
        local rest
        halt
        call key_read
        ld hl,choose_letters
        call key_act
        or a
        jr nz,choose_digit
        if defined USUAL_KEYS_APART     ; SPACE may be fire
        call step_keys
        else
        call keys_step
        endif
        jr z,rest
        bit 4,a
        jp nz,choose_this
        call menu_move
        ld a,1
        ld (menu_stale),a
        jr choose_frame
rest:                                   ; draw the texts when the bar has stopped moving
        ld hl,menu_stale
        ld a,(hl)
        or a
        jr z,choose_frame
        ld (hl),0
        call draw_about
        jr choose_frame
        endp

; choose_digit - 1 and 2: the entry's parameters
choose_digit:
        if defined CHOOSE_DIGIT
        ld (menu_stale),a               ; what was said stays until the next key
        call CHOOSE_DIGIT
        endif
        sub '1'
        cp 2
        jr nc,choose_frame
        push af
        call menu_entry
        pop af
        call entry_parameter
        jr z,choose_frame
        call parameter_type
        jr choose_settings

; choose_width, choose_height - type the size
choose_width:
        ld bc,field_width
        ld hl,width_text
        jr choose_side
choose_height:
        ld bc,field_height
        ld hl,height_text
choose_side:
        proc
        local refuse
        push bc
        if defined TYPED_SHOWS
        ld a,(bc)
        ld c,a
        ld b,0
        endif
        ld de,FULL_SIDE
        call number_type
        pop bc
        jr c,choose_settings
        ld a,l
        rra
        jr nc,refuse
        cp 2
        jr c,refuse
        ld a,l
        ld (bc),a
        jr choose_settings
refuse:
        ld hl,size_text
        endp

; choose_refuse - show the reason in HL, and continue
choose_refuse:
        push hl
        call draw_settings
        pop hl
        call choose_message
        if defined TYPED_SHOWS
        jp choose_frame                 ; farther by what that needs
        else
        jr choose_frame
        endif

; choose_seed - type a seed
choose_seed:
        call seed_type
        if defined TYPED_SHOWS
        jp c,choose_settings
        else
        jr c,choose_settings
        endif
        jr choose_seeded
; choose_random - another seed: the moment of the key press, mixed
choose_random:
        ld hl,(FRAMES)
        ld de,(seed)
        add hl,de
        ld (rng_seed),hl
        call rng_next
        call rng_next
choose_seeded:
        ld (seed),hl
        jp choose_settings

; choose_speed - type the speed
choose_speed:
        ld hl,speed_text
        if defined TYPED_SHOWS
        ld bc,(speed)
        ld b,0
        endif
        ld de,9
        call number_type
        ld a,l
        jp c,choose_settings
        ld (speed),a
        jp choose_settings

; choose_this - use the entry under the bar
choose_this:
        proc
        local make
        call menu_entry
        call entry_changes
        jr nz,make
        ld a,(made)
        or a
        jr nz,make
        ld hl,nothing_text
        jr choose_refuse
make:
        ld (entry),hl
        ld hl,(choose_make)
        jp (hl)
        endp

; choose_load - load a field from tape
choose_load:
        proc
        local broken, sized, made_one
        call draw_settings
        ld hl,load_text
        call choose_message
        ld ix,CHOOSE_FREE
        ld de,FIELD_SIZE
        ld hl,choose_found
        call tape_load
        jr nc,sized
        ld hl,stopped_text
        jr z,broken
        ld hl,failed_text
broken:
        if defined USUAL_KEYS_APART
        push hl
        call keys_release               ; the SPACE that stopped it is no fire
        pop hl
        endif
        jp choose_refuse
sized:
        ld hl,CHOOSE_FREE
        ld de,field
        ld bc,FIELD_SIZE
        ldir
        ld hl,(tape_header + 15)        ; a header of ours has the size here, which BASIC ignores
        ld (field_width),hl
        call field_cells
        jr nc,made_one
        ld hl,FULL_SIDE * 257
        ld (field_width),hl
made_one:
        ld hl,(choose_tape)
        ld (entry),hl
        ld hl,(choose_make)
        jp (hl)
        endp

; choose_found - show the name of a file on the tape
choose_found:
        ld hl,found_text
        call choose_message
        ink INK_VALUE
        ld hl,tape_header + 1
        ld de,MESSAGE_ROW * 256 + 8
        ld b,10
        jp draw_some

choose_letters:
        db KEY_BREAK
        if defined CHOOSE_LEAVE
        dw CHOOSE_LEAVE
        else
        dw session_end
        endif
        db 13
        dw choose_this
        db 'L'
        dw choose_load
        db 'W'
        dw choose_width
        db 'H'
        dw choose_height
        db 'T'
        dw choose_seed
        db 'R'
        dw choose_random
        db 'S'
        dw choose_speed
        db 0

        if ! defined CHOOSE_FOOT
choose_foot:
        db "ENTER make it       BREAK leave", TEXT_END
        endif
width_text:
        db TEXT_AT, MESSAGE_ROW, TYPED_LEFT, TEXT_INK, INK_TEXT, "Odd width, 5 to ", SIDE_TENS, SIDE_ONES, ":      ", TEXT_END
height_text:
        db TEXT_AT, MESSAGE_ROW, TYPED_LEFT, TEXT_INK, INK_TEXT, "Odd height, 5 to ", SIDE_TENS, SIDE_ONES, ":     ", TEXT_END
speed_text:
        db TEXT_AT, MESSAGE_ROW, TYPED_LEFT, TEXT_INK, INK_TEXT, "Speed 1 to 9, 0 at once: ", TEXT_END
size_text:
        db "Odd numbers from 5 to ", SIDE_TENS, SIDE_ONES, " only", TEXT_END
nothing_text:
        db "First make or load a maze", TEXT_END
load_text:
        db "Start the tape; BREAK stops", TEXT_END
found_text:
        db "Found:", TEXT_END
stopped_text:
        db "Stopped", TEXT_END
failed_text:
        db "Tape loading error", TEXT_END

choose_page_variables macro
choose_parameters: ds 2                 ; the record of choose_begin, after the part for menu.asm
choose_title:   ds 2
choose_make:    ds 2
choose_tape:    ds 2
entry:          ds 2                    ; the entry in use
made:           ds 1                    ; 0 until there is a maze in the field
        endm

        endif
