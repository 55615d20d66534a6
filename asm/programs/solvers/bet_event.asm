; bet_event.asm - coins counted after a race; the runner that is bet on blinks; large letters

        if ! defined SOLVERS_BET_EVENT
SOLVERS_BET_EVENT equ 1

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


        endif
