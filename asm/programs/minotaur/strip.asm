; strip.asm - a labyrinth in the colours of cells, in which the library plays: on the title page and on the front page

        if ! defined MINOTAUR_STRIP
MINOTAUR_STRIP equ 1

        include "programs/minotaur/moves.asm"

STRIP_EVERY:    equ 4                   ; frames
STRIP_TURNS:    equ 6                   ; of think, in a frame
STRIP_HERO:     equ $78
STRIP_BEAST:    equ $50
STRIP_GOLD:     equ $70
STRIP_TOP:      equ $28                 ; walls
STRIP_FRONT:    equ $08
STRIP_THREAD:   equ $20

; strip_begin - where it is on the page; a demonstration begins, in the labyrinth that is there
; In:    H = its first row, L = rows, odd, at most 9
; Uses:  AF, BC, DE, HL, IX
strip_begin:
        ld (strip_rows),hl
        ld a,1
        ld (demo_on),a
strip_again:
        call hero_begin
        call beasts_home
        call think_begin
        call demo_begin
        call goals_mark
        jp near_begin

; strip_frame - a fiftieth of a second of it, and wait for the next frame
; Uses:  AF, BC, DE, HL, IX
strip_frame:
        proc
        local begins, done
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
        call z,strip_draw
        halt
        ret
        endp

; strip_draw - draw it, the hero in the middle
; Uses:  AF, BC, DE, HL, IX
strip_draw:
        proc
        local above, row, cell, there, floor, beast, next
        ld de,(hero_place)
        call ground_at
        ld de,0 - 16
        add hl,de
        ld a,(strip_rows)
        srl a
        ld b,a
        ld de,0 - GROUND_STRIDE
above:
        add hl,de
        djnz above
        push hl
        ld de,(strip_rows)
        ld e,b
        call attribute_address
        pop de
        ex de,hl                        ; HL = ground, DE = screen
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
        ld hl,(hero_place)
        ld a,e
        sub l
        add a,16
        cp 32
        ret nc
        ld e,a
        ld a,d
        sub h
        ld d,a
        ld hl,(strip_rows)              ; H = its first row, L = rows
        ld a,l
        srl a
        add a,d
        cp l
        ret nc
        add a,h
        ld d,a
        call attribute_address
        ld (hl),c
        ret

strip_variables macro
strip_rows:     ds 2                    ; rows, the first one
strip_count:    ds 1
        endm

        endif
