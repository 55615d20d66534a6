; bet_finish.asm - a solver of a race has arrived, or is lost
;
; Longer than 300 lines because way, frame and place of a lane share its board and its record.

        if ! defined SOLVERS_BET_FINISH
SOLVERS_BET_FINISH equ 1

; lane_finish - the solver has arrived, or is lost: its way, steps and place
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_finish:
        proc
        local room, lost, place, winner, frame, edge, white, inner
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
        xor a
room:                                   ; A = the side by which the way comes in
        push bc
        ld b,a
        ld a,(hl)
        call side_bit
        or b
        pop bc
        call way_draw
        ld a,(hl)
        inc l
        push af
        call route_step
        pop af
        push af
        call route_step
        pop af
        xor 4                           ; it comes in from there
        call side_bit
        djnz room
        call way_draw
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
        jr z,winner
        ld bc,10 * 256 + 160
winner:
        push hl
        push de
        call sound_tone
        pop de
        pop hl
        pop af
        push af
        ld c,$07
        inc e
        dec e
        jr nz,$ + 5
        add a,$C0 + LANE_INK            ; it flashes
        ld c,a
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
lane_wins:                              ; its name flashes, its board has a bright frame, and its mouse the cheese
        ld (lane_won),a
        push af
        ld de,WINNER_ROOM
        call lane_frame
        pop af
        push af
        push af
        call lane_ends
        pop af
        call lane_corner
        dec d
        call attribute_address
        ld b,LANE_BAR
        set 7,(hl)
        inc l
        djnz $ - 3
        pop af
        push af
        call mouse_colour
        ld c,a
        pop af
        ld de,(solve_finish)
        ld hl,mouse_shape
        call lane_shape
        ld hl,race_pace
        ld a,(hl)
        ld (hl),0
        dec a
        inc (hl)                        ; the others hurry
        sub 3
        jr nc,$ - 3
        jp bet_judge
lane_frame:                             ; the rooms at the edge of lane A, their walls: bits of E are set, bits of D are turned
        push de
        call lane_corner
        call attribute_address
        pop de
        ld c,ROOMS
frame:
        ld b,ROOMS
        push hl
edge:
        ld a,c
        dec a
        jr z,white
        cp ROOMS - 1
        jr z,white
        ld a,b
        dec a
        jr z,white
        cp ROOMS - 1
        jr nz,inner
white:
        ld a,(hl)
        or e
        xor d
        ld (hl),a
inner:
        inc l
        djnz edge
        pop hl
        ld a,l
        add a,32
        ld l,a
        jr nc,$ + 3
        inc h
        dec c
        jr nz,frame
        ret
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

; side_bit - the bit of a side
; In:    A = 0 up, 2 right, 4 down, 6 left
; Out:   A = that bit
; Keeps: BC, DE, HL
side_bit:
        push bc
        ld b,a
        inc b
        ld a,$80
        rlca
        djnz $ - 1
        pop bc
        ret

; way_draw - a line through a room
; In:    A = bits of the sides to which it leads; C = lane; D, E = field row, column
; Keeps: BC, DE, HL
; Uses:  AF
way_draw:
        proc
        local lines
        push hl
        push de
        push bc
        ld c,a
        ld hl,lane_lines
        ld b,3
        rrca                            ; up
        call lines
        ld a,$18
        bit 6,c
        jr z,$ + 4
        or $F0
        bit 2,c
        jr z,$ + 4
        or $0F
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld b,3
        ld a,c
        and 16                          ; down
        add a,$F0
        call lines
        pop bc
        pop de
        push de
        push bc
        ld a,c
        ld hl,lane_lines
        ld c,ROOM_ROUTE
        call lane_shape
        pop bc
        pop de
        pop hl
        ret
lines:                                  ; carry: they are there
        sbc a,a
        and $18
        ld (hl),a
        inc hl
        djnz $ - 2
        ret
        endp

; draw_large - a character of 2 x 2 cells; shape_large - a shape
; In:    A = character, or HL = shape; D, E = row, column; C = attribute
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
shape_large:
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
