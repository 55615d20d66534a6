; smell.asm - the arrays of the searches: forgotten, then the Minotaurs' way to the hero, a room more

        if ! defined MINOTAUR_SMELL
MINOTAUR_SMELL equ 1

; smell_which - the array that is not in use
; Out:   A = its upper byte
smell_which:
        ld a,(smell_now)
        xor $0C                         ; high smell, high smell_other
        ret

; smell_clear, trail_clear - forget what an array has
smell_clear:
        call array_clear
        ret c
        ld a,(level_now + LEVEL_SMELL)
        ld b,a
        ld c,2
array_search:                           ; B = how far, C = the next phase
        ld a,c
        ld (think_phase),a
        ld hl,order
        call search_begin
        call smell_which
        jp search_hero
trail_clear:
        call array_clear
        ret c
        ld bc,4
        jr array_search

; think_room - a room more of the search
; Out:   carry set: it has ended
think_room:
        call search_on
        push af
        ld a,4
        call think_more
        pop af
        ret
think_more:
        ld hl,think_spent
        add a,(hl)
        ld (hl),a
        ret

; array_clear - clear 32 rooms more
; In:    think_at
; Out:   carry set: it is not done
array_clear:
        proc
        local each
        ld a,7
        call think_more
        ld hl,(think_at)
        xor a
        ld b,ROOMS_WIDTH
each:
        ld (hl),a
        inc l
        djnz each
        jr nz,$ + 3
        inc h
        ld (think_at),hl
        or l
        scf
        ret nz
        ld a,h
        and 3
        scf
        ret nz                          ; the arrays are 1,024 bytes
        or a
        ret
        endp

; smell_search - a room more
smell_search:
        ld b,1
        call think_room
        ret nc
        call smell_which
        ld (smell_now),a
        xor a
        ld (think_phase),a
        ret

        endif
