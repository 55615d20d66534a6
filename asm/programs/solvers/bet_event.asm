; bet_event.asm - coins counted; what happens seldom: so many coins as the title asks for, none at all. Colours roll over the screen to some notes

        if ! defined SOLVERS_BET_EVENT
SOLVERS_BET_EVENT equ 1

MICE_ROW:       equ 17                  ; of the runners on the page of 15,000 coins
CHEESE_PLACE:   equ 18 * 256 + 15

; bet_purse - count the coins up or down to what they are now, beside what became of the bet; a key held hurries it
; In:    HL = coins before the race; coins
; Uses:  AF, BC, DE, HL
bet_purse:
        proc
        local count, some
count:
        push hl
        ld hl,ATTRIBUTES + STAKED_ROW * 32
        ld c,(hl)                       ; of that bar
        ld hl,now_text
        call draw_text
        pop hl
        push hl
        ld b,5
        call digits
        pop de
        ld hl,(coins)
        or a
        sbc hl,de
        ret z
        rr h                            ; an eighth of the difference, whose sign is in carry
        rr l
        sra h
        rr l
        sra h
        rr l
        ld a,h
        or l
        jr nz,some
        inc l
some:
        add hl,de
        ld bc,2 * 256 + 40
        call sound_tone
        push hl
        call key_any
        pop hl
        jr nz,count
        halt
        jr count
        endp

; bet_goal - the coins are as many as the title asks for: a page of its own
; Uses:  AF, BC, DE, HL
bet_goal:
        proc
        local runner, places
        ld hl,goal_notes
        ld e,7
        call bet_event
        ld hl,goal_large_text
        ld bc,10 * 256 + $46
        call title_page
        ld hl,goal_page_text
        call draw_text
        ld hl,rank_text
        call rank_draw
        ld hl,places
        ld c,$40 + LANE_INK
runner:                                 ; all four, and what they ran for
        ld e,(hl)
        inc hl
        ld d,MICE_ROW
        push hl
        call draw_runner
        pop hl
        inc c
        ld a,c
        cp $40 + LANE_INK + LANES
        jr nz,runner
        ld de,CHEESE_PLACE
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call shape_large
        jp key_wait
places:                                 ; columns
        db 2, 8, 20, 26
        endp

; title_page - a cleared screen with large letters, and that a key leads on
; In:    HL = text; B = column; C = colour
; Uses:  AF, BC, DE, HL
title_page:
        push hl
        push bc
        ink INK_TEXT
        call clear_screen
        ld hl,key_text
        call draw_text
        pop bc
        pop hl
        ld d,3
        ld e,b                          ; fall through into draw_letters

; draw_letters - a text in large letters
; In:    HL = text; D, E = row, column; C = colour
; Uses:  AF, B, E, HL
draw_letters:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call draw_large
        pop hl
        jr draw_letters

; bet_event - the papers of all rows change with each note, for about a second; a key ends it
; In:    HL = notes: periods and pitch of each, then 0; E = the papers: bits
; Uses:  AF, BC, D, HL
bet_event:
        proc
        local note, row
        push hl
        call keys_release
        pop hl
note:
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        inc b
        dec b
        ret z
        push hl
        push bc
        ld hl,ATTRIBUTES
        ld c,24
row:
        ld a,c
        add a,d
        and e
        rlca
        rlca
        rlca
        or $40
        ld b,32
        ld (hl),a
        inc hl
        djnz $ - 2
        dec c
        jr nz,row
        inc d
        pop bc
        call sound_tone
        call key_any
        pop hl
        jr z,note
        ret
        endp
goal_notes:
        db 63, 209, 79, 166, 94, 139, 63, 209, 79, 166, 94, 139, 110, 117, 94, 139, 125, 104, 0
broke_notes:
        db 64, 209, 58, 234, 54, 250, 58, 234, 54, 250, 50, 255, 50, 255, 0

        endif
