; surprise.asm - the bar rolls down the list, and stops at a game by chance

        if ! defined PLAY_SURPRISE
PLAY_SURPRISE   equ 1

        include "programs/play/shared.asm"

ROLL_LEAST:     equ 8                   ; lines that it passes at least
ROLL_SLOW:      equ 8                   ; the last ones take longer and longer
CLICK_WAVES:    equ 12
CLICK_WAIT:     equ 20

; surprise_forget - no line has been a surprise
; Uses:  AF, B, HL
surprise_forget:
        proc
        local each
        ld hl,menu_seen
        ld b,PLAY_MOST
each:
        ld (hl),0
        inc hl
        djnz each
        ret
        endp

; menu_surprise - move the bar to another game, one that has not been played; none comes twice before all of these have come. Once all have been
;                 played, any other one. A key ends the roll at once, and is answered then.
menu_surprise:
        proc
        local again, less, each, shown, next, found, far, enough, roll, inside, click, wait, hurry, slow
        call menu_return
        xor a
        call menu_dark
        ld d,0                          ; 1: also those that came before; 2: also those that have been played
again:
        ld a,(games)
        ld b,a
        ld c,a
        ld a,(FRAMES)
        ld e,a
        ld a,r
        add a,e
less:
        sub b
        jr nc,less
        add a,b
each:
        ld hl,PLAY_LINE
        cp (hl)
        jr z,next
        bit 1,d
        jr nz,found
        ld e,a
        add a,low PLAY_PLAYED
        ld l,a
        ld a,(hl)
        bit 0,d
        jr nz,shown
        push de
        ld d,0
        ld hl,menu_seen
        add hl,de
        pop de
        or (hl)
shown:
        or a
        ld a,e
        jr z,found
next:
        inc a
        cp b
        jr c,$ + 3
        xor a
        dec c
        jr nz,each
        push bc
        call surprise_forget
        pop bc
        inc d
        jr again
found:
        ld e,a
        ld d,0
        ld hl,menu_seen
        add hl,de
        ld (hl),1
        ld hl,PLAY_LINE
        sub (hl)
far:
        jr c,enough
        cp ROLL_LEAST
        jr nc,roll
enough:
        add a,b
        jr far
roll:
        ld b,a                          ; lines to go
inside:
        push bc
        ld a,(games)
        ld b,a
        ld a,(PLAY_LINE)
        inc a
        cp b
        jr c,$ + 3
        xor a
        ld hl,MENU_IDLE
        call menu_go
        ld b,CLICK_WAVES
        xor a
click:
        xor SPEAKER
        out (PORT_ULA),a
        ld c,CLICK_WAIT
        dec c
        jr nz,$ - 1
        djnz click
        pop bc
        ld a,ROLL_SLOW
        sub b
        jr nc,slow
        xor a
slow:
        srl a
        inc a
        push bc
        ld b,a
wait:
        ld hl,FLAGS
        bit 5,(hl)
        jr nz,hurry
        push bc
        call song_frame
        pop bc
        djnz wait
hurry:
        pop bc
        djnz inside
        ld hl,menu_foot_surprise
        jp menu_say
        endp

        endif
