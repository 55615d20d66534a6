; bet_face.asm - the face of the runner that is bet on, which blinks now and then

        if ! defined SOLVERS_BET_FACE
SOLVERS_BET_FACE equ 1

BLINK_FRAMES:   equ 8                   ; while eyes are shut
EYES_OPEN:      equ $2933               ; two lines of face_shape, the lower one first; the line below is as the upper one
EYES_SHUT:      equ $213F

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

        endif
