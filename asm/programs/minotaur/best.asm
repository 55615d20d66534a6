; best.asm - the best scores, the page from which games begin

        if ! defined MINOTAUR_BEST
MINOTAUR_BEST equ 1

        public best_page

BEST_ROW:       equ 5

; best_page - the best scores; ENTER begins a game, BREAK leads back to BASIC
best_page:
        ld sp,stack_top
        call best_draw
        ld hl,best_keys
        call draw_text
        call keys_release
best_turn:
        halt
        call key_read
        ld hl,best_letters
        call key_act
        call break_held                 ; its SPACE is no fire
        jr nc,best_turn
        call keys_step
        and KEY_FIRE
        jr z,best_turn                  ; fall through
best_begin:
        xor a
        ld (level_number),a
        ld hl,(FRAMES)
        ld (rng_seed),hl
        jp game
best_letters:
        db KEY_BREAK
        dw session_end
        db KEY_ENTER
        dw best_begin
        db 0

; best_draw - the page without its keys
best_draw:
        ld hl,minotaur_look
        call look_use
        ld c,7
        call clear_screen
        ld hl,best_title
        call draw_text
        ld hl,best_table
        ld de,256 * BEST_ROW + 7
        jp scores_draw

best_title:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 10, "BEST SCORES", TEXT_END
best_keys:
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 4, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 10, "begin", TEXT_AT, 22, 24, "leave", TEXT_END

best_table:                             ; in the image: it stays when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm

        endif
