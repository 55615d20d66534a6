; play.asm - the game, frame by frame, 50 a second
;
; Each frame: 1. draw it as decided in the frame before, ahead of the beam; 2. read keys, let the beat go on, take a step, scroll, score: all
; for the next frame; 3. do one of the longer jobs: half a row; else a number, the fire or a colour; 4. sound. So the work never takes longer
; than a frame.

        if ! defined ENDLESS_PLAY
ENDLESS_PLAY equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/sound/effects.asm"
        include "engine/sound/music.asm"
        include "programs/endless/rules.asm"
        include "programs/endless/panel.asm"
        include "programs/endless/fire.asm"

        public play_frame

PAUSE_ROW:      equ 11
NEAR:           equ 40                  ; the hero's line above which he hears the fire
NEAR_BEATS:     equ 16                  ; so often

; play_run - play until the hero is lost
; In:    a game that has begun
; Out:   carry set: BREAK was held, or the demonstration is over
; Uses:  AF, BC, DE, HL
play_run:
        proc
        local still, drawn, demonstrated, played, paused, busy, far
play_frame:
        halt
picture:
        ld a,(scrolled)
        or a
        jr z,still
        call hero_wipe
        ld a,(fine)
        ld c,a
        ld hl,hero_y
        add a,(hl)
        add a,HERO_LINES - 1
        rra                             ; no carry: at most 8 * 16 + 15
        rra
        rra
        rra
        and $0F                         ; the row in which he ends
        sub SCROLL_ROWS
        neg
        ld (hero_rest),a
        ld a,c
        cp SCROLL_TOP
        call nc,gate_passed
        ld a,c
        cp SCROLL_TOP
        ccf                             ; carry: the first row is above the field
        ld a,(top_row)
        adc a,0
        call thing_place
        ld (thing_next),hl
        ld a,(top_row)
        call row_patterns
        ld de,row_drawn
        ld a,(scrolled)
        call scroll_lines
        xor a
        ld (embers_due),a
        jr drawn
still:
        ld hl,(hero_moved)
        ld a,(embers_due)
        or l
        jr z,drawn
        call hero_wipe
        ld a,(embers_due)
        or a
        call nz,embers_draw
        call hero_draw
drawn:
        call key_break
        ccf
        ret c
        ld a,(attract_on)
        or a
        jr nz,demonstrated
        ld a,$BF                        ; H
        in a,(PORT_ULA)
        and $10
        jr z,paused
        call play_keys
played:
        call beat_step
        call step
        ld a,(hero_y)
        sub SCROLL_TOP
        cp 192 - SCROLL_TOP
        ret nc                          ; he may be up to four lines above the screen; carry is clear
        call ember_burns
        ret z
        ld a,(beat)
        or a
        jr z,busy
        cp GATE_SHUTS
        call nz,job                     ; not in a frame in which the gates turn
busy:
        ld a,(beat)
        and NEAR_BEATS - 1
        jr nz,far
        ld a,(hero_y)
        cp NEAR
        ld a,SOUND_NEAR
        call c,sound
far:
        call sound_tick
        jp play_frame
demonstrated:
        call attract_check
        ld hl,(demo_left)
        dec hl
        ld (demo_left),hl
        ld a,h
        or l
        scf
        ret z
        call demo_keys
        jr played
paused:
        call sound_off
        ld d,PAUSE_ROW
        ld hl,pause_text
        call pause
        ret c
        ld a,$FF
        ld (held),a                     ; the key held to continue is not a new press
        jp play_frame
        endp

; row_drawn - draw the thing of a row that has just been drawn, and the hero if he ends in it
row_drawn:
        ld hl,(thing_next)
        ld a,(hl)
        inc l
        ld (thing_next),hl
        or a
        jr nz,row_thing
row_hero:
        ld a,(scroll_rest)
        ld hl,hero_rest
        cp (hl)
        ret nz
        jp hero_draw
row_thing:
        ld e,a
        ld a,(scroll_rest)
        sub SCROLL_ROWS
        neg
        ld c,a                          ; the rows above it
        ld a,e
        call thing_line
        call thing_draw
        jr row_hero

; play_keys - read directions and fire; the SPACE of BREAK is not fire
; Out:   held = directions held now; pressed = those pressed since the hero last decided
; Uses:  AF, BC, HL
play_keys:
        call keys_held
        ld c,a
        call break_held
        jr c,keys_are
        res 4,c
keys_are:                               ; C = what is held
        ld hl,held
        ld a,(hl)
        ld (hl),c
        cpl
        and c
        ld hl,pressed
        or (hl)
        ld (hl),a
        ret

; sound_tick - the sounds of a frame; sound_off - silence
; Uses:  AF, BC, DE, HL
sound_tick:
        call music_tick
        jp effect_tick
sound_off:
        call effect_stop
        jp music_stop

; job - colour the field or make half a row if that is due; else draw a number, or some of the fire
; Uses:  AF, BC, DE, HL
job:
        proc
        local no_ink, no_score, no_panel, no_hint
        ld hl,ink_due
        ld a,(hl)
        or a
        jr z,no_ink
        ld (hl),0
        jp use_ink
no_ink:
        ld a,(row_begun)
        or a
        jp nz,row_end
        ld a,(top_row)
        ld c,a
        ld a,(rows_made)
        sub c
        cp ROWS_AHEAD
        jp c,row_begin
        ld hl,score_due
        ld a,(hl)
        or a
        jr z,no_score
        ld (hl),0
        jp draw_score
no_score:
        ld hl,panel_due
        ld a,(hl)
        or a
        jr z,no_panel
        ld (hl),0
        jp draw_level
no_panel:
        ld hl,hint_due
        ld a,(hl)
        or a
        jr z,no_hint
        dec (hl)
        jp hint_line
no_hint:
        jp fire_step
        endp

; use_ink - colour the field as the level has it
; Uses:  AF, BC, DE, HL
use_ink:
        proc
        local row
        ld a,(level_ink)
        ld d,a
        ld e,a
        ld (kept_stack),sp
        di
        ld hl,ATTRIBUTES + 32 + 24
        ld bc,32
        ld a,23
row:
        ld sp,hl
        rept 12
        push de
        endm
        add hl,bc
        dec a
        jr nz,row
        ld sp,(kept_stack)
        ei
        ld a,1
        ld (embers_due),a
        ld c,LAMP
        jp lamp_paint
        endp

pause_text:
        db TEXT_COLOUR, $46, TEXT_AT, PAUSE_ROW, 0, " PAUSED  Press any key ", TEXT_END

play_variables macro
ink_due:        ds 1
thing_next:     ds 2                    ; what lies in the next row while the rows are drawn
hero_rest:      ds 1                    ; scroll_rest when the hero is to be drawn
kept_stack:     ds 2
        endm

        endif
