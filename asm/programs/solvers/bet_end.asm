; bet_end.asm - after the last race: coins, the bets that were won, a word about it

        if ! defined SOLVERS_BET_END
SOLVERS_BET_END equ 1

RICH:           equ 10240               ; coins that break the bank: a whole number of pages
BOOK:           equ 2560                ; of one who reads mazes: such a number
HEAP_LEFT:      equ 2                   ; where they lie at the end: columns, rows
HEAP_TOP:       equ 13
HEAP_END:       equ 21

; bet_end - all races are over, or left, or all coins are gone: perhaps a place among the best; who is broke can read of the runners
bet_end:
        proc
        local listed, mice, judged, heap, heaped, broke, large
        ld sp,stack_top
        ld a,(race)
        or a
        jp z,solvers_front              ; none has been run
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
        ld hl,(scores_bets + (KEPT - 1) * 10 + 8)
        ld de,(coins)
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
        ld bc,(coins)
        ld a,b
        ld hl,bank_text
        cp high RICH
        jr nc,judged
        ld hl,book_text
        cp high BOOK
        jr nc,judged
        ld hl,good_text
        or a
        jr nz,judged
        ld a,COINS
        cp c
        jr c,judged
        ld hl,poor_text
        ld a,c
        or a
        jr z,broke
judged:
        call draw_text
        ld hl,(coins)
        ld de,HEAP_TOP * 256 + HEAP_LEFT
heap:                                   ; a coin on the screen for ten
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
        ld bc,1 * 256 + 30
        call sound_tone
        pop hl
        inc e
        ld a,e
        cp 32 - HEAP_LEFT
        jr nz,heap
        ld e,HEAP_LEFT
        inc d
        ld a,d
        cp HEAP_END
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
        ld hl,broke_mice
        ld c,$40 + 8 * LANE_INK
large:
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld hl,mouse_shape
        call shape_large
        pop hl
        ld a,c
        add a,8
        ld c,a
        cp $40 + 8 * (LANE_INK + LANES)
        jr nz,large
        ld de,16 * 256 + 15
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call shape_large
        ld bc,BUZZ
        call sound_tone
        call key_wait
        ld a,(LAST_K)
        or ' '                          ; a small letter
        cp 'h'
        jp z,bet_study
        jp bet_done
broke_mice:                             ; rows, columns
        db 13, 8, 13, 22, 19, 8, 19, 22
        endp

        endif
