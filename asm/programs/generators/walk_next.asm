; walk_next.asm - after a walk: the same maze again, or one of the next kind

        if ! defined GENERATORS_WALK_NEXT
GENERATORS_WALK_NEXT equ 1

        include "programs/generators/next_page.asm"
        include "programs/generators/walk_page.asm"

WALK_SEEDS:     equ 16
; walk_once_more - the same maze again; walk_other - one of the next kind with stars to win, and a walk through it as soon as it is made: of
; WALK_SEEDS seeds the first whose way is long enough for stars, or the last
walk_once_more:
        call walk_field
        jp walk_page
walk_other:
        proc
        local seek, found
        call walk_field
        call kind_next
        call kind_open
        call next_page
        ld hl,(chosen_size)
        ld (field_width),hl
        call build_draw
        ld b,WALK_SEEDS
seek:
        push bc
        ld hl,(rng_seed)
        ld (seed),hl
        call pick_make
        ld a,(walk_waits)
        cp LEAVE_WAITS
        jp z,build_leave
        call size_counts
        pop bc
        jr nc,found
        cp SIDE_COUNTS
        jr c,found                      ; no way makes up for a short side
        push bc
        call board_update               ; who waits sees what was too short
        pop bc
        djnz seek
found:
        ld a,1
        ld (walk_waits),a
        jp build_again
        endp

walk_next_variables macro
walk_waits:     ds 1                    ; 1: the maze that is being made is walked through at once; LEAVE_WAITS
        endm

        endif
