; hunt.asm - a ghost that hunts: it follows the steps of who walks, wrong ways too, and the walk is lost where it meets him
;
; 1. By the stars won it does not walk the way: see walk_rules. Demonstrations and mazes without stars have no hunt.
; 2. It sets out HUNT_WAIT tenths after the clock at the pace of the time to beat; if it is more than HUNT_FAR steps behind, it runs.
;    So who turns back after more than about ten steps meets it; but for a gem it rests, and does not run.
; 3. The steps are kept in a ring of HUNT_RING bytes: see main.asm.

        if ! defined GENERATORS_HUNT
GENERATORS_HUNT equ 1

HUNT_WAIT:      equ 40                  ; tenths of a second
HUNT_FAR:       equ 18                  ; steps
HUNT_NEAR:      equ 8                   ; steps: from there on it ticks, in the last four twice as fast
HUNT_TONE:      equ 3 * 256 + 220       ; for sound_tone
HUNT_WRAP:      equ $BDCB               ; res 7,l

; hunt_begin - is this walk a hunt? Then ghost_begin is done over; a thief has its own beginning, and memory one besides
; In:    walk_rule, what size_counts reads
; Uses:  AF, HL
; Writes: hunts, the ghost's variables, its operands
hunt_begin:
        ld hl,hunt_trail
        ld (hunt_end),hl
        xor a
        ld (hunts),a
        call rule_here
        add a,a
        jp c,thief_begin
        call m,memory_begin
        and 2 * HUNTED
        ret z
        ld hl,hunts
        inc (hl)                        ; HUNTS
        ld hl,(hunt_end)
        ld (ghost_next),hl
        ld hl,HUNT_WRAP
        ld (ghost_wraps),hl
        ld hl,HERO * 256 + HERO_INK
        ld (ghost_goal),hl
        ld a,HUNT_INK
        ld (ghost_ink + 1),a
        ld a,HUNT_WAIT
        ld (ghost_clock),a
        ret

; hunt_tenth - in each tenth of a second: show how near it is, and tick
; Out:   Z
; Uses:  AF, BC, DE, HL
hunt_tenth:
        proc
        local quiet
        call ghost_track
        call hunt_lag
        cp HUNT_NEAR
        jr nc,quiet
        rrca
        rrca
        ld hl,clock
        and (hl)
        rra
        ld bc,HUNT_TONE
        call nc,sound_tone
quiet:
        xor a
        ret
        endp

; hunt_goal - in each tenth of a second in which it hunts, and does not rest: a step more if it is too far behind; then walk_goal
hunt_goal:
        call hunt_lag
        cp HUNT_FAR + 1
        call nc,ghost_step
        jp walk_goal

; hunt_lag - the steps that it is behind
; Out:   A = 0 to HUNT_RING - 1
; Uses:  F, HL
hunt_lag:
        ld a,(hunt_end)
        ld hl,ghost_next
        sub (hl)
        and HUNT_RING - 1
        ret

; hunt_track - where it is in the panel, behind who walks
; Out:   A = column; Z
; Uses:  F, HL
hunt_track:
        call hunt_lag
        cp 4 * 7
        jr c,$ + 4
        ld a,4 * 6
        rrca
        rrca
        and 7
        cpl
        add a,PANEL + 7
        cp a
        ret

; hunt_passed - who walks has come to a place: note the step
; In:    C = the way; D, E = the place
; Keeps: C, DE
; Uses:  AF, HL
hunt_passed:
        ld a,c
        cp KEY_LEFT
        jr c,$ + 4
        ld a,6
        and 6                           ; as in a route: 0 up, 2 right, 4 down, 6 left
        ld hl,(hunt_end)
        ld (hl),a
        inc l
        res 7,l
        ld (hunt_end),hl
        ld hl,(stats_start)
        or a
        sbc hl,de
        ret z                           ; there it does no harm until it sets out: fall through into hunt_meets

; hunt_meets - if it hunts and is on the place of who walks, the walk is lost: like all that is much too late
; In:    D, E = his place
; Out:   Z: it is there, but races; a thief is caught
; Keeps: BC, DE
; Uses:  AF, HL
hunt_meets:
        ld hl,(ghost_at)
        or a
        sbc hl,de
        ret nz
        ld a,(hunts)
        or a
        ret z
        dec a
        jp nz,thief_caught
walk_is_lost:
        ld a,high CLOCK_MOST
        ld (clock + 1),a
        jp walk_stars_watch


        if KEY_LEFT - 8
        .error hunt_passed makes the code of a way from its bit
        endif

        endif
