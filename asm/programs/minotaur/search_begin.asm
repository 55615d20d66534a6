; search_begin.asm - where a search begins

        if ! defined MINOTAUR_SEARCH_BEGIN
MINOTAUR_SEARCH_BEGIN equ 1

; search_begin - begin a search
; In:    HL = its list; B = rooms that a way passes at most, 0 for any number
; Uses:  AF, HL
search_begin:
        ld (search_head),hl
        ld (search_tail),hl
        ld a,b
        ld (search_far),a
        ret

; search_from - let it begin here
; In:    HL = a room in the array; A = what it has there
; Uses:  AF, DE, HL
search_from:
        ld (hl),a
        ex de,hl
; search_note - put DE into the list
search_note:
        ld hl,(search_tail)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (search_tail),hl
        ret

; search_start - all beginnings are there
; Uses:  AF, DE, HL
search_start:
        ld a,(search_far)
        or a
        ret z
        ld de,0
        jr search_note

; search_hero - search from where the hero is
; In:    A = upper byte of the array
; Uses:  AF, BC, DE, HL
search_hero:
        proc
        local across, room, from
        ld b,a
        ld de,(hero_place)
        ld a,d
        and e
        rra
        jr c,room
        bit 0,d
        jr nz,across
        dec d
        ld c,DOWN + 1
        call from
        inc d
        inc d
        ld c,UP + 1
        call from
        jp search_start
across:
        dec e
        ld c,RIGHT + 1
        call from
        inc e
        inc e
        ld c,LEFT + 1
        call from
        jp search_start
room:
        ld c,SEARCH_HERE
        call from
        jp search_start
from:
        push de
        call room_at
        ld a,h
        or b
        ld h,a
        ld a,c
        call search_from
        pop de
        ret
        endp

        endif
