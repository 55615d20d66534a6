; hold.asm - a rest in a challenge, and what helps there

        if ! defined LARGE_HOLD
LARGE_HOLD equ 1

        include "engine/keys/key_wait.asm"
        include "programs/large/challenge.asm"

HOLD_SIZE:      equ 6912                ; the screen

; hold_page - hide the maze, and show the text until a key is pressed; then the maze again, or the last page
hold_page:
        ld hl,SCREEN
        ld de,hold_kept                 ; other pages, which are unpacked again when they are needed
        ld bc,HOLD_SIZE
        ldir
        dec hl                          ; the last colour
        ld d,h
        ld e,l
        dec de
        ld (hl),c
        ld bc,HIDDEN - 1
        lddr
        ld hl,hold_text
        call draw_text
        ld de,21 * 256 + 7
        call chase_draw
        call help_draw
        ld hl,hold_keys
        call draw_keys
        call key_wait
        ld hl,hold_kept
        ld de,SCREEN
        ld bc,HOLD_SIZE
        ldir
        jp nc,clock_again               ; else fall through into challenge_over

; challenge_over - the last page: no try is left, or it is left
challenge_over:
        call lines_off
        ld hl,looking_text
        call tell
        ld de,(hero)
        ld hl,lost_page
        jp walk_end

; lines_off - take what W and M have shown from the field and the map, and the hero and the hound from the map
; Uses:  AF, BC, DE, HL
lines_off:
        proc
        local line
        call map_off
        ld hl,large_field
        ld bc,127 * 128
line:
        res 3,(hl)                      ; VIEW_LINE
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,line
        ld hl,map_again
        jp map_cells_all
        endp
map_again:                              ; a cell of the map without the way
        call map_ink
        ld a,(map_line_ink)
        cp (hl)
        ld a,(map_seen)
        jp z,map_cell
        ret

hold_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 13, "PAUSE", TEXT_END
hold_keys:
        db 18, 2, "Any key", 10, "go on", TEXT_END, 18, 18, "BREAK", 24, "leave", TEXT_END, KEYS_END

        if (hold_page - hold_kept < HOLD_SIZE) or (key_wait > hold_kept)
        .error what is kept of the screen would overwrite this page or key_wait
        endif

        endif
