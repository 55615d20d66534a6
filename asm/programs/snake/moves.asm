; moves.asm - a frame of the two snakes: steps, bites, berries

        if ! defined SNAKE_MOVES
SNAKE_MOVES equ 1

        include "engine/keys/attract.asm"
        include "engine/sound/effect_table.asm"
        include "programs/snake/level.asm"
        include "programs/snake/panel.asm"
        include "programs/snake/steer.asm"

        public snakes_show, snakes_plan, player_move

EAT_SOUND:      equ 0                   ; numbers of snake.effects: one for each of five berries in a row
STEAL_SOUND:    equ 5
HATCH_SOUND:    equ 6
TRAPPED_SOUND:  equ 7
BITE_SOUND:     equ 8
CLEAR_SOUND:    equ 9
READY_SOUND:    equ 10
RIVAL_FIRST:    equ 80                  ; frames until the rival comes
RUN_FRAMES:     equ 200                 ; berries within four seconds are a run
RUN_MOST:       equ 5
BERRY_POINTS:   equ 10
GULP_INK:       equ $47

; snakes_show - what was planned, and the berries in the bodies
; Uses:  AF, BC, DE, HL, IX
snakes_show:
        call skin_draw
        ld ix,player
        call snake_gulp
        ld ix,rival
        ld a,(ix + S_STATE)
        cp STATE_LIVES
        jr z,snake_gulp
        ret

; snakes_plan - plan both
; Uses:  AF, BC, DE, HL, IX, AF'
snakes_plan:
        ld ix,player
        call snake_plan
        ld ix,rival
        ld a,(ix + S_STATE)
        cp STATE_LIVES
        jp z,snake_plan
        ret

; snake_gulp - a berry shines on its way through the body
; In:    IX = snake
; Uses:  AF, DE, HL
snake_gulp:
        ld a,(ix + S_GULPS)
        or a
        ret z
        call gulp_inside
        jr nc,gulp_over                 ; the tail has left it
        ld a,(ix + S_INK)
        ld (hl),a
        dec (ix + S_GULP)
        call gulp_inside
        jr nc,gulp_over
        ld (hl),GULP_INK
        ret
gulp_over:
        ld (ix + S_GULPS),0
        ret

; gulp_inside - is the cell in which the berry shines a cell of the body?
; In:    IX = snake
; Out:   carry set: it is: HL = its attribute
; Uses:  AF, DE
gulp_inside:
        ld a,(ix + S_HEAD)
        sub (ix + S_GULP)
        cp (ix + S_LENGTH)
        ret nc
        ld a,(ix + S_GULP)
        call queue_cell
        call place_attribute
        scf
        ret

; player_move - the player's snake in this frame
; Out:   carry set: it has bitten a body
; Uses:  AF, BC, DE, HL, IX
player_move:
        proc
        local seeks, goes, bitten, own, ripens
        ld ix,player
        call snake_glide
        ret nc
        ld a,(attract_on)
        or a
        jr nz,seeks
        call steer_way
        jr goes
seeks:
        call seek_way
goes:
        push af
        call snake_beyond
        and BODIES
        pop bc
        jr nz,bitten
        ld a,b
        call snake_enter
        ret z
        ld a,(berries_left)             ; a berry
        dec a
        ld (berries_left),a
        ld (hl),BERRY_FIRST
        ld b,a
        ld a,(berries_bushes)
        dec a
        cp b
        jr c,ripens                     ; the others are not enough
        ld (berries_bushes),a
        ld (hl),BERRY_GONE
ripens:
        ld a,(level_growth)
        call snake_eats
        ld hl,player + S_SPEED
        ld a,(hl)
        cp TOP_SPEED
        adc a,0                         ; a little faster, but not above the limit
        ld (hl),a
        call run_counts
        or a
        ret
bitten:
        bit 4,(hl)                      ; BIT_PLAYER
        ld hl,bitten_text
        jr nz,own
        ld hl,met_text
own:
        call message
        scf
        ret
        endp

; run_counts - points for a berry: more for each one of a run
; Uses:  AF, BC, DE, HL
run_counts:
        proc
        local first, most
        ld a,(run_left)
        or a
        ld a,(run)
        jr nz,first
        xor a
first:
        cp RUN_MOST
        jr nc,most
        inc a
most:
        ld (run),a
        ld b,a
        ld a,RUN_FRAMES
        ld (run_left),a
        ld hl,0
        ld de,BERRY_POINTS
        add hl,de
        djnz $ - 1
        ex de,hl
        call score_add
        ld hl,plus_text
        call message
        ld hl,panel_due
        set DUE_BERRIES,(hl)
        ld a,(run)
        dec a
        jp effect_number                ; EAT_SOUND and on
        endp

; snake_glide - a frame's way; at a step the cell that the tail has left is free
; In:    IX = snake
; Out:   carry set: it takes a step
; Uses:  AF, BC, DE, HL
snake_glide:
        ld a,(ix + S_POS)
        add a,(ix + S_SPEED)
        ld (ix + S_POS),a
        ret nc
        call snake_joint
        call snake_release
        call c,cell_plan
        scf
        ret

; snake_enter - the head begins to glide into a cell that is free
; In:    IX = snake; A = way
; Out:   NZ: a ripe berry is there: C = its number, HL = its state
; Uses:  AF, B, DE
snake_enter:
        proc
        local open
        push af
        call snake_advance
        call berry_ripe
        pop de                          ; D = way
        ld (ix + S_JAWS),1
        ret nz
        ld a,d
        call snake_beyond
        call berry_ripe
        jr nz,open
        ld (ix + S_JAWS),a
open:
        xor a
        ret
        endp

; berry_ripe - is a ripe berry on a place?
; In:    HL = its place in the field
; Out:   NZ: it is: C = its number, HL = its state
; Keeps: DE
; Uses:  AF, B
berry_ripe:
        ld a,(hl)
        and BERRY_BIT | FIELD_WALL
        cp BERRY_BIT
        jr nz,berry_none
        ld a,(hl)
        and 7
        ld c,a
        ld b,0
        ld hl,berry_state
        add hl,bc
        ld a,(hl)
        inc a
        jr nz,berry_none
        inc a
        ret                             ; NZ
berry_none:
        xor a
        ret

; snake_eats - it grows, and the berry shines on its way through the body
; In:    IX = snake; A = how much it grows
; Keeps: BC
; Uses:  AF
snake_eats:
        proc
        local grows, shines
        add a,(ix + S_GROW)
        ld (ix + S_GROW),a
        add a,(ix + S_LENGTH)
        jr c,grows
        cp LENGTH_MOST
        jr c,shines
grows:
        ld (ix + S_GROW),0
shines:
        ld a,(ix + S_HEAD)
        dec a
gulp_begin:                             ; from the cell A on
        ld (ix + S_GULP),a
        ld (ix + S_GULPS),1
        ret
        endp

        endif
