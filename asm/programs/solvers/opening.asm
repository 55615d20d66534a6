; opening.asm - the title page: a maze and the way through it; what one can do here; the instructions

        if ! defined SOLVERS_OPENING
SOLVERS_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/sound/song_wait.asm"
        include "engine/pages/opening_ways.asm"
        include "programs/solvers/opening_picture.asm"

; opening_page - the title page with its song
opening_page:
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        ld sp,stack_top
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, opening_frame
opening_letters:
        db KEY_BREAK
        dw opening_leave
        db FRONT_ENTER
        dw opening_play
        db 'F'
        dw opening_free
        usual_pages
        db 0

; title_screen - the page
title_screen:
        ld hl,solvers_opening
        jp opening_draw

solvers_opening:
        dw solvers_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
solvers_look:
        usual_look
name_text:
        db "SOLVERS", TEXT_END
logo_strokes:                           ; as logo.asm has them
        db LOGO_END, LOGO_END, LOGO_END, LOGO_END
        db $0A, $01, $81, $8A, LOGO_UP, $41, $49, LOGO_END              ; E
        db LOGO_END, LOGO_END, LOGO_END, LOGO_END, LOGO_END, LOGO_END
        db $01, $81, $8A, LOGO_END                                      ; L
        db LOGO_END, LOGO_END
        db $01, $0A, $8A, $81, $01, LOGO_END                            ; O
        db LOGO_END, LOGO_END
        db $81, $01, $0A, $4A, $41, LOGO_UP, $46, $6A, $8A, LOGO_END    ; R
        db $0A, $01, $41, $4A, $8A, $81, LOGO_END                       ; S
        db LOGO_END, LOGO_END
        db $01, $61, $85, $6A, $0A, LOGO_END                            ; V
tagline_text:
        db "Bet on the quickest of four!", TEXT_END
goal_text:
        db "Turn 100 coins into 15000!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "choose", TEXT_END
        db 19, 2, "F", 7, "free mazes", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_play, opening_free, opening_watch, opening_help, opening_leave - what the keys do
opening_play:
        call opening_still
        jp bet_begin
opening_free:
        call opening_still
        ld hl,(entry)
        call entry_makes
        jp z,solve_page
        ld hl,(menu_table)              ; the picture has taken the place of stones, of a maze from tape, or of one to change
        ld (entry),hl
        jp solve_page
opening_watch:
        call opening_still
        jp bet_watch
opening_help:
        call helping_unpack
        ld hl,help_pages
        call instructions
        jp opening_again
opening_leave:
        call song_end
        jp session_end

; opening_still - no song any more; the moment is the seed
opening_still:
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; help_drawn - the pictures of a page of help: before its text lie column, row and colour of each, before all of them a 0
; Uses:  AF, BC, DE, HL
help_drawn:
        proc
        local picture, runner
        call mice_row
        ld hl,(instructions_page)
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
picture:
        dec hl
        ld a,(hl)
        or a
        ret z
        ld c,a
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        push hl
        cp CHEESE_INK
        ld hl,cheese_shape
        push af
        call z,shape_large
        pop af
        call nz,draw_runner
        pop hl
        jr picture
        endp

; mice_row - mice of all runners' colours in the first row
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
mice_row:
        proc
        local mouse
        ld de,0
mouse:
        ld a,e
        rra
        and 3
        add a,8 + 3                     ; bright, LANE_INK
        add a,a
        add a,a
        add a,a
        ld c,a
        ld hl,mouse_shape
        call draw_shape
        inc e
        inc e
        bit 5,e
        jr z,mouse
        ret
        endp

; maze_list - the page of mazes: a row above each name, each with its kind; its bar has the keys in use
maze_list:
        proc
        local spot
        ld a,CHOOSE_INK
        ld (look_inks + INK_CHOICE),a
        ld hl,menu_spots
        ld a,1
spot:
        ld (hl),a
        inc hl
        add a,2
        cp 2 * MENU_COUNT + 1
        jr nz,spot
        ld hl,board_ways
        ld de,menu_ways
        ld bc,4
        ldir
        jp choose_page
        endp
menu_title:
        db "MAZES                "
menu_ways:
        db "QAOP choose", TEXT_END

; maze_name - an entry's name, and its kind: for menu.asm
; In:    HL = entry; D, E = row, column; C = attribute
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
maze_name:
        proc
        local kind
        push hl
        call entry_name
        pop hl
        ld a,(hl)
        ld e,KIND_LEFT
        ld hl,perfect_kind
        cp PERFECT_INK
        jr z,kind
        ld hl,loops_kind
        cp LOOPS_INK
        jr z,kind
        ld hl,change_kind
kind:
        jp draw_text
        endp
KIND_LEFT:      equ 17
perfect_kind:
        db "without loops", TEXT_END
loops_kind:
        db "with loops", TEXT_END
change_kind:
        db "changes a maze", TEXT_END

        include "programs/solvers/help_texts.asm"

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
