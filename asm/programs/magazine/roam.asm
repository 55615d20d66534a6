; roam.asm - walk through the maze that a listing has drawn: a disc that runs to a ring, against the clock
;
; BASIC pokes one of the two roam_modes into roam_mode: how the listing's picture is read, or ours that the key M draws.
; roam_find makes walls on black of the picture, `roam` puts a disc and a ring in it, another ring when that is fetched, and so on. The disc runs
; while keys are held, two pixels a frame, where no wall is.
; A program with a walk defines, before it includes listing.asm: ROAM_LISTING, a mode; ROAM_OURS, another one, 0 for
; none; ROAM_GIVEN, ROAM_START and ROAM_GOAL, if these are given, not found; ROAM_PLACES, if fewer than all cells can be floor;
; ROAM_INK, the colour of the listing's walls; ROAM_BRICK, if they have its bricks; ROAM_DRAWN, if a routine, roam_drawn,
; draws the maze that the listing has solved.

        if ! defined MAGAZINE_ROAM
MAGAZINE_ROAM equ 1

        include "engine/keys/keys.asm"
        include "programs/magazine/roam_draw.asm"
        include "programs/magazine/roam_move.asm"
        include "programs/magazine/roam_read.asm"
        include "programs/magazine/roam_dots.asm"
        include "programs/magazine/roam_won.asm"
        include "programs/magazine/roam_hunt.asm"
        include "programs/magazine/roam_dark.asm"
        if defined ROAM_GIVEN
        include "programs/magazine/roam_flood.asm"
        include "programs/magazine/roam_follow.asm"
        else
        include "programs/magazine/roam_spread.asm"
        include "programs/magazine/roam_rings.asm"
        include "programs/magazine/roam_solid.asm"
        endif

        public roam, roam_find, roam_give_up, roam_mode, roam_modes, roam_count

        if ! defined ROAM_OURS
ROAM_OURS:      equ ROAM_FLOOR + ROAM_FRAMED    ; what beside.asm draws: the floor is black
        endif
        if ! defined ROAM_INK
ROAM_INK:       equ $04                 ; green
        endif
        if ! defined ROAM_PLACES
ROAM_PLACES:    equ ROAM_CELLS
        endif
ROAM_BODY:      equ 6                   ; pixels each way; the turns of roam_widen.asm make six lines of one
ROAM_SLIDE:     equ 5                   ; pixels from an opening where the key that leads into it counts
ROAM_OURS_INK:  equ $05                 ; as in beside_lines.asm
ROAM_HERO_INK:  equ $47                 ; bright white
ROAM_RING_INK:  equ $43                 ; bright magenta
ROAM_SECOND:    equ 50                  ; frames
ROAM_LONGEST:   equ 999                 ; seconds
ROAM_RINGS:     equ 5                   ; at most

; roam_find - read the picture: where the walk begins, the rings, the shortest way through all of them
; In:    roam_mode
; Out:   BC = frames that the shortest way takes, 0 if there is none, 1 if SPACE has stopped the search; roam_count = rings
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables
roam_find:
        proc
        local listing, known, seek
        ld a,(roam_mode)
        cp ROAM_AGAIN
        jr z,known
        if defined ROAM_GIVEN
        cp ROAM_SEEK
        jr z,seek
        else
        ld (roam_kind),a
        endif
        rla                             ; ROAM_FRAMED
        ld a,ROAM_INK
        jr nc,listing
        ld a,ROAM_OURS_INK
listing:
        ld (roam_ink),a
        xor a
        ld (roam_over),a                ; a panel in another picture
        if defined ROAM_DRAWN
        call roam_drawn
        endif
        if defined ROAM_GIVEN
        call roam_read
seek:
        call roam_search
        ld bc,1
        ret c
        else
        call roam_read
        endif
        ld hl,roam_queue
        ld (roam_led),hl
known:
        ld bc,(roam_steps)
        ret
        endp

; roam - from start through all rings, by keys or joystick, until the last is fetched or SPACE gives up; the seconds are shown meanwhile
; In:    roam_find has been called; interrupts on, in IM 1
; In:    roam_rules = half the frames that a hunter is behind, 0 for none, and ROAM_DARK, or not
; Out:   BC = frames; 0 or 1 if given up, see roam_give_up; ROAM_CAUGHT: the hunter has it
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables and those of the keys
roam:
        proc
        local first, frame, began, up, keys, still, over, stop
        call keys_start
        ld a,(roam_mode)
        cp ROAM_AGAIN
        jr nz,first
        ld hl,roam_over
        dec (hl)
        push af
        call z,roam_exchange            ; what the last walk has left: after a panel the disc alone
        xor a
        ld (roam_over),a
        call roam_hero
        pop af
        jr z,first
        call roam_ring
        call roam_unlead
first:
        ld a,(roam_ink)
        call roam_repaint
        ld hl,roam_stops
        ld (roam_stop),hl
        ld a,(roam_count)
        ld (roam_left),a
        call roam_bring
        xor a
        ld hl,(roam_from)
        ld (roam_at),hl
        ld hl,0
        ld (roam_frames),hl
        ld (alive_seconds),hl
        ld (roam_way),hl                ; and roam_there
        ld (roam_keys),hl               ; and roam_still
        ld (roam_dark),a
        inc a
        ld (roam_space),a
        call roam_lair
        ld a,ROAM_SECOND
        ld (roam_second),a
        ld c,ROAM_HERO_INK + $80        ; it flashes until it moves
        call roam_show_colour
        call roam_hero
        ld hl,0
        call alive_show
frame:
        ld a,(roam_keys)                ; the clock begins with the first one
        or a
        jr z,began
        call roam_time
        jp z,stop
        call roam_dusk
        call roam_hunt
        jp c,roam_caught
began:
        halt                            ; above the picture, so that the beam never finds no disc
        ld a,$7F
        in a,(PORT_ULA)
        cpl
        ld hl,roam_space                ; 1 until it has been up
        and 1
        jr z,up
        cp (hl)
        jp nz,stop
up:
        and (hl)
        ld (hl),a
        call keys_held
        and $FF - KEY_FIRE
        jp z,frame
        ld hl,(roam_keys)
        cp l
        jr nz,keys
        dec h                           ; roam_still
        jp z,frame
keys:
        ld (roam_keys),a
        call roam_hero
        ld de,(roam_at)
        push de
        ld a,(roam_ink)
        ld c,a
        ld b,ROAM_BODY - 1
        call roam_paint
        call roam_move
        ld a,(roam_there)
        or a
        call z,roam_move
        call roam_show
        pop de
        ld hl,(roam_at)
        or a
        sbc hl,de
        ld a,1
        jr z,still
        dec a
still:
        ld (roam_still),a
        ld a,(roam_there)
        or a
        jr z,frame
        call roam_hero                  ; a cell takes a colour only while it is empty
        call roam_ring
        call roam_away
        ld de,(roam_to)
        ld a,(roam_ink)
        ld c,a
        ld b,7
        call roam_paint
        ld hl,roam_left
        dec (hl)
        jr z,over
        call roam_lair
        call roam_bring
        call roam_show
        call roam_fetched
        jp frame
over:                                   ; the keys may still be held; the disc stays, below the panel
        call roam_day
        call roam_show_colours
        call roam_hero
        call roam_fetched
        ld bc,(roam_frames)
        ret
stop:
        call roam_away
        call roam_day
        endp                            ; fall through into roam_give_up

; roam_give_up - the shortest way from the disc to the ring, in dots; for BASIC, too, after ROAM_CAUGHT
; Out:   BC = 0; 1: SPACE has stopped that; LAST_K = a key since then, or 0
; Keeps: IX, IY, HL'
; Uses:  AF, DE, HL
; Writes: the screen, its variables and those of the keys
roam_give_up:
        proc
        local release, finding
        ld de,ALIVE_ROW * 256
        ld hl,finding
        call alive_say
release:                                ; BASIC would take this key, or BREAK; but not one that comes while the way is looked for
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        jr nz,release
        call key_letter
        xor a
        ld (LAST_K),a
        call roam_lead
        ld bc,0
        if defined ROAM_GIVEN
        ret nc
        inc c
        endif
        ret
finding:        db "Finding the way           ", 0
        endp

        include "programs/magazine/roam_fetched.asm"
        include "programs/magazine/roam_time.asm"

roam_disc:      db $78, $FC, $FC, $FC, $FC, $78
ROAM_MASK:      equ $FC
roam_ring_shape: db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
roam_modes:     db ROAM_LISTING, ROAM_OURS
roam_rules:     db 0                    ; what the rank asks for
        if defined ROAM_GIVEN
        public roam_start, roam_goal, roam_goals
roam_start:     dw ROAM_START
roam_goal:
        if defined ROAM_INSIDE
        dw ROAM_GOAL_1, ROAM_GOAL_2, ROAM_GOAL_3, ROAM_GOAL_4, ROAM_GOAL_5, ROAM_GOAL_6, ROAM_GOAL_7, ROAM_GOAL_8
        else
        dw ROAM_GOAL
        if defined ROAM_EITHER
        dw ROAM_EITHER
        endif
        endif
roam_goals:
        endif

        include "programs/magazine/roam_variables.asm"

        endif
