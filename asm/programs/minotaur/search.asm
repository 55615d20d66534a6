; search.asm - the shortest ways from all rooms to the hero: breadth first, a few rooms at a time
;
; A search has a list of rooms, and an array in which each room that it has reached has the direction of the next step to where it began,
; and 1 added; 0: not reached, 5: where it began. It can stop after any room and go on later, so it needs only the time that pictures leave.
; In a search that does not look far, a word of 0 in the list ends the rooms that are as far away.

        if ! defined MINOTAUR_SEARCH
MINOTAUR_SEARCH equ 1

        include "programs/minotaur/ground.asm"

SEARCH_HERE:    equ 5

; search_on - go on
; In:    B = rooms at most
; Out:   carry set: it has ended
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
search_on:
        proc
        local room, right, down, left, done, farther
        ld hl,(search_head)
room:
        ld de,(search_tail)
        or a
        sbc hl,de
        scf
        ret z
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (search_head),hl
        ld a,d
        or a
        jp z,farther
        and 3
        or high rooms
        ld h,a
        ld l,e
        ld c,(hl)                       ; its open ways
        ex de,hl
        ld de,(search_tail)
        rr c
        jr nc,right
        ld a,l
        sub ROOMS_WIDTH
        ld l,a
        jr nc,$ + 3
        dec h
        ld a,(hl)
        or a
        jr nz,$ + 10
        ld (hl),DOWN + 1
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
        ld a,l
        add a,ROOMS_WIDTH
        ld l,a
        jr nc,$ + 3
        inc h
right:
        rr c
        jr nc,down
        inc hl
        ld a,(hl)
        or a
        jr nz,$ + 10
        ld (hl),LEFT + 1
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
        dec hl
down:
        rr c
        jr nc,left
        ld a,l
        add a,ROOMS_WIDTH
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        or a
        jr nz,$ + 10
        ld (hl),UP + 1
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
        ld a,l
        sub ROOMS_WIDTH
        ld l,a
        jr nc,$ + 3
        dec h
left:
        rr c
        jr nc,done
        dec hl
        ld a,(hl)
        or a
        jr nz,$ + 10
        ld (hl),RIGHT + 1
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
done:
        ld (search_tail),de
        ld hl,(search_head)
        dec b
        jp nz,room
        or a
        ret
farther:
        ld a,(search_far)
        dec a
        scf
        ret z
        ld (search_far),a
        ld de,(search_tail)
        sbc hl,de                       ; carry was set: 1 less
        inc hl
        ld a,h
        or l
        scf
        ret z
        call search_start
        ld hl,(search_head)
        dec b
        jp nz,room
        or a
        ret
        endp

search_variables macro
search_head:    ds 2                    ; the next room of the list
search_tail:    ds 2                    ; its end
search_far:     ds 1                    ; how much farther it looks
        endm

        endif
