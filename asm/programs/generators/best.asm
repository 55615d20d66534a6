; best.asm - the page of the best walks, one for each of three sizes; to tape and back

        if ! defined GENERATORS_BEST
GENERATORS_BEST equ 1

        include "engine/keys/any_key.asm"
        include "engine/pages/best_tape.asm"
        include "engine/text/large_text.asm"

BEST_ROW:       equ 4                   ; of the first
BEST_ROWS:      equ 3
BEST_POINTS:    equ 11                  ; columns
BEST_TIME:      equ 16
BEST_STARS:     equ 22
BEST_NAME:      equ 1
BEST_RANK:      equ BEST_ROW + BEST_SIZES * BEST_ROWS
BEST_LADDER:    equ BEST_RANK + 2       ; rows and columns of all ranks
LADDER_APART:   equ 11
BEST_TRACK:     equ BEST_LADDER + 4
TRACK_LEFT:     equ 3                   ; a cell for each four stars
BEST_MESSAGE:   equ 21                  ; the row of messages

; best_page - the best walks, until ENTER or BREAK; back to the title page
best_page:
        proc
        local wait, letters, save, load
        call best_draw
best_again:
        call keys_release
wait:
        frame_wait
        call key_read
        ld hl,letters
        call key_act
        jr wait
save:
        ld hl,generators_best
        call best_save
        jr best_again
load:
        ld hl,generators_best
        call best_load
        jr best_again
letters:
        db KEY_BREAK
        dw opening_again
        db 13
        dw opening_again
        db 'S'
        dw save
        db 'L'
        dw load
        db 0
        endp

; best_draw - the page with its keys
; Uses:  AF, BC, DE, HL
best_draw:
        proc
        local each, none, stars, next, rank
        ink INK_TEXT
        call clear_screen
        ld hl,best_page_text
        call draw_text
        ld hl,best_keys
        call draw_keys
        ld hl,best_walks
        ld d,BEST_ROW
each:
        push de
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        jr z,none
        ld e,BEST_POINTS
        ld b,4
        ink INK_VALUE
        xor a
        call draw_digits
        pop hl
        push hl
        inc hl
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld h,b
        ld l,c
        ld e,BEST_TIME
        ink INK_VALUE
        call tenths_draw
        pop hl
        ld a,(hl)
        inc hl
        ld b,(hl)
        push bc
        call best_kind
        pop af
        pop hl
        pop de
        push de
        push hl
stars:
        call best_stars
        jr next
none:
        ld hl,best_none_text
        ld e,BEST_POINTS
        ink INK_TEXT
        call draw_text
        xor a
        jr stars
next:
        pop hl
        ld de,BEST_BYTES
        add hl,de
        pop de
        ld a,d
        add a,BEST_ROWS
        ld d,a
        cp BEST_ROW + BEST_SIZES * BEST_ROWS
        jr nz,each                      ; D = BEST_RANK
        call rank_find
        ld e,BEST_NAME + LADDER_APART
        ld c,RANK_INK
        call draw_text
        ld de,KINDS_COLUMN
        ink INK_BAR
        call kinds_draw
        ld hl,ranks
        ld de,256 * (BEST_LADDER + 2) + BEST_NAME + LADDER_APART
rank:                                   ; from the last one on: the stars that it takes, and its name; bright if it is reached
        push de
        push hl
        call stars_total
        pop hl
        cp (hl)
        ld c,RANK_INK
        jr nc,$ + 4
        ink INK_TEXT
        push hl
        ld l,(hl)
        ld h,0
        ld b,2
        xor a
        call draw_digits
        ld a,'*'
        call draw_char
        pop hl
        inc hl
        inc e
        inc e
        call draw_text
        pop de
        ld a,e
        sub LADDER_APART
        ld e,a
        jr nc,$ + 5
        ld de,256 * BEST_LADDER + BEST_NAME + 2 * LADDER_APART
        ld a,(hl)
        or a
        jr nz,rank                      ; the first one takes none
        ld hl,best_track_text
        call draw_text
        ld hl,finish_shape
        call draw_shape
        call stars_total                ; who walks is as far as these
        srl a
        srl a
        add a,TRACK_LEFT
        ld e,a
        ld hl,hero_shape
        ld c,HERO_TILE
        jp draw_shape
        endp

; best_kind - the name of an entry below its size, in the colour of its family
; In:    A = the entry's place in the menu; D = row of the size
; Uses:  AF, BC, DE, HL
best_kind:
        proc
        local there
        ld hl,entry_tape
        cp MENU_COUNT
        call c,menu_address
there:
        inc d
        ld e,BEST_NAME
        ld a,(hl)
        call cells_colour
        ld bc,ENTRY_NAME
        add hl,bc
        jp name_narrow
        endp

; best_stars - draw the stars of A in row D; or that mazes of the least size have none
; Uses:  AF, BC, E, HL
best_stars:
        ld e,a
        ld a,d
        cp BEST_ROW
        ld a,e
        ld e,BEST_STARS
        jp nz,kind_stars
        ld hl,no_stars_text
        ink INK_TEXT
        jp draw_text

generators_best:                        ; for best_save and best_load
        dw best_walks, BEST_SIZES * BEST_BYTES + MENU_COUNT + KINDS, best_tape_name
        dw board_shown                  ; no maze is on this page
        dw best_draw
        db BEST_MESSAGE
best_tape_name:
        db "best walks"
best_page_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " BEST WALKS    stars won      * ", TEXT_INK, INK_TEXT
        db TEXT_AT, 2, BEST_NAME, "Up to", TEXT_AT, 2, 9, "Points", TEXT_AT, 2, 17, "Sec.", TEXT_AT, 2, 22, "Stars"
        db TEXT_INK, INK_VALUE, TEXT_AT, BEST_ROW, BEST_NAME, "11 x 11"
        db TEXT_AT, BEST_ROW + BEST_ROWS, BEST_NAME, "21 x 21"
        db TEXT_AT, BEST_ROW + 2 * BEST_ROWS, BEST_NAME, "31 x 31"
        db TEXT_INK, INK_TEXT, TEXT_AT, BEST_RANK, BEST_NAME, "Rank", TEXT_END
best_track_text:                        ; a star where each rank begins, and the ring at the last one
        db TEXT_INK, INK_TEXT, TEXT_AT, BEST_TRACK, TRACK_LEFT, "...*..*.....*.....*.....", TEXT_COLOUR, FINISH_TILE, TEXT_END
best_none_text:
        db "none yet", TEXT_END
best_keys:
        db 23, 1, "S", 3, "save", TEXT_END
        db 23, 11, "L", 13, "load", TEXT_END
        db 23, 21, "BREAK", 27, "back", TEXT_END
        db KEYS_END

        endif
