; walk_result.asm - what a walk was worth: stars, points, the best of the size

        if ! defined GENERATORS_WALK_RESULT
GENERATORS_WALK_RESULT equ 1

end_record_text:
        db TEXT_COLOUR, $46, TEXT_AT, END_RECORD, PANEL, "New best", TEXT_END
torch_on_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, WALK_TORCH_ROW, PANEL + 2, "on ", TEXT_END
torch_off_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, WALK_TORCH_ROW, PANEL + 2, "off", TEXT_END
star_lost_text:
        db TEXT_COLOUR, $46, TEXT_AT, WALK_SAYS_ROW, PANEL, "A star", TEXT_AT, WALK_SAYS_ROW + 1, PANEL, "is lost!", TEXT_END
walk_stars_open:
        db TEXT_COLOUR, STAR_OPEN, TEXT_AT, WALK_STARS_ROW, STARS_COLUMN, "***", TEXT_END
stars_text:
        db "Stars", TEXT_END
STARS_COLUMN:   equ 29
LOST_CLICK:     equ 4 * 256 + 250       ; for sound_tone

; walk_stars_watch - say that a star is lost, when it is; draw_walk_stars - those that can still be won, if the maze is large enough for them
; Uses:  AF, BC, DE, HL
walk_stars_watch:
        ld a,(walk_won_stars)
        push af
        call walk_stars
        pop bc
        cp b
        ret z
        call draw_walk_stars
        ret c
        ld hl,star_lost_text
        call walk_say
        ld bc,LOST_CLICK
        jp sound_tone
draw_walk_stars:
        call size_counts
        ret c
        ld d,WALK_STARS_ROW
        ld hl,stars_text
        call panel_caption
        ld hl,walk_stars_open
        call draw_text
        ld a,(walk_won_stars)
        ld de,256 * WALK_STARS_ROW + STARS_COLUMN
        call kind_stars
        or a                            ; carry clear
        ret
end_seen_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_SAYS, PANEL, "You saw", TEXT_AT, END_SAYS + 1, PANEL, "the way.", TEXT_END

; walk_stars - which stars are won
; In:    clock, walk_parred, walk_steps, route_length, walk_looks, walk_dark
; Out:   A, walk_won_stars: bit 0 out, 1 in time, 2 without detours
; Uses:  AF, BC, DE, HL
walk_stars:
        proc
        local late, far
        ld c,1
        ld hl,(walk_parred)
        ld de,(clock)
        or a
        sbc hl,de
        jr c,late
        set 1,c
late:
        call walk_most
        ld de,(walk_steps)
        or a
        sbc hl,de
        jr c,far
        ld a,(walk_looks)
        or a
        jr nz,far
        set 2,c
far:
        ld a,c
        ld (walk_won_stars),a
        ret
        endp

; walk_most - the steps that the third star allows
; In:    route_length, walk_dark
; Out:   HL
; Keeps: BC
; Uses:  AF, DE
walk_most:
        ld hl,(route_length)
        ld a,(walk_dark)
        or a
        ld de,DETOUR
        jr z,$ + 4
        ld d,h
        ld e,l
        add hl,de
        ret

; walk_kept - keep the time if it is the best in this maze, and the stars for its kind
; In:    clock, entry, walk_counted, walk_record = 0
; Out:   walk_record: not 0 if a former time is beaten
; Uses:  AF, DE, HL
walk_kept:
        proc
        local slower
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
        call menu_entry
        ld de,(entry)
        or a
        sbc hl,de
        ret nz                          ; from tape
        ex de,hl
        call entry_makes
        ret nz
        call kind_won
        ld a,(walk_counted)
        or (hl)
        ld (hl),a
        ret
        endp

; walk_best - keep the walk if it is the best of its size
; In:    walk_won, walk_counted, clock, entry
; Out:   best_here = the result of this size; walk_record: not 0, too, if this is better than another one
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
        ld (best_here),hl
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
        ld hl,(best_here)
        ld (hl),c
        inc hl
        ld (hl),b
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

        endif
