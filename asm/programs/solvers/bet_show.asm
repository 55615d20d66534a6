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
        local told, divide, slice, frames, still, lane, hurry
        ld a,(attract_on)
        or a
        ld hl,demo_text
        jr nz,told
        call bet_told
        ld hl,run_text
told:
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
        cp 14
        jr c,$ + 4
        ld a,14
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
        push bc
        call nc,bet_leave
        pop bc
        call key_any
        jr z,still
        call break_held
        jr nc,still
        dec b                           ; a key held hurries it
        jr z,hurry
        dec b
        jr z,hurry
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
        jp race_why
        endp

; lane_slice - show a slice of a lane
; In:    A = lane; bet_slice
; Uses:  AF, BC, DE, HL
lane_slice:
        proc
        local row, room, before, now, paint, next, arrived, ended
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
        pop af
        push af
        push hl
        push de
        call mouse_off
        pop de
        pop hl
        ld a,(bet_slice)
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
        jr z,arrived
        pop af
        jp mouse_on
arrived:
        pop af
        jp lane_finish
ended:
        pop af
        ret
now:
        push hl
        ld a,l
        ld l,LANE_LOOKED
        inc (hl)
        inc l                           ; LANE_MOUSE
        ld (hl),a
        pop hl
        ld a,ROOM_NOW
        jr paint
before:
        ld a,ROOM_LOOKED
paint:
        ld (de),a
        jr next
        endp

        include "programs/solvers/bet_finish.asm"
        include "programs/solvers/bet_why.asm"
        include "programs/solvers/bet_judge.asm"

        endif
