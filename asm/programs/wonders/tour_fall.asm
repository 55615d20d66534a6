; tour_fall.asm - a walk is lost: half a second in which the border flashes red, a note falls, and red runs over the page
;
; tour_fall: a ring of red grows from where it happened; what it has passed is as before.
; own_fall: in your own way fire runs along the burnt trail, from its beginning to where the fire is, and from there the ring grows.
; Nothing is waited for in a demonstration but frames that end at a key. BREAK leads to the list.

        if ! defined WONDERS_TOUR_FALL
WONDERS_TOUR_FALL equ 1

        include "engine/keys/attract.asm"
        include "engine/sound/sound.asm"
        include "engine/text/look.asm"
        include "lib/route_step.asm"

        public tour_fall, own_fall

FALL_BEATS:     equ 13                  ; two frames each
FALL_ALONG:     equ 8                   ; the same along a trail
FALL_ROWS:      equ 22                  ; from row 1 on
FALL_WIDE:      equ 6                   ; cells from the ring's inner edge to its outer one
FALL_INK:       equ $56                 ; bright yellow on bright red

; tour_fall - the ring, which grows by four cells in a beat
; In:    D, E = row, column of the screen where it happened
; Uses:  AF, BC, DE, HL
; Writes: work; operands at from_row, from_column, ring
tour_fall:
        proc
        local beat, row, from_row, ring, cell, from_column, same
        ld a,d
        ld (from_row + 1),a
        ld a,32
        sub e
        ld (from_column + 1),a
        ld hl,ATTRIBUTES + 32
        ld de,work
        ld bc,32 * FALL_ROWS
        ldir
        ld b,FALL_BEATS
beat:
        push bc
        ld a,FALL_BEATS
        sub b
        add a,a
        add a,a
        ld (ring + 1),a
        ld hl,ATTRIBUTES + 32
        ld de,work
        ld c,1
row:
        push bc
        ld a,c
from_row:
        sub 0                           ; operand
        jr nc,$ + 4
        neg
ring:
        sub 0                           ; operand
        ld c,a
        ld b,32
cell:
        ld a,b
from_column:
        sub 0                           ; operand: B counts down, too
        jr nc,$ + 4
        neg
        add a,c                         ; rows and columns from there, less those of the inner edge
        cp FALL_WIDE
        ld a,(de)
        jr nc,same
        ld a,FALL_INK
same:
        ld (hl),a
        inc hl
        inc de
        djnz cell
        pop bc
        inc c
        ld a,c
        cp FALL_ROWS + 1
        jr nz,row
        pop bc
        call fall_beat
        djnz beat
        ld hl,work
        ld de,ATTRIBUTES + 32
        ld bc,32 * FALL_ROWS
        ldir
        ret
        endp

; fall_beat - the border, a note and a frame
; In:    B = beats that are left, FALL_BEATS at first
; Keeps: BC, DE
; Uses:  AF, HL
fall_beat:
        push bc
        ld a,b
        and 4                           ; red, black, red, and black at the end
        rrca
        ld (look_inks + LOOK_BORDER),a
        ld a,b
        rlca
        rlca
        rlca
        rlca
        cpl
        ld c,a                          ; each note is lower
        ld b,4
        call sound_tone
        push de
        call attract_frame
        call key_read
        pop de
        pop bc
        cp KEY_BREAK
        ret nz
        jp wonders_list

; own_fall - flames run along the trail, and it glows where they were; then tour_fall
; In:    route, route_length; own_fire_place: where they end
; Uses:  AF, BC, DE, HL
; Writes: operand at places, and as tour_fall
own_fall:
        proc
        local beat, run, places, place, past
        ld hl,(route_length)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        inc h                           ; an eighth of the way in a beat
        ld a,h
        ld (places + 1),a
        ld de,OWN_FIRST
        ld hl,route
        ld b,FALL_ALONG
beat:
        push hl
        push de
        ld c,FALL_INK
        call run
        halt
        call fall_beat
        pop de
        pop hl
        ld c,OWN_FIRE_INK
        call run
        djnz beat
        ld de,(own_fire_place)
        inc d                           ; field_top
        jp tour_fall
run:                                    ; colour C for the next places
        push bc
places:
        ld b,0                          ; operand
place:
        push hl
        ld hl,(own_fire_place)
        or a
        sbc hl,de
        pop hl
        jr z,past
        ld a,(hl)
        inc hl
        push hl
        call route_step
        inc d                           ; field_top
        call attribute_address
        dec d
        ld (hl),c
        pop hl
        djnz place
past:
        pop bc
        ret
        endp

        endif
