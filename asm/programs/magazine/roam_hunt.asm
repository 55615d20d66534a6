; roam_hunt.asm - a hunter follows the disc: from the start, and from each ring that is touched, it goes where the disc has been, a quarter of
; a second nearer each time
;
; roam_rules has how far it is behind; no hunter if that is 0. On a way that leads nowhere twice the disc cannot meet it.

        if ! defined MAGAZINE_ROAM_HUNT
MAGAZINE_ROAM_HUNT equ 1

        public roam_rules

ROAM_DELAY:     equ $7F                 ; bits of roam_rules: two frames each
ROAM_DARK:      equ $80                 ; and another one
ROAM_HUNTER_INK: equ $42                ; bright red
ROAM_NEARER:    equ 12                  ; frames, for each ring that is touched
ROAM_CAUGHT_INK: equ 2                  ; red
ROAM_CAUGHT:    equ 2                   ; what `roam` answers
ROAM_CAUGHT_PITCH: equ 1600
ROAM_OUT_PITCH: equ 900                 ; when it comes out
ROAM_OUT_CYCLES: equ 6
ROAM_TRAIL:     equ roam_queue          ; 256 places where the disc has been, more than it can be behind

; roam_hunt - once a frame: the hunter goes on
; Out:   CY = 1: it has the disc
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables
roam_hunt:
        proc
        local same, here, show, next
        ld a,(roam_rules)
        and ROAM_DELAY
        ret z
        ld hl,(roam_at)
        ld de,(roam_passed)
        or a
        sbc hl,de
        jr z,same
        add hl,de
        ld (roam_passed),hl
        ex de,hl
        ld hl,roam_trail_in
        call next
        ld (hl),e
        inc hl
        ld (hl),d
same:
        ld hl,roam_wait
        ld a,(hl)
        or a
        jr z,here
        dec (hl)
        ret nz
        ld hl,(ROAM_TRAIL)              ; it comes out where the disc was
        ld (roam_hunter),hl
        ld de,ROAM_OUT_CYCLES
        ld hl,ROAM_OUT_PITCH
        push ix
        call ROM_BEEPER
        pop ix
        jr show
here:
        call roam_hunter_hide
        ld a,(roam_trail_in)
        ld hl,roam_trail_out
        cp (hl)
        jr z,show
        call next
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (roam_hunter),de
show:
        call roam_hunter_show
        ld hl,(roam_at)
        ld de,(roam_hunter)
        ld a,h
        sub d
        add a,ROAM_BODY - 1
        cp 2 * ROAM_BODY - 1
        ret nc
        ld a,l
        sub e
        add a,ROAM_BODY - 1
        cp 2 * ROAM_BODY - 1
        ret
next:                                   ; HL = a number in the trail: one more; HL = that place
        inc (hl)
        ld l,(hl)
        ld h,0
        add hl,hl
        ld bc,ROAM_TRAIL
        add hl,bc
        ret
        endp

; roam_away - the hunter is not there any more
; Uses:  AF, BC, DE, HL
; Writes: the screen, roam_wait
roam_away:
        ld a,(roam_rules)
        and ROAM_DELAY
        ret z
        ld hl,roam_wait
        ld a,(hl)
        or a
        ret nz
        inc (hl)                        ; fall through into roam_hunter_hide

; roam_hunter_hide - take the hunter away
; Uses:  AF, BC, DE, HL
roam_hunter_hide:
        call roam_hunter_turn
        ld de,(roam_hunter)
        ld a,(roam_ink)
        ld c,a
        ld b,ROAM_BODY - 1
        jp roam_paint

; roam_hunter_show - the hunter in its colour
; Uses:  AF, BC, DE, HL
roam_hunter_show:
        ld de,(roam_hunter)
        ld bc,256 * (ROAM_BODY - 1) + ROAM_HUNTER_INK
        call roam_paint                 ; fall through into roam_hunter_turn

; roam_hunter_turn - the hunter's pixels
; Uses:  AF, BC, DE, HL
roam_hunter_turn:
        proc
        local drawn
        ld de,(roam_hunter)
        ld hl,roam_hunter_shape
        ld a,d
        xor e
        and 8                           ; it treads: the other picture after each eight pixels
        jr z,drawn
        ld hl,roam_hunter_treads
drawn:
        ld b,ROAM_BODY
        jp roam_turn
        endp

; roam_caught - the hunter has the disc: it alone is seen for half a second, then disc and ring alone, in the light
; Out:   BC = ROAM_CAUGHT
; Keeps: IX, IY
; Uses:  AF, DE, HL
; Writes: the screen, its variables
roam_caught:
        proc
        local wait
        call roam_hero                  ; the disc is gone, the hunter is whole, and red
        call roam_hunter_turn
        call roam_hunter_show
        ld a,ROAM_CAUGHT_INK
        ld hl,ROAM_CAUGHT_PITCH
        call roam_note
        ld b,ROAM_SECOND / 2
wait:
        halt
        djnz wait
        call roam_away
        call roam_day
        call roam_ring
        call roam_ring_show
        call roam_show
        ld bc,ROAM_CAUGHT
        ret
        endp

; roam_lair - a trail begins where the disc is; after each ring the hunter is less far behind
; Uses:  AF, C, HL
; Writes: its variables
roam_lair:
        ld a,(roam_count)
        ld hl,roam_left
        sub (hl)
        add a,a
        add a,a
        ld c,a
        add a,a
        add a,c                         ; ROAM_NEARER frames for each
        ld c,a
        ld a,(roam_rules)
        add a,a                         ; without ROAM_DARK
        sub c
        ld (roam_wait),a
        ld hl,(roam_at)
        ld (roam_passed),hl
        ld (ROAM_TRAIL),hl
        ld hl,0
        ld (roam_trail_in),hl           ; and roam_trail_out
        ret

roam_hunter_shape: db $78, $FC, $B4, $FC, $FC, $A8
roam_hunter_treads: db $78, $FC, $B4, $FC, $FC, $54

        endif
