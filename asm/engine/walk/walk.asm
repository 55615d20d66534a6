; walk.asm - a game of walking through mazes, shared by the tapes with one kind of maze: the title page, a challenge of ten mazes, free walks
;
; A walk is a record of the program: see walk_record.asm.
; Include it first: it sets what the parts of the pages are to be like.

        if ! defined ENGINE_WALK
ENGINE_WALK equ 1

        if ! defined SESSION_OPENING
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
FRONT_IDLE:     equ 10 * 50             ; the library walks after ten seconds
FRONT_EAGER:    equ 1                   ; the title page takes a third of a second
KEPT_FIRE:      equ $BF                 ; ENTER
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
REDEFINE_KEYS:  equ 4                   ; no fire
        endif

        include "engine/views/marks_across.asm"
        include "engine/keys/session.asm"
        include "engine/keys/attract.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/opening.asm"
        include "engine/pages/opening_ways.asm"
        include "engine/sound/song.asm"
        include "engine/walk/walk_best.asm"
        include "engine/walk/walk_demo.asm"
        include "engine/walk/walk_help.asm"
        include "engine/walk/walk_keys.asm"
        include "engine/walk/walk_levels.asm"
        include "engine/walk/walk_free.asm"
        include "engine/walk/walk_make.asm"

        public walk_use, walk_title, walk_start, walk_picture

PICTURE_ROW:    equ 7
PICTURE_COLUMN: equ 2
PICTURE_ROWS:   equ 7
PICTURE_COLUMNS: equ 27

; walk_use - use a walk from now on
; In:    HL = walk
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the record's copy, what it sets at the beginning
walk_use:
        ld de,walk_opening
        ld bc,WALK_BYTES
        ldir
        ld hl,walk_opening_page
        ld (walk_leaves),hl
        ld hl,walk_caught
        ld (walk_caught_at),hl
        ld hl,free_out
        ld (walk_free_at),hl
        ld hl,walk_out
        ld (walk_out_at),hl
        ld hl,(walk_first_seed)
        ld (seed_free),hl
        ld hl,0
        ld (wave_limit),hl
        ld hl,(walk_sounds_used)
        ld (walk_effects),hl
        ld hl,(walk_font)
        call font_use
        ld hl,place_draw
        call torch_use
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (torch_wanted),a
        ret

; walk_title - the title page alone, while the tape is loading
; In:    HL = walk
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: the screen, field, and what the generator writes
walk_title:
        call walk_use
        call opening_screen
        ld hl,loading_text
        jp draw_text
loading_text:
        db TEXT_INK, INK_BAR, TEXT_AT, OPENING_FOOT, 0, "            Loading             ", TEXT_END

; walk_start - the title, then games until BREAK
; In:    HL = walk; jump here, while SP is still BASIC's
walk_start:
        ex de,hl
        call session_enter
        ex de,hl
        call walk_use
        call walk_sounds_begin
        call keys_use

; walk_opening_page - the title page and its tune; walk_opening_on - the same while the tune goes on
walk_opening_page:
        ld sp,stack_top
        ld hl,(walk_tune)
        call song_begin
walk_opening_on:
        ld hl,opening_list
        jp front

opening_list:
        dw opening_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_screen:
        ld hl,(walk_opening)
        jp opening_draw

opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'F'
        dw opening_free
        db 'W'
        dw opening_watch
        db 'B'
        dw opening_best
        db 'H'
        dw opening_help
        db 'K'
        dw opening_keys
        db 0

opening_play:
        call song_end
        ld hl,(FRAMES)
        ld (rng_seed),hl
        jp challenge_begin
opening_free:
        call song_end
        jp free_begin
opening_watch:
        call song_end
        ld hl,(FRAMES)
        ld (rng_seed),hl
        ld hl,walk_demo
        call attract_run
        jp walk_opening_page
opening_best:
        call song_end
        jp best_page
opening_help:
        call song_end
        ld hl,walk_help
        call instructions
        jp walk_opening_page
opening_keys:
        call song_end
        jp keys_page

; walk_picture - the picture of the title page: a maze with its way
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: the screen, field, and what the generator writes
walk_picture:
        proc
        local step
        call opening_ways
        xor a
        ld (torch_on),a
        ld hl,(walk_first_seed)
        ld (rng_seed),hl
        ld bc,PICTURE_ROWS * 256 + PICTURE_COLUMNS
        call make_sized
        ld hl,PICTURE_COLUMN * 256 + PICTURE_ROW
        ld (field_top),hl               ; and field_left
        ld hl,line_thick
        ld (lines_thickness),hl
        ld hl,route
        ld bc,(route_length)
        ld de,(start_at)
step:
        push hl
        push bc
        ld a,(hl)
        call code_way
        call trail_lay
        pop bc
        pop hl
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,step
        jp draw_places
        endp

        endif
