; title_picture.asm - the title's picture: a maze of hexagons and the way through it

        if ! defined TILINGS_TITLE_PICTURE
TILINGS_TITLE_PICTURE equ 1

TITLE_SIZE:     equ 11 * 256 + 2        ; columns, rows
TITLE_SEED:     equ 1997
PICTURE_TOP:    equ 7                   ; rows of the picture
PICTURE_ROWS:   equ 7
PICTURE_LEFT:   equ 4

; title_picture - draw it, in the place of the pages; then they are there again
; In:    the rows of the picture are clear, and the one below them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the choices, links, what pages_unpack writes; the screen
title_picture:
        proc
        local row, line, left, plain
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
        ld hl,ATTRIBUTES + 32 * (PICTURE_TOP + 1)
        ld de,ATTRIBUTES + 32 * (PICTURE_TOP + 1) + 1
        ld bc,32 * PICTURE_ROWS - 1
        ld a,BOARD_INK
        ld (wall_ink),a
        ld (hl),a
        ldir
        call links_generate_dfs
        call tiling_draw
        call marks_begin
        ld de,(links_entrance)
        ld (way_from),de
        ld hl,route
        ld (way_at),hl
        ld hl,(links_exit)
        call links_solve_arrows
        call way_draw
        ld d,PICTURE_TOP
row:                                    ; in the middle of DRAW_WIDTH, and a row too low
        push de
        push de
        ld e,PICTURE_LEFT
        call cell_address
        push hl
        inc d
        ld e,0
        call cell_address
        pop de
        ld b,8
line:
        push bc
        push hl
        push de
        ld bc,BOARD_COLUMNS
        ldir
        pop de
        push de
        xor a
        ld b,PICTURE_LEFT
left:
        dec e
        ld (de),a
        djnz left
        pop de
        pop hl
        pop bc
        inc h
        inc d
        djnz line
        pop de
        ld e,PICTURE_LEFT
        call attribute_address
        push hl
        inc d
        ld e,0
        call attribute_address
        pop de
        push hl
        ld bc,BOARD_COLUMNS
        ldir
        pop hl
        ld b,PICTURE_LEFT
plain:                                  ; of what was drawn there
        ld (hl),BOARD_INK
        inc l
        djnz plain
        pop de
        inc d
        ld a,d
        cp PICTURE_TOP + PICTURE_ROWS
        jr nz,row
        ld e,0
        ld hl,no_text
        ink INK_TEXT
        call draw_line
        jp pages_unpack
        endp

        endif
