; list.asm - the list of the wonders

        if ! defined WONDERS_LIST
WONDERS_LIST equ 1

        include "engine/keys/attract.asm"
        include "engine/pages/front.asm"
        include "engine/pages/kept_keys.asm"
        include "programs/wonders/boundless_page.asm"
        include "programs/wonders/flag_page.asm"
        include "programs/wonders/labyrinth_page.asm"
        include "programs/wonders/over_page.asm"
        include "programs/wonders/own_page.asm"

        public wonders_list, keys_page

LIST_ROW:       equ 7                   ; of the first line; they are two rows apart
LIST_LINES:     equ 5
LIST_RESULT:    equ 20                  ; columns
LIST_STAR:      equ 30
LIST_INK:       equ $07
LIST_STAR_INK:  equ $46                 ; bright yellow
LIST_NO_STAR_INK: equ $01             ; dim blue

; wonders_list - choose a page
wonders_list:
        ld sp,stack_top
        ld hl,list
        jp front
list:
        dw list_draw
        db 5, LIST_ROW, 25, LIST_LINES
        dw list_letters, list_alone, list_frame

; list_frame - wait for a frame, and say what has to be done in the maze that has the bar
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
        jp draw_text

; keys_page - the player chooses keys
keys_page:
        ld sp,stack_top
        ld hl,keys_taken
        call keys_choose
        jp wonders_list
keys_taken:
        db "BFHKLMNSWY", 0

; list_alone - nobody is there: the flag and its eight walkers, until a key is pressed
list_alone:
        ld hl,flag_page
        call attract_run
        jr wonders_list

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
        local each, star
        ld hl,list_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,list_text
        call draw_text
        ld hl,list_keys
        call draw_keys
        ld a,(tour_stars)
        cp TOUR_ALL
        ld hl,list_all_text
        ld de,3 * 256 + 2
        call z,draw_text
        ld a,-1
        ld (list_told),a
        ld c,TOUR_WONDERS
each:
        dec c
        ld a,c
        add a,a
        add a,LIST_ROW
        ld d,a
        ld e,LIST_RESULT
        push bc
        push de
        ld a,c
        ld c,LIST_INK
        call tour_value
        pop de
        pop bc
        ld a,c
        call tour_bit
        ld hl,tour_stars
        and (hl)
        ld b,LIST_STAR_INK
        jr nz,star
        ld b,LIST_NO_STAR_INK
star:
        ld hl,list_star
        ld e,LIST_STAR
        push bc
        ld c,b
        call draw_shape
        pop bc
        inc c
        dec c
        jr nz,each
        ret
        endp
list_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0
list_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " WONDERS                        "
        db TEXT_INK, INK_VALUE, TEXT_AT, 3, 2, "Win a star in each maze"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "                    BREAK leave ", TEXT_END
list_all_text:
        db TEXT_INK, INK_VALUE, "All five stars are yours!", TEXT_END
list_goal_text:
        db TEXT_AT, 18, 2, TEXT_INK, INK_VALUE, "                             ", TEXT_AT, 18, 2, TEXT_END
list_goals:
        dw list_flag, list_boundless, list_over, list_labyrinth, list_own
list_flag:      db "Keep the flag for 20 seconds", TEXT_END
list_boundless: db "Find three goals by yourself", TEXT_END
list_over:      db "Cross to the ring by yourself", TEXT_END
list_labyrinth: db "Steer to all five centres", TEXT_END
list_own:       db "Draw 60 steps, then walk them", TEXT_END
list_star:      db $10, $10, $38, $FE, $7C, $38, $6C, $44
list_keys:
        db LIST_ROW, 2, "F", 6, "Keep the flag", TEXT_END
        db LIST_ROW + 2, 2, "B", 6, "Boundless", TEXT_END
        db LIST_ROW + 4, 2, "W", 6, "Over and under", TEXT_END
        db LIST_ROW + 6, 2, "L", 6, "Old labyrinths", TEXT_END
        db LIST_ROW + 8, 2, "Y", 6, "Your own way", TEXT_END
        db 20, 2, "67", 6, "choose", TEXT_END
        db 20, 14, "ENTER", 20, "go", TEXT_END
        db 20, 24, "K", 26, "keys", TEXT_END
        db KEYS_END

list_variables macro
list_told:      ds 1                    ; the line whose goal is told
        endm

wonders_lines:                          ; walls, floor, trail, thickness
        db $05, $07, $47
        dw line_thick

        endif
