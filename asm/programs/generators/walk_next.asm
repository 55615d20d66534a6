; walk_next.asm - after a walk: the same maze again, or one of the next kind

        if ! defined GENERATORS_WALK_NEXT
GENERATORS_WALK_NEXT equ 1

        include "programs/generators/next_page.asm"
        include "programs/generators/walk_page.asm"

WALK_SEEDS:     equ 16
WALK_FLOOR:     equ $05                 ; dim cyan
HUNT_FLOOR:     equ $04                 ; dim green

; walk_other - one of the next kind with stars to win, and a walk through it as soon as it is made: of
; WALK_SEEDS seeds the first whose way is long enough for stars, or the last
walk_other:
        ld sp,stack_top
        call walk_field
        call kind_next
        call kind_open
        call next_begin
        call next_page
        ld hl,(chosen_size)
        ld (field_width),hl
        call build_draw
        call maze_seek
        ld a,1
        ld (walk_waits),a
        jp build_again

; walk_unseen - by torch through another maze of this kind, which nobody has seen
walk_unseen:
        ld sp,stack_top
        call walk_field
        xor a
        ld (made),a                     ; there is none if that is left
        call build_board
        call build_untimed
        ld hl,$0101
        ld (walk_torch),hl              ; and walk_dark
        call maze_seek
        call maze_known
        xor a
        ld (walk_rule),a                ; who sees no gem finds the ring open
        ld (route_lost),a
        ld (walk_waits),a
        call kind_made
        jp walk_page

; maze_seek - make mazes of this kind until the way of one is long enough for stars, WALK_SEEDS at most; those before are shown by day
; Uses:  AF, BC, DE, HL
maze_seek:
        proc
        local seek
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
        ret nc
        cp SIDE_COUNTS
        ret c                           ; no way makes up for a short side
        push bc
        ld a,(walk_dark)
        or a
        call z,board_update             ; who waits sees what was too short
        pop bc
        djnz seek
        ret
        endp

; walk_dim - the colour of floor in a walk: that of the family, but cyan instead of yellow, on which nobody yellow stands out; green in a hunt and
; with a thief, where no ghost is green
; In:    hunts, entry
; Uses:  AF, C, HL
; Writes: board_ink
walk_dim:
        call board_dim
        cp HERO_INK & 7
        jr nz,$ + 4
        ld a,WALK_FLOOR
        ld hl,hunts
        inc (hl)
        dec (hl)
        jr z,$ + 4
        ld a,HUNT_FLOOR
        ld (board_ink),a
        ret

; ask - show the question whether help is worth its stars
; In:    C = key
; Uses:  AF, BC, DE, HL
; Writes: walk_asked
ask:
        ld a,c
        ld (walk_asked),a
        ld hl,ask_text + 1
        ld (hl),a
        dec hl
        jp notice
night_text:                             ; see rule_text
        db " Hunted in the dark!", TEXT_END
far_text:                               ; see star_lost
        db " Too far. Be out by", TEXT_END
ask_text:
        db " R again leaves one star.", TEXT_END

in_row:                                 ; the walks with three stars on end, the last one too
        dw 0                            ; ROW_MOST at most

walk_next_variables macro
walk_waits:     ds 1                    ; 1: the maze that is being made is walked through at once; LEAVE_WAITS
walk_rule:      ds 1                    ; HUNTED, LOCKED, LOCKED_ALL, THIEF: what holds in this maze
walk_asked:     ds 1                    ; 1: R was pressed, and the question stands in the panel, in a walk or beside the maze
        endm

        endif
