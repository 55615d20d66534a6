; ranks.asm - what somebody is who has won many stars

        if ! defined GENERATORS_RANKS
GENERATORS_RANKS equ 1

        include "programs/generators/kinds_won.asm"

RANK_INK:       equ $45

; rank_find - the rank that the stars won so far give
; Out:   HL = its name; C = the stars that the next one takes, unless this is the last
; Keeps: DE
; Uses:  AF, B
rank_find:
        proc
        local seek, letter
        call stars_total
        ld hl,ranks
seek:
        ld b,(hl)
        inc hl
        cp b
        ret nc
        ld c,b
letter:
        ld b,(hl)
        inc hl
        inc b
        djnz letter
        jr seek
        endp

; rank_keep - note the rank before a walk
; Out:   rank_before
; Keeps: DE
; Uses:  AF, BC, HL
rank_keep:
        call rank_find
        ld a,l
        ld (rank_before),a
        ret

ranks:                                  ; the stars that each takes
        db 96, "Daedalus", TEXT_END
        db 72, "Ranger", TEXT_END
        db 48, "Guide", TEXT_END
        db 24, "Scout", TEXT_END
        db 12, "Rover", TEXT_END
        db 0, "Novice", TEXT_END
        if 3 * KINDS - 96
        .error the last rank is for all stars
        endif

        endif
