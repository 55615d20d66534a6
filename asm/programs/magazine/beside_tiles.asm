; beside_tiles.asm - the look of our field beside a BASIC listing

        if ! defined MAGAZINE_BESIDE_TILES
MAGAZINE_BESIDE_TILES equ 1

beside_tiles:                           ; for tiles_use
        db $0D, $07                     ; cyan on blue
        db 0, $FB, $FB, $FB, 0, $DF, $DF, $DF
        db 0, 0, 0, 0, 0, 0, 0, 0

        endif
