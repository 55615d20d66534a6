; find.asm - look for a game on the tape: the page that says what to do, and what passes
;
; 1. Read a header. Any other game's is shown, and 1 again.
; 2. The header of the game's picture: load that to the screen, and go to 1.
; 3. The header of its code: what stays in memory loads it, when the menu has ended.

        if ! defined PLAY_FIND
PLAY_FIND       equ 1

        include "engine/tape/tape.asm"

TELL_ROW:       equ 16
TELL_ROWS:      equ 4
TIME_LEFT:      equ 6
PICTURE_TOP:    equ 5
PICTURE_LEFT:   equ 6
FIND_SPARE:     equ 4                   ; columns that the longest title leaves with it
FIND_TIMED:     equ 8                   ; letters of the time behind the name of what passes
HEADER_SECONDS: equ 6
PICTURE_SECONDS: equ 52                 ; header, picture, header

; find_page - the page of the game PLAY_GAME
find_page:
        proc
        local letter, found, shown
        ink INK_TEXT
        call clear_screen
        ld a,(PLAY_LINE)
        call game_record
        push hl
        ld de,NAME_BYTES
        add hl,de
        ld de,name_bytes
        ld b,0
letter:
        ld a,(hl)
        inc hl
        cp 'a'
        jr c,shown
        and $DF
shown:
        ld (de),a
        inc de
        inc b
        or a
        jr nz,letter
        ld a,17
        sub b
        ld e,a
        ld d,LOGO_TOP
        ld hl,name_bytes
        ld c,$45
        call draw_logo
        pop hl
        ld de,256 * (PICTURE_TOP + EMBLEM_ROWS + 1) + (32 - PANEL_WIDTH) / 2
        call goal_draw
        inc hl
        inc hl
        call game_emblem
        ld de,256 * PICTURE_TOP + PICTURE_LEFT
        call draw_emblem
        ld hl,games + 3                 ; the cassette
        call emblem_unpack
        ld de,256 * PICTURE_TOP + 32 - PICTURE_LEFT - EMBLEM_CELLS
        call draw_emblem
        ld hl,find_foot
        call draw_text
        ld hl,0
        call find_tell
        ld hl,find_search
        call tape_run
        jr nc,found
        call keys_release
        jp menu_page
found:
        ld hl,(tape_header + 13)
        ld (PLAY_ADDRESS),hl
        ld hl,(tape_header + 11)
        ld (PLAY_LENGTH),hl
        ld a,(PLAY_BANKED)
        or a
        call nz,kept_make
        jp session_end
        endp

; find_tell - say when PLAY_GAME comes
; In:    HL = seconds of what passes until the next game
; Uses:  AF, BC, DE, HL
find_tell:
        proc
        local line, play, time
        push hl
        halt                            ; from here on ahead of the beam
        ld hl,SCREEN + $1000            ; row 16
        ld a,8
line:
        ld d,h
        ld e,1
        ld (hl),l                       ; 0
        ld bc,32 * TELL_ROWS - 1
        ldir
        inc h
        ld l,b
        dec a
        jr nz,line
        ld a,(PLAY_LINE)
        call game_record
        ld de,RECORD_BYTES - 4
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        ld hl,find_loads
        call draw_text
        pop hl
        scf
        call tell_number
        pop hl
        ld a,(PLAY_GAME)
        call find_before
        ld hl,find_rewind
        jr nc,play
        ld hl,(find_seconds)
        ld a,h
        or l
        ld hl,find_next
        jr z,play
        ld hl,find_play
        call draw_text
        ld hl,(find_seconds)
        ld de,MINUTES_FROM
        or a
        sbc hl,de
        ld hl,find_comes
        jr c,time
        ld hl,find_comes_later
time:
        call draw_text
        ld hl,(find_seconds)
        jp tell_time
play:
        jp draw_text
        endp

; find_search - 1 to 3; called by tape_run
find_search:
        proc
        local next
next:
        ld ix,tape_header
        ld de,17
        xor a
        scf
        call LD_BYTES
        jr nc,next                      ; data, or a header that cannot be read
        call find_passing
        jr nz,next
        ld hl,(tape_header + 11)
        ld de,SCREEN_SIZE + ATTRIBUTE_SIZE
        or a
        sbc hl,de
        ld a,h
        or l                            ; carry is clear
        ret nz
        ld ix,SCREEN
        ld a,$FF
        scf
        call LD_BYTES
        jr next
        endp

; find_passing - the game of tape_header: PLAY_AT, and its name if it is another one
; Out:   Z: it is PLAY_GAME
find_passing:
        proc
        local game, same, other, unknown, known, other_one, whole, some, ahead, middle, timed
        ld a,(games)
        ld b,a
        ld c,0
game:
        ld a,c
        push bc
        call game_record
        ld de,tape_header + 1
        ld b,NAME_BYTES
same:
        ld a,(de)
        cp (hl)
        jr nz,other
        inc de
        inc hl
        djnz same
        pop bc
        jr known
other:
        pop bc
        inc c
        djnz game
        xor a                           ; the cassette's own files: it is at its beginning
        ld (PLAY_AT),a
        ld h,a
        ld l,a
        ld (find_seconds),hl
        ld hl,find_own
        jr unknown
known:
        ld a,c
        inc a
        ld (PLAY_AT),a
        ld b,a
        ld a,(PLAY_GAME)
        cp b
        ret z
        push hl                         ; its title
        ld de,TITLE_BYTES + GOAL_ROWS * GOAL_BYTES
        add hl,de
        ld de,find_seconds
        ldi
        ldi
        pop hl
unknown:
        push hl
        ld hl,(find_seconds)
        ld de,HEADER_SECONDS
        ld a,(tape_header + 12)
        cp high (SCREEN_SIZE + ATTRIBUTE_SIZE)
        jr z,whole                      ; all of it but the header
        ld e,PICTURE_SECONDS
whole:
        or a
        sbc hl,de
        jr nc,some
        ld hl,0
some:
        push hl
        call find_tell
        pop hl
        ld (find_seconds),hl
        pop hl
        push hl
        ld hl,PLAY_GAME
        ld a,(PLAY_AT)
        cp (hl)
        ld de,256 * TELL_ROW + 0        ; in the place of "Play the tape"
        jr c,ahead
        inc d                           ; or below "Rewind the tape"
ahead:
        ink INK_TEXT
        ld hl,find_blank
        call draw_text
        pop hl
        push hl
        ld b,TITLE_BYTES
middle:
        ld a,(hl)
        inc hl
        dec b
        or a
        jr nz,middle
        ld hl,(find_seconds)
        ld a,h
        or l
        ld a,b
        jr nz,timed
        add a,FIND_TIMED                ; nothing comes behind it
timed:
        add a,FIND_SPARE
        srl a
        ld e,a
        ld hl,find_passes
        call draw_text
        pop hl
        ink INK_VALUE
        call draw_text
        ld hl,(find_seconds)
        ld a,h
        or l
        jr z,other_one
        inc e
        scf
        call tell_number
other_one:
        or 1
        ret
        endp

        endif
