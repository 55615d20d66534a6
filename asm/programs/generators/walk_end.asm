; walk_end.asm - the finish of a walk: stars, points, the best of the size
;
; 1. Stars: for being out, for the time, for a way without detours. The look at the way costs the third one.
; 2. Points: each star earns the pace, steps of the shortest way in ten seconds; twice that by torch from the first step on. A maze without forks earns none.
; 3. The best result of each of three sizes is kept, by the longer side.

        if ! defined GENERATORS_WALK_END
GENERATORS_WALK_END equ 1

        include "engine/views/stars.asm"
        include "programs/generators/hints.asm"
        include "programs/generators/walk_page.asm"

DETOUR:         equ 4                   ; steps
STAR_CLICK:     equ 40 * 256 + 60
BEST_SIZES:     equ 3
BEST_BYTES:     equ 6                   ; points, tenths: words; the entry's place in the menu; stars
NO_PLACE:       equ 255                 ; a maze from tape

; walk_out - the finish is reached
walk_out:
        proc
        local wait, letters, said
        ld a,(attract_on)
        or a
        jp nz,demo_out
        call walk_picture
        call draw_walk_time
        call walk_stars
        call walk_points
        xor a
        ld (walk_record),a
        call walk_kept
        call walk_best
        ld d,WALK_PAR_ROW
        call panel_goal
        ld d,END_ROW
        call walk_blank
        ld hl,(walk_won)
        ld de,256 * END_WON + 28
        call end_number
        ld hl,(best_here)
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld de,256 * END_BEST + 28
        call end_number
        ld de,256 * END_KINDS + PANEL
        ld c,STAR_WON
        call kinds_draw
        ld hl,end_text
        call draw_text
        ld hl,end_keys
        call draw_keys
        ld hl,end_record_text
        ld a,(walk_record)
        or a
        call nz,draw_text
        call draw_stars
        ld a,(walk_won_stars)
        ld hl,end_late_text
        bit 1,a
        jr z,said
        ld hl,end_perfect_text
        bit 2,a
        jr nz,said
        ld hl,end_far_text
        ld a,(walk_looks)
        or a
        jr z,said
        ld hl,end_seen_text
said:
        call draw_text
        call keys_release
wait:
        halt
        call key_read
        ld hl,letters
        call key_act
        jr wait
letters:
        db KEY_BREAK
        dw walk_leave
        db 13
        dw walk_once_more
        db 'A'
        dw walk_once_more
        db 'N'
        dw walk_other
        db 0
        endp

; end_number - draw HL in four cells
end_number:
        ink INK_VALUE
        ld b,4
        xor a
        jp draw_digits

; walk_once_more - the same maze again; walk_other - one of the next kind, and a walk through it as soon as it is made
walk_once_more:
        call walk_field
        jp walk_page
walk_other:
        call walk_field
        call kind_next
        ld hl,(chosen_size)
        ld (field_width),hl
        call build_draw
        ld a,1
        ld (walk_waits),a
        jp build_next

; draw_stars - the three stars, one after the other
; Uses:  AF, BC, DE, HL
draw_stars:
        proc
        local each, won, wait
        ld a,(walk_won_stars)
        ld de,256 * END_STARS + PANEL
each:
        push af
        rra
        ld c,STAR_WON
        jr c,won
        ld c,STAR_OPEN
won:
        push af
        call draw_star
        pop af
        push bc
        ld bc,STAR_CLICK
        push de
        call c,sound_tone
        pop de
        pop bc
        ld b,8
wait:
        halt
        djnz wait
        inc e
        pop af
        srl a
        bit 5,e
        jr z,each
        ret
        endp

best_walks:                             ; in the image: they stay when the program is begun again
        ds BEST_SIZES * BEST_BYTES
kinds_won:                              ; of each entry of the menu
        ds MENU_COUNT
        db 0                            ; the checksum's place
BEST_SMALL:     equ 11
BEST_MIDDLE:    equ 21

walk_end_variables macro
walk_won_stars: ds 1
walk_won:       ds 2
walk_record:    ds 1                    ; not 0: something is beaten
best_here:      ds 2
walk_waits:     ds 1                    ; 1: the maze that is being made is walked through at once; LEAVE_WAITS
        endm

        endif
