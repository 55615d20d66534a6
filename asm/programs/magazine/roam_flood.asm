; roam_flood.asm - how far a given ring is from any pixel on which the disc may be, and the way to it
;
; 1. Where the disc cannot be: the walls, made wider to the left and upwards by what the disc has more than one pixel. A bit for each pixel.
; 2. A wave goes from the ring, pixel by pixel; each pixel that it reaches is blocked from then on.
; 3. A second bit keeps half of its distance, odd or even. The column and the line tell whether the distance itself is odd: so what
;    is nearer to the ring by one is known, and a way is followed, by what the disc can do.

        if ! defined MAGAZINE_ROAM_FLOOD
MAGAZINE_ROAM_FLOOD equ 1

ROAM_PLANE:     equ 32 * ROAM_LINES     ; bytes
ROAM_HALVES:    equ high ROAM_PLANE     ; pages from one plane to the other
ROAM_QUEUED:    equ 9 * 256            ; bytes: three for each pixel of two waves
ROAM_DOTTED:    equ 4                   ; pixels from one dot to the next

; roam_search - the way from the given start to the ring
; In:    roam_from, roam_stops; the picture, walls being ink
; Out:   roam_count = 1, roam_steps = frames, 0 if no way leads there
; Uses:  AF, BC, DE, HL
; Writes: its variables
roam_search:
        proc
        local waves, pixel, on, done, left, right
        ld a,1
        ld (roam_count),a
        ld hl,0
        ld (roam_steps),hl
        ld (roam_wave),hl
        call roam_widen
        ld hl,roam_queue
        ld (roam_first),hl
        ld (roam_free),hl
        call roam_middle
        xor a
        ld (roam_half),a
        call roam_plane_bit
        call roam_reach
waves:
        ld hl,(roam_free)
        ld (roam_wave_end),hl
        ld hl,(roam_wave)
        inc hl
        ld (roam_wave),hl
        ld a,l
        and 2
        ld (roam_half),a
        ld hl,(roam_steps)
        ld a,h
        or l
        jr nz,pixel
        ld de,(roam_from)
        call roam_plane_bit
        and (hl)
        jr z,pixel
        ld hl,(roam_wave)
        dec hl
        srl h                           ; at two pixels a frame
        rr l
        ld (roam_steps),hl
pixel:
        ld hl,(roam_first)
        ld de,(roam_wave_end)
        ld a,l
        cp e
        jr nz,on
        ld a,h
        cp d
        jr z,done
on:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        call roam_round
        ld (roam_first),hl
        ld hl,-32
        add hl,de
        call roam_reach
        ld de,64
        add hl,de
        call roam_reach
        ld de,-32
        add hl,de
        push hl
        push bc
        rlc c
        jr nc,left
        dec hl
left:
        call roam_reach
        pop bc
        pop hl
        rrc c
        jr nc,right
        inc hl
right:
        call roam_reach
        jr pixel
done:
        ld hl,(roam_free)
        or a
        sbc hl,de
        jr nz,waves
        ret
        endp

; roam_reach - the wave comes to a pixel, if the disc can be there and it has not come yet
; In:    HL = its byte, C = its bit in roam_plane; roam_half = 0, 2: half of its distance is even, odd
; Keeps: C, HL
; Uses:  AF, DE
; Writes: roam_plane, roam_queue
roam_reach:
        ld a,(hl)
        and c
        ret nz
        ld a,(hl)
        or c
        ld (hl),a
        ex de,hl
        ld hl,(roam_free)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),c
        call roam_round
        ld (roam_free),hl
        ex de,hl
        ld a,(roam_half)
        or a
        ret z
        ld d,h
        ld e,l
        ld a,h
        add a,ROAM_HALVES
        ld h,a
        ld a,(hl)
        or c
        ld (hl),a
        ex de,hl
        ret

; roam_round - the next byte of the queue, the first one after the last
; In:    HL
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
roam_round:
        inc hl
        ld a,h
        cp high (roam_queue + ROAM_QUEUED)
        ret nz
        ld h,high roam_queue
        ret

; roam_middle - where the disc would be in the middle of the ring
; Out:   D, E = line, column
; Uses:  HL
roam_middle:
        ld de,(roam_stops + 2)
        ld hl,257 * ((8 - ROAM_BODY) / 2)
        add hl,de
        ex de,hl
        ret

; roam_plane_bit - a pixel in roam_plane
; In:    D, E = line, column
; Out:   HL = its byte; A, C = its bit
; Keeps: DE
; Uses:  F, B
roam_plane_bit:
        proc
        local turn
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,e
        rrca
        rrca
        rrca
        and $1F
        or l
        ld l,a
        ld bc,roam_plane
        add hl,bc
        ld a,e
        and 7
        inc a
        ld b,a
        ld a,1
turn:
        rrca
        djnz turn
        ld c,a
        ret
        endp

; roam_widen - where the disc cannot be
; Uses:  AF, BC, DE, HL
; Writes: roam_plane, the line above it
roam_widen:
        proc
        local copy, across, line, byte, above, over, fill, solid
        ld hl,roam_plane - 32
        call fill
        ld hl,roam_plane + ROAM_PLANE   ; nor below the picture
        call fill
        ld de,roam_plane
        xor a
copy:
        push af
        push de
        ld d,a
        ld e,0
        call roam_address
        pop de
        ld bc,32
        ldir
        pop af
        inc a
        cp ROAM_LINES
        jr nz,copy
        ld a,ROAM_BODY - 1
across:
        push af
        ld hl,roam_plane + ROAM_PLANE - 1
        ld c,ROAM_LINES
line:
        ld b,32
        scf                             ; it cannot be beyond the right edge
byte:
        ld a,(hl)
        ld e,a
        rla
        rl d
        or e
        ld (hl),a
        rr d
        dec hl
        djnz byte
        dec c
        jr nz,line
        pop af
        dec a
        jr nz,across
        ld a,ROAM_BODY - 1
above:
        push af
        ld hl,roam_plane
        ld de,roam_plane + 32
        ld bc,ROAM_PLANE
over:
        ld a,(de)
        or (hl)
        ld (hl),a
        inc de
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,over
        pop af
        dec a
        jr nz,above
        ld hl,roam_plane + ROAM_PLANE   ; no distances yet
        ld de,roam_plane + ROAM_PLANE + 1
        ld bc,ROAM_PLANE - 1
        ld (hl),a
        ldir
        ret
fill:
        ld b,32
solid:
        ld (hl),$FF
        inc hl
        djnz solid
        ret
        endp

        endif
