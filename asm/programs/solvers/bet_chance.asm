; bet_chance.asm - a bet is changed while the race runs: once, until the first has had two thirds of its time

        if ! defined SOLVERS_BET_CHANCE
SOLVERS_BET_CHANCE equ 1

CHANCE:         equ 2                   ; race_due: the bet can be changed
CHANCE_GONE:    equ $68                 ; black on bright cyan: its bar gets shorter

; bet_chance - a frame of the race: S adds as many coins as are staked, which pay double; T takes half of them back, and the race has no bet
; In:    race_due, bet_slice, race_first
; Uses:  AF, BC, DE, HL
bet_chance:
        proc
        local again, over, ends, gone, whole
        ld a,(race_due)
        cp CHANCE
        ret nz
        ld a,(race_first)
        call lane_record
        ld l,LANE_SLICES
        ld a,(bet_slice)
        ld b,a
        srl b
        add a,b
        sub (hl)
        jr nc,over
        neg                             ; what is left: four cells of the bar for each
        add a,a
        add a,a
        cp 32
        jr nc,whole
        add a,low (ATTRIBUTES + 23 * 32)
        ld l,a
        ld h,high (ATTRIBUTES + 23 * 32)
gone:
        ld a,(hl)
        cp BAR_KEY                      ; a key stays one
        jr z,$ + 4
        ld (hl),CHANCE_GONE
        inc l
        jr nz,gone                      ; the row ends a page
whole:
        call key_read
        cp 'S'
        jr z,again
        cp 'T'
        ret nz
        ld hl,(staked)
        ld d,h
        ld e,l
        srl d
        rr e
        or a
        sbc hl,de
        push hl                         ; what is lost
        push de                         ; what comes back
        ld hl,(coins)
        add hl,de
        ld (coins),hl
        ld a,LANES
        ld (bet),a
        ld hl,taken_back_text
        call draw_text
        pop hl
        call draw_plain
        ld hl,back_text
        call draw_text
        pop hl
        call draw_plain
        ld hl,gone_text
        call draw_line
        ld bc,GO
        call sound_tone
        xor a
        jr ends
again:
        call chance_more
        ld bc,BUZZ
        jp z,sound_tone                 ; there are no more coins
        ld (raised),hl
        ex de,hl
        ld hl,(coins)
        or a
        sbc hl,de
        ld (coins),hl
        call bet_told
        call sound_rise
over:
        ld a,1
ends:
        ld (race_due),a
        ld bc,CLICK                     ; a short one: mice run on at an even pace
        call sound_tone
        call attract_frame              ; no bar is seen that is half another one; fall through into chance_bar
        endp

; chance_bar - what keys do in a race: how many coins S adds, and what they pay, if there are any; chance_or - if the bet cannot be changed, HL
; In:    race_due, coins, staked
; Uses:  AF, BC, DE, HL
chance_bar:
        ld hl,run_text
chance_or:
        proc
        local blank
        ld a,(race_due)
        cp CHANCE
        jp nz,draw_text
        ld de,23 * 256
        ld c,FINAL_BAR
        ld hl,ATTRIBUTES + 23 * 32
        ld (hl),c
        inc l
        jr nz,$ - 2                     ; the row ends a page
        push bc
        call chance_more
        pop bc
        jr z,blank
        push hl
        push de
        ld de,(coins)
        or a
        sbc hl,de
        pop de
        ld hl,add_text
        jr nz,$ + 5
        ld hl,add_all_text
        call draw_text
        pop hl
        call draw_plain
        ld hl,add_pays_text
        call draw_text
blank:
        ld a,' '
        call draw_char
        inc e
        ld a,e
        cp 17
        jr c,blank                      ; from here on there is nothing: a frame is too short for a whole row
        ld hl,back_half_text
        jp draw_text
        endp

; chance_more - the coins that S adds: as many as are staked, or all that are left
; Out:   HL; Z: none
; Uses:  AF, BC
chance_more:
        ld hl,(coins)
        ld bc,(staked)
        call coins_lesser
        ld a,h
        or l
        ret

        endif
