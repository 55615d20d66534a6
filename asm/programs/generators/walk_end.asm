; walk_end.asm - the finish of a walk: stars, points, the best of the size
;
; 1. Stars: for being out, for the time, for a way without detours. The look at the way costs the third one.
; 2. Points: each star earns the steps of the shortest way, each tenth of a second left of par one more; twice that by torch from the first step on.
;    A maze without forks earns none.
; 3. The stars are given in a new maze whose sides are SIDE_COUNTS or more, its way WAY_COUNTS; the points in any maze.
; 4. The best result of each of three sizes is kept, by the longer side.

        if ! defined GENERATORS_WALK_END
GENERATORS_WALK_END equ 1

        include "engine/views/stars.asm"
        include "programs/generators/walk_page.asm"

DETOUR:         equ 4                   ; steps
STAR_CLICK:     equ 60 * 256 + 100      ; of the first one; each is higher
STAR_STEP:      equ 25
STAR_FRAMES:    equ 10
STAR_GAP:       equ 4
BEST_SIZES:     equ 3
BEST_BYTES:     equ 6                   ; points, tenths: words; the entry's place in the menu; stars
WALK_SEEDS:     equ 16
NO_PLACE:       equ 255                 ; a maze from tape

; walk_out - the finish is reached
walk_out:
        proc
        local wait, letters, said, none, asks
        ld a,(attract_on)
        or a
        jp nz,demo_out
        call walk_picture
        call draw_walk_time
        call walk_stars
        call walk_points
        xor a
        ld (walk_record),a
        call stars_count
        call rank_keep
        call walk_kept
        call walk_best
        ld d,WALK_PAR_ROW
        call panel_goal
        call size_counts
        ld d,WALK_STARS_ROW
        jr nc,$ + 3
        dec d                           ; why there are none stands above, too
        call walk_blank
        ld d,END_WON
        ld hl,end_won_text
        call panel_caption
        ld hl,(walk_won)
        call panel_number
        inc d
        ld hl,end_record_caption
        call panel_caption
        ld hl,(best_here)
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        call panel_number
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
        call rank_told
        call size_counts
        ld d,END_SAYS
        jr c,none
        ld a,(walk_counted)
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
        call panel_says
        jr asks
none:
        call no_stars_say
asks:
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

; draw_stars - the three stars, one after the other: for each that is won a note, and the trail shines
; Uses:  AF, BC, DE, HL
draw_stars:
        proc
        local each
        ld hl,STAR_CLICK
        ld (star_note),hl
        ld a,(walk_counted)
        ld de,256 * END_STARS + PANEL
each:
        rra
        push af
        ld c,STAR_OPEN
        jr nc,$ + 4
        ld c,STAR_WON
        call draw_star
        inc e
        pop af
        push af
        push de
        ld bc,TRAIL_INK * 256 + HERO_INK
        call c,trail_ink
        ld bc,(star_note)
        ld a,c
        sub STAR_STEP
        ld (star_note),a
        pop de
        pop af
        push af
        push de
        call c,sound_tone
        ld b,STAR_FRAMES
        halt
        djnz $ - 1
        ld bc,HERO_INK * 256 + TRAIL_INK
        call trail_ink                  ; nothing, if it is white
        ld b,STAR_GAP
        halt
        djnz $ - 1
        pop de
        pop af
        bit 5,e
        jr z,each
        ret
        endp

; trail_ink - colour the trail
; In:    B = the colour that it has, C = the new one
; Uses:  AF, DE, HL
trail_ink:
        proc
        local row, cell
        push bc
        call walk_lift
        pop bc
        ld hl,ATTRIBUTES
        ld d,BOARD_CELLS
row:
        ld e,BOARD_CELLS
cell:
        ld a,(hl)
        cp b
        jr nz,$ + 3
        ld (hl),c
        inc hl
        dec e
        jr nz,cell
        push bc
        ld bc,32 - BOARD_CELLS
        add hl,bc
        pop bc
        dec d
        jr nz,row
        ld hl,hero_shape
        ld a,c
        cp HERO_INK
        jr nz,$ + 5
        ld hl,stride_shape              ; he leaps for a star
        jp walk_figure_as
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
walk_counted:   ds 1                    ; those of them that are given
walk_won:       ds 2
star_note:      ds 2                    ; for sound_tone
walk_record:    ds 1                    ; not 0: something is beaten
best_here:      ds 2
walk_waits:     ds 1                    ; 1: the maze that is being made is walked through at once; LEAVE_WAITS
        endm

        endif
