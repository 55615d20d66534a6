; cost.asm - how much a picture will take

        if ! defined MINOTAUR_COST
MINOTAUR_COST equ 1

; in units of 160 T:
COST_STILL:     equ 14                  ; a sprite that is not shifted
COST_SHIFTED:   equ 21                  ; one that is
COST_COLOURS:   equ 10                  ; its colours
COST_DOTS:      equ 3                   ; the thread in a part of the window, and its dots: see there
COST_ROW:       equ 12                  ; a row of blocks made
COST_AHEAD:     equ 17                  ; blocks_ahead goes on, with a row
COST_BEGINS:    equ 46                  ; blocks_ahead begins anew, with rows
COST_PANEL:     equ 25                  ; a number of the panel
COST_DECIDES:   equ 18                  ; a Minotaur decides
COST_FINDS:     equ 10                  ; the hero comes to a place
COST_LISTED:    equ 8                   ; what is near has been listed
COST_MEETS:     equ 12                  ; a Minotaur is near him
COST_KEY:       equ 4                   ; keys that are no directions
COST_LIGHT:     equ 26
COST_TICK:      equ 20                  ; a move more
COST_EFFECT:    equ EFFECT_SLICE / 160 + 6
COST_CHIP:      equ 11                  ; a sound on the chip

; scene_cost - how much will the next picture take, besides what each one does? The lower part of the picture that is there, what has moved,
;              and the upper part of the next one
; Out:   A, 255 if it is more
; Uses:  AF, BC, DE, HL
scene_cost:
        proc
        local much, rows, ready, none
        ld hl,busy
        ld a,(thread_wanted)            ; a thread is laid sooner in two frames
        or a
        ld a,(hl)
        ld (hl),0
        jp nz,much
        ld c,a
        ld hl,near_dot_count            ; 4.5 for a row of dots, 1.5 for a dot
        ld a,(dots_size)
        add a,(hl)
        srl a
        ld b,a
        srl a
        add a,b
        dec hl                          ; near_count: 2 for what may be a sprite, 4 more for each one, 8 more for a Minotaur
        add a,(hl)
        add a,(hl)
        ld b,a
        ld a,(scene_beasts)
        add a,a
        ld hl,scene_count
        add a,(hl)
        add a,a
        add a,a
        add a,b
        ld hl,level_now + LEVEL_BEASTS
        add a,(hl)
        add a,(hl)
        add a,c
        jr c,much
        ld hl,cost_now
        add a,(hl)
        jr c,much
        ld hl,cost_upper
        add a,(hl)
        jr c,much
        ld c,a
        call rows_cost
        add a,c
        jr c,much
        ld c,a
        ; rows that were not ready
        ld a,(blocks_made)
        or a
        jr z,ready
        ld b,a
rows:
        ld a,c
        add a,COST_ROW
        jr c,much
        ld c,a
        djnz rows
ready:
        ld a,(panel_stale)
        or a
        jr z,none
        ld a,COST_PANEL
none:
        add a,c
        jr c,much
        ld hl,chip_cost
        add a,(hl)
        jr c,much
        ld c,a
        ld a,(effect_frames)
        or a
        ld a,c
        ret z
        add a,COST_EFFECT
        ret nc
much:
        ld a,255
        ret
        endp

        include "programs/minotaur/cost_rows.asm"
        include "programs/minotaur/cost_scene.asm"

cost_variables macro
cost_rows:      ds 1                    ; of rows_cost, for this
cost_rows_of:   ds 2                    ; blocks_char, blocks_char_row
cost_lower:     ds 1                    ; of the picture that is made
cost_upper:     ds 1
cost_now:       ds 1                    ; of the lower part of the picture that is there
        endm

        endif
