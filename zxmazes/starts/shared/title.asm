; title.asm - the title page, the colours, the tiles

        if ! defined @GUARD@_TITLE
@GUARD@_TITLE equ 1

        include "engine/pages/title.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"

; title_screen - the title page; the build runs it alone, for the loading screen
title_screen:
        ld hl,title
        call title_page
        ld hl,my_tiles
        call tiles_use
        ld hl,1982                      ; a maze to look at
        ld (rng_seed),hl
        ld hl,9 * 256 + 31              ; rows, columns
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,6                          ; its first row on the screen
        ld (field_top),a
        ld bc,9 * 256 + 31
        jp draw_field

title:
        dw my_look, name_text
        db @COLUMN@, 1, $46             ; where the name begins: column, row; its colour
        dw title_text
name_text:
        db "@UPPER@", TEXT_END
my_look:                                ; text, key, value, bar, choice, bad, border
        db $07, $44, $47, $68, $78, $42, 0
my_tiles:                               ; attribute of a wall, of a path; the texture of a wall, of a path
        db $41, $07
        db $FF, $EF, $EF, $00, $FF, $FE, $FE, $00
        db 0, 0, 0, 0, 0, 0, 0, 0

        endif
