; title_picture.asm - the title's picture: a maze of hexagons and the way through it

        if ! defined TILINGS_TITLE_PICTURE
TILINGS_TITLE_PICTURE equ 1

TITLE_SIZE:     equ 10 * 256 + 2        ; columns, rows
TITLE_SEED:     equ 5
PICTURE_TOP:    equ 7                   ; rows of the picture
PICTURE_ROWS:   equ 7
PICTURE_LEFT:   equ 24                  ; pixels, so that it is in the middle of the screen

; title_picture - draw it, in the place of the title's own page; then all are there again. A key that is pressed meanwhile ends it
; In:    the rows of the picture are clear; keys_in_use, keys_named
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the choices, links, what pages_unpack writes; operands of tiling_fit, for now; the screen
title_picture:
        proc
        local usual, drawn, pressed
        ld de,17 * 256 + 2
        ink INK_KEY
        call keys_four
        jr z,usual
        dec e
        ld b,1
        call key_corners
        ld e,2
        ld b,$80
        call key_corners
usual:
        call pressed
        ret nz
        call choices_reset
        ld a,TILING_HEXAGON
        ld (tiling),a
        ld hl,TITLE_SIZE
        ld (tiling_rows),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        xor a
        ld (mask_used),a
        ld (heat),a
        ld (way_slow),a
        ld (polygon_draw_top),a
        inc a
        ld (way_shown),a
        ld a,PICTURE_LEFT
        ld (polygon_draw_left),a
        ld hl,ATTRIBUTES + 32 * PICTURE_TOP
        ld de,ATTRIBUTES + 32 * PICTURE_TOP + 1
        ld bc,32 * PICTURE_ROWS - 1
        ld a,BOARD_INK
        ld (wall_ink),a
        ld (hl),a
        ldir
        call links_generate_dfs
        call tiling_draw
        call pressed
        jr nz,drawn
        call marks_begin
        ld de,(links_entrance)
        call way_find
        call way_draw
drawn:
        ld a,DRAW_TOP
        ld (polygon_draw_top),a
        xor a                           ; DRAW_LEFT
        ld (polygon_draw_left),a
        jp pages_unpack
pressed:                                ; NZ: a key that the page answers
        ld hl,FLAGS
        bit 5,(hl)
        ret z
        ld a,(LAST_K)
        and $5F                         ; SPACE may be of BREAK
        ret
        if title_picture < links_distances
        .error the title's picture is drawn with what is in links_list
        endif
        endp

; keys_four - the keys that the player has chosen, over 5678
; In:    D, E = where; C = colour; keys_in_use, keys_named
; Out:   Z: those are the usual ones; else E = the column behind them
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
; Writes: the screen
keys_four:
        proc
        local letter, places
        ld a,(keys_in_use + 1)
        or a
        ret z
        ld hl,places
        ld b,4
letter:
        push hl
        ld a,(hl)
        ld hl,keys_named
        call byte_at
        call draw_char
        pop hl
        inc hl
        inc e                           ; NZ
        djnz letter
        ret
places:                                 ; up, down, left, right
        db 0, 12, 18, 6
        endp

        endif
