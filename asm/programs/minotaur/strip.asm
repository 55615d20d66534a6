; strip.asm - a labyrinth in the colours of cells, in which the library plays: on the title page and on the front page

        if ! defined MINOTAUR_STRIP
MINOTAUR_STRIP equ 1

        include "programs/minotaur/moves.asm"

STRIP_EVERY:    equ 4                   ; frames
STRIP_TURNS:    equ 4                   ; of think, in a frame
STRIP_HERO:     equ $78
STRIP_BEAST:    equ $50
STRIP_GOLD:     equ $70
STRIP_TOP:      equ $28                 ; walls
STRIP_FRONT:    equ $08
STRIP_THREAD:   equ $20

; strip_begin - where it is on the page; a demonstration begins, in the labyrinth that is there
; In:    H = its first row, L = rows, odd, at most 7
; Uses:  AF, BC, DE, HL, IX
strip_begin:
        ld (strip_rows),hl
        ld a,1
        ld (demo_on),a
        ld a,(strip_made)
        or a
        ret z
strip_again:
        ld a,CHIP_TUNE
        call chip_do
        call hero_begin
        call beasts_home
        call think_begin
        call demo_begin
        ld a,9
        ld (swords),a
        jp near_begin

; strip_first - the chip, the best scores, the pictures, and the first labyrinth, while the title is looked at
; In:    HL = strip_made, A = 0
; Uses:  AF, BC, DE, HL, IX
strip_first:
        inc (hl)
        ld (level_number),a
        call chip_begin
        call best_begin
        ld hl,(FRAMES)
        ld (rng_seed),hl
        call pictures_shift
        call levels_unpack
        call level_take
        ld a,high (order + 768)            ; so small a labyrinth does not fill the list of rooms
        call level_make_there
        jp strip_again

; strip_frame - a fiftieth of a second of it, and wait for the next frame
; Uses:  AF, BC, DE, HL, IX
strip_frame:
        call strip_turn
        halt
        ret

; strip_turn - a fiftieth of a second of it, and of the tune
; Uses:  AF, BC, DE, HL, IX
strip_turn:
        proc
        local begins, done
        ld a,CHIP_TICK
        call chip_do
        ld hl,strip_made
        ld a,(hl)
        or a
        call z,strip_first
        ld b,STRIP_TURNS
        call think
        ld a,1                          ; the Minotaurs that count are not those of a picture
        ld (scene_beasts),a
        call play_tick
        ld a,(hero_event)
        or a
        jr z,done
        cp EVENT_DEATH
        jr z,begins
        call play_event
        jr nc,done
begins:
        call strip_again
done:
        ld hl,strip_count
        inc (hl)
        ld a,(hl)
        and STRIP_EVERY - 1
        jr z,strip_draw
        ret
        endp

        include "programs/minotaur/strip_draw.asm"

strip_variables macro
strip_rows:     ds 2                    ; rows, the first one
strip_count:    ds 1
strip_corner:   ds 2                    ; column, row of its upper left cell
        endm

        endif
