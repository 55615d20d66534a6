; walk_panel.asm - a panel over the maze: what has been won, star by star, or who has been caught

        if ! defined ENGINE_WALK_PANEL
ENGINE_WALK_PANEL equ 1

        include "engine/views/marks_across.asm"
        include "engine/keys/any_key.asm"
        include "engine/keys/attract.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/large_text.asm"
        include "engine/views/clock.asm"
        include "engine/views/field_lines.asm"
        include "engine/views/stars.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_record.asm"
        include "engine/walk/walk_sounds.asm"

        public panel_draw, panel_won, panel_wait

PANEL_ROW:      equ 3
PANEL_COLUMN:   equ 4
PANEL_ROWS:     equ 18
PANEL_COLUMNS:  equ 24
PANEL_INK:      equ $45
PANEL_STARS:    equ PANEL_ROW + 4       ; the row of the first one
PANEL_TEXT:     equ PANEL_COLUMN + 5
STAR_ROWS:      equ 3                   ; from star to star
PANEL_POINTS:   equ PANEL_ROW + 13
PANEL_KEY:      equ PANEL_ROW + 15
STAR_FRAMES:    equ 18                  ; from star to star

; panel_draw - draw an empty panel with its title
; In:    HL = title; E = its column
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what draw_title writes
panel_draw:
        proc
        local row, cell, inner, edge, sides, last
        push hl
        push de
        ld d,PANEL_ROW
row:
        ld e,PANEL_COLUMN
cell:
        ld b,KEY_LEFT | KEY_RIGHT
        ld a,d
        cp PANEL_ROW
        jr z,edge
        cp PANEL_ROW + PANEL_ROWS - 1
        jr z,last
        ld b,KEY_UP | KEY_DOWN
        ld a,e
        cp PANEL_COLUMN
        jr z,sides
        cp PANEL_COLUMN + PANEL_COLUMNS - 1
        jr z,sides
        ink INK_TEXT
        ld a,' '
        call draw_char
        jr inner
edge:
        ld a,e
        ld b,KEY_RIGHT | KEY_DOWN
        cp PANEL_COLUMN
        jr z,sides
        ld b,KEY_LEFT | KEY_DOWN
        cp PANEL_COLUMN + PANEL_COLUMNS - 1
        jr z,sides
        ld b,KEY_LEFT | KEY_RIGHT
        jr sides
last:
        ld a,e
        ld b,KEY_RIGHT | KEY_UP
        cp PANEL_COLUMN
        jr z,sides
        ld b,KEY_LEFT | KEY_UP
        cp PANEL_COLUMN + PANEL_COLUMNS - 1
        jr z,sides
        ld b,KEY_LEFT | KEY_RIGHT
sides:
        ld hl,line_thick
        ld c,PANEL_INK
        call line_draw
inner:
        inc e
        ld a,e
        cp PANEL_COLUMN + PANEL_COLUMNS
        jr nz,cell
        inc d
        ld a,d
        cp PANEL_ROW + PANEL_ROWS
        jr nz,row
        pop de
        pop hl
        ld d,PANEL_ROW + 1
        ld c,$47
        jp draw_title
        endp

; panel_won - the three stars, one after the other, each with what it is for; a key shows them at once
; In:    stars, clock, par, steps, best_steps
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what walk_sound writes
panel_won:
        proc
        local each, first, second, next
        ld hl,won_out_text
        ld d,PANEL_STARS
        call panel_line
        ld hl,won_time_text
        ld d,PANEL_STARS + STAR_ROWS
        call panel_line
        ld hl,(clock)
        call tenths_plain
        ld hl,won_of_text
        call draw_text
        ld hl,(par)
        call tenths_plain
        ld hl,won_steps_text
        ld d,PANEL_STARS + 2 * STAR_ROWS
        call panel_line
        ld hl,won_you_text
        call draw_text
        ld hl,(steps)
        xor a
        call draw_plain
        ld hl,won_best_text
        call draw_text
        ld hl,(best_steps)
        xor a
        call draw_plain
        ld d,PANEL_STARS
        ld a,(stars)
        ld b,3
each:
        push bc
        push af
        push de
        rra
        ld c,STAR_WON
        ld a,WALK_STAR
        jr c,first
        ld c,STAR_MISSED
        ld a,WALK_NONE
first:
        ld e,PANEL_COLUMN + 2
        push af
        call draw_star
        pop af
        call walk_sound
        ld b,STAR_FRAMES
next:
        call panel_frame
        jr nz,second
        djnz next
second:
        pop de
        pop af
        pop bc
        rra
        inc d
        inc d
        inc d
        djnz each
        ret
        endp

; panel_line - the two lines beside a star: what it is for, and figures
; In:    HL = what it is for; D = row
; Out:   D, E = where the figures begin; C = their colour
; Uses:  AF, HL
panel_line:
        ld e,PANEL_TEXT
        ink INK_VALUE
        call draw_text
        inc d
        ld e,PANEL_TEXT
        ink INK_TEXT
        ret

; panel_frame - a frame with its sound
; Out:   NZ: a key is held
; Keeps: BC, DE
; Uses:  AF, HL
panel_frame:
        push bc
        push de
        halt
        call attract_check
        call walk_hear
        pop de
        pop bc
        call break_held
        jr nc,panel_none
        jp key_any
panel_none:
        xor a
        ret

; panel_wait - wait for ENTER or fire, or in a demonstration for a while
; In:    HL = what ENTER does, for draw_keys
; Out:   carry set: BREAK
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what the keys' parts write
panel_wait:
        proc
        local wait, demo, shows
        ld a,(attract_on)
        or a
        jr nz,demo
        call draw_keys
        call keys_seen
wait:
        call panel_frame
        call key_read
        cp KEY_BREAK
        scf
        ret z
        cp 13                           ; ENTER
        ret z                           ; carry is clear
        call step_keys
        and KEY_FIRE
        jr z,wait
        ret
demo:
        ld b,DEMO_LOOK
shows:
        call panel_frame
        djnz shows
        or a
        ret
        endp

DEMO_LOOK:      equ 100                 ; frames

won_out_text:
        db "you are out", TEXT_END
won_time_text:
        db "in time", TEXT_END
won_of_text:
        db " of ", TEXT_END
won_steps_text:
        db "no detour", TEXT_END
won_you_text:
        db "you ", TEXT_END
won_best_text:
        db ", best ", TEXT_END

        endif
