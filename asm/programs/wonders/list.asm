; list.asm - the list of the wonders

        if ! defined WONDERS_LIST
WONDERS_LIST equ 1

        include "engine/keys/attract.asm"
        include "engine/pages/front.asm"
        include "engine/pages/kept_keys.asm"
        include "programs/wonders/boundless_page.asm"
        include "programs/wonders/flag_page.asm"
        include "programs/wonders/labyrinth_page.asm"
        include "programs/wonders/list_stars.asm"
        include "programs/wonders/over_page.asm"
        include "programs/wonders/own_page.asm"

        public wonders_list, keys_page

LIST_ROW:       equ 7                   ; of the first line; they are two rows apart
LIST_LINES:     equ 5
LIST_PICTURE:   equ 3                   ; column
LIST_RESULT:    equ 18                  ; columns
LIST_STAR:      equ 28                  ; of the first one
LIST_GOAL:      equ 17                  ; row
LIST_INK:       equ $07
LIST_STAR_INK:  equ $46                 ; bright yellow
LIST_NO_STAR_INK: equ $07             ; dim white

; wonders_list - choose a page
wonders_list:
        ld sp,stack_top
        ld hl,list
        jp front
list:
        dw list_draw
        db 5, LIST_ROW, 22, LIST_LINES
        dw list_letters, list_alone, list_frame

; list_frame - wait for a frame, and say what has to be done in the maze that has the bar, and what wins its next star
list_frame:
        halt
        ld a,(front_line)
        ld hl,list_told
        cp (hl)
        ret z
        ld (hl),a
        ld e,a
        ld d,0
        ld hl,list_goals
        add hl,de
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        ld hl,list_goal_text
        call draw_text
        pop hl
        call draw_text
        ld a,(front_line)
        ld (tour_wonder),a
        call tour_records
        ld de,LIST_GOAL * 256 + 513
        jp tour_aim

; keys_page - the player chooses keys
keys_page:
        ld sp,stack_top
        ld hl,keys_taken
        call keys_choose
        jp wonders_list
keys_taken:
        db 3, "BFHKLMNSWY", 0           ; 3 is ENTER

; list_alone - nobody is there: a demonstration, until a key is pressed
list_alone:
        ld a,(front_line)               ; the bar stays where it is
        push af
        call demo_run
        pop af
        ld (front_line),a
        ld hl,(FRAMES)                  ; whatever maze was shown
        ld (seed),hl
        jr wonders_list

; demo_run - the demonstrations in turn
; Uses:  AF, BC, DE, HL, IX
demo_run:
        proc
        local first
        ld hl,demo_number
        ld e,(hl)
        ld d,0
        inc (hl)
        ld a,(hl)
        cp TOUR_WONDERS
        jr c,first
        ld (hl),d
first:
        ld hl,demo_pages
        add hl,de
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp attract_run
        endp
demo_number:
        db 0                            ; of the next one: in the image, so another one is shown when the program is begun again
demo_pages:
        dw flag_demo, labyrinth_demo, boundless_page, over_page, own_page

list_letters:
        db KEY_BREAK
        dw opening_page
        db 'F'
        dw flag_page
        db 'B'
        dw boundless_page
        db 'W'
        dw over_page
        db 'L'
        dw labyrinth_page
        db 'Y'
        dw own_page
        db 'K'
        dw keys_page
        db 0

list_draw:
        proc
        local each
        ld hl,list_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld d,23
        ld hl,list_foot_text
        call tour_ends
        ld hl,list_text
        call tour_head
        ld hl,list_keys
        call draw_keys
        ld de,21 * 256 + 3              ; 6 is down, 7 up
        ink INK_TEXT
        ld hl,keys_arrows + 8
        call draw_shape
        ld e,7
        ld hl,keys_arrows
        call draw_shape
        call list_stars
        call list_rank
        ld a,-1
        ld (list_told),a
        ld c,TOUR_WONDERS
each:
        dec c
        call list_line
        inc c
        dec c
        jr nz,each
        ret
        endp

; list_line - the picture of a wonder, its best result, its stars
; In:    C = wonder
; Keeps: BC
; Uses:  AF, DE, HL, IX
list_line:
        proc
        local star, full
        ld a,c
        add a,a
        add a,LIST_ROW
        ld d,a
        push bc
        push de
        ld a,c
        add a,a
        add a,c
        ld e,a
        ld d,0
        ld hl,list_pictures
        add hl,de
        pop de
        push de
        ld e,LIST_PICTURE
        ld a,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        ld l,a
        ld h,b
        call draw_shape
        pop de
        pop bc
        ld e,LIST_RESULT
        push bc
        push de
        ld a,c
        ld c,LIST_INK
        call tour_value
        pop de
        call tour_held_stars
        ld b,(hl)
        ld e,LIST_STAR
star:
        ld hl,list_star
        ld c,LIST_STAR_INK
        dec b
        jp p,full
        ld c,LIST_NO_STAR_INK
        ld hl,list_hollow
full:
        call draw_shape
        inc e
        ld a,e
        cp LIST_STAR + TOUR_MOST
        jr nz,star
        pop bc
        ret
        endp

list_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0
list_text:
        db "WONDERS", TEXT_AT, 5, 1, TEXT_INK, INK_TEXT, "Three stars in each game.", TEXT_END
list_foot_text: db TEXT_AT, 23, 20, "BREAK title", TEXT_END
list_goal_text:
        db TEXT_AT, LIST_GOAL + 2, 1, TEXT_INK, INK_VALUE, "                "
        db TEXT_AT, LIST_GOAL, 1, "                              ", TEXT_AT, LIST_GOAL, 1, TEXT_END
list_pictures:                          ; of each wonder: its shape, its colour
        dw flag_shape
        db FLAG_INK
        dw finish_shape
        db FINISH_INK
        dw over_planks_left
        db OVER_BRIDGE | $40
        dw heart_shape
        db OVER_FINISH
        dw own_fire_shape
        db HERO_INK
list_goals:
        dw list_flag, list_boundless, list_over, list_labyrinth, list_own
list_flag:      db "You are the flag: flee hunters", TEXT_END
list_boundless: db "Find rings in 4 billion rooms", TEXT_END
list_over:      db "Reach the ring, over and under", TEXT_END
list_labyrinth: db "Outrun the fire to five hearts", TEXT_END
list_own:       db "Draw a long way, flee the fire", TEXT_END
list_star:      db $10, $10, $38, $FE, $7C, $38, $6C, $44
list_hollow:    db $10, $10, $28, $C6, $44, $28, $54, $44
list_keys:
        db LIST_ROW, 1, "F", 6
list_flag_name:
        db "The flag", TEXT_END
        db LIST_ROW + 2, 1, "B", 6
list_boundless_name:
        db "Boundless", TEXT_END
        db LIST_ROW + 4, 1, "W", 6
list_over_name:
        db "Bridges", TEXT_END
        db LIST_ROW + 6, 1, "L", 6
list_labyrinth_name:
        db "Labyrinths", TEXT_END
        db LIST_ROW + 8, 1, "Y", 6
list_own_name:
        db "Your way", TEXT_END
        db 21, 1, "6", 1, TEXT_END
        db 21, 5, "7", 1, TEXT_END
        db 21, 13, "ENTER", 19, "go", TEXT_END
        db 21, 24, "K", 26
list_keys_name:
        db "keys", TEXT_END
        db KEYS_END

list_variables macro
list_told:      ds 1                    ; the line whose goal is told
        endm

        endif
