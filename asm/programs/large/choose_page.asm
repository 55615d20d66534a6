; choose_page.asm - free walks: the page on which size, kind, loops and seed of the next maze are chosen; and making it
; Longer than 300 lines because the choices stand with the texts and the keys that belong to them.

        if ! defined LARGE_CHOOSE_PAGE
LARGE_CHOOSE_PAGE equ 1

        include "engine/text/text_line.asm"
        include "programs/large/begin.asm"
        include "programs/large/make.asm"
        include "programs/large/out_page.asm"
        include "programs/large/page_view.asm"

SIZES:          equ 3
SIZE_BYTES:     equ 7
KINDS:          equ 2
KIND_BYTES:     equ 4
VALUES:         equ 10                  ; their column

; choose_page - show the choices, and the keys
choose_page:
        ld sp,stack_top
        ink INK_TEXT
        call clear_screen
        ld hl,choose_text
        call draw_text
        ld hl,choose_keys_list
        call draw_keys
choose_held:
        halt
        call break_held                 ; the BREAK that led here does not lead on
        jr nc,choose_held
        call keys_seen
        ld a,1
        ld (seed_fresh),a               ; fall through into choose_values

; choose_values - show the values chosen
choose_values:
        proc
        local loops
        call size_of
        inc hl
        ld de,3 * 256 + VALUES
        call choose_value
        call kind_of
        call word_at
        ld de,5 * 256 + VALUES
        call choose_value
        ld a,(chosen_loops)
        or a
        ld hl,no_loops_text
        jr z,loops
        ld hl,loops_text
loops:
        ld de,7 * 256 + VALUES
        call choose_value
        ld hl,no_text
        ld de,9 * 256 + VALUES
        call choose_value
        ld hl,(seed)
        ld e,VALUES
        xor a
        call draw_plain
        ld de,31 * 257                  ; the smallest maze of this kind
        call chosen_maze
        call chosen_walls
        ld hl,walk_view
        call page_view
        endp                            ; fall through into choose_frame

; choose_frame - wait for a key
choose_frame:
        halt
        call key_read
        ld hl,choose_letters
        call key_act
        sub '0'
        cp 10
        jr c,choose_digit
        call step_keys
        and KEY_FIRE
        jr z,choose_frame
        jr choose_made

; choose_digit - the seed's digits and this one, if that is no more than 65,535; the first digit typed begins a new seed
choose_digit:
        proc
        local first
        ld c,a
        ld b,0
        ld hl,seed_fresh
        ld a,(hl)
        ld (hl),b
        ld h,b
        ld l,b
        or a
        jr nz,first
        ld hl,(seed)
        ld de,6554
        sbc hl,de
        jr nc,choose_frame
        add hl,de
first:
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,bc
        jr c,choose_frame
        ld (seed),hl
        jp choose_values
        endp

choose_letters:
        db KEY_BREAK
        dw opening_page
        db 'S'
        dw choose_size
        db 'K'
        dw choose_kind
        db 'L'
        dw choose_loops
        db 'N'
        dw choose_next
        db 13
        dw choose_made
        db 0

; choose_value - draw a value at D, E to the end of its row
choose_value:
        ink INK_VALUE
        jp draw_line

; word_at - HL = the word at HL
word_at:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret

choose_size:
        ld hl,chosen_size
        ld b,SIZES
        jr choose_on
choose_kind:
        ld hl,chosen_kind
        ld b,KINDS
        jr choose_on
choose_loops:
        ld hl,chosen_loops
        ld b,2
choose_on:                              ; the next one of B choices
        proc
        local more
        ld a,(hl)
        inc a
        cp b
        jr c,more
        xor a
more:
        ld (hl),a
        jp choose_values
        endp

; choose_next - the next seed
choose_next:
        ld (seed_fresh),a               ; the key
        call seed_next
        jp choose_values
seed_next:
        ld hl,(seed)
        inc hl
        ld (seed),hl
        ret

; choose_made_next - the maze that follows
choose_made_next:
        call seed_next

; choose_made - make the maze of these choices, and walk in it
choose_made:
        xor a
        ld (walk_mode),a
        ld a,KIND_MAZE
        ld (maze_kind),a
        ld hl,257
        ld (home),hl
        call chosen_walls
        ld hl,free_text
        call page_begin
        call kind_of
        call word_at
        ld de,1
        call draw_text
        call size_of
        inc hl
        ld de,13
        call draw_text
        ld hl,seed_text
        call draw_text
        call theme_row
        ld hl,(seed)
        ld de,0 * 256 + 26
        ld b,5
        call bar_digits
        ld hl,free_keys
        call draw_keys
        call size_of
        ld d,a
        ld e,a
        sub 2
        ld h,a
        ld l,a
        ld (goal),hl
        call chosen_maze
        jp explore

; chosen_maze - make a maze of this kind, seed and loops
; In:    D, E = rows, columns
chosen_maze:
        proc
        local perfect
        push de
        ld hl,(seed)
        ld (rng_seed),hl
        call kind_of
        inc hl
        inc hl
        call word_at
        push hl                         ; generator
        call chosen_walls
        pop hl
        pop de
        ld a,(chosen_loops)
        or a
        jr z,perfect
        ld a,100
perfect:
        jp make_maze
        endp

; chosen_walls - the walls of this seed, those of a maze of the challenge
; Out:   C = colour
; Uses:  AF, B, HL
chosen_walls:
        ld a,(seed)
        and LEVELS - 1
        call level_row
        inc hl
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (theme),a
        ret

; size_of - the size that is chosen: A = columns, and rows; HL = in size_table
size_of:
        ld a,(chosen_size)
        ld hl,size_table
        ld bc,SIZE_BYTES
        call row_of
        ld a,(hl)
        ret

; kind_of - the kind that is chosen: HL = in kind_table
kind_of:
        ld a,(chosen_kind)
        ld hl,kind_table
        ld bc,KIND_BYTES
        jp row_of

size_table:                             ; columns, and rows; as text: cells, which have walls between them
        db 63, "31x31", TEXT_END
        db 95, "47x47", TEXT_END
        db 127, "63x63", TEXT_END
kind_table:                             ; name, generator
        dw winding_text, generate_dfs_large
        dw forked_text, generate_eller_large
winding_text:
        db "long ways"
no_text:
        db TEXT_END
forked_text:
        db "many forks", TEXT_END
no_loops_text:
        db "none", TEXT_END
loops_text:
        db "no dead ends", TEXT_END
choose_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "           FREE WALK            "
        db TEXT_AT, 23, 0, " ENTER walk          BREAK back "
        db TEXT_INK, INK_TEXT, TEXT_AT, 13, 1, "No clock, no hound.", TEXT_END
choose_keys_list:
        db 3, 1, "S", 3, "size", TEXT_END, 5, 1, "K", 3, "kind", TEXT_END, 7, 1, "L", 3, "loops", TEXT_END
        db 9, 1, "N", 3, "seed", TEXT_END, 11, 1, "0-9", 5, "type a seed", TEXT_END, KEYS_END
free_text:
        db TEXT_AT, PANEL_STEPS, PANEL + 1, "Steps", TEXT_END
seed_text:
        db TEXT_AT, 0, 21, "seed", TEXT_END
free_keys:
        db 23, 1, "W", 3, "way", TEXT_END, 23, 7, "F", 9, "follow", TEXT_END
        db 23, 16, "N", 18, "new", TEXT_END, 23, 22, "BREAK", 28, "end", TEXT_END, KEYS_END

        endif
