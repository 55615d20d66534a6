; bet_end.asm - after the last race: coins, the bets that were won, a word about it

        if ! defined SOLVERS_BET_END
SOLVERS_BET_END equ 1

HEAP_LEFT:      equ 2                   ; where they lie at the end: columns, rows
HEAP_TOP:       equ 16
HEAP_END:       equ 22
ROSETTE_PLACE:  equ 9 * 256 + 19
BROKE_PLACE:    equ 17 * 256 + 10

; end_page - all races are over, or left, or all coins are gone: perhaps a place among the best; who is broke can read of the runners
end_page:
        proc
        local listed, some, heap, quick, heaped, broke, wait, done
        ld sp,stack_top
        ld a,(race)
        or a
        jp z,solvers_front              ; none has been run
        call coins_few
        jr nc,some
        ld hl,broke_notes
        ld e,2                          ; black, red
        call bet_event
some:
        ink INK_TEXT
        call clear_screen
        call coins_few
        ld c,LOST_INK
        ld hl,end_text
        jr c,$ + 4
        ld c,$68                        ; black on bright cyan
        ld de,0
        call draw_line
        call podium_draw
        ld hl,each_won_text
        call draw_text
        ld hl,purse_text
        call draw_text
        ld hl,(coins)
        call bet_number
        ld hl,most_text
        call draw_text
        ld hl,(coins_most)
        call bet_number
        ld de,(coins)
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
        ld de,ROSETTE_PLACE
        ld c,$46
        ld hl,rosette_shape
        call draw_pair
        ld hl,title_text
        call rank_draw
        call coins_few
        jr c,broke
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
        jr nz,quick                     ; a key: all of it at once
        halt
        ld a,d
        add a,a
        ld c,a
        ld b,1
        call sound_tone
quick:
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
        call sound_rise
        jr wait
broke:                                  ; H leads to the help
        ld hl,broke_keys
        call draw_keys
        ld de,BROKE_PLACE
        ld hl,broke_text
        ld c,BET_LOST
        call draw_letters
        ld bc,BUZZ
        call sound_tone
wait:                                   ; while the mice on the stand jump
        ld hl,key_text
        call draw_text
        call key_wait
        call stand_over
        call coins_few
        jr nc,done
        ld a,(LAST_K)
        or ' '                          ; a small letter
        cp 'h'
        jp z,bet_study
done:
        jp bet_done
        endp

; rank_draw - the title that the coins give, and what the next one needs
; In:    HL = the text before it; coins
; Uses:  AF, BC, DE, HL
rank_draw:
        proc
        local rank, found
        call draw_text
        ld hl,ranks
rank:
        push hl
        call text_skip
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,b
        or c
        jr z,found                      ; the last one
        push hl
        ld hl,(coins)
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
        push hl
        push bc
        ld hl,next_text
        call draw_text
        pop hl
        call bet_number
        ld hl,for_text
        call draw_text
        pop hl
        jp draw_text
        endp

rosette_shape:                          ; its left half
        db $01, $06, $1F, $3F, $3E, $7C, $FC, $7D
        db $3D, $3E, $1F, $06, $0D, $1D, $3E, $14

        include "programs/solvers/bet_podium.asm"

        endif
