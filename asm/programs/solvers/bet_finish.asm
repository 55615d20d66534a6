; bet_finish.asm - a solver of a race has arrived, or is lost

        if ! defined SOLVERS_BET_FINISH
SOLVERS_BET_FINISH equ 1

; lane_finish - the solver has arrived, or is lost: its way, steps and place
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_finish:
        proc
        local room, blue, route_room, lost, place, winner
        push af
        call lane_corner
        call attribute_address
        ld b,ROOMS
blue:                                   ; nothing is looked at any more
        push bc
        push hl
        ld b,ROOMS
room:
        ld a,(hl)
        cp ROOM_NOW
        jr nz,$ + 4
        ld (hl),ROOM_LOOKED
        inc l
        djnz room
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz blue
        pop af
        push af
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        or a
        jp z,lost
        ld l,LANE_STEPS
        ld b,(hl)
        srl b
        ld l,LANE_MOVES
        pop af
        push af
        ld c,a
        ld de,(solve_start)
route_room:
        ld a,(hl)
        inc l
        push hl
        push af
        call route_step
        pop af
        call route_step
        push bc
        push de
        ld a,c
        call room_address
        ld (hl),ROOM_ROUTE
        pop de
        pop bc
        pop hl
        djnz route_room
        pop af
        push af
        call lane_ends
        pop af
        push af
        call lane_record
        ld l,LANE_STEPS
        ld c,(hl)
        srl c                           ; rooms
        inc l
        ld b,(hl)                       ; more than the shortest
        srl b
        pop af
        push af
        push bc
        call lane_corner
        pop bc
        push bc
        ld l,c
        ld h,0
        ld b,4
        call lane_digits
        pop bc
        ld a,b
        or a
        jr z,place
        push af
        ld c,LOST_INK
        ld a,'+'
        call draw_char
        inc e
        pop af
        ld l,a
        ld h,0
        xor a
        call draw_plain
place:
        pop af
        push af
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        dec a
        ld hl,place_texts
        add a,a
        add a,a
        ld e,a
        ld d,0
        add hl,de
        ld bc,20 * 256 + 100
        ld a,e
        or a
        ld e,$C6                        ; it flashes
        jr z,winner
        ld e,$07
        ld bc,10 * 256 + 160
winner:
        push hl
        push de
        call sound_tone
        pop bc                          ; C = colour
        pop hl
        pop af
        push af
        push bc
        call lane_place_draw
        pop bc
        pop af
        push af
        rl c                            ; carry: the winner, whose name flashes
        call c,lane_wins
        pop af
        push af
        call lane_time
        pop af
        push hl
        call lane_corner
        ld b,8
        call lane_words
        pop hl
        ld b,2
        ink INK_VALUE
        call draw_tenths
        ld hl,ms_shape
        jp draw_shape
ms_shape:                               ; the unit in one cell
        db 0, 0, $D3, $AA, $AB, $A9, $AB, 0
lane_wins:                              ; its name flashes, and its mouse has the cheese
        push af
        push af
        call lane_corner
        dec d
        call attribute_address
        ld b,LANE_BAR
        set 7,(hl)
        inc l
        djnz $ - 3
        pop af
        ld de,(solve_finish)
        ld hl,mouse_shape
        ld c,WINNER_INK
        call lane_shape
        ld hl,race_pace
        ld a,(hl)
        ld (hl),0
        dec a
        inc (hl)                        ; the others hurry
        sub 3
        jr nc,$ - 3
        pop af
        jp bet_judge
lane_place_draw:                        ; a large digit, and the letters behind it
        call lane_worded
        ld a,(hl)
        inc hl
        push hl
        call draw_large
        pop hl
        jp draw_text
lane_worded:
        push hl
        push bc
        call lane_corner
        pop bc
        pop hl
        ld b,LANE_WORD
        jp lane_words
lost:
        pop af
        ld hl,lost_text
        ld c,LOST_INK                   ; fall through into lane_word
lane_word:
        call lane_worded
        jp draw_text
        endp

; draw_large - a character of 2 x 2 cells
; In:    A = character; D, E = row, column; C = attribute
; Out:   E = column behind it
; Keeps: C, D
; Uses:  AF, B, HL
; Writes: the screen, room_lines
draw_large:
        proc
        local half, quarter, line, left, pixel
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ROM_FONT - 256
        add hl,de
        pop de
        ld b,2
half:
        push hl
        push de
        call quarter
        inc d
        call quarter
        pop de
        pop hl
        inc e
        djnz half
        ret
quarter:                                ; HL = four lines; B = 2: their left pixels, 1: the right ones
        push de
        push bc
        ld de,room_lines
        ld c,4
line:
        push bc
        ld a,(hl)
        inc hl
        dec b
        jr nz,left
        rlca
        rlca
        rlca
        rlca
left:
        ld b,4
pixel:                                  ; each twice
        add a,a
        push af
        rl c
        pop af
        rl c
        djnz pixel
        ld a,c
        ld (de),a
        inc de
        ld (de),a
        inc de
        pop bc
        dec c
        jr nz,line
        pop bc
        pop de
        push hl
        ld hl,room_lines
        call draw_shape
        pop hl
        ret
        endp

        endif
