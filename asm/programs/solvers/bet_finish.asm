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
        and $F8
        sub ROOM_NOW
        ld a,ROOM_LOOKED
        call z,room_paper
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
        ld a,ROOM_ROUTE
        call room_paper
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
        ld b,5
        call lane_digits
        pop bc
        ld a,b
        or a
        jr z,place
        push af
        ink INK_BAD
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
        ld e,$06
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
        call lane_word
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
lane_word:
        push hl
        push bc
        call lane_corner
        pop bc
        pop hl
        ld b,7
        call lane_words
        jp draw_text
lost:
        pop af
        ld hl,lost_text
        ld c,$42
        jr lane_word
        endp

        endif
