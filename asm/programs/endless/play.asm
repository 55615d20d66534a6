; play.asm - the game, frame by frame, 50 a second
;
; Each frame: 1. draw it as decided in the frame before, ahead of the beam; 2. read keys, take a step, scroll, score: all for the
; next frame; 3. do one of the longer jobs: half a row; else a note and the score, or a colour. So the work never takes longer
; than a frame: under 66,000 T by 8 pixels, in contended memory.

        if ! defined ENDLESS_PLAY
ENDLESS_PLAY equ 1

        include "engine/keys/keys.asm"
        include "engine/text/number.asm"
        include "engine/sound/sound.asm"
        include "programs/endless/rules.asm"

; play_frame - one frame
play_frame:
        proc
        local still, drawn
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
        ccf                             ; carry: the first row is above the field
        ld a,(top_row)
        adc a,0
        call gem_place
        ld (gem_next),hl
        ld a,(top_row)
        call row_patterns
        ld de,row_drawn
        ld a,(scrolled)
        call scroll_lines
        jr drawn
still:
        ld a,(hero_moved)
        or a
        jr z,drawn
        call hero_wipe
        call hero_draw
drawn:
        call key_break
        jp nc,session_end
        ld a,$BF
        in a,(PORT_ULA)
        and $10
        jp z,pause
        call play_keys
        call step
        call job
        ld a,(hero_y)
        sub SCROLL_TOP
        cp 192 - SCROLL_TOP
        jr c,play_frame
        jp burnt                        ; he may be up to four lines above the screen
        endp

; row_drawn - draw the gem of a row that has just been drawn, and the hero if he ends in it
row_drawn:
        ld hl,(gem_next)
        ld a,(hl)
        inc l
        ld (gem_next),hl
        or a
        jr nz,row_gem
row_hero:
        ld a,(scroll_rest)
        ld hl,hero_rest
        cp (hl)
        ret nz
        jp hero_draw
row_gem:
        ld e,a
        ld a,(scroll_rest)
        sub SCROLL_ROWS
        neg
        ld c,a                          ; the rows above it
        ld a,e
        call gem_line
        call gem_draw
        jr row_hero

; gem_line - D = first line of a gem, C rows below the first; uses F, D, HL
gem_line:
        ld h,a
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,a
        add a,GEM_DOWN
        ld d,a
        ld a,(fine)
        ld l,a
        ld a,d
        sub l
        ld d,a
        ld a,h
        ret

; play_keys - read directions and fire: SPACE, the joystick's button
; Out:   held = directions held now; pressed = those pressed since the hero last decided
; Uses:  AF, BC, HL
play_keys:
        proc
        local no_space
        call keys_held
        ld c,a
        ld a,$7F
        in a,(PORT_ULA)
        rra
        jr c,no_space
        set 4,c
no_space:
        ld hl,held
        ld a,(hl)
        ld (hl),c
        cpl
        and c
        ld hl,pressed
        or (hl)
        ld (hl),a
        ret
        endp

; job - colour the field or make half a row if that is due; else play a note, and draw a number
; Uses:  AF, BC, DE, HL
job:
        proc
        local no_ink, no_panel, no_score, flame
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
        call play_note
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
        ld a,(FRAMES)
        and 7
        ret nz
        ld hl,ATTRIBUTES                ; the fire flickers
        ld b,FIELD_COLUMNS
flame:
        ld a,(hl)
        xor FIRE xor FIRE_TOO
        ld (hl),a
        inc l
        djnz flame
        ret
        endp

; use_ink - colour the field as the level has it
; Uses:  AF, BC, DE, HL
use_ink:
        proc
        local row
        ld a,(level)
        ld c,a
        add a,a
        add a,c
        ld c,a
        ld b,0
        ld hl,levels + 2
        add hl,bc
        ld a,(hl)
        ld (field_ink),a
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
        ld c,LAMP
        jp lamp_paint
        endp

; play_note - the next note of the tune
; Uses:  AF, BC, HL
play_note:
        proc
        local more
        ld hl,(tune)
        ld a,h
        or a
        ret z
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        or a
        jr nz,more
        ld h,a
more:
        ld (tune),hl
        jp sound_tone
        endp

; draw_score, draw_level - the numbers in the panel
; Uses:  AF, BC, DE, HL
draw_score:
        ld hl,(score)
        ld de,SCORE_ROW * 256 + 28
        ld b,4
draw_value:
        ink INK_VALUE
        xor a
        jp draw_digits
draw_best:
        ld hl,(best)
        ld de,BEST_ROW * 256 + 28
        ld b,4
        jr draw_value
draw_level:
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ld de,LEVEL_ROW * 256 + 30
        ld b,2
        call draw_value
        ld a,(hammers)
        ld l,a
        ld h,0
        ld de,HAMMER_ROW * 256 + 31
        ld b,1
        jr draw_value

; tunes: periods and half a period in 16 T-states, each note in a frame of its own; then 0
step_note:      db 1, 40, 0
gem_tune:       db 3, 20, 4, 14, 6, 10, 0
hammer_tune:    db 1, 70, 1, 55, 1, 70, 1, 60, 0
level_tune:     db 2, 40, 2, 32, 3, 25, 4, 20, 5, 16, 6, 12, 8, 9, 0

        endif
