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

        db 25, 5, $46, 18, 5, $45, 10, 5, $44, 3, 5, $43
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "PLACE YOUR BET"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Four runners race in a maze."
        db TEXT_AT, 10, 2, "Bet on the quickest. Ten races"
        db TEXT_INK, INK_VALUE
        db TEXT_AT, 11, 2, "to turn 100 coins into 15000!"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 13, 2, "x3 pays three times your bet."
        db TEXT_AT, 14, 2, "Odds are for a kind of maze."
        db TEXT_AT, 15, 2, "From race 2 on: 24 s to bet."
        db TEXT_AT, 17, 2, "Most: 100 x race; from 5 half"
        db TEXT_AT, 18, 2, "your coins, if more; 10: all."
        db TEXT_AT, 20, 2, TEXT_INK, INK_VALUE, "17", TEXT_COLOUR, LOST_INK, "+4", TEXT_INK, INK_TEXT, ": 4 too many. ms: 1/1000 s", TEXT_END
        db 2, 16, CHEESE_INK, 1, 9, $44, 2, 3, $43
runners_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the start"
        db TEXT_COLOUR, HAND_WALL
        db TEXT_AT, 3, 1, " ", TEXT_AT, 4, 1, " ", TEXT_AT, 5, 1, " ", TEXT_AT, 6, 1, " "
        db TEXT_AT, 9, 5, " ", TEXT_AT, 10, 5, " ", TEXT_AT, 11, 5, " ", TEXT_AT, 12, 5, " "
        db TEXT_COLOUR, $43, TEXT_AT, 3, 7, "Left hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 7, "keeps its left hand on a"
        db TEXT_AT, 5, 7, "wall: tries left first."
        db TEXT_INK, INK_VALUE, TEXT_AT, 6, 7, "Good if detours are few."
        db TEXT_COLOUR, $44, TEXT_AT, 9, 7, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 10, 7, "keeps its right hand on a"
        db TEXT_AT, 11, 7, "wall: tries right first."
        db TEXT_INK, INK_VALUE, TEXT_AT, 12, 7, "Good if detours are few."
        db TEXT_COLOUR, $45, TEXT_AT, 15, 7, "Loops"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 16, 7, "Both hands get lost if no"
        db TEXT_AT, 17, 7, "wall leads from cheese to"
        db TEXT_AT, 18, 7, "border. ", TEXT_INK, INK_VALUE, "No loops: never.", TEXT_END
        db 28, 11, CHEESE_INK, 2, 12, $46, 2, 4, $45
cheese_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the cheese"
        db TEXT_AT, 4, 7, TEXT_COLOUR, $45, "Depth first"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 5, 7, "copies the maze first, so"
        db TEXT_AT, 6, 7, "sets off late. It tries"
        db TEXT_AT, 7, 7, "left, up, right, down."
        db TEXT_AT, 8, 7, "Going back takes no time."
        db TEXT_INK, INK_VALUE, TEXT_AT, 9, 7, "Good if others go astray."
        db TEXT_COLOUR, $46, TEXT_AT, 12, 7, "Hadlock"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 13, 7, "heads for the start,"
        db TEXT_AT, 14, 7, "sideways first. Then one"
        db TEXT_AT, 15, 7, "step away from it, then"
        db TEXT_AT, 16, 7, "two. It steps 3x slower."
        db TEXT_INK, INK_VALUE, TEXT_AT, 17, 7, "Good on straight ways.", TEXT_END, 0
free_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "FREE MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Move the flashing square; ", TEXT_INK, INK_KEY, "S", TEXT_INK, INK_TEXT, ", ", TEXT_INK, INK_KEY, "F", TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "put the start, finish there."
        db TEXT_AT, 6, 2, TEXT_COLOUR, LOOKED_INK, "Blue", TEXT_INK, INK_TEXT, ": seen. "
        db TEXT_INK, INK_VALUE, "White", TEXT_INK, INK_TEXT, ": the way."
        db TEXT_AT, 7, 2, TEXT_COLOUR, $45, "Speed 0", TEXT_INK, INK_TEXT, ": only the time."
        db TEXT_AT, 8, 2, TEXT_COLOUR, $45, "ms", TEXT_INK, INK_TEXT, ": thousandths of a second."
        db TEXT_AT, 10, 2, TEXT_COLOUR, $45, "Colour", TEXT_INK, INK_TEXT, ": green near, red far."
        db TEXT_AT, 12, 2, TEXT_COLOUR, $45, "Edit", TEXT_INK, INK_TEXT, ": walls, random stones."
        db TEXT_AT, 13, 2, TEXT_COLOUR, $45, "Flood", TEXT_INK, INK_TEXT, ": all in reach of there."
        db TEXT_AT, 15, 2, TEXT_COLOUR, $45, "Points", TEXT_INK, INK_TEXT, ": for solver Key points,"
        db TEXT_AT, 16, 2, "in order 1 2 3 or the best."
        db TEXT_AT, 18, 2, TEXT_COLOUR, $45, "Limit", TEXT_INK, INK_TEXT, ": longest way allowed.", TEXT_END, 0
solvers_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE SOLVERS"
        db TEXT_AT, 3, 2, "Wave", TEXT_AT, 4, 2, "Wave double", TEXT_AT, 5, 2, "Wave turns"
        db TEXT_AT, 6, 2, "Diagonal wave", TEXT_AT, 7, 2, "Line"
        db TEXT_AT, 10, 2, "Key points", TEXT_AT, 11, 2, "Distance map", TEXT_COLOUR, $46, TEXT_AT, 12, 2, "Hadlock"
        db TEXT_COLOUR, $45, TEXT_AT, 15, 2, "Depth first", TEXT_AT, 16, 2, "Tremaux", TEXT_AT, 19, 2, "Dead ends"
        db TEXT_COLOUR, $43, TEXT_AT, 17, 2, "Left hand", TEXT_COLOUR, $44, TEXT_AT, 18, 2, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 16, "spreads from F"
        db TEXT_AT, 4, 16, "from S and F"
        db TEXT_AT, 5, 16, "fewest turns"
        db TEXT_AT, 6, 16, "diagonals too"
        db TEXT_AT, 7, 16, "at any angle"
        db TEXT_AT, 10, 16, "by your points"
        db TEXT_AT, 11, 16, "downhill to F"
        db TEXT_AT, 12, 16, "fewest detours"
        db TEXT_AT, 15, 16, "one way, or back"
        db TEXT_AT, 16, 16, "marks its way"
        db TEXT_AT, 17, 16, "hand on the wall"
        db TEXT_AT, 18, 16, "the same"
        db TEXT_AT, 19, 16, "fills them", TEXT_END
HAND_WALL:      equ $28                 ; cyan: the wall that a hand is on
help_pages:
        dw help_text, runners_text, cheese_text
free_help_page:
        dw free_help_text, solvers_text, 0
runners_page:
        dw runners_text, cheese_text, help_text, 0

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
