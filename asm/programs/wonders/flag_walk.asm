; flag_walk.asm - the steps of the walkers and of the flag
;
; distance_map is called when the flag moves, and only then: it leaves in each cell the step that leads nearer to the flag. A
; walker takes the step of its cell if nobody stands there who is awake, and else waits. Two neighbours never want to change places,
; because each step leads nearer; so all arrive, and the last stand in a queue. In each tick another walker has the first turn.

        if ! defined WONDERS_FLAG_WALK
WONDERS_FLAG_WALK equ 1

        include "include/field.asm"
        include "lib/distance_map.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "programs/wonders/flag_glide.asm"
        include "programs/wonders/flag_show.asm"
        include "programs/wonders/flag_wake.asm"
        include "engine/sound/sound.asm"
        include "programs/wonders/tour.asm"

        public flag_tick, flag_to, flag_run

FLAG_PACE:      equ 4                   ; frames of a step of the flag
FLAG_SLEEP:     equ 250                 ; frames for which the moon sends all walkers to sleep
FLAG_QUICK:     equ 4                   ; frames of a walker's step at last
FLAG_SLOW:      equ 8                   ; frames of a walker's step when a game begins
FLAG_FASTER:    equ 250                 ; tenths of a second until it is a frame shorter, and then another one

; flag_between - is the flag between two cells?
; In:    flag
; Out:   carry clear: it is; D, E = its row, column
; Keeps: BC, HL
; Uses:  AF
flag_between:
        ld de,(flag)
        ld a,d
        and e                           ; cells have odd ones
        rra
        ret

; flag_run - the player moves the flag, if its last step is over: round a corner rather than straight on, if both are held and free.
;            Between two cells it runs on to the next one or back, and a turn that is pressed there is kept until then
; In:    A = directions held; tour_fresh
; Uses:  AF, BC, DE, HL
flag_run:
        proc
        local way, next, step, between
        ld c,a
        ld hl,flag_moved
        ld a,(FRAMES)
        sub (hl)
        cp FLAG_PACE
        ret c
        call flag_between
        ld a,c
        jr nc,between
        ld hl,tour_fresh
        or (hl)
        ld (hl),0
        ret z
between:
        call tour_both                  ; B = a direction's code, or 8 more
way:
        srl c
        jr nc,next
        ld de,(flag)
        ld a,b
        and 6
        call route_step
        call field_address
        bit 7,(hl)
        jr nz,next
step:
        ld a,(FRAMES)
        ld (flag_moved),a
        ld a,b
        and 6
        ld hl,tour_heading
        cp (hl)
        ld (hl),a
        jr z,$ + 6
        xor a
        ld (tour_fresh),a               ; it was a turn: back, too
        call tour_go
        jr flag_to
next:
        inc b
        inc b
        bit 4,b
        jr z,way
        call flag_between
        ret c
        ld a,(tour_heading)             ; no key leads from here
        ld b,a
        call route_step
        jr step
        endp

; moon_taken - all walkers sleep for a while
; Uses:  AF, BC, HL
moon_taken:
        ld a,FLAG_SLEEP
        ld (flag_sleep),a
        ld hl,0
        ld (moon),hl                    ; it is on no path now
        jp sound_rise

; moon_rise - the moon, in a cell drawn at random
; Uses:  AF, BC, DE, HL
moon_rise:
        call flag_cell
        ld (moon),de
        jp flag_show

; flag_cell - a cell drawn at random
; Out:   D, E = row, column
; Uses:  AF, BC, HL
flag_cell:
        ld de,FLAG_ROWS / 2 * 256 + FLAG_COLUMNS / 2
flag_cell_in:                           ; D, E = rows, columns of cells
        push de
        ld e,d
        call rng_below
        pop de
        add a,a
        inc a
        ld d,a
        call rng_below
        add a,a
        inc a
        ld e,a
        ret

; flag_to - put the flag there, and find the way to it from everywhere
; In:    D, E = row, column
flag_to:
        ld hl,(flag)
        ld (flag),de
        push hl
        call flag_show
        pop de
        call flag_show
        ld hl,(moon)
        ld de,(flag)
        or a
        sbc hl,de
        call z,moon_taken
        ld hl,flag                      ; column, row
        ld b,1
        jp distance_map

; flag_frames - how long a walker's step takes
; In:    clock
; Out:   A = frames
; Uses:  F, BC, HL
flag_frames:
        proc
        local less
        ld hl,(clock)
        ld bc,0 - FLAG_FASTER
        ld a,FLAG_SLOW
less:
        add hl,bc
        ret nc
        dec a
        cp FLAG_QUICK
        jr nz,less
        ret
        endp

; flag_past - a walker passes one who sleeps, who is then where he came from
; In:    A = WALKERS less the number of who is in the way; B, C = row, column of who comes
; Out:   carry set: he is awake, and stays
; Keeps: BC, DE, HL
; Uses:  AF
flag_past:
        proc
        local awake
        push hl
        sub WALKERS
        neg
        ld hl,flag_awake
        cp (hl)
        jr c,awake
        add a,a
        ld hl,walkers
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld (hl),c
        inc hl
        ld (hl),b
        or a
awake:
        pop hl
        ret
        endp

; flag_tick - each walker takes its step, or waits
; Out:   Z if one took a step
flag_tick:
        proc
        local each, glides, there, waits, next
        ld hl,flag_first
        inc (hl)
        ld a,(hl)
        ld b,WALKERS
        ld c,1                          ; nobody has taken one yet
each:
        and WALKERS - 1
        push bc
        push af
        ld hl,flag_awake
        cp (hl)
        jr nc,waits                     ; he sleeps
        add a,a
        ld e,a
        ld d,0
        ld hl,walkers
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push hl
        push de
        call map_step
        call nc,flag_walker             ; NZ: nobody is there
        ld a,b
        pop bc                          ; where the walker stands
        pop hl
        jr c,waits
        jr nz,glides
        call flag_past
        jr c,waits
        ld (hl),d
        dec hl
        ld (hl),e
        push bc
        call flag_show                  ; first where it is, then where it was: so it never vanishes
        pop de
        call flag_show
        jr there
glides:
        ld (hl),d
        dec hl
        ld (hl),e
        call flag_glide
there:
        pop af
        pop bc
        ld c,0
        jr next
waits:
        pop af
        pop bc
next:
        inc a
        djnz each
        inc c
        dec c
        ret
        endp

        endif
