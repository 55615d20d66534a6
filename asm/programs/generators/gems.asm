; gems.asm - gems in dead ends beside the way of a walk: each takes time off the clock, and costs a detour; where all open the ring par is
; longer instead, from the beginning on
;
; 1. From places of the way on, a passage aside is followed until it goes on nowhere: there is a dead end. It has a gem if it is GEM_NEAR to
;    GEM_FAR steps away. In kinds with loops, where it seldom is one, the first room that is GEM_LOOPS steps away has the gem.
; 2. None lies near the start or the ring, nor, where there are other places, beside the first or last quarter of the way. After one there is
;    none beside the next three sixteenths of the way, so there are GEMS at most. Mazes without stars have none.
; 3. Who takes one may walk its detour without losing the third star.

        if ! defined GENERATORS_GEMS
GENERATORS_GEMS equ 1

        include "programs/generators/build_route.asm"
        include "programs/generators/walk_page.asm"

GEMS:           equ 3
GEM_BORDER:     equ 3
GEM_NEAR:       equ 4                   ; steps
GEM_FAR:        equ 14
GEM_LOOPS:      equ 10
GEM_APART:      equ 8                   ; rows or columns from start and ring, at least
GEM_WORTH:      equ 20                  ; tenths of a second: a detour of that many steps takes longer, most are shorter

; gems_lay - lay them, or none
; In:    field: no notes; walk_rule, stats_start, route, what size_counts reads
; Uses:  AF, BC, DE, HL
; Writes: gems, walk_extra, par_more; notes in the field: walk_clean takes them away
gems_lay:
        ld hl,0
        ld (gems),hl
        ld (gems + 3),hl
        ld (gems + 6),hl
        ld (walk_extra),hl
        call size_counts
        ret c
        ld hl,way_note
        call route_each
        call way_note                   ; and the last one
        ld hl,(route_length)
        srl h
        rr l
        srl l                           ; the longest route has 702 steps
        inc l
        ld a,l
        ld (gems_every),a
        ld (gems_wait),a
        ld hl,gems
        ld (gems_next),hl
        call gems_look
        ld a,(gems + 1)
        or a
        ret nz
        ld (gems_every),a               ; none: then anywhere beside the way, but near its ends
gems_look:
        ld hl,gem_seek
        jp route_each

; way_note - note that a place has been there
; In:    D, E
; Keeps: DE
; Uses:  AF, HL
way_note:
        call field_address
        inc (hl)
        ret

; gem_seek - lay a gem beside a place of the way, if it is time
; In:    D, E; BC = steps left
; Keeps: DE
; Uses:  AF, BC, HL
gem_seek:
        proc
        local on, further, over, found, none, near, far
        ld hl,gems_every
        inc b
        djnz $ + 5
        ld a,c
        cp (hl)
        ret c                           ; the last quarter
        inc hl                          ; gems_wait
        dec (hl)
        ret nz
        inc (hl)                        ; until there is one
        push de
        call field_address
        ld b,GEM_FAR + 1
on:
        call gem_ways
        inc d
        dec d
        jr z,over
        ld a,b
        cp GEM_FAR + 2 - GEM_LOOPS
        jr nc,further
        push hl
        ld hl,(entry)
        bit 0,(hl)                      ; LOOPS_INK is odd
        pop hl
        jr z,further
        ld a,l
        cpl
        and ROOM_BITS
        jr z,found
further:
        ex de,hl
        inc (hl)
        djnz on
        jr none                         ; too far
over:
        dec a
        jr nz,none                      ; no dead end
found:
        ld a,GEM_FAR + 1
        sub b
        cp GEM_NEAR
        jr c,none
        ld c,a
        ld a,h
        sub high field
        call place_of
        ld hl,stats_start               ; then stats_finish
        ld b,2
near:
        ld a,(hl)
        inc hl
        sub e
        add a,GEM_APART - 1
        cp 2 * GEM_APART - 1
        ld a,(hl)
        inc hl
        jr nc,far
        sub d
        add a,GEM_APART - 1
        cp 2 * GEM_APART - 1
        jr c,none
far:
        djnz near
        ld hl,(gems_next)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),c
        inc hl
        ld (gems_next),hl
        ld hl,gems_every
        ld a,(hl)
        srl a
        srl a
        cpl
        add a,(hl)
        inc hl
        ld (hl),a                       ; gems_wait: three quarters of it
        call gem_laid
none:
        pop de
        ret
        endp

; gem_ways - where a place leads
; In:    HL = its address in the field
; Out:   A = ways; D, E = address of a place beside it without a note, or D = 0
; Keeps: BC, HL
; Uses:  F
gem_ways:
        proc
        local one
        push hl
        push bc
        xor a
        ld d,a
        ld bc,-FIELD_STRIDE             ; up
        call one
        ld bc,FIELD_STRIDE + 1          ; from there to the right, down, to the left
        call one
        ld c,FIELD_STRIDE - 1
        call one
        ld bc,0 - (FIELD_STRIDE + 1)
        call one
        pop bc
        pop hl
        ret
one:
        add hl,bc
        bit 7,(hl)
        ret nz
        inc a
        bit 0,(hl)
        ret nz
        ld d,h
        ld e,l
        ret
        endp

        endif
