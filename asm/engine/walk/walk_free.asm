; walk_free.asm - free walks: mazes of any seed, without lives and points

        if ! defined ENGINE_WALK_FREE
ENGINE_WALK_FREE equ 1

        include "engine/views/marks_across.asm"
        include "engine/pages/number_input.asm"
        include "engine/walk/walk_levels.asm"

        public free_begin, free_again

; free_begin - the first maze, that of the article's year; later the one that was left
free_begin:
        xor a                           ; WALK_FREE
        ld (walk_mode),a
        ld (night),a
        ld h,a
        ld l,a
        ld (hunt_speed),hl
        ld hl,free_letters
        ld (walk_more),hl

; free_again - make and show the maze of `seed`
free_again:
        ld sp,stack_top
        ink INK_TEXT
        call clear_screen
        ld hl,(seed_free)
        ld (seed),hl
        ld (rng_seed),hl
        ld a,(torch_wanted)
        ld (torch_on),a
        ld bc,WALK_ROWS * 256 + WALK_COLUMNS
        call make_sized
        call level_par
        ld hl,(walk_find)
        ld (ready_text),hl
        call draw_bar
        call draw_places
        jp walk_play

free_letters:
        db 'N'
        dw free_next
        db 'T'
        dw free_seed
        db 0

; free_out - at the finish
free_out:
        ld hl,next_key
        call panel_wait
        jp c,walk_leave          ; fall through into free_next

; free_next - another maze
free_next:
        ld hl,(rng_seed)                ; the generator's state after the last maze
        jr free_seeded

; free_seed - the maze of a typed seed
free_seed:
        call seed_type
        jp c,walk_resume
free_seeded:
        ld (seed_free),hl
        jr free_again

walk_free_variables macro
seed_free:      ds 2                    ; of the maze that is shown next, or now
        endm

        endif
