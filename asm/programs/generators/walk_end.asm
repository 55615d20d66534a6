; walk_end.asm - the finish of a walk: stars, points, the best of the size
;
; 1. Stars: for being out, for the time, for a way without detours. Help leaves the first one. None: it was too late, and nothing is kept.
; 2. Points: each star earns the steps of the shortest way, each tenth of a second left of par one more; twice that by torch from the first step on.
;    A maze without forks earns none.
; 3. The stars are given in a new maze whose sides are SIDE_COUNTS or more, its way WAY_COUNTS; the points in any maze.
; 4. The best result of each of three sizes is kept, by the longer side, and the most points of each kind, which are its record.
;
; It is unpacked over what a walk needs, but for the ghost.

        if ! defined GENERATORS_WALK_END
GENERATORS_WALK_END equ 1

        include "programs/generators/walk_next.asm"
        include "programs/generators/walk_scene.asm"
        include "programs/generators/ranks.asm"

DETOUR:         equ 8                   ; steps: four slips by a place
DETOUR_LOOPS:   equ 4                   ; where a wrong way may cost as little
ROW_MOST:       equ 99                  ; walks with three stars on end: two digits
NO_PLACE:       equ 255                 ; a maze from tape

END_ROW:        equ 8
END_STARS:      equ 9
END_KINDS:      equ 12                  ; the stars of all kinds
END_RANK:       equ 13
END_WON:        equ 15
END_SAYS:       equ 18

; walk_out - the page of the result
; In:    walk_won_stars
walk_out:
        proc
        local blank, wait, said, row, none, asks, lost, way, unkind
        call walk_points
        xor a
        ld (walk_record),a
        call stars_count
        call rank_keep
        call walk_kept
        call walk_best
        call size_counts
        ld d,WALK_STARS_ROW
        jr nc,$ + 3
        dec d                           ; why there are none stands above, too
        jr c,blank
        ld hl,in_row
        ld a,(hl)
        cp ROW_MOST
        adc a,0
        ld (hl),a
        ld a,(walk_counted)
        cp ALL_STARS
        jr z,blank
        ld (hl),0
blank:
        call walk_blank
        ld d,NOTICE_ROW
        call blank_row
        call break_note
        ld d,END_WON
        ld hl,end_won_text
        call panel_caption
        ld hl,(walk_won)
        call panel_number
        inc d
        call kind_makes
        jr nz,unkind
        ld hl,end_record_caption
        call panel_caption
        push de
        call kind_best
        pop de
        call panel_number
unkind:
        ld hl,end_keys
        call draw_keys
        ld de,256 * END_KINDS + PANEL
        ld c,STAR_WON
        call kinds_draw
        ld hl,end_text
        call draw_text
        ld hl,end_record_text
        ld a,(walk_record)
        or a
        call nz,draw_text
        call walk_scene
        call rank_told
        call size_counts
        ld d,END_SAYS
        jr c,none
        ld a,(walk_counted)
        or a
        jr z,lost
        cp ALL_STARS
        jr z,row
        ld hl,walk_looks
        bit 0,(hl)
        ld hl,end_help_text
        jr nz,said
        ld hl,end_slow_text             ; what was missed: for the second star, for the third
        rra
        rra
        push af
        call nc,end_says
        pop af
        rra
        jr c,asks
        ld hl,end_far_text
said:
        call end_says
        jr asks
row:
        ld hl,end_row_text
        call panel_caption
        ld hl,(in_row)
        call panel_number
        jr asks
none:
        call no_stars_say
        jr asks
lost:                                   ; from here on R counts
        ld a,'R'
        ld (end_way),a
        ld hl,end_way_keys
        call draw_keys
asks:
        call end_hear
wait:
        halt
        call key_read
        ld hl,end_letters
        call key_act
        call step_keys
        and KEY_FIRE
        jr z,wait
        jp walk_once_more
way:                                    ; R: help in this maze, as it is anywhere else
        ld hl,walk_looks
        set 0,(hl)
        ld d,END_SAYS
        call walk_blank
        call way_missed
        jr wait
end_letters:
        db KEY_BREAK
        dw walk_leave
        db 13
        dw walk_once_more
        db ' '
        dw walk_once_more
        db 'N'
        dw walk_other
end_way:
        db 0                            ; 'R' where a walk is lost
        dw way
        db 0
        endp

; end_says - a row of the panel
; In:    HL = text; D = row
; Out:   D = the row below
; Uses:  AF, BC, E, HL
end_says:
        ink INK_VALUE
        ld e,PANEL
        call draw_line
        inc d
        ret

end_text:
        db "*", TEXT_INK, INK_VALUE, TEXT_AT, END_ROW, PANEL, "Out!", TEXT_END
end_won_text:
        db "Points", TEXT_END
end_record_caption:
        db "Record", TEXT_END
end_slow_text:
        db "Too slow", TEXT_END
end_far_text:
        db "Too far", TEXT_END
end_help_text:
        db "Had help", TEXT_END
end_keys:
        db 23, PANEL, "N", PANEL + 2, "next", TEXT_END
        db 23, 0, "BREAK", 6, "back", TEXT_END
        db 23, 12, "SPACE", 18, "again", TEXT_END
        db KEYS_END
end_way_keys:                           ; where a walk is lost
        db END_SAYS, PANEL, "R", PANEL + 2, "way", TEXT_ROW, "leaves", TEXT_ROW, "1 star", TEXT_END
        db KEYS_END
all_won_text:
        db TEXT_COLOUR, $46, TEXT_AT, END_ROW, PANEL, "All won!", TEXT_END
end_rank_text:
        db TEXT_COLOUR, $46, TEXT_AT, END_ROW, PANEL, "New rank", TEXT_END
end_record_text:
        db TEXT_COLOUR, $46, TEXT_AT, END_ROW, PANEL, "New best", TEXT_END

        endif
