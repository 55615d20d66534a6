; walk_status.asm - what stands above and below a maze: the name, the maze's number or seed, the time, the steps, the keys

        if ! defined ENGINE_WALK_STATUS
ENGINE_WALK_STATUS equ 1

        include "engine/views/marks_across.asm"
        include "engine/keys/attract.asm"
        include "engine/text/key_line.asm"
        include "engine/text/number.asm"
        include "engine/views/clock.asm"
        include "engine/views/mark_shapes.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_record.asm"

        public draw_bar, draw_status, draw_ready

STATUS_ROW:     equ 22
NUMBER_DIGITS:  equ 3                   ; of steps

; draw_bar - draw the first row and the last one
; In:    walk_mode, level, points, lives, seed, attract_on; the font in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what draw_digits writes
draw_bar:
        proc
        local free, seen, over
        ld hl,bar_blank
        call draw_text
        ink INK_BAR
        ld de,0 * 256 + 1
        ld hl,(walk_name)
        call draw_text
        ld a,(walk_mode)
        or a
        jr z,free
        ld hl,bar_maze_text
        ld de,0 * 256 + 101
        call pixel_text
        ld a,(level)
        inc a
        call bar_number
        ld hl,bar_of_text
        call pixel_text
        ld a,(attract_on)
        or a
        ld hl,demo_text
        jp nz,draw_text
        ld hl,bar_score_text
        ld de,0 * 256 + 184
        call pixel_text
        call draw_points
        ld hl,challenge_keys
        ld a,(night)
        or a
        jr z,over
        ld hl,night_keys
over:
        call draw_key_line
        jp draw_lives
free:
        ld hl,bar_seed_text
        ld de,0 * 256 + 188
        call pixel_text
        ld hl,(seed)
        ld e,27
        ld b,5
        call bar_value
        ld hl,free_keys
        jp draw_key_line
        endp

; draw_points - draw the points
; Uses:  AF, BC, DE, HL
draw_points:
        ld hl,(points)
        ld e,28
        ld b,4                          ; fall through into bar_value

; bar_value - draw a number in the first row
; In:    HL = number; E = column; B = cells
; Uses:  AF, BC, DE, HL
bar_value:
        ink INK_BAR
        xor a
        ld d,a
        jp draw_digits

; bar_number - a number up to 99 in narrow letters
; In:    A = number; D, E = upper line, column
; Out:   E = the column after it
; Uses:  AF, BC, HL
bar_number:
        proc
        local one
        ld c,'0'
        cp 10
        jr c,one
        sub 10
        push af
        ld a,'1'
        call bar_letter
        pop af
one:
        add a,'0'
bar_letter:
        call pixel_char
        ld a,e
        add a,NARROW_WIDTH
        ld e,a
        ret
        endp

; draw_lives - how often the walker may still be caught, as men
; Uses:  AF, BC, DE, HL
draw_lives:
        proc
        local each, gone
        ld de,23 * 256 + 29
        ld a,(lives)
        ld b,a
        ld a,WALK_LIVES
each:
        push af
        ld hl,hero_shape
        ld c,HERO_INK
        inc b
        dec b
        jr z,gone
        dec b
        push bc
        call draw_shape
        pop bc
gone:
        inc e
        pop af
        dec a
        jr nz,each
        ret
        endp

; draw_ready - say what to do, in the row of the status
; In:    ready_text
; Uses:  AF, BC, DE, HL
draw_ready:
        ink INK_VALUE
        call status_clear
        ld hl,(ready_text)
        ld de,STATUS_ROW * 8 * 256
        jp pixel_text

; status_clear - an empty row
; In:    C = attribute
; Uses:  AF, DE, HL
status_clear:
        proc
        local cell
        ld de,STATUS_ROW * 256
cell:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,cell
        ret
        endp

; draw_status - draw the time, the steps and what they are measured by
; Uses:  AF, BC, DE, HL
draw_status:
        proc
        local free, own
        ink INK_TEXT
        call status_clear
        ld hl,status_time_text
        ld e,0
        call status_caption
        ld hl,status_steps_text
        ld e,142
        call status_caption
        ld hl,status_best_text
        ld e,206
        call status_caption
        ld hl,(walk_own_keys)
        ld a,(walk_mode)
        or a
        jr z,free
        ld hl,status_par_text
        ld e,72
        call status_caption
        ld hl,(par)
        ld de,STATUS_ROW * 256 + 12
        ink INK_VALUE
        call tenths_draw
        jr own
free:
        call draw_key_line
own:
        ld hl,(best_steps)
        ld e,29
        call draw_count
        call draw_time
        jr draw_steps
status_caption:
        ld d,STATUS_ROW * 8
        jp pixel_text
        endp

; draw_steps - draw the steps
; Uses:  AF, BC, DE, HL
draw_steps:
        ld hl,(steps)
        ld e,22                         ; fall through into draw_count

; draw_count - draw a number of the status
; In:    HL = number; E = column
; Uses:  AF, BC, DE, HL
draw_count:
        ld d,STATUS_ROW
        ink INK_VALUE
        xor a
        ld b,NUMBER_DIGITS
        jp draw_digits

; draw_time - draw the time, red once the star for it is lost
; Uses:  AF, BC, DE, HL
draw_time:
        proc
        local late
        ld hl,(par)
        ld de,(clock)
        or a
        sbc hl,de
        ink INK_BAD
        jr c,late
        ink INK_VALUE
late:
        ld de,STATUS_ROW * 256 + 3
        jp clock_draw
        endp

bar_blank:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "                                ", TEXT_END
bar_maze_text:
        db "maze ", TEXT_END
bar_of_text:
        db " of 10", TEXT_END
bar_score_text:
        db "points", TEXT_END
status_time_text:
        db "time", TEXT_END
status_par_text:
        db "par", TEXT_END
status_steps_text:
        db "steps", TEXT_END
status_best_text:
        db "best", TEXT_END
bar_seed_text:
        db "seed", TEXT_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " The library walks: press a key ", TEXT_END
challenge_keys:
        db 23, 0, "W", 0, "way +10 s", 0, 23, 9, "L", 0, "torch", 0
        db 23, 15, "H", 0, "hold", 0, 23, 20, "BREAK", 0, "end", 0, KEYS_END
night_keys:
        db 23, 0, "W", 0, "way +10 s", 0
        db 23, 15, "H", 0, "hold", 0, 23, 20, "BREAK", 0, "end", 0, KEYS_END
free_keys:
        db 23, 0, "N", 0, "new", 0, 23, 4, "T", 0, "seed", 0, 23, 9, "W", 0, "way", 0, 23, 13, "L", 0, "torch", 0
        db 23, 19, "H", 0, "hold", 0, 23, 24, "BREAK", 0, "end", 0, KEYS_END

walk_status_variables macro
ready_text:     ds 2                    ; what draw_ready says
        endm

        endif
