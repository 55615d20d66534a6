; bet_end.asm - after the last race: coins, the bets that were won, a word about it

        if ! defined SOLVERS_BET_END
SOLVERS_BET_END equ 1

HEAP_LEFT:      equ 2                   ; where they lie at the end: columns, rows
HEAP_TOP:       equ 13
HEAP_END:       equ 21

; bet_end - all races are over, or left, or all coins are gone: perhaps a place among the best; who is broke can read of the runners
bet_end:
        proc
        local listed, mice, some, heap, heaped, broke
        ld sp,stack_top
        ld a,(race)
        or a
        jp z,solvers_front              ; none has been run
        ld hl,(coins)
        ld a,h
        or l
        jr nz,some
        ld hl,broke_notes
        ld e,2                          ; black, red
        call bet_event
some:
        ink INK_TEXT
        call clear_screen
        ld hl,(coins)
        ld a,h
        or l
        ld c,LOST_INK
        ld hl,ruined_text
        jr z,$ + 7
        ld hl,end_text
        ld c,$68                        ; black on bright cyan
        ld de,1 * 256
        call draw_line
        ld de,3 * 256 + 2
        ld c,$40 + 8 * LANE_INK
mice:                                   ; all four, and what they ran for
        ld hl,mouse_shape
        call draw_shape
        inc e
        inc e
        ld a,c
        add a,8
        ld c,a
        cp $40 + 8 * (LANE_INK + LANES)
        jr nz,mice
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call draw_shape
        ld hl,purse_text
        call draw_text
        ld hl,(coins)
        call bet_number
        ld hl,most_text
        call draw_text
        ld hl,(coins_most)
        push hl
        call bet_number
        pop de
        ld hl,(scores_bets + (KEPT - 1) * 10 + 8)
        or a
        sbc hl,de
        add hl,de
        jr c,listed
        push hl
        ld hl,listed_text
        call draw_text
        pop hl
        call bet_number
listed:
        ld hl,won_text
        call draw_text
        ld a,(wins)
        call bet_byte
        ld hl,of_text
        call draw_text
        ld a,(race)
        call bet_byte
        call rank_draw
        ld hl,(coins)
        ld a,h
        or l
        jr z,broke
        ld de,256 * (HEAP_END - 1) + HEAP_LEFT
heap:                                   ; a coin on the screen for ten, row upon row, each narrower; the higher the heap the higher the note
        ld bc,10
        or a
        sbc hl,bc
        jr c,heaped
        push hl
        ld hl,start_shape
        ld c,$46
        call draw_shape
        call key_any
        jr nz,$ + 3                     ; a key held hurries it
        halt
        ld a,d
        add a,a
        ld c,a
        ld b,1
        call sound_tone
        pop hl
        inc e
        ld a,d
        add a,32 - HEAP_LEFT - HEAP_END + 1
        cp e
        jr nz,heap
        ld a,HEAP_END + HEAP_LEFT
        sub d
        ld e,a
        dec d
        ld a,d
        cp HEAP_TOP - 1
        jr nz,heap
heaped:
        ld hl,key_text
        call draw_text
        call sound_rise
        call key_wait
        jp bet_done
broke:                                  ; four mice round the cheese; H leads to the help
        ld hl,key_text
        call draw_text
        ld hl,broke_keys
        call draw_keys
        call mice_draw
        ld bc,BUZZ
        call sound_tone
        call key_wait
        ld a,(LAST_K)
        or ' '                          ; a small letter
        cp 'h'
        jp z,bet_study
        jp bet_done
        endp

; rank_draw - the title that the most coins give, and what the next one needs
; In:    coins_most
; Uses:  AF, BC, DE, HL
rank_draw:
        proc
        local rank, skip, found
        ld hl,rank_text
        call draw_text
        ld hl,ranks
rank:
        push hl
skip:
        ld a,(hl)
        inc hl
        or a
        jr nz,skip
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,b
        or c
        jr z,found                      ; the last one
        push hl
        ld hl,(coins_most)
        sbc hl,bc
        pop hl
        jr c,found
        pop bc
        jr rank
found:                                  ; HL = the next one, BC = what it needs
        ex (sp),hl
        push bc
        ld c,$46
        call draw_text
        pop bc
        pop hl
        ld a,b
        or c
        ret z
        push bc
        push hl
        ld hl,next_text
        call draw_text
        pop hl
        call draw_text
        ld hl,at_text
        call draw_text
        pop hl
        jp bet_number
        endp

        endif
