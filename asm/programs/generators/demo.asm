; demo.asm - the library plays: a maze of any kind is made, coloured, measured and walked through, then another

        if ! defined GENERATORS_DEMO
GENERATORS_DEMO equ 1

        include "engine/keys/attract.asm"

DEMO_SPEED:     equ 8
DEMO_LOOK:      equ 100                 ; frames
NOTICE_ROW:     equ 23

; demo_watch - W on the title page: until a key is pressed, then that page; seed, speed, size and menu stay as they were
demo_watch:
        ld hl,(seed)
        push hl
        ld hl,(field_width)
        push hl
        ld a,(speed)
        ld l,a
        ld a,(menu_place)
        ld h,a
        push hl
        ld hl,generators_demo
        call attract_run
        pop hl
        ld a,l
        ld (speed),a
        ld a,h
        ld (menu_place),a
        pop hl
        ld (field_width),hl
        pop hl
        ld (seed),hl
        xor a
        ld (made),a                     ; the maze that was there is gone
        jp opening_page

; demo_out - the finish is reached; generators_demo - for attract_run
demo_out:
        call demo_frames
generators_demo:
        ld sp,(attract_sp)
        ld hl,FULL_SIDE * 257
        ld (field_width),hl
        ld (chosen_size),hl
        ld a,DEMO_SPEED
        ld (speed),a
        xor a
        ld (coloured),a
        ld (route_shown),a
        call random_entry
        ink INK_TEXT
        call clear_screen
        call build_board
        call demo_foot
        ld hl,(entry)
        call panel_name
        call build_make
        call board_update
        call maze_stats
        xor a
        ld (route_lost),a
        call build_figures
        call demo_frames
        ld a,1
        ld (coloured),a
        call build_coloured
        call demo_frames
        xor a
        ld (coloured),a
        call board_colour
        call route_draw
        call demo_frames
        ld hl,(route_length)
        ld a,h
        or l
        jr z,generators_demo
        call walk_begin
        call walk_draw
        jp walk_ready

; demo_frames - DEMO_LOOK frames, until a key is pressed
demo_frames:
        proc
        local each
        call key_letter                 ; pressed while the maze was measured or drawn
        jp nz,attract_end
        ld b,DEMO_LOOK
each:
        push bc
        call attract_frame
        pop bc
        djnz each
        ret
        endp

; walk_hands - the directions held; in a demonstration those of the route
; Out:   A
; Uses:  F, BC, DE, HL
walk_hands:
        ld a,(attract_on)
        or a
        jp z,keys_held
        proc
        local on
        ld hl,(route_length)
        dec hl
        ld de,(walk_steps)
        or a
        sbc hl,de
        add hl,de
        jr c,on                         ; the last step
        ex de,hl
on:
        ld de,route
        add hl,de
        ld a,(hl)
        jp code_way
        endp

demo_foot:                              ; the foot of a demonstration
        ld hl,demo_text                 ; fall through into notice

; notice - what is said: a bar on the last row; who shows it takes it away at the next key
; In:    HL = characters, ended by TEXT_END
; Out:   D = its row
; Uses:  AF, BC, E, HL
notice:
        ld d,NOTICE_ROW
        ink INK_BAR
        jp draw_row
; notice_over - a key takes the notice away; the same key again answers its question
; In:    B = key
; Keeps: BC
; Uses:  AF, DE, HL
; Writes: walk_asked
notice_over:
        ld hl,walk_asked
        ld a,(hl)
        or a
        ret z
        cp b
        jr z,$ + 4
        ld (hl),0
        push bc
        call foot_again
        call pick_keys_draw
        pop bc
        ret

; foot_again - the foot beside a maze in place of what is there
; Uses:  AF, BC, DE, HL
foot_again:
        ld d,NOTICE_ROW
        call blank_row
        jp build_foot

demo_text:
        db " Demo. Any key ends it.", TEXT_END

        endif
