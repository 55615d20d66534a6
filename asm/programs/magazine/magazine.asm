; magazine.asm - the cassette's menu: the listings in their groups, what each does, and how long it takes
;
; BASIC calls resident_menu and loads what it answers. Nothing that a listing does reaches this memory, so that the menu is there
; again when a listing is done: on a 48K and on a 128K.
;
; Memory: E300-FF57 the menu, which stays while the listings run
; Screen: programs/magazine/pictures/loading.screen

        include "programs/magazine/resident.asm"

        org $E300                       ; resident

        public start

FRAME_WAIT:     equ song_wait
MENU_COUNT:     equ 24                  ; listings
MENU_TAKES:     equ 3                   ; cells of a listing's seconds

start:
        dw resident_sign
        jp menu                         ; resident_menu
menu_name:
        ds 6                            ; resident_name
menu_takes:
        ds MENU_TAKES                   ; resident_seconds
menu_at:
        db MENU_BEGINS                  ; resident_at: the listing chosen last has the bar when the menu is there again
        jp menu_total                   ; resident_total
        jp menu_trap                    ; resident_trap
        jp menu_rank                    ; resident_rank
menu_won:                               ; resident_won, or MENU_WATCHED for one that has no walk
        include "programs/magazine/menu_won.asm"

        include "engine/text/large_text.asm"
        include "engine/text/pixel_text.asm"
        include "engine/text/key_line.asm"
        include "engine/keys/letters.asm"
        include "engine/keys/any_key.asm"
        include "engine/sound/song_wait.asm"
        include "programs/magazine/menu_draw.asm"
        include "programs/magazine/menu_bar.asm"
        include "programs/magazine/menu_load.asm"
        include "programs/magazine/menu_trap.asm"
        include "programs/magazine/menu_rank.asm"
        include "programs/magazine/menu_says.asm"
        include "programs/magazine/menu_texts.asm"

MENU_ENTER:     equ 13
MENU_AGAIN:     equ 'C'                 ; the key that led here from a listing
MENU_BEGINS:    equ 6                   ; at first Corridors, which is ready soon and has walls in colour
MENU_DIGITS:    equ 39                  ; the first character of digits.shapes
P_FLAG:         equ $5C91               ; INVERSE, OVER and colours 9
MENU_FIRST:     equ 10 * 50             ; frames without a key until the menu tells of one listing after the other
MENU_QUIET:     equ 32                  ; frames without a key until one counts
MENU_NEXT:      equ 4 * 50              ; and from one to the next

; menu - show the menu until a listing is chosen, or the player leaves
; In:    IY = SYSVARS_IY, interrupts on, in IM 1
; Out:   BC = 0, or the number of a listing, from 1 on, whose name is in resident_name; no key is held
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen, resident_name, its variables
menu:
        proc
        local quiet, calm, again, wait, key, taken, letter, leave, sure, yes, chosen
        call menu_trap
        call menu_unpack
        ld hl,5                         ; cyan on black
        ld (ATTR_P),hl
        xor a
        ld (P_FLAG),a
        call BORDER_A
        ld hl,menu_look
        call look_use
        ld hl,menu_font
        call font_use
        ld hl,menu_cap_end
        ld de,menu_letter + 3
        ld bc,3
        ldir
        call keys_start
        ld hl,menu_keys
        ld (direction_keys),hl
        call keys_seen                  ; the key that led here is not one for this page
        ld hl,menu_tune
        call song_begin
        call menu_page
        ld hl,menu_failed
        ld a,(hl)
        ld (hl),0
        or a
        jr z,quiet
        call menu_describe
        ld hl,0                         ; the bar does not move by itself while the tape is rewound
        ld (menu_left),hl
quiet:
        ld b,MENU_QUIET                 ; a second tap of the key that led here is not one for this page
calm:
        call song_wait
        call key_letter
        jr z,again
        cp MENU_AGAIN
        jr nz,key                       ; pressed while the page was drawn
again:
        call key_any
        jr nz,quiet
        djnz calm
        call key_letter
wait:
        call song_frame
        call menu_tell
        call key_read
        jr nz,key
        call step_keys
        jr z,wait
        bit 4,a                         ; KEY_FIRE
        jr nz,taken
        call menu_step
        jr wait
key:
        dec a                           ; KEY_BREAK
        jr z,leave
        inc a
        cp 'Q'
        jr z,leave
        cp 'H'
        jr nz,letter
        call menu_help
        call menu_page
        jr wait
letter:
        cp MENU_ENTER
        jr z,taken
        ld hl,menu_letters
        ld bc,MENU_COUNT
        cpir
        jr nz,wait
        ld a,MENU_COUNT
        sub c                           ; from 1 on
        jr chosen
taken:
        ld a,(menu_told)
        inc a
        jr chosen
leave:
        ld a,MENU_COUNT                 ; the text after those of the listings
        call menu_describe
        call key_letter
sure:
        call song_frame
        call key_letter
        jr z,sure
        cp 'Y'
        jr z,yes
        ld a,(menu_told)
        call menu_describe
        jr wait
yes:
        call menu_untrap
        xor a
chosen:
        push af
        or a
        call nz,menu_searching
        call song_end
        pop af
        ld c,a
        ld b,0
        endp                            ; fall through into menu_released

; menu_released - until nothing is held: BASIC would take BREAK, or a key of its own; and so would the menu
; Keeps: BC
; Uses:  AF, DE, HL
menu_released:
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        jr nz,menu_released
        jp key_letter

; menu_page - the page, its bar on the listing chosen last
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables
menu_page:
        call menu_draw
        ld hl,MENU_FIRST
        ld (menu_left),hl
        ld a,(menu_at)
        ld (menu_told),a
        jp menu_here

; menu_help - how it works, until a key is pressed
; Uses:  AF, BC, DE, HL
menu_help:
        ld a,(menu_told)
        ld (menu_at),a
        ink INK_TEXT
        call clear_screen
        ld hl,ATTRIBUTES + 23 * 32
        call menu_row
        ld hl,ATTRIBUTES
        call menu_row
        ld hl,help_head
        call draw_text
        ld de,help_rows
        ld a,MENU_HELP
        call menu_lines_at
        ld hl,help_keys
        call draw_keys
        jp key_wait

; menu_row - a bar over a row of the page
; In:    HL = its attributes
; Uses:  AF, BC, HL
menu_row:
        proc
        local cell
        ink INK_BAR
        ld b,32
cell:
        ld (hl),c
        inc hl
        djnz cell
        ret
        endp

; The menu's font, from the space to z: what stands in it is in place of characters that the menu does not use
menu_letter_shapes:
        ds 8
menu_stroke:
        db $03, $07, $0E, $1C, $38, $70, $E0, $C0
        db $C0, $E0, $70, $38, $1C, $0E, $07, $03
menu_rows:                              ; stars that are won, of three; last MENU_WATCHED
        db "+++", 0, "*++", 0, "**+", 0, "***", 0, "view", 0
menu_look:
        db $07, $70, $47, $68, $78, $42, 0
menu_cap_end:
        db 31, TEXT_END, KEYS_END
menu_failed:
        db 0                            ; MENU_ERROR after an error of the tape
        if $ - menu_letter_shapes != 8 * (MENU_DIGITS - ' ')
        .error the digits are not in their place
        endif
        incbin "programs/magazine/digits.shapes"
menu_letters:
        db "ABCDEFGIJKLMNOPRSTUVWXYZ"   ; H and Q do something else
menu_font:
        dw menu_letter_shapes
        db NARROW_WIDTH
menu_keys:                              ; letters load listings, so they are no directions
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db 0
        ds menu_letter_shapes + 8 * ('A' - ' ') - $
        incbin "programs/magazine/letters.shapes"
menu_tune:
        incbin "engine/sound/lantern.tune"

image_end:
        include "engine/variables.asm"
menu_left:      ds 2                    ; frames until the menu tells of the next listing
menu_told:      ds 1                    ; the listing that has the bar, from 0 on; while the page is drawn, the next one
menu_near:      ds 1                    ; a listing beside it
menu_places:    ds 3 * MENU_COUNT       ; row, column, colour of each entry
menu_report:    ds 2                    ; where BASIC's errors led to
menu_size:      ds 2                    ; bytes of menu_lines
menu_lines:     ds MENU_LINES           ; the lines of BASIC that call the menu
menu_letter:    ds 6                    ; an entry's cap for draw_keys: row, column, letter; then what ends it

        end start
