; cost.asm - how much a picture will take

        if ! defined MINOTAUR_COST
MINOTAUR_COST equ 1

; scene_cost - how much will the next picture take, besides what each one does?
; In:    B = sprites of the picture that is there
; Out:   A = in units of 500 T
; Uses:  AF, BC, HL
scene_cost:
        ld a,(scene_count)
        cp b
        jr nc,$ + 3
        ld a,b
        ld (scene_most),a
        ld hl,hero_walks
        ld a,(hero_way)
        and (hl)                        ; across: two rows to make
        add a,a
        ld b,a
        add a,a
        add a,b
        ld hl,busy
        add a,(hl)
        ld hl,near_count
        add a,(hl)
        ld hl,level_now + LEVEL_BEASTS
        add a,(hl)
        ld b,a
        xor a
        ld (busy),a
        ld a,(blocks_made)
        ld c,a
        add a,a
        add a,a
        add a,c
        add a,b
        ld b,a
        ld a,(effect_frames)
        or a
        ld a,b
        jr z,$ + 4
        add a,EFFECT_SLICE / 500 + 2
        ld b,a
        ld a,(thread_wanted)            ; a thread is laid sooner in two frames
        add a,a
        add a,a
        add a,a
        add a,a
        add a,b
        ld b,a
        ld a,(panel_stale)
        add a,a
        add a,a
        add a,a
        add a,b
        ld b,a
        ld a,(near_dot_count)
        add a,b
        ld b,a
        ld a,(scene_most)
        add a,a
        add a,a
        add a,a
        add a,a
        add a,b
        ret

        endif
