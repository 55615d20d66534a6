; out_page.asm - the goal is reached: the steps, the shortest way, the time

        if ! defined LARGE_OUT_PAGE
LARGE_OUT_PAGE equ 1

FIGURES:        equ 9                   ; their column
SECOND:         equ 50                  ; frames

; out_page - show the figures of the walk in place of the window, and the shortest way on the map
out_page:
        proc
        local row, cell
        halt                            ; as when the walk began
        ld hl,FRAMES
        ld de,ended
        ld bc,3
        ldir
        call sound_rise
        ld hl,looking_text
        call draw_text
        call frame_wipe                 ; the solver uses the picture's memory
        ld de,257
        ld (hero),de
        ld hl,(goal)
        call solve_wave_large
        ld (way_left),bc
        ld hl,big_route
        ld (way_at),hl
        call map_take
        call map_again
        ld ix,way_draw
        call way_here
        ld d,1                          ; wipe the window
row:
        ld e,0
        ink INK_TEXT
cell:
        ld a,' '
        call draw_char
        inc e
        ld a,e
        cp PANEL
        jr nz,cell
        inc d
        ld a,d
        cp 22
        jr nz,row
        ld hl,out_text
        call draw_text
        ld hl,(steps)
        ld de,6 * 256 + FIGURES
        call draw_figure
        ld hl,(way_left)
        ld de,8 * 256 + FIGURES
        call draw_figure
        call draw_time
        ld hl,(steps)
        ld de,(way_left)
        or a
        sbc hl,de
        ld hl,best_text
        call z,draw_text
        ld hl,larger_text
        ld a,(chosen_size)
        cp SIZES - 1
        call nz,draw_text
        call keys_seen
        endp

; out_frame - wait for a key
out_frame:
        halt
        call key_read
        ld hl,out_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jr z,out_frame

; out_next - the next maze, larger if there is a larger size
out_next:
        proc
        local most
        ld hl,chosen_size
        ld a,(hl)
        cp SIZES - 1
        jr z,most
        inc (hl)
most:
        jp explore_next
        endp

out_letters:
        db KEY_BREAK
        dw session_end
        db 'M'
        dw choose_page
        db 13
        dw out_next
        db 0

; draw_figure - draw a number of up to five digits
draw_figure:
        ink INK_VALUE
        xor a
        ld b,5
        jp draw_digits

; draw_time - draw the time from `began` to `ended`, minutes and seconds
draw_time:
        proc
        local minute, second, seconds, from
        ld hl,(ended)
        ld de,(began)
        or a
        sbc hl,de
        ld a,(ended + 2)
        ld c,a
        ld a,(began + 2)
        ld b,a
        ld a,c
        sbc a,b                         ; A, H, L = frames
        ld de,60 * SECOND
        ld bc,0 - 1
minute:
        inc bc
        sbc hl,de
        sbc a,0
        jr nc,minute
        add hl,de                       ; frames of the last minute
        push hl
        ld h,b
        ld l,c
        ink INK_VALUE
        xor a
        ld b,4
        ld de,10 * 256 + FIGURES - 2
        call draw_digits
        pop hl
        ld de,SECOND
        ld a,255
        or a
second:
        inc a
        sbc hl,de
        jr nc,second
        ld l,100
        add a,l                         ; a 0 before a single digit: three digits, the first under the colon
        ld l,a
        ld h,0
        ld de,10 * 256 + FIGURES + 2
        ink INK_VALUE
        xor a
        ld b,3
        call draw_digits
        ld de,10 * 256 + FIGURES + 2
        ld a,':'
        jp draw_char
        endp

out_text:
        db TEXT_AT, 3, 1, TEXT_INK, INK_KEY, "You are out!"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 6, 1, "Steps", TEXT_AT, 8, 1, "Shortest", TEXT_AT, 10, 1, "Time"
        db TEXT_AT, 18, PANEL, "The shortest way", TEXT_AT, 19, PANEL, "                "
        db TEXT_AT, 21, PANEL, "                "
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " ENTER next  M menu  BREAK leave", TEXT_END
best_text:
        db TEXT_AT, 13, 1, TEXT_INK, INK_TEXT, "It cannot be", TEXT_AT, 14, 1, "done in fewer.", TEXT_END
larger_text:
        db TEXT_AT, 17, 1, TEXT_INK, INK_TEXT, "The next maze", TEXT_AT, 18, 1, "is larger.", TEXT_END

        endif
