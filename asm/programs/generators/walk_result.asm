; walk_result.asm - what is kept of a walk: the best time in its maze, the stars of its kind, the best of its size

        if ! defined GENERATORS_WALK_RESULT
GENERATORS_WALK_RESULT equ 1

; walk_kept - keep the time if it is the best in this maze, and the stars for its kind
; In:    clock, entry, walk_counted, walk_record = 0
; Out:   walk_record: not 0 if a former time is beaten
; Uses:  AF, DE, HL
walk_kept:
        proc
        local slower
        ld a,(walk_won_stars)
        or a
        ret z
        ld de,(clock)
        ld hl,(walk_best_time)
        scf
        sbc hl,de
        jr c,slower
        ld (walk_best_time),de
        ld a,h
        cpl
        and $80                         ; the first one beats nobody
        ld (walk_record),a
slower:
        call kind_won
        ld a,(walk_counted)
        or (hl)
        ld (hl),a
        ret
        endp

; walk_best - keep the walk if it is the best of its size
; In:    walk_won, walk_counted, clock, entry
; Out:   walk_record: not 0, too, if this is better than another one
; Uses:  AF, BC, DE, HL
walk_best:
        proc
        local size, found
        ld hl,(board_columns)
        ld a,h
        cp l
        jr nc,size
        ld a,l
size:
        ld hl,best_walks
        cp BEST_SMALL + 1
        jr c,found
        ld hl,best_walks + BEST_BYTES
        cp BEST_MIDDLE + 1
        jr c,found
        ld hl,best_walks + 2 * BEST_BYTES
found:
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        ld a,h
        or l                            ; 0: there was nothing to beat
        ld bc,(walk_won)
        sbc hl,bc
        ret nc
        ld hl,walk_record
        or (hl)
        ld (hl),a
        ex de,hl                        ; behind the low byte of the points
        ld (hl),b
        dec hl
        ld (hl),c
        inc hl
        inc hl
        ld bc,(clock)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        push hl
        call menu_entry
        ld de,(entry)
        sbc hl,de                       ; carry is clear
        pop hl
        ld a,(menu_place)
        jr z,$ + 4
        ld a,NO_PLACE
        ld (hl),a
        inc hl
        ld a,(walk_counted)
        ld (hl),a
        ret
        endp

; kind_best - the most points of all walks through mazes of this kind, with this one
; In:    walk_won, menu_place
; Out:   HL; walk_record: not 0, too, if this walk is better than another one
; Uses:  AF, BC, DE
kind_best:
        proc
        local kept
        call kind_won
        push hl
        push af
        ld a,(hl)
        rrca
        rrca
        rrca
        and $1F
        ld d,a
        ld bc,kinds_best - kinds_won
        add hl,bc
        ld e,(hl)
        ex de,hl
        ld bc,(walk_won)
        sbc hl,bc
        add hl,bc
        jr nc,kept
        ld a,h
        or l                            ; 0: there was nothing to beat
        ld hl,walk_record
        or (hl)
        ld (hl),a
        ld h,b
        ld l,c
kept:
        ld a,l
        ld (de),a
        ld a,h
        add a,a
        add a,a
        add a,a
        pop bc                          ; B = stars
        or b
        pop de
        ld (de),a
        ret
        endp

        endif
