; roam_follow.asm - the shortest way from the disc to a given ring, by the distances of roam_flood.asm

        if ! defined MAGAZINE_ROAM_FOLLOW
MAGAZINE_ROAM_FOLLOW equ 1

; roam_lead - draw the shortest way from the disc to the ring, in dots
; Out:   CY = 1: SPACE has stopped it, there is no dot
; Uses:  AF, BC, DE, HL
; Writes: the picture, roam_queue, roam_led, roam_way
roam_lead:
        proc
        local known, step, way, other, ring, none
        call roam_hero                  ; neither is a wall
        call roam_ring
        ld hl,(roam_flooded)
        ld de,(roam_to)
        or a
        sbc hl,de
        jr z,known
        ld hl,(roam_steps)              ; for the next walk in this picture, and where that begins
        push hl
        ld hl,(roam_from)
        push hl
        ld hl,(roam_at)
        ld (roam_from),hl
        ld a,1
        ld (roam_short),a
        call roam_flood
        ld hl,0
        ld (roam_flooded),hl            ; not all of it
        pop hl
        ld (roam_from),hl
        pop hl
        ld (roam_steps),hl
        jr c,none
known:
        ld hl,(roam_at)
        push hl
        ld hl,roam_queue
        ld (roam_led),hl
step:
        ld hl,roam_slides
        inc (hl)
        ld a,(hl)
        and ROAM_DOTTED - 1
        call z,roam_put
        ld de,(roam_at)
        call roam_nearer
        dec a
        and 2
        ld (roam_half),a                ; of the next one
        ld c,KEY_UP
way:
        ld hl,(roam_at)
        push hl
        push bc
        call roam_step
        pop bc
        jr c,other
        ld a,(roam_there)
        or a
        jr nz,ring
        push bc
        ld de,(roam_at)
        call roam_nearer
        pop bc
        ld hl,roam_half
        xor (hl)
        and 2
        pop hl
        jr z,step
        push hl
other:
        pop hl
        ld (roam_at),hl
        sla c
        bit 4,c
        jr z,way
        push hl
ring:
        pop hl
        pop hl
        ld (roam_at),hl
        call roam_led_show
        or a
        ret
none:
        ld hl,roam_queue
        ld (roam_led),hl
        call roam_led_show
        scf
        ret
        endp

; roam_put - the disc's middle is a dot of the way
; Uses:  AF, DE, HL
; Writes: roam_queue, roam_led
roam_put:
        ld hl,(roam_at)
        ld de,257 * (ROAM_BODY / 2 - 1)
        add hl,de
        ex de,hl
        ld hl,(roam_led)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (roam_led),hl
        ret

; roam_nearer - how far a pixel is from the ring
; In:    D, E = line, column
; Out:   A = its distance, modulo 4
; Uses:  F, BC, DE, HL
roam_nearer:
        proc
        local even
        call roam_plane_bit
        push de
        ld de,256 * ROAM_HALVES
        add hl,de
        and (hl)
        jr z,even
        ld a,2
even:
        ld c,a
        call roam_middle
        ld a,d
        xor e
        pop de
        xor d
        xor e
        and 1
        or c
        ret
        endp

        endif
