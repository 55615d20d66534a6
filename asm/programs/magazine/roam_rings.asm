; roam_rings.asm - which places of a picture have rings, and the way to one
;
; 1. The walk begins at one end of the longest way, and the first ring is at the other.
; 2. While the way through all rings is short, and there are fewer than ROAM_RINGS, one more is put on the place that is farthest
;    from all of them and from the start.

        if ! defined MAGAZINE_ROAM_RINGS
MAGAZINE_ROAM_RINGS equ 1

ROAM_ENOUGH:    equ 12 * 50             ; frames: a way that is no shorter needs no more rings
ROAM_NEAR:      equ 3                   ; steps: a ring that is no farther is none

; roam_choose - where to begin, and the rings
; In:    roam_last = an end of the longest way
; Out:   roam_from, roam_stops, roam_count, roam_steps
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_choose:
        proc
        local more, source, frames
        ld hl,(roam_last)
        ld (roam_stops),hl
        call roam_cell
        inc h
        inc l
        ld (roam_from),hl
        ld hl,0
        ld (roam_steps),hl
        xor a
        ld (roam_count),a
        ld hl,roam_stops
        ld (roam_stop),hl               ; the last one
more:
        call roam_none
        ld a,(roam_count)
        inc a
        ld b,a
        ld c,ROAM_SOURCE
        ld hl,roam_stops
source:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call roam_visit
        pop hl
        djnz source
        call roam_waves
        ld de,ROAM_NEAR
        or a
        sbc hl,de
        ret c
        ld hl,(roam_last)
        push hl
        call roam_none                  ; how far is it from the last ring?
        pop hl
        ld (roam_seek),hl
        ex de,hl
        ld hl,(roam_stop)
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld (roam_stop),hl
        ld (hl),e
        inc hl
        ld (hl),d
        ld d,b
        ld e,c
        call roam_spread
        call roam_pitch
frames:                                 ; at two pixels a frame
        add hl,hl
        rrca
        cp 2
        jr nz,frames
        ld de,(roam_steps)
        add hl,de
        ld (roam_steps),hl
        ld de,ROAM_ENOUGH
        or a
        sbc hl,de
        ld hl,roam_count
        inc (hl)
        ret nc
        ld a,(hl)
        cp ROAM_RINGS
        jr c,more
        ret
        endp

; roam_lead - draw the shortest way from the disc to the ring, in dots
; Uses:  AF, BC, DE, HL
; Writes: the picture, roam_queue, roam_led
roam_lead:
        proc
        local rooms, found, step, dot, last, none, put, back
        call roam_hero                  ; neither is a wall
        call roam_ring
        call roam_none
        call roam_pitch
        ld hl,(roam_at)
        bit 4,a
        jr nz,rooms
        ld de,3 * 256 + 3
        add hl,de                       ; its middle
        ld a,$F8
        jr found
rooms:
        ld de,-(4 * 256 + 5)
        add hl,de
        ld de,15 * 256 + 16
        ld a,$F0
found:
        ld c,a
        and h
        ld h,a
        ld a,l
        and c
        ld l,a
        add hl,de
        ld (roam_seek),hl
        ld hl,(roam_stop)
        ld e,(hl)
        inc hl
        ld d,(hl)
        call roam_spread
        ld de,(roam_seek)
        ld bc,roam_queue
step:
        call roam_visited
        jr z,none                       ; the disc is not on a place
        ld a,(hl)
        and 7
        cp ROAM_SOURCE
        jr z,last
        add a,a
        ld l,a
        ld h,0
        push de
        ld de,back - 2
        add hl,de
        pop de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a                          ; the way to the next dot
        call roam_pitch
        bit 4,a
        ld a,4                          ; dots in a room
        jr nz,dot
        add hl,hl
        ld a,1                          ; in a cell
dot:
        push af
        call put
        ex de,hl
        add hl,de
        ex de,hl
        pop af
        dec a
        jr nz,dot
        jr step
last:
        call put
none:
        ld (roam_led),bc
        jp roam_led_show
put:
        ld a,e
        ld (bc),a
        inc bc
        ld a,d
        ld (bc),a
        inc bc
        ret
back:           dw $0400, -4, 4, $FC00  ; four pixels down, left, right, up: back from 1 up, 2 right, 3 left, 4 down
        endp

        endif
