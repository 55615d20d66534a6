; ends.asm - the ends of a level: the snake has bitten, or all berries are eaten

        if ! defined SNAKE_ENDS
SNAKE_ENDS equ 1

        include "programs/snake/moves.asm"

        public level_bitten, level_clear, play_rest

BITTEN_FRAMES:  equ 30
CLEAR_FRAMES:   equ 75

; level_bitten - a life is lost: the snake goes, cell by cell
; Out:   Z: it was the last one
; Uses:  AF, BC, DE, HL, IX
level_bitten:
        proc
        local flash, dim, goes, lost, none
        ld a,BITE_SOUND
        call effect_number
        ld b,BITTEN_FRAMES
flash:
        push bc
        ld ix,player
        ld a,b
        and 4
        ld a,PLAYER_INK
        jr z,dim
        ld a,GULP_INK
dim:
        ld (ix + S_INK),a
        rlca                            ; the border is red with white, black with yellow
        and 2
        ld (look_inks + LOOK_BORDER),a
        out (PORT_ULA),a
        call snake_inked
        call snake_plan
        call snake_frame
        call skin_draw
        call play_letter
        call panel_job
        pop bc
        djnz flash
        xor a
        ld (look_inks + LOOK_BORDER),a
        out (PORT_ULA),a
goes:
        ld ix,player
        ld a,(ix + S_LENGTH)
        or a
        jr z,lost
        call snake_drop
        call cell_draw
        bit 0,(ix + S_LENGTH)
        jr z,goes
        call snake_frame
        call play_letter
        call panel_job
        jr goes
lost:
        ld hl,panel_due
        set DUE_LIVES,(hl)
        ld a,(lives_left)
        sub 1
        jr c,none
        ld (lives_left),a
        or 1
        ret
none:
        xor a
        ret
        endp

; snake_inked - the whole snake in its colour
; In:    IX = snake
; Uses:  AF, BC, DE, HL
snake_inked:
        proc
        local each
        ld b,(ix + S_LENGTH)
        ld c,(ix + S_TAIL)
each:
        ld a,c
        call queue_cell
        call place_attribute
        ld a,(ix + S_INK)
        ld (hl),a
        inc c
        djnz each
        ret
        endp

; level_clear - all berries are eaten: points, and the next level
; Uses:  AF, BC, DE, HL, IX
level_clear:
        proc
        local another
        ld a,CLEAR_SOUND
        call effect_number
        ld de,(bonus)
        call score_add
        ld a,(level)
        cp LEVEL_LAST
        ld hl,clear_text
        jr nz,$ + 5
        ld hl,won_text
        call message
        ld hl,panel_due
        set DUE_BERRIES,(hl)
        ld b,CLEAR_FRAMES
        call play_rest
        ld hl,level
        ld a,(hl)
        cp LEVEL_LAST
        jr nc,another
        inc (hl)
        ret
another:                                ; the last level again, in another maze
        ld hl,(game_seed)
        inc hl
        res 2,h                         ; SEEDS
        ld (game_seed),hl
        ret
        endp

; play_rest - frames in which the snake shines
; In:    B = frames
; Uses:  AF, BC, DE, HL, IX
play_rest:
        push bc
        call snake_frame
        call skin_draw
        ld ix,player
        ld a,(ix + S_GULPS)
        or a
        ld a,(ix + S_HEAD)
        call z,gulp_begin               ; again and again
        call snake_gulp
        call play_letter
        call panel_job
        pop bc
        djnz play_rest
        ret

        endif
