; lost.asm - the end of a map whose points do not suffice any more

        if ! defined TERRAIN_LOST
TERRAIN_LOST equ 1

        include "programs/terrain/result.asm"
        include "programs/terrain/stand.asm"

; game_lost - the points do not suffice any more
game_lost:
        proc
        local level_lost, wait, again
        call stand_draw
        call box_draw
        ld hl,lost_logo
        ld de,256 * (BOX_TOP + 1) + 7
        ld c,FLAG_INK
        call draw_logo
        ld hl,rest_text
        call draw_text
        ld hl,(rest)
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,left_text
        call draw_text
        ld a,(points)
        call box_number
        ld a,(level)
        or a
        ld hl,lost_free_text
        jr z,again
        ld hl,tries
        dec (hl)
        ld hl,level_text
        call draw_text
        call panel_tries
        ld a,(tries)
        or a
        ld hl,lost_text
        jr nz,again
        ld hl,lost_all_text
again:
        call message
        ld bc,40 * 256 + 200
        call sound_tone
        ld bc,40 * 256 + 255
        call sound_tone
        call key_wait
        jp c,opening_page
        ld a,(level)
        or a
        jr z,level_lost
        ld a,(tries)
        or a
        jp z,game_end
level_lost:
        jp map_begins
        endp

lost_logo:
        db "LOST", TEXT_END

        endif
