; walk_par.asm - the time to beat of a walk: computed, and drawn in the panel

        if ! defined GENERATORS_WALK_PAR
GENERATORS_WALK_PAR equ 1

        include "engine/views/clock.asm"

PAR_STEP:       equ 14                  ; sixteenths of a tenth: who never stops needs 12.8
PAR_TURN:       equ 32
HUNTED:         equ 8                   ; the ghost hunts: see walk_rules
LOCKED:         equ 16                  ; the ring is locked until a gem is taken
THIEF:          equ 128                 ; a thief has the key of the ring
MEMORY:         equ 64                  ; the light goes out at the first step
LOCKED_ALL:     equ 32                  ; from the first star on, where there are loops: until all are taken
RULE_STARS:     equ 3
DARK:           equ 48                  ; stars: see walk_rules
ROVERS:         equ 12 / RULE_STARS     ; see ranks.asm
PAR_LOOPS:      equ 10                  ; less where there are loops, as one sees the way

; walk_blank - clear the panel from row D on
; Uses:  AF, BC, DE, HL
walk_blank:
        ld hl,blank_text
        jp panel_message

; walk_goal - the ghost's time: par, or the best one in this maze if that is less
; Out:   HL = tenths of a second
; Keeps: DE
; Uses:  AF, BC
walk_goal:
        ld hl,(walk_parred)
        ld bc,(walk_best_time)
        or a
        sbc hl,bc
        add hl,bc
        ret c
        ld h,b
        ld l,c
        ret

; panel_par - draw par
; In:    D = row
; Uses:  AF, BC, E, HL
panel_par:
        ld hl,par_text
        call panel_caption
        ld hl,(walk_parred)             ; fall through into walk_tenths
walk_tenths:                            ; HL = tenths of a second, D = row
        ink INK_VALUE
walk_tenths_in:                         ; from 100 s on without tenths: a blank stays after the caption
        ld e,32 - CLOCK_CELLS
        ld a,l
        sub LOW 1000
        ld a,h
        sbc a,HIGH 1000
        jr c,tenths_draw
        call tenths_part
        ld b,CLOCK_CELLS
        xor a
        jp draw_digits

; walk_rules - what holds in the next maze: a race, a hunt, a locked ring or both, in turn for RULE_STARS stars each; when all stars are won, for as many
; kinds in the menu, as from DARK stars on. From the second rank on a thief or memory takes the place of the race, in turn; from DARK on a ring is
; locked in the dark, too, from 24 more on a hunt is
; Out:   A = HUNTED, LOCKED, THIEF, MEMORY; C = the stars won, or 0 with MEMORY
; Uses:  F, B, HL
walk_rules:
        proc
        local rule
        call stars_total                ; B = 0
        cp 3 * KINDS
        jr c,$ + 7
        ld a,(menu_place)
        add a,DARK
        dec b
        inc b
        sub RULE_STARS
        jr nc,$ - 3
        ld a,b
        add a,a
        add a,a
        add a,a
        and HUNTED | LOCKED
        jr nz,rule
        ld a,b
        cp ROVERS
        ld a,0
        ret c
        ld a,THIEF
        bit 2,b                         ; of ROVERS
        ret nz
        ld c,0
        rrca                            ; MEMORY
        ret
rule:
        cp HUNTED | LOCKED
        ret z
        ld l,a
        add a,b
        cp LOCKED + DARK / RULE_STARS   ; HUNTED with 8 turns more
        ld a,l
        ret c
        ld c,0
        or MEMORY
        ret
        endp

; par_begin - what a turn is worth: less for each sixteen stars, twice as much where there are no loops, for those of this kind, and where there are loops
; In:    entry, menu_place, kinds_won
; Uses:  AF, BC, HL
; Writes: par_turn: 13 at least, with which a person can still be within par; walk_rule
par_begin:
        proc
        local loops, over
        call walk_rules
        ld (walk_rule),a
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15                          ; 6 at most
        ld b,a
        call kind_won
        srl a                           ; 1 for its second star, 2 for its third
        add a,b
        ld hl,(entry)
        bit 0,(hl)                      ; LOOPS_INK is odd, PERFECT_INK even
        jr nz,loops
        add a,b                         ; twice as much
        jr over
loops:
        add a,PAR_LOOPS
        ld hl,walk_rule
        bit 7,(hl)                      ; THIEF
        jr nz,over
        inc c
        dec c
        jr z,over
        set 5,(hl)                      ; LOCKED_ALL
over:
        cpl
        add a,PAR_TURN + 1
        ld (par_turn),a
        ret
        endp

; walk_bare - walk_par without gems
; walk_par - the time in which a star is earned: for each step PAR_STEP / 16 tenths, for each turn par_turn / 16, and for each
; gem GEM_WORTH where all open the ring; in the dark twice that
; In:    route, route_length, walk_dark, par_turn; walk_par: par_more
; Out:   walk_parred, in tenths of a second
; Uses:  AF, BC, DE, HL
walk_bare:
        ld hl,0
        ld (par_more),hl
walk_par:
        proc
        local turn, none, part
        ld bc,(route_length)
        ld de,0                         ; DE = turns
        ld a,b
        or c
        jr z,none
        ld hl,route
        ld a,(hl)
turn:
        cpi
        jr z,$ + 3
        inc de
        dec hl
        ld a,(hl)
        inc hl
        jp pe,turn
none:
        ld a,(par_turn)
        ld b,a
        ld hl,0
        add hl,de
        djnz $ - 1
        ld de,(route_length)
        ld b,PAR_STEP
        add hl,de
        djnz $ - 1
        ld b,4
part:
        srl h
        rr l
        djnz part
        ld de,(par_more)
        add hl,de
        ld a,(walk_dark)
        or a
        jr z,$ + 3
        add hl,hl
        ld (walk_parred),hl
        ret
        endp

; rule_here - what holds in the walk to come: nothing in a demonstration, and where there are no stars
; Out:   A = walk_rule, or 0
; Uses:  F, HL
rule_here:
        call size_counts
        sbc a,a
        ld hl,attract_on
        or (hl)
        ld a,0
        ret nz
        ld a,(walk_rule)
        ret

par_text:
        db "Par", TEXT_END

        endif
