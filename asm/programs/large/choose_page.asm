; choose_page.asm - the page on which size, kind, loops and seed of the next maze are chosen; and making it

        if ! defined LARGE_CHOOSE_PAGE
LARGE_CHOOSE_PAGE equ 1

        include "engine/pages/title.asm"
        include "engine/text/text_line.asm"
        include "engine/text/number.asm"
        include "engine/pages/number_input.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"

SIZES:          equ 3
SIZE_BYTES:     equ 11
KINDS:          equ 3
KIND_BYTES:     equ 6
VALUES:         equ 10                  ; their column

; choose_page - show the choices, and the meaning of the shapes
choose_page:
        proc
        local each
        ink INK_TEXT
        call clear_screen
        ld hl,choose_text
        call draw_text
        ld de,13 * 256 + 3
        ld hl,legend
each:
        ld c,(hl)
        inc hl
        push hl
        call draw_shape
        pop hl
        ld bc,8
        add hl,bc
        inc d
        inc d
        ld a,d
        cp 13 + 8
        jr nz,each
        endp

; choose_values - show the values chosen
choose_values:
        proc
        local loops
        call size_of
        inc hl
        ld de,3 * 256 + VALUES
        call choose_value
        call kind_of
        push hl
        call word_at
        ld de,5 * 256 + VALUES
        call choose_value
        pop hl
        inc hl
        inc hl
        call word_at
        ld de,6 * 256 + VALUES
        ink INK_TEXT
        call draw_line
        ld a,(chosen_loops)
        or a
        ld hl,no_loops_text
        jr z,loops
        ld hl,loops_text
loops:
        ld de,8 * 256 + VALUES
        call choose_value
        ld hl,(seed)
        ink INK_VALUE
        xor a
        ld b,5
        ld de,10 * 256 + VALUES
        call draw_digits
        endp

; choose_frame - wait for a key
choose_frame:
        halt
        call key_read
        ld hl,choose_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jr z,choose_frame
        jr choose_made

choose_letters:
        db KEY_BREAK
        dw session_end
        db 'S'
        dw choose_size
        db 'K'
        dw choose_kind
        db 'L'
        dw choose_loops
        db 'N'
        dw choose_next
        db 'T'
        dw choose_seed
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
        ld hl,(seed)
        inc hl
        ld (seed),hl
        jp choose_values

; choose_seed - a typed seed
choose_seed:
        proc
        local kept
        call seed_type
        jr c,kept
        ld (seed),hl
kept:
        ld hl,empty_text
        call draw_text
        jp choose_values
        endp

; choose_made - make the maze of these choices, and walk in it
choose_made:
        ld hl,making_text
        call draw_text
        call kind_of
        inc hl
        inc hl
        inc hl
        inc hl
        call word_at
        push hl                         ; generator
        call size_of
        pop de
        ld hl,(seed)
        call make_maze
        jp explore

; make_maze - make a maze
; In:    A = columns, and rows; HL = seed; DE = generator; chosen_loops
; Out:   the large field
make_maze:
        proc
        local jump, perfect
        ld (rng_seed),hl
        ld h,a
        ld l,a
        ld (maze_width),hl              ; and maze_height
        inc h
        inc l
        ld (big_width),hl               ; and big_height
        ld hl,large_field
        ld (big_field),hl
        ex de,hl
        call jump
        ld a,(chosen_loops)
        or a
        jr z,perfect
        ld a,100
        ld (braid_percent),a
        call generate_braid_large
perfect:
        jp view_begin
jump:
        jp (hl)
        endp

; size_of - the size that is chosen: A = columns, and rows; HL = in size_table
size_of:
        ld a,(chosen_size)
        ld hl,size_table
        ld de,SIZE_BYTES
        call row_of
        ld a,(hl)
        ret

; kind_of - the kind that is chosen: HL = in kind_table
kind_of:
        ld a,(chosen_kind)
        ld hl,kind_table
        ld de,KIND_BYTES
row_of:                                 ; HL = HL + A * DE
        or a
        ret z
        add hl,de
        dec a
        jr row_of

size_table:                             ; columns, and rows; as text
        db 63, "63 x 63  ", TEXT_END
        db 95, "95 x 95  ", TEXT_END
        db 127, "127 x 127", TEXT_END
kind_table:                             ; name, description, generator
        dw depth_text, depth_about, generate_dfs_large
        dw eller_text, eller_about, generate_eller_large
        dw binary_text, binary_about, generate_binary_tree_large
depth_text:
        db "Depth first", TEXT_END
depth_about:
        db "long winding ways", TEXT_END
eller_text:
        db "Eller", TEXT_END
eller_about:
        db "many short dead ends", TEXT_END
binary_text:
        db "Binary tree", TEXT_END
binary_about:
        db "easy: right and down", TEXT_END
no_loops_text:
        db "none: one way only", TEXT_END
loops_text:
        db "no dead ends", TEXT_END
choose_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " LARGE MAZES                    "
        db TEXT_INK, INK_KEY
        db TEXT_AT, 3, 1, "S", TEXT_AT, 5, 1, "K", TEXT_AT, 8, 1, "L", TEXT_AT, 10, 1, "T", TEXT_AT, 10, 17, "N"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 3, "size", TEXT_AT, 5, 3, "kind", TEXT_AT, 8, 3, "loops", TEXT_AT, 10, 3, "seed"
        db TEXT_AT, 10, 19, "next seed"
        db TEXT_AT, 13, 6, "you", TEXT_AT, 15, 6, "the way out", TEXT_AT, 17, 6, "where you start"
        db TEXT_AT, 19, 6, "where you have been"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " ENTER walk         BREAK leave ", TEXT_END
making_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_CHOICE, " Digging the maze ..            ", TEXT_END
empty_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, "                                ", TEXT_END

        endif
