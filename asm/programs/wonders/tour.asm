; tour.asm - what all wonders share: the clock, the pause, the keys of a page

        if ! defined WONDERS_TOUR
WONDERS_TOUR equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/sound/sound.asm"
        include "engine/text/key_line.asm"
        include "engine/views/clock.asm"
        include "programs/wonders/tour_ask.asm"
        include "programs/wonders/tour_cap.asm"
        include "programs/wonders/tour_rows.asm"

        public tour_begin, tour_still, tour_steer, tour_both, tour_go, tour_frame, tour_tick, tour_pause, tour_keys

TOUR_CLOCK:     equ 26                  ; column in row 0

; tour_begin - the clock stands at 0, and nobody has been helped
; In:    A = wonder, whose line has the bar when the list comes back; the look in use; the page's bar is drawn
; Uses:  AF, BC, DE, HL
tour_begin:
        call tour_still                 ; fall through into tour_clocked

tour_clocked:
        call clock_start
        jp tour_clock

; tour_still - the same for a page without a clock
tour_still:
        ld (front_line),a
        ld (tour_wonder),a
        call tour_held_stars
        ld a,(hl)
        ld (tour_had),a
        xor a
        ld (tour_runs),a
        ld (tour_helped),a
        ld (tour_fresh),a               ; no key of the game before
        ret

; tour_act - as key_act; but in a demonstration a key that was let go before attract_check saw it ends it, too
; In, Out, Keeps, Uses: as key_act
tour_act:
        or a
        ret z
        push hl
        ld l,a
        ld a,(attract_on)
        or a
        ld a,l
        pop hl
        jp z,key_act
        jp attract_end

; tour_steer - remember which direction was pressed last
; In:    A = directions held
; Out:   A = the same without fire, which does nothing in a walk; Z if there is none
; Keeps: DE, IX, IY
; Uses:  F, BC, HL
; Writes: tour_held, tour_newest, tour_fresh
tour_steer:
        proc
        local same
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        ld hl,tour_held
        ld c,a
        ld a,(hl)
        ld (hl),c
        cpl
        and c                           ; pressed since the last call
        ld b,a
        neg
        and b                           ; one of them
        jr z,same
        ld (tour_newest),a
        ld (tour_fresh),a
same:
        ld a,c
        or a
        ret
        endp

; tour_both - the directions to try, one after the other: round a corner, else that which was pressed last, then all
; In:    A = directions, without fire; tour_newest, tour_heading
; Out:   C = the first ones in bits 0 to 3, all in bits 4 to 7; B = 0
; Keeps: DE, IX, IY
; Uses:  AF, HL
tour_both:
        proc
        local across, first
        ld c,a
        rlca
        rlca
        rlca
        rlca
        ld b,a
        ld a,(tour_heading)
        and 2                           ; Z: up or down
        ld a,KEY_RIGHT | KEY_LEFT
        jr z,across
        rrca                            ; KEY_UP | KEY_DOWN, as it was to the right or left
across:
        and c
        ld l,a
        ld a,(tour_newest)
        ld h,a
        and l
        jr nz,first                     ; of two corners that which was pressed last
        ld a,l
        or a
        jr nz,first
        ld a,h
        and c
first:
        or b
        ld c,a
        ld b,0
        ret
        endp

; tour_go - the clock runs from now on, unless it does already
; Keeps: BC, DE
; Uses:  AF, HL
tour_go:
        ld hl,tour_runs
        ld a,(hl)
        or a
        ret nz
        ld (hl),1                       ; fall through into tour_again

; tour_again - the frames until now do not count
; Keeps: BC, DE, HL
; Uses:  AF
tour_again:
        ld a,(FRAMES)
        ld (tour_last),a
        ret

; tour_frame - count the frames since the last call, and show the time
; In:    called once in five seconds at least
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
tour_frame:
        proc
        local each, same
        ld hl,tour_runs
        ld a,(tour_helped)
        cpl
        and (hl)
        ret z                           ; it stands, too, when the way is shown
        ld hl,tour_last
        ld a,(FRAMES)
        sub (hl)
        ret z
        ld b,a
        add a,(hl)
        ld (hl),a
        ld e,1
each:
        push bc
        call clock_frame
        pop bc
        jr nc,same
        call tour_late
        ld e,0
same:
        djnz each
        dec e
        ret z
        endp                            ; fall through into tour_clock
tour_clock:
        ink INK_BAR
        ld de,TOUR_CLOCK
        jp clock_draw

; tour_demo - in a demonstration, say so in row 22
; Out:   NZ: it is one
; Uses:  AF, BC, DE, HL
tour_demo:
        ld a,(attract_on)
        or a
        ret z
        ld hl,flag_demo_text
        call flag_say
        or 1
        ret

; tour_code - the keys held, or in a demonstration the key of a step
; In:    HL = where the code of the step is
; Out:   A = directions, Z if there are none
; Uses:  AF, BC, DE, HL
tour_code:
        ld a,(attract_on)
        or a
        jp z,keys_held
        ld a,(hl)
        jp own_side

; tour_tick - a step is heard and seen
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
tour_tick:
        call hero_walks
        ld bc,3 * 256 + 40
        jp sound_tone

; hero_walks - the other foot
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: hero_now, weave_shape
hero_walks:
        push hl
        ld hl,(hero_now)
        ld a,l
        xor low (hero_left xor hero_right)
        ld l,a
        ld a,h
        xor high (hero_left xor hero_right)
        ld h,a
        ld (hero_now),hl
        ld (weave_shape),hl
        pop hl
        ret
hero_now:       dw hero_left            ; the shape of who walks
hero_left:      db $3C, $5A, $7E, $3C, $7E, $BC, $26, $60
hero_right:     db $3C, $5A, $7E, $3C, $7E, $3D, $64, $06

; tour_pause - stop until a key is pressed; BREAK leads to the list
; Uses:  AF, BC, DE, HL
tour_pause:
        ld d,0
        ld hl,tour_pause_text
        call pause
        jp c,wonders_list
        jp tour_again

; tour_keys - the keys of a page, in row 23
; In:    HL = list for draw_key_line; the row is empty
; Uses:  AF, BC, DE, HL
tour_keys:
        proc
        local cell
        push hl
        ink INK_TEXT
        ld de,23 * 256
        call attribute_address
        ld b,32
cell:
        ld (hl),c
        inc l
        djnz cell
        pop hl
        jp draw_key_line
        endp

tour_pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "      Pause: press any key      ", TEXT_END
tour_foot:                              ; the keys of a walk
        db 23, 1, "N", 0
tour_new_name:
        db "new", 0
tour_foot_walk:
        db 23, 6, "S", 0
tour_way_name:
        db "see way", 0
tour_foot_pause:
        db 23, 14, "H", 0
tour_pause_name:
        db "pause", 0
tour_foot_draw:                         ; while a way is drawn
        db 23, 20, "M", 0, "or", 0
        db 23, 23, "BREAK", 0
tour_list_name:
        db "list", 0
        db KEYS_END
tour_foot_new:
        db 23, 1, "N", 0, "new", 0, KEYS_END

tour_variables macro
tour_result:    ds 2
tour_had:       ds 1                    ; how many stars the wonder had before the walk
tour_wonder:    ds 1
tour_runs:      ds 1                    ; 1: the clock runs
tour_last:      ds 1                    ; FRAMES when it was looked at last
tour_helped:    ds 1                    ; 1: the way was shown
tour_held:      ds 1                    ; the directions held at the last look
tour_newest:    ds 1                    ; the one pressed last
tour_fresh:     ds 1                    ; the same until the next step, even if it was let go
tour_heading:   ds 1                    ; the code of the last step
        endm

        endif
