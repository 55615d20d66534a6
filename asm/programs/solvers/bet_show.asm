; bet_show.asm - the race on the screen: all boards in step by their records

        if ! defined SOLVERS_BET_SHOW
SOLVERS_BET_SHOW equ 1

        include "programs/solvers/bet_boards.asm"
        include "programs/solvers/bet_texts.asm"
        include "engine/keys/attract.asm"

RACE_FRAMES:    equ 450                 ; of the slowest solver
GO:             equ 60 * 256 + 60       ; for sound_tone

; race_show - show the race
; Uses:  AF, BC, DE, HL
race_show:
        proc
        local divide, slice, frames, still, lane, hurry
        ld a,(attract_on)
        or a
        ld hl,run_text
        jr z,$ + 5
        ld hl,demo_text
        call draw_text
        ld bc,GO
        call sound_tone
        ld hl,RACE_FRAMES
        ld a,(race_slices)
        ld e,a
        ld d,0
        ld b,d
divide:
        inc b
        or a
        sbc hl,de
        jr nc,divide
        ld a,b
        cp 12
        jr c,$ + 4
        ld a,12
        ld (race_pace),a
        xor a
slice:
        inc a
        ld (bet_slice),a
        ld a,(race_pace)
        ld b,a
frames:
        call attract_frame
        call key_break
        jp nc,solvers_front
        call key_any
        jr z,still
        call break_held
        jr c,hurry                      ; a key held hurries it
still:
        djnz frames
hurry:
        xor a
lane:
        push af
        call lane_slice
        pop af
        inc a
        cp LANES
        jr nz,lane
        ld bc,1 * 256 + 30
        call sound_tone
        ld a,(bet_slice)
        ld hl,race_slices
        cp (hl)
        jr nz,slice
        ret
        endp

; lane_slice - show a slice of a lane
; In:    A = lane; bet_slice
; Uses:  AF, BC, DE, HL
lane_slice:
        proc
        local row, room, before, now, paint, next, ended
        push af
        call lane_corner
        call attribute_address
        pop af
        push af
        ex de,hl
        call lane_record
        ld l,LANE_SLICES
        ld a,(bet_slice)
        dec a
        cp (hl)
        jr nc,ended                     ; it has ended before
        inc a
        ld c,a
        ld l,0
        ld b,ROOMS
row:
        push bc
        push de
        ld b,ROOMS
room:
        ld a,(hl)
        cp c
        jr z,now
        inc a
        cp c
        jr z,before
next:
        inc l
        inc de
        djnz room
        ld a,l
        add a,16 - ROOMS
        ld l,a
        ex (sp),hl
        ld de,32
        add hl,de
        ex de,hl
        pop hl
        pop bc
        djnz row
        pop af
        push af
        call lane_looked
        pop af
        push af
        call lane_record
        ld l,LANE_SLICES
        ld a,(bet_slice)
        cp (hl)
        jr nz,ended
        pop af
        jp lane_finish
ended:
        pop af
        ret
now:
        push hl
        ld l,LANE_LOOKED
        inc (hl)
        pop hl
        ld a,ROOM_NOW
        jr paint
before:
        ld a,ROOM_LOOKED
paint:
        ex de,hl
        call room_paper
        ex de,hl
        jr next
        endp

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
        inc l
        ld b,(hl)                       ; more than the shortest
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
        ld c,$02
        jr lane_word
        endp

        endif
