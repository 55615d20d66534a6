; hold.asm - a rest in a challenge, and what helps there

        if ! defined LARGE_HOLD
LARGE_HOLD equ 1

        include "engine/keys/key_wait.asm"
        include "programs/large/challenge.asm"

HOLD_KEPT:      equ SCREEN + 2048       ; the thirds of the screen where the text is
HOLD_SIZE:      equ 2 * 2048

; hold_page - hold_key has hidden the maze: show the text until a key is pressed; then the maze again, or the last page
hold_page:
        ld hl,HOLD_KEPT
        ld de,best_table                ; other pages, which are unpacked again when they are needed
        ld bc,HOLD_SIZE
        ldir
        ld hl,hold_text
        call draw_text
        ld hl,gem_shape
        ld de,HOLD_GEM
        ld c,GEM_INK
        call draw_shape
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

HOLD_GEM:       equ 14 * 256 + 2        ; row, column of the gem
hold_text:
        db TEXT_COLOUR, $45, TEXT_AT, 8, 13, "PAUSE"
        db TEXT_AT, 10, 2, TEXT_INK, INK_KEY, "W", TEXT_INK, INK_TEXT, " 20 cells of the way   -6 s"
        db TEXT_AT, 12, 2, TEXT_INK, INK_KEY, "M", TEXT_INK, INK_TEXT, " whole map, 32 cells  -15 s"
        db TEXT_AT, 14, 3, " a gem                 +3 s"
        db TEXT_AT, 16, 3, " all gems and ring   +1 try"
        db TEXT_AT, 19, 9, TEXT_INK, INK_KEY, "Any key", TEXT_INK, INK_TEXT, "  go on"
        db TEXT_AT, 21, 9, TEXT_INK, INK_KEY, "BREAK", TEXT_INK, INK_TEXT, "    leave", TEXT_END

        if (hold_page - best_table < HOLD_SIZE) or (key_wait > best_table)
        .error what is kept of the screen would overwrite this page or key_wait
        endif

        endif
