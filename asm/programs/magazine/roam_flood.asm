; roam_flood.asm - how far a given ring is from any pixel on which the disc may be, and the way to it
;
; The walk goes from the given start to the given ring, on to one at the place farthest from there, and to one farthest from that: a wave each.
; Such a place is a cell without walls, ROAM_AWAY pixels or more from the start and from all rings before it.
; With ROAM_INSIDE it is in the middle: columns from ROAM_INSIDE_LEFT on, lines from ROAM_INSIDE_TOP on; else not at the edge.
; Of several rings given the first is taken to which the start leads; if there is none, the walk begins at the farthest place.
; With ROAM_EITHER a ring that is cut off stays if a place is far enough from it; else there is one at ROAM_EITHER, where the start would be.
; 1. Where the disc cannot be: the walls, made wider to the left and upwards by what the disc has more than one pixel. A bit for each pixel.
; 2. A wave goes from the ring, pixel by pixel; each pixel that it reaches is blocked from then on.
; 3. A second bit keeps half of its distance, odd or even. The column and the line tell whether the distance itself is odd: so what
;    is nearer to the ring by one is known, and a way is followed, by what the disc can do.

        if ! defined MAGAZINE_ROAM_FLOOD
MAGAZINE_ROAM_FLOOD equ 1

ROAM_PLANE:     equ 32 * ROAM_LINES     ; bytes
ROAM_HALVES:    equ high ROAM_PLANE     ; pages from one plane to the other
ROAM_QUEUED:    equ 9 * 256            ; bytes: three for each pixel of two waves
ROAM_APART:     equ 50                  ; frames: a place that is nearer has no ring
ROAM_AWAY:      equ 64                  ; pixels, across or down, whatever the way
ROAM_ENOUGH:    equ 4 * 50              ; frames: a way that is no shorter is worth no second wave, which takes seconds
ROAM_GIVEN_RINGS: equ 3                 ; at most
        if ! defined ROAM_INSIDE
ROAM_INSIDE_LEFT: equ 1
ROAM_INSIDE_COLUMNS: equ 30
ROAM_INSIDE_TOP: equ 8
ROAM_INSIDE_ROWS: equ 20
        endif
ROAM_SAYS:      equ 16                  ; the column of how to stop it
ROAM_DOTTED:    equ 4                   ; pixels from one dot to the next

        include "programs/magazine/roam_given.asm"

; roam_flood - how far all is from a ring
; In:    roam_to, roam_from; the picture, walls being ink
;        roam_short = 1: until the disc at roam_from is reached, no farther
; Out:   roam_flooded = roam_to; roam_steps = frames to roam_from, 0 if no way leads there; roam_far, roam_far_steps = the farthest place;
;        CY = 1: SPACE has stopped it, and nothing is known
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: its variables, the colours of the picture, row 22, its own code at roam_wave_low and roam_wave_high
roam_flood:
        exx
        push hl
        exx
        call roam_flood_all
        exx
        pop hl
        exx
        ret

roam_flood_all:                         ; HL' = the end of roam_queue
        proc
        local waves, look, known, pixel, on, left, right, stopped, says
        ld hl,says
        ld de,ALIVE_ROW * 256 + ROAM_SAYS
        call alive_say
        ld hl,(roam_to)
        ld (roam_flooded),hl
        ld a,(roam_ink)
        call roam_repaint
        ld hl,0
        ld (roam_steps),hl
        ld (roam_far_steps),hl
        ld (roam_wave),hl
        call roam_widen
        ld hl,roam_queue
        ld (roam_first),hl
        push hl
        exx
        pop hl
        exx
        call roam_middle
        xor a
        ld (roam_half),a
        call roam_plane_bit
        and (hl)
        ret nz                          ; a wall is there
        call roam_reach
waves:
        ld a,(LAST_K)                   ; a tap before the wave counts too
        cp ' '
        jp z,stopped
        exx
        push hl
        exx
        pop hl
        ld a,l
        ld (roam_wave_low + 1),a
        ld a,h
        ld (roam_wave_high + 1),a
        ld hl,(roam_wave)
        inc hl
        ld (roam_wave),hl
        ld a,l
        and 2
        ld (roam_half),a
        ld hl,(roam_steps)
        ld a,h
        or l
        jr z,look
        ld a,(roam_short)               ; what is beside the disc is known too
        or a
        ret nz
        jr known
look:
        ld de,(roam_from)
        call roam_plane_bit
        and (hl)
        jr z,known
        ld hl,(roam_wave)
        dec hl
        srl h                           ; at two pixels a frame
        rr l
        ld (roam_steps),hl
known:
        ld hl,(roam_first)
pixel:                                  ; HL = its entry in the queue
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,h
        cp high (roam_queue + ROAM_QUEUED)
        jr nz,on
        ld h,high roam_queue
on:
        push hl
        bit 6,c                         ; the disc would be in the middle of a cell
        call nz,roam_seen
        ld hl,-32
        add hl,de
        ld a,(hl)
        and c
        call z,roam_reach
        ld hl,32
        add hl,de
        ld a,(hl)
        and c
        call z,roam_reach
        ld h,d
        ld l,e
        ld b,c
        rlc c
        jr nc,left
        dec hl
left:
        ld a,(hl)
        and c
        call z,roam_reach
        ld h,d
        ld l,e
        ld c,b
        rrc c
        jr nc,right
        inc hl
right:
        ld a,(hl)
        and c
        call z,roam_reach
        pop hl
        ld a,l
roam_wave_low:
        cp 0                            ; the end of the wave in roam_queue
        jr nz,pixel
        ld a,h
roam_wave_high:
        cp 0
        jr nz,pixel
        ld (roam_first),hl
        ex de,hl
        exx
        push hl
        exx
        pop hl
        or a
        sbc hl,de
        jp nz,waves
        ret
stopped:
        ld a,$7F
        in a,(PORT_ULA)                 ; BASIC would take it for a key
        rra
        jr nc,stopped
        xor a
        ld (LAST_K),a
        ld a,(roam_ink)
        call roam_repaint
        ld hl,0
        ld (roam_flooded),hl
        scf
        ret
says:           db "  SPACE: stop ", 0
        endp

; roam_reach - the wave comes to a pixel on which the disc can be
; In:    A = 0; HL = its byte, C = its bit in roam_plane; roam_half = 0, 2: half of its distance is even, odd
;        HL' = the end of roam_queue
; Out:   HL' moved on
; Keeps: BC, DE
; Uses:  AF, HL, DE'
; Writes: roam_plane, roam_queue
roam_reach:
        proc
        local same
        ld a,(hl)
        or c
        ld (hl),a
        ld a,c
        push hl
        exx
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),a
        inc hl
        ld a,h
        cp high (roam_queue + ROAM_QUEUED)
        jr nz,same
        ld h,high roam_queue
same:
        exx
        ld a,(roam_half)
        or a
        ret z
        ld a,h
        add a,ROAM_HALVES
        ld h,a
        ld a,(hl)
        or c
        ld (hl),a
        ret
        endp

; roam_middle - where the disc would be in the middle of the ring
; Out:   D, E = line, column
; Uses:  HL
roam_middle:
        ld de,(roam_to)
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

        include "programs/magazine/roam_seen.asm"
        include "programs/magazine/roam_widen.asm"

        endif
