; cost.asm - how much a picture will take

        if ! defined MINOTAUR_COST
MINOTAUR_COST equ 1

; in units of 160 T:
COST_STILL:     equ 13                  ; a sprite that is not shifted
COST_SHIFTED:   equ 21                  ; one that is
COST_COLOURS:   equ 10                  ; its colours
COST_DOTS:      equ 8                   ; the thread in a part of the window, and 1 for each dot
COST_ROW:       equ 12                  ; a row of blocks made
COST_AHEAD:     equ 17                  ; blocks_ahead goes on, with a row
COST_BEGINS:    equ 46                  ; blocks_ahead begins anew, with rows
COST_PANEL:     equ 25                  ; a number of the panel
COST_DECIDES:   equ 24                  ; a Minotaur decides
COST_FINDS:     equ 16                  ; the hero comes to a place
COST_LISTED:    equ 6                   ; what is near has been listed
COST_MEETS:     equ 12                  ; a Minotaur is near him
COST_KEY:       equ 4                   ; keys that are no directions
COST_LIGHT:     equ 26
COST_TICK:      equ 20                  ; a move more
COST_EFFECT:    equ EFFECT_SLICE / 160 + 6

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
        ld hl,near_dot_count            ; 8 for each sprite, 2 for what may be one, 1.5 for a dot of the thread
        ld a,(near_count)
        add a,a
        add a,(hl)
        ld b,a
        ld a,(hl)
        srl a
        add a,b
        ld b,a
        ld a,(scene_count)
        add a,a
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

; rows_ahead - what blocks_ahead takes
; In:    B = rows that it makes at most
; Out:   A
; Uses:  F, DE, HL
rows_ahead:
        proc
        local right, begins
        ld de,(blocks_char)
        ld a,(hero_way)
        dec a
        ld a,e
        jr z,right
        sub 2
right:
        inc a                           ; the character beside it
        ld hl,blocks_soon_char
        cp (hl)
        jr nz,begins
        ld hl,(blocks_soon_from)
        or a
        sbc hl,de
        jr nz,begins
        ld a,(blocks_next)
        sub BLOCKS_SOON
        ret z                           ; all have been made
        ld a,COST_AHEAD
        dec b
        ret z
        ld a,COST_AHEAD + COST_ROW
        ret
begins:
        ld a,COST_BEGINS
        ret
        endp

; rows_cost - how much the rows of blocks take more than the fastest would
; Out:   A
; Uses:  F, B, DE, HL
rows_cost:
        proc
        local row, upper
        ld hl,(blocks_char)             ; and blocks_char_row
        ld de,(cost_rows_of)
        ld (cost_rows_of),hl
        or a
        sbc hl,de
        ld a,(cost_rows)
        ret z
        ld a,(blocks_char)
        rrca
        and $80
        ld b,a
        ld a,(blocks_row)
        and 15
        add a,a
        add a,a
        or b
        ld l,a
        ld h,high BLOCKS_ENTRIES        ; where a row's code begins: 4 T in each of its lines for each byte before 15 of 32
        ld a,(hl)
        and 31
        ld d,a
        ld e,105                        ; of seven rows
        ld b,6
row:
        ld a,l
        add a,4
        ld l,a
        ld a,(hl)
        and 31
        cpl
        inc a
        add a,e
        ld e,a
        djnz row
        ld a,l                          ; of the first one and the eighth, the slower
        add a,4
        ld l,a
        ld a,(hl)
        and 31
        cp d
        jr nc,upper
        ld d,a
upper:
        ld a,e
        sub d
        ld e,a                          ; 96 T each, and contention
        srl a
        srl e
        srl e
        add a,e
        ld (cost_rows),a
        ret
        endp

        include "programs/minotaur/cost_scene.asm"

cost_variables macro
cost_rows:      ds 1                    ; of rows_cost, for this
cost_rows_of:   ds 2                    ; blocks_char, blocks_char_row
cost_lower:     ds 1                    ; of the picture that is made
cost_upper:     ds 1
cost_now:       ds 1                    ; of the lower part of the picture that is there
        endm

        endif
