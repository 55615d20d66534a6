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

; maze_list - the page of mazes: a row between all names, each with its kind; its bar has the keys in use
maze_list:
        proc
        local spot
        ld a,CHOOSE_INK
        ld (look_inks + INK_CHOICE),a
        ld hl,menu_spots
        xor a
spot:
        ld (hl),a
        inc hl
        add a,2
        cp 2 * MENU_COUNT
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

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "PLACE YOUR BET"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Four runners race in a maze."
        db TEXT_AT, 4, 2, "Bet on the quickest. Ten races"
        db TEXT_INK, INK_VALUE
        db TEXT_AT, 5, 2, "to turn 100 coins into 15000!"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 7, 2, "x3 pays three times your bet."
        db TEXT_AT, 8, 2, "Odds are for a kind of maze."
        db TEXT_AT, 10, 2, "From race 2 on: 24 s to bet."
        db TEXT_AT, 12, 2, "Most: 100 x race; from 5 half"
        db TEXT_AT, 13, 2, "your coins, if more; 10: all."
        db TEXT_AT, 15, 2, "17+4: 4 steps too many.", TEXT_END
runners_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the start"
        db TEXT_COLOUR, $43, TEXT_AT, 3, 2, "Left hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "keeps its left hand on walls:"
        db TEXT_AT, 5, 2, "it tries all ways on its left."
        db TEXT_INK, INK_VALUE, TEXT_AT, 6, 2, "Good if its detours are few."
        db TEXT_COLOUR, $44, TEXT_AT, 8, 2, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 9, 2, "does the same with its right."
        db TEXT_INK, INK_VALUE, TEXT_AT, 10, 2, "Good if its detours are few."
        db TEXT_COLOUR, $45, TEXT_AT, 12, 2, "Loops"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 13, 2, "Both hands get lost if no wall"
        db TEXT_AT, 14, 2, "leads from cheese to border."
        db TEXT_INK, INK_VALUE, TEXT_AT, 15, 2, "No loops: they never get lost.", TEXT_END
cheese_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the cheese"
        db TEXT_AT, 3, 2, TEXT_COLOUR, $45, "Depth first"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "copies the maze first, so it"
        db TEXT_AT, 5, 2, "sets off late. It tries left,"
        db TEXT_AT, 6, 2, "up, right, down. Going back"
        db TEXT_AT, 7, 2, "takes it no time."
        db TEXT_INK, INK_VALUE, TEXT_AT, 8, 2, "Good if the others go astray."
        db TEXT_COLOUR, $46, TEXT_AT, 10, 2, "Hadlock"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 11, 2, "heads for the start, sideways"
        db TEXT_AT, 12, 2, "first. Then it takes one step"
        db TEXT_AT, 13, 2, "away from it, then two ..."
        db TEXT_AT, 14, 2, "Its steps are 3 times slower."
        db TEXT_INK, INK_VALUE, TEXT_AT, 15, 2, "Good if the way is straight.", TEXT_END
free_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "FREE MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Move the flashing square; S, F"
        db TEXT_AT, 4, 2, "put the start, finish there."
        db TEXT_AT, 6, 2, "Blue: seen. White: the way."
        db TEXT_AT, 7, 2, "Speed 0: only the time."
        db TEXT_AT, 8, 2, "Colour: green near, red far."
        db TEXT_AT, 10, 2, "Edit: walls, random stones."
        db TEXT_AT, 11, 2, "Flood: all in reach of there."
        db TEXT_AT, 13, 2, "Points: for solver Key points,"
        db TEXT_AT, 14, 2, "in order 1 2 3 or the best."
        db TEXT_AT, 16, 2, "Limit: longest way allowed.", TEXT_END
solvers_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE SOLVERS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Wave          spreads from F"
        db TEXT_AT, 4, 2, "Wave double   from S and F"
        db TEXT_AT, 5, 2, "Wave turns    fewest turns"
        db TEXT_AT, 6, 2, "Diagonal wave diagonals too"
        db TEXT_AT, 7, 2, "Line          at any angle"
        db TEXT_AT, 9, 2, "Key points    by your points"
        db TEXT_AT, 10, 2, "Distance map  downhill to F"
        db TEXT_AT, 11, 2, "Hadlock       fewest detours"
        db TEXT_AT, 13, 2, "Depth first   one way, or back"
        db TEXT_AT, 14, 2, "Tremaux       marks its way"
        db TEXT_AT, 15, 2, "Left hand     hand on the wall"
        db TEXT_AT, 16, 2, "Right hand    the same"
        db TEXT_AT, 17, 2, "Dead ends     fills them", TEXT_END
help_pages:
        dw help_text, runners_text, cheese_text
free_help_page:
        dw free_help_text, solvers_text, 0
runners_page:
        dw runners_text, cheese_text, help_text, 0

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
