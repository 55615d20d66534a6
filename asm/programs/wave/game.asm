; game.asm - ten stones: make the shortest way as long as possible, on eight levels, with three waves each
;
; A wave earns 100 points for a way as long as the best one known, fewer for a shorter one; the longest way of a level counts.

        if ! defined WAVE_GAME
WAVE_GAME equ 1

        include "engine/keys/any_key.asm"
        include "programs/wave/game_panel.asm"
        include "programs/wave/levels.asm"
        include "programs/wave/result.asm"
        include "programs/wave/send.asm"

WAVES:          equ 3
STONES:         equ 10
CLICK:          equ 4 * 256 + 40        ; for sound_tone
BUZZ:           equ 30 * 256 + 250

; game_begin - the first level
game_begin:
        ld hl,0
        ld (score),hl
        xor a

; game_level - a level
; In:    A = its number
game_level:
        ld (level),a
        call level_use
        ld a,WAVES
        ld (waves_left),a
        xor a
        ld (level_points),a
        ld (way_steps),a
        call game_page
        ld hl,level_text
        call game_message
        call cursor_show
        call keys_release

; game_frame - one fiftieth of a second
game_frame:
        halt
        call key_read
        ld hl,game_letters
        call key_act
        call step_keys
        jr z,game_frame
        bit 4,a
        jr nz,game_stone
        call cursor_move
        jr game_frame

game_letters:
        db KEY_BREAK
        dw opening_page
        db FRONT_ENTER
        dw game_send
        db 'N'
        dw game_next
        db 'W'
        dw game_known
        db 0

; game_stone - put a stone, or take one away
game_stone:
        proc
        local put, changed
        call at_end
        jr z,game_no
        ld de,(cursor)
        call field_address
        ld a,(hl)
        cp FIELD_WALL
        jr z,game_no                    ; a rock
        jr c,put
        ld (hl),FIELD_PATH
        ld hl,stones_left
        inc (hl)
        call cursor_hide
        ld de,(cursor)
        call draw_line_place
        jr changed
put:
        ld a,(stones_left)
        sub 1
        jr c,game_none
        ld (stones_left),a
        ld (hl),STONE
        call cursor_hide
        ld de,(cursor)
        call stone_draw
changed:
        call board_plain
        call game_values
        ld hl,send_text
        call game_message
        call cursor_show
        ld bc,CLICK
        call sound_tone
        jr game_frame
        endp

; game_none, game_no - what cannot be done
game_none:
        ld hl,none_left_text
        call game_message
game_no:
        ld bc,BUZZ
        call sound_tone
        jp game_frame

; game_send - send a wave; when none is left, the next level
game_send:
        proc
        local blocked, told, no_better
        ld a,(waves_left)
        or a
        jr z,game_on
        dec a
        ld (waves_left),a
        call cursor_hide
        call board_plain
        ld hl,spread_text
        call game_message
        call send_wave
        ld a,(wave_failed)
        or a
        jr nz,blocked
        call way_points                 ; A = points
        push af
        ld hl,(route_length)
        ld a,l
        ld (way_steps),a
        pop af
        ld hl,level_points
        cp (hl)
        jr c,no_better
        ld (hl),a
no_better:
        push af
        call game_values
        ld hl,way_text
        call game_message
        ld hl,(route_length)
        call game_number
        ld hl,way_points_text
        call draw_text
        pop af
        ld l,a
        ld h,0
        push hl
        call game_number
        pop hl
        call game_praise
        call sound_rise
        jr told
blocked:
        call game_values
        ld hl,blocked_text
        call game_message
        ld bc,BUZZ
        call sound_tone
told:
        call cursor_show
        jp game_frame
        endp

; game_next - the next level, if a wave has been sent
game_next:
        ld a,(waves_left)
        cp WAVES
        jr nz,game_on
        ld hl,first_text
        call game_message
        jp game_no

; game_on - count the level, and go on
game_on:
        ld hl,level_marks
        ld de,(level)
        ld d,0
        add hl,de
        ld a,(level_points)
        ld (hl),a
        ld hl,(score)
        ld e,a
        add hl,de
        ld (score),hl
        ld a,(level)
        inc a
        cp LEVELS
        jp nz,game_level
        jp game_end

; game_known - once all waves are sent: show the longest way known
game_known:
        proc
        local put
        ld a,(waves_left)
        or a
        jp nz,game_frame
        ld a,(level)
        call level_use
        call game_page
        ld b,STONES
put:
        push bc
        call level_stone
        pop bc
        djnz put
        ld hl,spread_text
        call game_message
        call send_wave
        ld a,(route_length)
        ld (way_steps),a
        call game_values
        ld hl,known_text
        call game_message
        call cursor_show
        jp game_frame
        endp

; way_points - what the way of the last wave is worth
; In:    route_length; level_best
; Out:   A = points
; Uses:  BC, DE, HL
way_points:
        proc
        local multiply, divide
        ld de,(route_length)
        ld hl,0
        ld b,FULL_POINTS
multiply:
        add hl,de
        djnz multiply
        ld a,(level_best)
        ld e,a
        ld d,b
        ld a,255
divide:
        inc a
        or a
        sbc hl,de
        jr nc,divide
        ret
        endp

game_variables macro
level:          ds 1
level_best:     ds 1                    ; steps of the longest way known
level_places:   ds 2                    ; where its stones are in the table
stones_left:    ds 1
waves_left:     ds 1
level_points:   ds 1                    ; of the best wave of this level
way_steps:      ds 1                    ; of the last wave's way
score:          ds 2
level_marks:    ds LEVELS               ; the points of each level
        endm

        endif
