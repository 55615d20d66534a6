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
        call goals_mark
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
        call level_read
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

; strip_draw - draw it: the hero in the middle, but not far beyond the labyrinth
; Uses:  AF, BC, DE, HL, IX
strip_draw:
        proc
        local row, cell, there, floor, beast, next
        ld hl,(hero_place)
        ld c,32
        ld a,l
        call strip_from
        ld (strip_corner),a
        ld a,(strip_rows)
        ld c,a
        ld a,h
        call strip_from
        ld (strip_corner + 1),a
        ld de,(strip_corner)
        push de
        ld e,0
        call ground_at                  ; rows are not negative
        pop de
        ld a,e
        add a,a
        sbc a,a
        ld d,a
        add hl,de
        push hl
        ld hl,(strip_rows)
        ld d,h
        ld e,0
        call attribute_address
        pop de
        ex de,hl
        ld a,(strip_rows)
row:
        push af
        ld b,32
cell:
        ld a,(hl)
        inc hl
        and BLOCK_OWN | GROUND_GATE | GROUND_THING | GROUND_THREAD
        jr z,floor
        bit 1,a                         ; GROUND_THING
        ld c,STRIP_GOLD
        jr nz,there
        rlca
        ld c,STRIP_FRONT
        jr c,there
        rlca
        ld c,STRIP_TOP
        jr c,there
        ld c,STRIP_THREAD               ; or a gate
there:
        ld a,c
floor:
        ld (de),a
        inc de
        djnz cell
        push de
        ld de,GROUND_STRIDE - 32
        add hl,de
        pop de
        pop af
        dec a
        jr nz,row
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld c,STRIP_BEAST
        call strip_mark
next:
        ld de,BEAST_BYTES
        add ix,de
        djnz beast
        ld de,(hero_place)
        ld c,STRIP_HERO                 ; fall through
        endp

; strip_mark - a colour in a place, if it is seen
; In:    D, E = row, column; C = colour
; Uses:  AF, DE, HL
strip_mark:
        ld hl,(strip_corner)
        ld a,e
        sub l
        cp 32
        ret nc
        ld e,a
        ld a,d
        sub h
        ld hl,(strip_rows)              ; H = its first row, L = rows
        cp l
        ret nc
        add a,h
        ld d,a
        call attribute_address
        ld (hl),c
        ret

; strip_from - the first row or column
; In:    A = the hero's; C = how many are seen
; Out:   A, negative if the labyrinth is smaller
; Keeps: HL
; Uses:  F, BC, DE
strip_from:
        proc
        local small, first
        ld b,a
        ld a,(level_now + LEVEL_SIZE)
        sub c
        jr c,small
        ld d,a                          ; the last
        ld a,c
        srl a
        ld c,a
        ld a,b
        sub c
        jr nc,first
        xor a
first:
        cp d
        ret c
        ld a,d
        ret
small:
        sra a
        ret
        endp

strip_variables macro
strip_rows:     ds 2                    ; rows, the first one
strip_count:    ds 1
strip_corner:   ds 2                    ; column, row of its upper left cell
        endm

        endif
