; bet_end.asm - after the last race: coins, the bets that were won, a word about it

        if ! defined SOLVERS_BET_END
SOLVERS_BET_END equ 1

RICH:           equ 1024                ; coins that break the bank: a whole number of pages
HEAP_LEFT:      equ 2                   ; where they lie at the end: columns, rows
HEAP_TOP:       equ 13
HEAP_END:       equ 21

; bet_end - all races are over, or all coins are gone: perhaps a place among the best
bet_end:
        proc
        local judged, heap, heaped
        ink INK_TEXT
        call clear_screen
        ld hl,(coins)
        ld a,h
        or l
        ld hl,ruined_text
        jr z,$ + 5
        ld hl,end_text
        call draw_text
        ld hl,purse_text
        call draw_text
        ld hl,(coins)
        call bet_number
        ld hl,won_text
        call draw_text
        ld a,(wins)
        call bet_byte
        ld hl,of_text
        call draw_text
        ld a,(race)
        call bet_byte
        ld bc,(coins)
        ld hl,book_text
        ld a,b
        cp high RICH
        jr c,$ + 5
        ld hl,bank_text
        or a
        jr nz,judged
        ld hl,good_text
        ld a,COINS
        cp c
        jr c,judged
        ld hl,poor_text
        ld a,c
        or a
        jr nz,judged
        ld hl,broke_text
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
        endp

        endif
