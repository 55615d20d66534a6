; hound.asm - a hound follows the hero's trail in a challenge
;
; 1. Each place of the trail has the code of the last step from there. Who follows these codes never goes round: each place was
;    left later than the one before.
; 2. It sets out some seconds after the hero's first step, at the pace of the maze: a step in 4 to 7 frames, while his takes 4.
; 3. While it is in the window an odd pace is a frame faster. That it is there is told when it comes, and no more once it is gone. It rests
;    when he takes a gem or throws the bone; he may pass it then.
; 4. The place where it is has a byte of its own; the byte of the trail is kept meanwhile.

        if ! defined LARGE_HOUND
LARGE_HOUND equ 1

        include "engine/views/map_hero.asm"
        include "engine/views/view.asm"

HOUND:          equ $01                 ; the byte of its place
HOUND_INK:      equ $42                 ; bright red
HOUND_MAP_INK:  equ $52                 ; on the map: a bright red block
TOLD_INK:       equ $C2
GEM_REST:       equ 150                 ; frames, at a gem
BONE_REST:      equ 200                 ; at the bone
HOUND_WAKES:    equ 16                  ; frames from its next step, more than any pace: up to then who meets it is not bitten

; hound_second - a second has passed: it sets out, perhaps, once the hero has taken a step
hound_second:
        ld a,(hound + 1)
        or a
        ret nz
        ld hl,(steps)
        ld a,h
        or l
        ret z
        ld hl,hound_wait
        dec (hl)
        ret nz
        ld (hl),25                      ; frames until its first step
        ld hl,out_text
        call hound_tell
        ld de,(home)
        jr hound_to

; hound_run - frames have passed; when the hound is where the hero is, a try is lost instead of returning
; In:    C = frames
hound_run:
        proc
        local due, unseen, paced
        ld de,(hound)
        ld a,d
        or a
        ret z
        ld hl,hound_wait
        ld a,(hl)
        sub c
        ld (hl),a
        jr z,due
        ret nc
due:
        inc hl                          ; hound_sees
        ld a,(hound_pace)
        bit 0,(hl)
        jr z,unseen
        and $FE
unseen:
        dec hl
        ld b,a
        add a,(hl)                      ; what it is late by is made up for
        cp b
        jr c,paced
        ld a,b
paced:
        ld (hl),a
        call view_place
        bit 6,(hl)                      ; HERO: he stands there while it wakes
        jr nz,hound_bites
        ld a,(hound_under)
        ld (hl),a
        push hl
        ld hl,view_marks + 3 * 9
        call hound_cell
        pop hl
        ld a,(hl)
        and SCENT
        add a,a
        push af
        ld hl,hound_mark + 1
        call face
        pop af
        call code_step
        endp                            ; fall through into hound_to

; hound_to - put the hound on a place, over the hero too
; In:    D, E = row, column
hound_to:
        proc
        local known, gone
        ld (hound),de
        call hound_off
        call view_place
        ld a,(hl)
        ld (hl),HOUND
        ld (hound_under),a
        ld hl,hound_mark + 8
        ld a,(hl)
        xor $A5                         ; the other feet
        ld (hl),a
        ld hl,hound_mark
        call hound_cell
        sbc a,a
        push af
        ld bc,2 * 256 + 200
        call nz,sound_tone
        pop af
        ld hl,hound_sees
        cp (hl)
        ld (hl),a
        jr z,known
        inc a
        ld hl,sight_text
        jr nz,gone
        call hound_tell
        jr known
gone:                                   ; what was told of it goes with it
        ld a,(told_text)
        cp l
        call z,no_message
known:
        call hound_on
        ld a,(hound_under)
        bit 6,a                         ; HERO
        ret z
        jr hound_bites
        endp

; hound_met - the hero walks to where it is: it bites, unless it rests
; Uses:  AF
hound_met:
        ld a,(hound_wait)
        cp HOUND_WAKES
        ret nc                          ; else fall through into hound_bites

; hound_bites - it has the hero
hound_bites:
        ld hl,bitten_text
        jp try_lost

; map_on - show the hero on the map, and above all else the hound
; Uses:  AF, BC, DE, HL
map_on:
        ld de,(hero)
        call map_hero_on                ; fall through into hound_on

; hound_on - show it on the map, above all else
; Uses:  AF, BC, DE, HL
hound_on:
        ld de,(hound)
        ld a,d
        or a
        ret z
        call map_pixel
        call attribute_address
        ld a,(hl)
        ld (hound_ink),hl
        ld (hound_kept),a
        ld (hl),HOUND_MAP_INK
        ret

; hound_tell - tell something for a while, in red that flashes, and growl
; In:    HL = text
hound_tell:
        ld c,TOLD_INK
tell_so:                                ; C = another colour
        ld a,l
        ld (told_text),a
        ld a,TOLD_SECONDS
        ld (told_for),a
        call tell
        ld bc,9 * 256 + 220             ; less than a frame
        jp sound_tone

; hound_cell - draw a place, if it is in the window
; In:    D, E = row, column; HL = colour and shape
; Out:   carry set: it is
; Keeps: DE
; Uses:  AF, BC, HL
hound_cell:
        proc
        local outside
        ld c,(hl)
        inc hl
window_cell:                            ; HL = shape, C = colour
        push de
        push hl
        ld hl,(view_column)             ; and view_row
        ld a,e
        sub l
        ld e,a
        ld a,d
        sub h
        ld d,a
        ld hl,(view_columns)            ; and view_rows
        cp h
        jr nc,outside
        ld a,e
        cp l
        jr nc,outside
        ld hl,(view_top)                ; and view_left
        add a,h
        ld e,a
        ld a,d
        add a,l
        ld d,a
        pop hl
        push hl
        call draw_shape
        scf
outside:
        pop hl
        pop de
        ret
        endp

; map_off - take the hound and the hero from the map; hound_off - the hound
; Uses:  AF, BC, DE, HL
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
        db HOUND_INK, $06, $8F, $8D, $FF, $7E, $7E, $66, $66

        endif
