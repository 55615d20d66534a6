; small.asm - the small menu of a 48K: a list of the games by letters. It stays in memory when a game takes the place of the menu, so that the tape
; has to be rewound only for a game that it has passed. It looks like the menu: the list at the left, a panel at the right.
;
; small_keep copies it to where it runs, in parts: those of small_say.asm, to what a 48K, without banks, does not need, to the end of memory, to
; the ROM's calculator, to streams 4 to 15, to what is free between BASIC's program and its stack, and to the program's first line: menu_leave
; closes the streams again, and makes a REM of the line. The titles and times are from the records of the games.
; The cassette's headers have the number of their game, from 1, in the parameter that code does not use: zxmazes/programs/games.py.
;
; 1. Draw the list, with a bar on the game that is in memory still, or on the one that is next on the tape. 6, 7 or a letter move the bar, and
;    the panel says when that game comes. The line after the last game is the menu itself, from the beginning of the tape; the one after
;    that is for the game in memory.
; 2. ENTER: say what to do with the tape, and read headers. Each game that passes is named. Of the chosen one the picture is loaded; its code is
;    left to `start`.

        if ! defined PLAY_SMALL
PLAY_SMALL      equ 1

        include "programs/play/find_time.asm"

SMALL_ROOM:     equ SMALL_TIMES + $100 - SMALL
BREAK_KEY:      equ $1F54               ; of the ROM: carry clear if BREAK is held
CL_ALL:         equ $0DAF               ; clear the screen, and print to it from now on
OUT_NUM:        equ $1A1B               ; print BC, to 9999
PO_ATTR:        equ $0BDB               ; HL = in the screen's pixels: the colours of the next character there; HL = where these are, A = these
ATTR_T:         equ $5C8F - SYSVARS_IY  ; the colours of the next character
DF_CC:          equ $5C84               ; where it goes
DF_SZ:          equ $5C6B - SYSVARS_IY  ; rows of the lower screen, which PRINT does not reach: 0 while the list is there
SMALL_LINE:     equ $5CCF               ; BASIC's line 10 without its number and length
SMALL_LINE_END: equ $5D35               ; its ENTER
SMALL_PANEL:    equ 16                  ; column
SMALL_TITLE_ROW: equ 10
SMALL_KEYS_ROW: equ 13
SMALL_GAP:      equ $5D5A               ; BASIC's program ends 18 bytes below, its stack needs the 56 above
SMALL_GAP_END:  equ $5DB0
STREAMS:        equ $5C1E               ; 4 to 15
STREAMS_BYTES:  equ 24
SMALL_CALC:     equ $5C92 + 8           ; of the ROM's calculator, which games do not use
SMALL_CALC_BYTES: equ 22
NUMBER_SIGN:    equ $80                 ; the high byte of a game's number in a header
INK_CAP:        equ $70
INK_TITLE:      equ $07
INK_LIT:        equ $68
SMALL_ENTER:    equ 13 | $20            ; with the bit that makes small letters
MENU_SECONDS:   equ 141                 ; of the blocks before the first game
TIME_UNIT:      equ 12                  ; seconds
TIMES_OF_MINUTE: equ 60 / TIME_UNIT

; small_keep - put the small menu where it stays
; Uses:  AF, BC, DE, HL
small_keep:
        proc
        local each, letter, part, parts, time, unit
        ld iy,SYSVARS_IY
        ld (iy + DF_SZ),0
        ld hl,parts
part:
        ld c,(hl)
        inc hl
        ld b,0
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ldir
        pop hl
        inc hl
        inc hl
        ld a,(hl)
        inc a
        jr nz,part
        ld de,small_titles
        ld hl,games
        ld a,(hl)
        ld (de),a
        inc de
        ld c,a
        xor a
each:
        push af
        push bc
        push de
        call game_record
        pop de
        ld bc,NAME_BYTES
        add hl,bc
        pop bc
        call letter
        pop af
        inc a
        cp c
        jr nz,each
        ld hl,small_menu_title
        call letter
        call letter
        ld a,c
time:
        push af
        ld c,0
        ld hl,MENU_SECONDS
        call find_after
        ld hl,(find_seconds)
        ld de,TIME_UNIT
        ld c,0 - 1
unit:
        inc c
        or a
        sbc hl,de
        jr nc,unit
        pop af
        ld h,high SMALL_TIMES
        ld l,a
        ld (hl),c
        dec a
        jr nz,time
        ld (SMALL_TIMES),a
        ret
letter:
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
        ld a,(hl)
        or a
        jr nz,letter
        inc hl
        dec de
        ld a,(de)
        or TITLE_END
        ld (de),a
        inc de
        ret
parts:                                  ; bytes, where to, where from
        db small_end - small
        dw SMALL, small
        db small_list_end - small_list_here
        dw PLAY_KEPT, small_list_here
        db small_more_end - small_more
        dw PLAY_MORE, small_more
        db small_stay_end - small_stay
        dw banks_page, small_stay
        db small_calc_end - small_calc
        dw SMALL_CALC, small_calc
        db small_gap_end - small_gap
        dw SMALL_GAP, small_gap
        db small_streams_end - small_streams
        dw STREAMS, small_streams
        db small_line_end - small_line
        dw SMALL_LINE, small_line
        db $FF
        endp
small_menu_title:
        db "Menu", 0
        db "Play again", 0

; small - the list, until a game is found; it runs at SMALL
; Out:   PLAY_GAME; PLAY_ADDRESS, PLAY_LENGTH: its code is next on the tape
small:
        proc
        local light, key, up, down, over, chosen, game, menu, tell, next, back, header
        call CL_ALL
        call small_list                 ; C = lines
        ld b,c
        dec c
        ld a,(PLAY_RESTART + 1)
        or a
        jr nz,light
        ld a,(PLAY_AT)
        ld c,a
light:                                  ; B = lines; C = the one with the bar
        ld a,INK_LIT
        call small_bar
        push bc
        call small_now
        pop bc
key:
        res 5,(iy + 1)                  ; FLAGS
        bit 5,(iy + 1)
        jr z,$ - 4
        ld a,(LAST_K)
        or $20
        cp SMALL_ENTER
        jr z,chosen
        push af
        ld a,INK_TITLE
        call small_bar
        pop af
        sub '6'
        jr z,down
        dec a
        jr z,up
        sub 'a' - '7'
        cp b
        jr nc,light
        ld c,a
        jr light
down:
        inc c
        ld a,c
        cp b
        jr c,light
        ld c,0
        jr light
over:
        ld c,b
up:
        dec c
        bit 7,c
        jr nz,over
        jr light
chosen:
        ld hl,small_titles
        ld a,c
        sub (hl)
        jr c,game
        jr z,menu
        pop hl
        ld hl,(PLAY_RESTART)
        jp stays_run
game:
        ld a,c
        inc a
menu:
        ld (PLAY_GAME),a
        ld hl,small_foot
        call small_print
        ld hl,small_break
        call small_print
        ld a,(PLAY_AT)
        inc a
        ld hl,small_play
tell:                                   ; A = the game that the tape is before; HL = text if the chosen one is still to come
        ld e,a
        ld a,(PLAY_GAME)
        ld d,a
        call small_when
        call small_print
        dec hl
        ld b,(hl)
        ld hl,small_fourth
        call small_print
        ld a,b
        cp 'g' + TITLE_END              ; "Passing"
        ld a,e
        call z,small_title
        ld a,PRINT_COMMA
        rst PRINT_A
next:
small_read_here:
        ld ix,PLAY_HEADER
        ld de,17
        xor a
        call stays_load_block
        jr nc,header
        call BREAK_KEY
        jr c,next
back:
        jp SMALL
header:
        ld hl,(PLAY_HEADER + 15)
        ld a,h
        cp NUMBER_SIGN
        jr nz,next
        ld a,l
        ld (PLAY_AT),a
        ld hl,PLAY_GAME
        cp (hl)
        ld hl,small_passing
        jr nz,tell
        ld hl,PLAY_RESTART + 1
        ld (hl),0                       ; what comes takes its place
        ld de,(PLAY_LENGTH)
        or a
        ld hl,MENU_BYTES
        jp z,small_itself
        dec a
        ld (PLAY_LINE),a
        ld hl,SCREEN_SIZE + ATTRIBUTE_SIZE
        sbc hl,de                       ; carry is clear
        ret nz
        ld ix,SCREEN
        call stays_load
        jr next
        endp
small_passing_here:
        db "Passin", 'g' + TITLE_END
small_end:
small_read:     equ SMALL + small_read_here - small

        include "programs/play/small_say.asm"

        if small_end > small + SMALL_ROOM
        .error the small menu is too long for the printer buffer
        endif

        endif
