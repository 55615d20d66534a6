; hold.asm - a rest in a challenge, and what helps there

        if ! defined LARGE_HOLD
LARGE_HOLD equ 1

        include "engine/keys/key_wait.asm"
        include "programs/large/challenge.asm"

HOLD_KEPT:      equ SCREEN + 2048       ; the thirds of the screen where the text is
HOLD_SIZE:      equ 2 * 2048

; hold_page - hide the maze, and show the text until a key is pressed; then the maze again, or the last page
hold_page:
        ld hl,ATTRIBUTES
        ld de,KEPT_COLOURS
        ld bc,768
        ldir
        dec hl                          ; the last of them
        ld d,h
        ld e,l
        dec de
        ld (hl),c
        ld bc,HIDDEN - 1
        lddr
        ld hl,HOLD_KEPT
        ld de,best_table                ; other pages, which are unpacked again when they are needed
        ld bc,HOLD_SIZE
        ldir
        ld hl,hold_text
        call draw_text
        call help_draw
        ld hl,hold_keys
        call draw_keys
        call key_wait
        ld hl,best_table
        ld de,HOLD_KEPT
        ld bc,HOLD_SIZE
        ldir
        ld hl,KEPT_COLOURS
        ld bc,768
        ldir
        jp nc,clock_again               ; else fall through into challenge_over

; challenge_over - the last page: no try is left, or it is left
challenge_over:
        ld hl,looking_text
        call tell
        ld de,(hero)
        ld hl,lost_page
        jp walk_end

hold_text:
        db TEXT_COLOUR, $45, TEXT_AT, 8, 13, "PAUSE", TEXT_END
hold_keys:
        db 19, 9, "Any key", 18, "go on", TEXT_END, 21, 9, "BREAK", 18, "leave", TEXT_END, KEYS_END

        if (hold_page - best_table < HOLD_SIZE) or (key_wait > best_table)
        .error what is kept of the screen would overwrite this page or key_wait
        endif

        endif
