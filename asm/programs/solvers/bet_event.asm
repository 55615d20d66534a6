; bet_event.asm - coins counted; what happens seldom: so many coins as the title asks for, none at all. Colours roll over the screen to some notes

        if ! defined SOLVERS_BET_EVENT
SOLVERS_BET_EVENT equ 1

MICE_ROW:       equ 18                  ; of the runners on the page of 15,000 coins, while they stand
CHEESE_PLACE:   equ 20 * 256 + 15

BLINK_FRAMES:   equ 8                   ; while eyes are shut
EYES_OPEN:      equ $2933               ; two lines of face_shape, the lower one first; the line below is as the upper one
EYES_SHUT:      equ $213F

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

; bet_goal - the coins are as many as the title asks for: a page of its own, with a stand full of mice
; Uses:  AF, BC, DE, HL
bet_goal:
        proc
        local runner
        ld hl,goal_notes
        ld e,7
        call bet_event
        ld hl,goal_large_text
        ld bc,10 * 256 + $46
        call title_page
        ld hl,goal_frame
        call stand_draw
        ld hl,goal_page_text
        call rank_draw
        ld a,1
runner:                                 ; all four, and what they ran for
        push af
        call goal_runner
        pop af
        add a,2
        cp 2 * LANES + 1
        jr nz,runner
        ld de,CHEESE_PLACE
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call shape_large
        call key_wait
        jp stand_over
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

; bet_blink - a frame of the page of a bet: the runner that is bet on blinks now and then
; Uses:  AF, BC, DE, HL
bet_blink:
        ld a,(FRAMES)
        and 127
        cp 2 * BLINK_FRAMES             ; open eyes are drawn for some frames, too: a sound may take one
        ret nc
        cp BLINK_FRAMES                 ; fall through into bet_face

; bet_face - the face of the runner that is bet on
; In:    carry: its eyes are shut
; Uses:  AF, BC, DE, HL
bet_face:
        ld hl,EYES_SHUT
        call c,face_eyes
        ld a,(bet)
        ld e,a
        add a,$40 + LANE_INK
        ld c,a
        ld a,e
        add a,a
        add a,e
        add a,LANE_TOP
        ld d,a
        ld e,LANE_LEFT
        call draw_face
        ld hl,EYES_OPEN
face_eyes:
        ld (face_shape + 7),hl
        ld a,l
        ld (face_shape + 9),a
        ret

; bet_choose - bet on a runner; the one before opens its eyes
; In:    A = lane
; Uses:  AF, BC, DE, HL
bet_choose:
        push af
        or a
        call bet_face
        pop af
        ld (bet),a
        ret

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
        ld d,5
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
