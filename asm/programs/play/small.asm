; small.asm - the small menu of a 48K: a list of the games by letters. It stays in memory when a game takes the place of the menu, so that the tape
; has to be rewound only for a game that it has passed.
;
; small_keep copies it to where it runs: its code to the printer buffer, a text and the titles to what a 48K needs not, as it has no banks.
; The cassette's headers have the number of their game, from 1, in the parameter that code does not use: zxmazes/programs/games.py.
;
; 1. Draw the list, with a mark at the game that is next on the tape, and wait for a letter. R is for the game that is in memory still.
; 2. Read headers. Each game that passes is marked. Of the chosen one the picture is loaded; its code is left to `start`.
; 3. The letter after the last game is the menu itself, from the beginning of the tape.

        if ! defined PLAY_SMALL
PLAY_SMALL      equ 1

SMALL_ROOM:     equ $100
BREAK_KEY:      equ $1F54               ; of the ROM: carry clear if BREAK is held
NUMBER_SIGN:    equ $80                 ; the high byte of a game's number in a header

; small_keep - put the small menu where it stays
; Uses:  AF, BC, DE, HL
small_keep:
        proc
        local each, letter, last
        ld hl,small
        ld de,SMALL
        ld bc,small_end - small
        ldir
        ld hl,small_far
        ld de,small_rewind
        ld bc,small_far_end - small_far
        ldir
        ld de,PLAY_AGAIN
        ld bc,small_again_end - small_again
        ldir
        ld hl,small_more
        ld de,small_cap
        ld bc,small_more_end - small_more
        ldir
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
        pop bc
        push bc
        ld bc,NAME_BYTES
        add hl,bc
        pop bc
        call letter
        pop af
        inc a
        cp c
        jr nz,each
        ld hl,small_menu_title
letter:
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
        ld a,(hl)
        or a
        jr nz,letter
        dec de
        ld a,(de)
        or TITLE_END
        ld (de),a
        inc de
        ret
        endp

small_menu_title:
        db "The menu", 0

; small - the list, until a game is found; it runs at SMALL
; Out:   PLAY_GAME; PLAY_ADDRESS, PLAY_LENGTH: its code is next on the tape
small:
        proc
        local each, key, again, game, ahead, next, header, found, itself
        call CLS_ALL
        ld a,2
        call CHAN_OPEN
        ld hl,small_head
        call small_print
        ld a,(PLAY_RESTART + 1)
        or a
        ld hl,PLAY_AGAIN
        call nz,small_print
        ld hl,small_titles
        ld b,(hl)
        inc b
        inc hl
        ld c,0
each:
        xor a
        call small_place
        push hl
        ld hl,small_cap
        call small_print
        ld a,c
        add a,'A'
        rst PRINT_A
        call small_print
        pop hl
        call small_print
        inc c
        djnz each
        ld hl,small_titles
        ld a,(PLAY_AT)
        cp (hl)
        ld c,a
        ld a,'*'
        call c,small_place              ; the next one on the tape
key:
        res 5,(iy + 1)                  ; FLAGS
        bit 5,(iy + 1)
        jr z,$ - 4
        ld a,(LAST_K)
        or $20
        cp 'r'
        jr z,again
        sub 'a'
        ld hl,small_titles
        cp (hl)
        ld c,a
        jr c,game
        jr nz,key
        ld a,0 - 1                      ; the menu
game:
        inc a
        ld (PLAY_GAME),a
        ld b,a
        ld a,'>'
        call small_place
        ld a,(PLAY_AT)
        cp b
        ld hl,small_play
        jr c,ahead
        ld hl,small_rewind
ahead:
        call small_print
next:
        ld ix,PLAY_HEADER
        ld de,17
        xor a
        call stays_load_block
        jr nc,header
        call BREAK_KEY
        jp nc,SMALL
        jr next
again:
        ld hl,(PLAY_RESTART)
        inc h
        dec h
        jr z,key
        pop de
        jp stays_run
header:
        ld hl,(PLAY_HEADER + 15)
        ld a,h
        cp NUMBER_SIGN
        jr nz,next
        ld a,l
        ld (PLAY_AT),a
        ld c,a
        ld a,(PLAY_GAME)
        cp c
        jr z,found
        dec c
        ld a,'-'
        call p,small_place
        jr next
found:
        ld hl,PLAY_RESTART + 1
        ld (hl),0                       ; what comes takes its place
        ld de,(PLAY_HEADER + 11)
        or a
        ld hl,MENU_BYTES
        jr z,itself
        dec a
        ld (PLAY_LINE),a
        ld hl,(PLAY_HEADER + 13)
        ld (PLAY_ADDRESS),hl
        ld (PLAY_LENGTH),de
        ld hl,SCREEN_SIZE + ATTRIBUTE_SIZE
        sbc hl,de                       ; carry is clear
        ret nz
        ld ix,SCREEN
        call stays_load
        jr next
itself:
        sbc hl,de                       ; carry is clear
        jr nz,next
        ld ix,MENU
        call stays_load
        jp c,SMALL
        pop hl
        jp start
        endp

small_end:

small_far:                              ; what stays where a 128K has its account of games in the banks
        db PRINT_AT, 21, 3, PRINT_BRIGHT, 1, "Rewind, play. BREAK: bac", 'k' + TITLE_END
small_far_head:
        db PRINT_AT, 0, 5, PRINT_INK, 5, PRINT_BRIGHT, 1, "Press a letter (* next", ')' + TITLE_END
small_far_end:

small_again:                            ; and behind that
        db PRINT_AT, 21, 3, PRINT_BRIGHT, 1, "R: play agai", 'n' + TITLE_END
small_again_end:

small_more:                             ; what stays over the code for banks, before the titles
        db PRINT_PAPER, 6, PRINT_BRIGHT, 1, PRINT_INK, 0 + TITLE_END
        db PRINT_PAPER, 0, PRINT_INK, 7, PRINT_BRIGHT, 0, ' ' + TITLE_END
small_more_play:
        db PRINT_AT, 21, 3, PRINT_BRIGHT, 1, "Play the tape. BREAK: bac", 'k' + TITLE_END
small_more_end:

small_rewind:   equ PLAY_KEPT
small_head:     equ small_rewind + small_far_head - small_far
small_cap:      equ banks_page
small_play:     equ small_cap + small_more_play - small_more
small_titles:   equ small_cap + small_more_end - small_more     ; how many games there are, their titles, and the menu's; up to 5F3F

        if small_far_end > small_far + PLAY_MOST * KEPT_BYTES
        .error the text is too long for its place
        endif
        if small_again_end > small_again + AGAIN_BYTES
        .error the text is too long for its place
        endif
        if small_end > small + SMALL_ROOM
        .error the small menu is too long for the printer buffer
        endif

        endif
