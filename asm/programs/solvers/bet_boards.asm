; bet_boards.asm - the four boards of a race: a cell for each room, walls of one pixel; at most nine rooms across and eight down

        if ! defined SOLVERS_BET_BOARDS
SOLVERS_BET_BOARDS equ 1

        include "programs/solvers/bet_lane.asm"
        include "engine/views/field_lines.asm"

ROOM_LOOKED:    equ $08                 ; a room that has been looked at: on blue, its walls in the colour of the lane
ROOM_ROUTE:     equ $4F                 ; on the way: white on bright blue
CHEESE_INK:     equ $56                 ; the finish: yellow on bright red
WINNER_ROOM:    equ $07                 ; the walls of the winner's board
LOST_INK:       equ $57                 ; white on bright red
WHY_ROW:        equ 20                  ; who leads; who has won, and why
LEAVE_ROW:      equ 23                  ; whether to leave
RULE_RACED:     equ WHY_ROW + 1         ; the rule of a race, until it is over
STAKED_ROW:     equ 22                  ; the bet, and what became of it
LANE_FAR:       equ 4                   ; row of the rooms that are to go, or of the steps, from a lane's first row
LANE_WORD:      equ 5                   ; of its word and place
LANE_CLOCK:     equ 7                   ; of its time
LANE_PANEL:     equ 10                  ; column of its words, from its board
LANE_BAR:       equ 15                  ; cells of its name's bar

; lane_corner - where the board of a lane is
; In:    A = lane
; Out:   D, E = row, column of its first room
; Uses:  AF
lane_corner:
        ld e,a
        rrca
        and 1
        ld d,a
        add a,a
        add a,a
        add a,d
        add a,a                         ; 10 rows
        inc a
        ld d,a
        ld a,e
        and 1
        rrca
        rrca
        rrca
        rrca                            ; 16 columns
        ld e,a
        ret

; lane_draw - the board of a lane, its name and words
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_draw:
        proc
        local row, room, bar, words
        push af
        add a,LANE_INK
        ld (lane_ink),a
        sub LANE_INK
        call lane_corner
        ld hl,field + FIELD_STRIDE + 1
        call rooms_size
row:
        push bc
        push de
        push hl
        ld b,c
room:
        push bc
        push hl
        call room_shape
        ld hl,room_lines
        ld a,(lane_ink)
        ld c,a
        call draw_shape
        pop hl
        pop bc
        inc l
        inc l
        inc e
        djnz room
        call break_keep
        pop hl
        ld de,2 * FIELD_STRIDE
        add hl,de
        pop de
        inc d
        pop bc
        djnz row
        pop af
        push af
        call lane_ends
        pop af
        push af
        call lane_solver
        pop af
        push af
        call lane_corner
        dec d
        pop af
        push af
        call lane_colour
        call solver_named               ; one word, as everywhere in a race: two are wider than some boards
        call race_name
bar:                                    ; as wide as all of the lane
        push bc
        ld a,' '
        call draw_char
        pop bc
        inc e
        ld a,e
        and 15
        cp LANE_BAR
        jr c,bar
        pop af
        call lane_corner
        ld a,e
        add a,LANE_PANEL
        ld e,a
        ink INK_TEXT
        ld hl,looked_text
        call words
        ld a,d
        add a,LANE_FAR - 1
        ld d,a
        ld hl,go_text
words:
        push de
        call draw_text
        pop de
        ret
        endp

; rooms_size - how many rooms a board has
; Out:   B, C = down, across
; Keeps: A, DE, HL
rooms_size:
        ld bc,(board_size)
        srl b
        srl c
        ret

; room_shape - the walls of a room
; In:    HL = its place in field
; Out:   room_lines
; Keeps: DE
; Uses:  AF, BC, HL
room_shape:
        proc
        local sides, line, closed
        push de
        ld b,0                          ; the left pixel of each line, the right one
        dec l
        bit 7,(hl)
        jr z,$ + 4
        ld b,$80
        inc l
        ld a,(board_size)
        sub 2
        xor l
        and 31
        jr nz,$ + 4
        set 0,b
        ld de,0 - FIELD_STRIDE
        add hl,de
        ld a,b
        or $80                          ; the corner
        bit 7,(hl)
        jr z,$ + 4
        ld a,255
        ld c,a
        ld de,2 * FIELD_STRIDE
        add hl,de
        ld a,b
        ld de,room_lines + 7
        push af
        ld a,h                          ; the last row of rooms?
        sub high field
        ld h,a
        ld a,l
        xor h
        and $E0
        xor h
        and $E3
        rlca
        rlca
        rlca
        inc a
        ld hl,board_size + 1
        cp (hl)
        pop hl
        ld a,h
        jr nz,$ + 4
        ld a,255
        ld (de),a
        ld b,6
line:
        dec de
        ld a,h
        ld (de),a
        djnz line
        dec de
        ld a,c
        ld (de),a
        pop de
        ret
        endp

; room_address - the attribute of a room
; In:    A = lane; D, E = field row, column
; Out:   HL
; Uses:  AF, BC, DE
room_address:
        ld b,d
        ld c,e
        srl b
        srl c
        call lane_corner
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,c
        ld e,a
        jp attribute_address

; lane_ends - the disc at the start; the cheese at the finish
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_ends:
        push af
        ld de,(solve_start)
        ld hl,start_shape
        ld c,BET_START_INK
        call lane_shape
        pop af
        ld de,(solve_finish)
        ld hl,cheese_shape
        ld c,CHEESE_INK                 ; fall through into lane_shape

        include "programs/solvers/bet_mice.asm"

; lane_looked - how many rooms it has looked at, and until it has begun a word
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_looked:
        push af
        call lane_record
        ld l,LANE_LOOKED
        ld l,(hl)
        ld h,0
        pop af
        push af
        push hl
        call lane_corner
        pop hl
        push hl
        ld b,1
        call lane_digits
        pop hl
        pop af
        ld c,$07
        dec l
        ld de,waited_text
        jr z,$ + 7
        inc l
        ret nz
        ld de,waits_text                ; a solver may make a map first, and look later
        ex de,hl
        jp lane_word

; lane_digits - a number in the panel of a lane
; In:    HL; D, E = the corner of the lane; B = rows below it
; Out:   D, E = behind it
lane_digits:
        call lane_words
        ink INK_VALUE
        jp draw_plain

; lane_words - D, E = where a word in the panel of a lane is
; In:    D, E = the corner of the lane; B = rows below it
; Uses:  AF
lane_words:
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,LANE_PANEL
        ld e,a
        ret

; lane_record - the record of a lane
; In:    A = lane
; Out:   H = its high byte, L = 0; A = H
lane_record:
        add a,high lane_records
        ld h,a
        ld l,0
        ret

        endif
