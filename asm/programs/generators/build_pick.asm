; build_pick.asm - an easy or a hard maze: the choice among the next seeds, by the longest route
;
; 1. Each of the next PICK_SEEDS seeds is made, shown and measured; what is kept of it is its parts and its longest route.
; 2. Mazes in one part come first: of all that have the fewest parts, the one whose route is the shortest (E) or the longest (H), the first
;    of equals. Its seed is made again.
; 3. M, BREAK and W keep the maze that is there, as they do whenever one is made; also while one is shown.

        if ! defined GENERATORS_BUILD_PICK
GENERATORS_BUILD_PICK equ 1

        include "engine/pages/entries.asm"
        include "engine/pages/panel.asm"

PICK_SEEDS:     equ 16
PICK_ROW:       equ PANEL_STARS + 3

; build_easy, build_hard - E, H
build_easy:
        ld hl,easy_text
        ld a,255                        ; turns routes into what is long if they are short
        jr build_wanted
build_hard:
        ld hl,hard_text
        xor a

; build_wanted - HL = message, A = which
build_wanted:
        proc
        local try, kept
        ld (pick_kind),a                ; and the easiest maze has one star to win, as after help
        push hl
        call kind_makes
        pop hl
        jp nz,build_frame
        ld d,PANEL_KEYS
        call panel_message
        ld a,(pick_kind)
        call one_left_say
        ld hl,pick_text
        call draw_keys
        call build_blank
        call route_unmark
        call board_plain
        xor a
        ld (pick_tried),a
        ld hl,(seed)
try:
        inc hl
        ld (seed),hl
        call build_seed
        ld a,(pick_tried)
        inc a
        ld l,a
        ld h,0
        ld de,256 * PICK_ROW + PANEL
        ld b,2
        ink INK_VALUE
        xor a
        call draw_digits
        call pick_make
        call watch_begin                ; so that keys count until the next one is made, too
        call board_update
        ld a,(walk_waits)
        or a
        jr nz,kept
        call pick_keep
        ld hl,pick_tried
        inc (hl)
        ld a,(hl)
        cp PICK_SEEDS
        ld hl,(seed)
        jr nz,try
        call pick_best
        ld (seed),hl
        call pick_make
        call build_untimed
        call maze_known
        ld a,(pick_kind)
        ld (walk_looks),a
        jr $ + 5
kept:
        call watch_end
        call build_untimed
        jp build_result
        endp

; pick_make - make the maze of the seed, and measure it
; Uses:  AF, BC, DE, HL
pick_make:
        proc
        local make, run
        call entry_runs
        ld (run + 1),hl
        ld hl,make
        jp watch_timed                  ; M, BREAK and W end it
make:
        ld hl,(seed)
        ld (rng_seed),hl
run:
        call 0                          ; operand
        call edges_close
        jp maze_stats
        endp

; pick_keep - keep the parts and the route of the maze
; In:    pick_tried, stats_parts, route_length
; Uses:  AF, BC, DE, HL
pick_keep:
        ld hl,(pick_tried)
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,de
        ld de,pick_list
        add hl,de
        ld bc,(stats_parts)             ; 255 at most count
        inc b
        dec b
        jr z,$ + 4
        ld c,255
        ld (hl),c
        inc hl
        ld bc,(route_length)
        ld (hl),c
        inc hl
        ld (hl),b
        ret

; pick_best - the seed of the list that is wanted
; In:    pick_list, pick_kind, seed = the last one
; Out:   HL = its seed
; Uses:  AF, BC, DE
pick_best:
        proc
        local fewest, more, seek, skip, kept
        ld hl,pick_list
        ld bc,PICK_SEEDS * 256 + 255
fewest:                                 ; C = the fewest parts
        ld a,(hl)
        cp c
        jr nc,more
        ld c,a
more:
        inc hl
        inc hl
        inc hl
        djnz fewest
        ld hl,0
        ld (pick_most),hl
        ld hl,pick_list + 3 * PICK_SEEDS - 1 ; from the last one to the first, which is taken of equals
        ld b,PICK_SEEDS
seek:
        ld a,(pick_kind)
        xor (hl)
        ld d,a
        dec hl
        ld a,(pick_kind)
        xor (hl)
        ld e,a
        dec hl
        ld a,(hl)
        dec hl
        cp c
        jr nz,skip
        push hl
        ld hl,(pick_most)
        ex de,hl
        or a
        sbc hl,de
        jr c,kept
        add hl,de
        ld (pick_most),hl
        ld a,b
        ld (pick_place),a
kept:
        pop hl
skip:
        djnz seek
        ld a,(pick_place)               ; 1 for the first, PICK_SEEDS for the last
        sub PICK_SEEDS
        ld e,a
        sbc a,a
        ld d,a
        ld hl,(seed)
        add hl,de
        ret
        endp

easy_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_VALUE, "Easiest:", TEXT_END
hard_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_VALUE, "Hardest", TEXT_END
pick_text:
        db PICK_ROW + 2, PANEL, "BREAK", PANEL, TEXT_AT, PICK_ROW + 3, PANEL, "stops it"
        db TEXT_AT, PICK_ROW, PANEL + 2, " of 16", TEXT_END
        db KEYS_END

build_pick_variables macro
pick_kind:      ds 1                    ; 255: the shortest, 0: the longest
pick_tried:     ds 1
pick_place:     ds 1                    ; of the best one
pick_most:      ds 2                    ; its route; the complement of it
pick_list:      ds 3 * PICK_SEEDS       ; parts; steps
        endm

        endif
