; build_pick.asm - an easy, a tricky or a hard maze: the choice among the next seeds, by the longest route
;
; Whether a route is short or long depends on the generator. So the tricky maze is the one of a few seeds whose route is nearest to
; the middle between the shortest and the longest. E and H try these seeds too, so it is never easier or harder than theirs.

        if ! defined GENERATORS_BUILD_PICK
GENERATORS_BUILD_PICK equ 1

        include "engine/pages/entries.asm"
        include "engine/pages/panel.asm"
        include "engine/views/watch.asm"
        include "programs/generators/build_panel.asm"
        include "transform/pick_difficulty.asm"

PICK_SEEDS:     equ 16                  ; for an easy or a hard maze
TRICKY_SEEDS:   equ 5                   ; each is made three times, which takes as long
PICK_LEAST:     equ 1                   ; steps: no maze's longest route has fewer; 0 would mean any number
PICK_MOST:      equ 1023                ; none has more

; build_easy, build_tricky, build_hard - E, T, H: try the next seeds, keep the maze whose longest route is the shortest,
; in the middle, the longest
build_easy:
        ld hl,easy_text
        ld de,PICK_LEAST
        jr build_wanted
build_tricky:
        ld hl,tricky_text
        ld de,0
        jr build_wanted
build_hard:
        ld hl,hard_text
        ld de,PICK_MOST

; build_wanted - HL = message, DE = steps, 0: tricky
build_wanted:
        proc
        local pick
        push hl
        ld (wanted_length),de
        ld hl,(entry)
        call entry_makes
        pop hl
        jp nz,build_frame
        ld d,PANEL_KEYS
        call panel_message
        ld a,(speed)
        or a
        jr z,pick
        ld a,WATCH_SPEEDS               ; the fastest speed that can be watched
pick:
        ld (watch_speed),a
        call build_blank
        ld hl,build_pick
        ld de,small_update
        call watch_call
        call build_keys
        call build_untimed
        jp build_result
        endp

; build_pick - the routine that watch_call calls for them
build_pick:
        proc
        local keep, few, try
        ld hl,0
        ld (wanted_turns),hl            ; any
        dec l
        ld a,l
        ld (wanted_dead_ends),a         ; 255: any
        ld hl,(wanted_length)
        ld b,PICK_SEEDS
        ld a,h
        or l
        jr nz,keep
        ld l,PICK_LEAST
        call few
        ld hl,(route_length)
        push hl
        ld hl,PICK_MOST
        call few
        ld hl,(route_length)
        pop de
        add hl,de
        srl h
        rr l
        ld b,TRICKY_SEEDS
keep:
        call try
        ld (seed),bc
        ret
few:
        ld b,TRICKY_SEEDS
try:
        ld (wanted_length),hl
        ld hl,(seed)
        inc hl                          ; the next E, T or H begins with the seed after the one that this one keeps
        ld (rng_seed),hl
        ld hl,(entry)
        call entry_routine
        jp pick_difficulty
        endp

easy_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_KEY, "Easiest"
        db TEXT_AT, PANEL_KEYS + 1, PANEL, "of 16...", TEXT_END
tricky_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_KEY, "Middle"
        db TEXT_AT, PANEL_KEYS + 1, PANEL, "of 5...", TEXT_END
hard_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_KEY, "Hardest"
        db TEXT_AT, PANEL_KEYS + 1, PANEL, "of 16...", TEXT_END

        endif
