; bet_goal.asm - what is seldom: as many coins as the title asks for, none at all, a race with a rule of its own. Colours roll over the screen to
;                some notes; a page has large letters, a stand full of mice, and the runners, who hop

        if ! defined SOLVERS_BET_GOAL
SOLVERS_BET_GOAL equ 1

        include "programs/solvers/bet_podium.asm"

MICE_ROW:       equ 18                  ; of the runners on such a page, while they stand
CHEESE_PLACE:   equ 20 * 256 + 15

; rule_page - what is new in the next race
; In:    what race_kind needs
; Out:   carry: BREAK has ended it
; Uses:  AF, BC, DE, HL
rule_page:
        proc
        local rule, rule_next
        call race_kind
        sub KIND_DARK - 1
        ld b,a
        ld hl,rule_texts
rule:                                   ; each has a column and large letters, then a text
        djnz rule_next
        ld b,(hl)
        inc hl
        push hl
        call hopping_page
        ld hl,rule_text
        call draw_text
        pop hl
        call text_skip
        jr hopping_text
rule_next:
        call text_skip
        call text_skip
        jr rule
        endp

; goal_page - the coins are as many as the title asks for
; Out:   carry: BREAK has ended it
; Uses:  AF, BC, DE, HL
goal_page:
        ld hl,goal_large_text
        ld b,10
        call event_page
        ld hl,goal_page_text
        call rank_draw
        ld a,(race)
        cp RACES
        ld hl,leave_with_text
        call nz,draw_text               ; after the final there is nothing to stay for
        jr hopping_wait

; bank_page - there are no more coins to win
; Uses:  AF, BC, DE, HL
bank_page:
        ld hl,bank_large_text
        ld b,6
        call event_page
        ld hl,bank_text                 ; fall through into hopping_text

; hopping_text - draw a text, and wait for a key
; Out:   carry: it was BREAK
hopping_text:
        call draw_text
hopping_wait:
        call key_wait
        jp stand_over                   ; carry stays

; text_skip - HL = the text behind this one
; Uses:  A
text_skip:
        ld a,(hl)
        inc hl
        or a
        jr nz,text_skip
        ret

; event_page - colours that roll to notes, then hopping_page
event_page:
        push hl
        push bc
        ld hl,goal_notes
        ld e,7
        call bet_event
        pop bc
        pop hl                          ; fall through into hopping_page

; hopping_page - large letters, a stand full of mice, the runners, the cheese
; In:    HL = letters; B = their column
; Uses:  AF, BC, DE, HL
hopping_page:
        proc
        local runner
        push hl
        push bc
        ink INK_TEXT
        call clear_screen
        ld hl,key_text
        call draw_text
        pop bc
        pop hl
        ld d,5
        ld e,b
        ld c,$46
        call draw_letters
        ld hl,goal_frame
        call stand_draw
        ld a,1
runner:                                 ; all four, and what they run for
        push af
        call goal_runner
        pop af
        add a,2
        cp 2 * LANES + 1
        jr nz,runner
        ld de,CHEESE_PLACE
        ld hl,cheese_shape
        ld c,CHEESE_INK
        jp shape_large
        endp

; goal_frame - as stand_frame, and the runners hop, one after the other
; Uses:  AF, BC, DE, HL
goal_frame:
        call stand_frame
        ld a,(FRAMES)
        ld b,a
        and 7
        ret nz
        ld a,b
        rrca
        rrca
        rrca                            ; fall through into goal_runner

; goal_runner - a runner hops or stands
; In:    A: bit 0: it stands; bits 1, 2: which one
; Uses:  AF, BC, DE, HL
goal_runner:
        proc
        local hops, row
        ld de,256 * (MICE_ROW - 1) + MICE_ROW + 3
        rra
        jr nc,hops
        ld de,256 * MICE_ROW + MICE_ROW - 1
hops:                                   ; E = the row that it leaves
        ld l,e
        and LANES - 1
        ld c,a
        cp LANES / 2
        ccf
        adc a,0                         ; the cheese is between them
        add a,a
        ld e,a
        add a,a
        add a,e
        add a,2                         ; columns 2, 8, 20, 26
        ld e,a
        ld a,c
        add a,$40 + LANE_INK
        ld c,a
        push de
        ld d,l
        ld b,4
row:
        ld a,' '
        call draw_char
        inc e
        djnz row
        pop de
        jp draw_runner
        endp

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
