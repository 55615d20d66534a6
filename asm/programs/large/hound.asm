; hound.asm - a hound follows the hero's trail in a challenge
;
; 1. Each place of the trail has the code of the last step from there. Who follows these codes never goes round: each place was
;    left later than the one before.
; 2. It sets out when the hero has taken some steps, and is faster in each maze.
; 3. The place where it is has a byte of its own; the byte of the trail is kept meanwhile.

        if ! defined LARGE_HOUND
LARGE_HOUND equ 1

        include "engine/views/map_hero.asm"
        include "engine/views/view.asm"
        include "lib/route_step.asm"

HOUND:          equ $01                 ; the byte of its place
HOUND_INK:      equ $42                 ; bright red
HOUND_AFTER:    equ 30                  ; steps
HOUND_SLOWEST:  equ 15                  ; frames of a step, one less in each maze

; hound_run - a frame has passed; when the hound is where the hero is, a try is lost instead of returning
hound_run:
        proc
        local goes, follows
        ld hl,hound_wait
        dec (hl)
        ret nz
        ld a,(level)
        sub HOUND_SLOWEST
        neg
        ld (hl),a
        ld de,(hound)
        ld a,d
        or a
        jr nz,goes
        ld hl,(steps)
        ld de,0 - HOUND_AFTER
        add hl,de
        ret nc
        ld hl,out_text
        call tell
        ld bc,9 * 256 + 220             ; less than a frame
        call sound_tone
        ld de,257
        call view_place
        jr follows
goes:
        call view_place
        ld a,(hound_under)
        ld (hl),a
        push hl
        ld hl,view_marks + 3 * 9
        call hound_cell
        pop hl
follows:
        ld a,(hl)
        and SCENT
        add a,a
        call route_step
        ld (hound),de
        call hound_off
        call view_place
        ld a,(hl)
        ld (hl),HOUND
        ld (hound_under),a
        bit 6,a                         ; HERO
        jr nz,hound_bites
        ld hl,hound_mark
        call hound_cell
        ld bc,2 * 256 + 200
        call c,sound_tone
        endp                            ; fall through into hound_on

; hound_on - show it on the map, above all else
; Uses:  AF, BC, DE, HL
hound_on:
        ld de,(hound)
        ld a,d
        or a
        ret z
        call map_place_cell
        call map_screen
        call attribute_address
        ld (hound_ink),hl
        ld a,(hl)
        ld (hound_kept),a
        ld (hl),HOUND_INK + $80         ; it flashes
        ret

; hound_bites - it has the hero
hound_bites:
        ld hl,bitten_text
        jp try_lost

; hound_cell - draw a place, if it is in the window
; In:    D, E = row, column; HL = colour and shape
; Out:   carry set: it is
; Keeps: DE
; Uses:  AF, BC, HL
hound_cell:
        proc
        local outside
        push de
        ld c,(hl)
        inc hl
        ld a,(view_column)
        ld b,a
        ld a,e
        sub b
        cp 15                           ; columns of the window
        jr nc,outside
        ld e,a
        ld a,(view_row)
        ld b,a
        ld a,d
        sub b
        cp 21                           ; its rows
        jr nc,outside
        inc a
        ld d,a
        call draw_shape
        scf
outside:
        pop de
        ret
        endp

; map_off - take the hound and the hero from the map
; Keeps: BC, DE
; Uses:  AF, HL
map_off:
        call hound_off
        jp map_hero_off
hound_off:
        ld hl,(hound_ink)
        ld a,h
        or a
        ret z
        ld a,(hound_kept)
        ld (hl),a
        xor a
        ld (hound_ink + 1),a
        ret

hound_mark:
        db HOUND_INK, $02, $07, $86, $FE, $7E, $7C, $44, $66

        endif
