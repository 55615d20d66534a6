; cost.asm - how much a picture will take

        if ! defined MINOTAUR_COST
MINOTAUR_COST equ 1

AHEAD_BEGINS:   equ 7                   ; what it takes then, besides the rows

; scene_cost - how much will the next picture take, besides what each one does?
; In:    B = sprites of the picture that is there
; Out:   A = in units of 500 T
; Uses:  AF, BC, DE, HL
scene_cost:
        ld hl,(blocks_soon_from)        ; for another place blocks_ahead begins anew
        ld de,(blocks_char)
        or a
        sbc hl,de
        ld hl,busy
        jr z,$ + 6
        ld a,(hl)
        add a,AHEAD_BEGINS
        ld (hl),a
        ld a,(scene_count)
        cp b
        jr nc,$ + 3
        ld a,b
        ld hl,thread_wanted             ; a thread is laid sooner in two frames
        add a,(hl)
        add a,a
        ld hl,panel_stale
        add a,(hl)
        add a,a
        ld b,a
        ld hl,hero_walks
        ld a,(hero_way)
        and (hl)                        ; across: two rows to make
        ld c,a
        add a,b
        ld hl,blocks_made
        add a,(hl)
        add a,a
        add a,c
        add a,a                         ; sprites 16 each, thread 16, panel 8, across 6, rows 4
        add a,(hl)                      ; rows 5
        ld hl,near_count
        add a,(hl)
        ld hl,near_dot_count
        add a,(hl)
        ld hl,level_now + LEVEL_BEASTS
        add a,(hl)
        ld hl,busy
        add a,(hl)
        ld (hl),0
        ld b,a
        ld a,(effect_frames)
        or a
        ld a,b
        ret z
        add a,EFFECT_SLICE / 500 + 2
        ret

        endif
