; near.asm - what the window can show: things, gates, thread and Minotaurs, as sprites for blocks_scene

        if ! defined MINOTAUR_NEAR
MINOTAUR_NEAR equ 1

        include "engine/blocks/blocks_sprites.asm"
        include "programs/minotaur/hero.asm"
        include "programs/minotaur/think.asm"

NEAR:           equ 12                  ; things and gates at most
NEAR_DOTS:      equ 24                  ; dots of the thread
NEAR_BYTES:     equ 2 + 3 * NEAR + 2 * NEAR_DOTS
NEAR_ROWS:      equ 11
NEAR_COLUMNS:   equ 13
SCENE:          equ 8                   ; sprites of a picture at most
HERO_ROW:       equ 3                   ; the hero's block in the window
HERO_COLUMN:    equ 4

; near_begin - begin to list what is round the hero's place: two blocks farther than the window shows, so that the list still does when he
;              has gone on while it was made
; Uses:  AF
near_begin:
        xor a
        ld (near_row),a
        ld hl,near_made
        ld (hl),a
        inc hl
        ld (hl),a                       ; near_dots_made
        ld hl,(hero_place)
        ld (near_place),hl
        ret

; near_look - make the whole list at once
; Uses:  AF, BC, DE, HL
near_look:
        call near_begin
near_looks:
        call near_turn
        jr c,near_looks
        ret

; near_turn - look at one more row, and at some more things and gates, and note what has been seen
; Out:   carry clear: the list is made, and in use
; Uses:  AF, BC, DE, HL
near_turn:
        proc
        local place, next, thing, gate, each
        ld a,(near_row)
        cp NEAR_ROWS
        ret nc
        inc a
        ld (near_row),a
        ld de,(near_place)
        add a,d
        sub HERO_ROW + 3
        ld d,a
        jp m,next                       ; rock above the maze
        ld a,e
        sub HERO_COLUMN + 2
        ld e,a
        call ground_at_any
        ld b,NEAR_COLUMNS
place:
        ld a,(hl)
        set 2,(hl)                      ; GROUND_SEEN: a little more than what he saw
        and GROUND_THREAD
        call nz,near_dot
        inc hl
        inc e
        djnz place
next:
        ; the table has row, column at 1, 2 of each thing and at 0, 1 of each gate
        ld a,(near_row)
        cp NEAR_ROWS
        jr z,gate
        dec a
        add a,a
        add a,a
        add a,a
        add a,a                         ; four things
        ld l,a
        ld h,high things
        ld b,4
thing:
        ld a,(hl)
        inc l
        ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        inc l
        or a
        call nz,near_note
        djnz thing
        scf
        ret
gate:
        ld hl,gates
        ld b,GATES
each:
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        ld a,(hl)
        inc hl
        or a
        ld a,GATE_SHOWN
        call nz,near_note
        djnz each
        ld hl,near_made
        ld de,near_count
        ld bc,NEAR_BYTES
        ldir
        or a
        ret
        endp

; near_forget - a thing is taken: it is seen no longer
; In:    D, E = its place
; Keeps: BC, DE
; Uses:  AF, HL
near_forget:
        proc
        local each, other
        push bc
        ld hl,near
        ld b,NEAR
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        jr nz,other
        dec hl
        ld (hl),200                     ; a row that no window shows
        inc hl
other:
        inc hl
        inc hl
        djnz each
        pop bc
        ret
        endp

; ground_at_any - ground_at for columns left of the first one too
ground_at_any:
        push de
        ld a,e
        ld e,0
        call ground_at
        ld e,a
        add a,a
        sbc a,a
        ld d,a
        add hl,de
        pop de
        ret

; near_dot - note a dot of the thread
; In:    D, E = row, column
; Keeps: B, DE, HL
near_dot:
        ld a,(near_dots_made)
        cp NEAR_DOTS
        ret nc
        inc a
        ld (near_dots_made),a
        push hl
        add a,a
        add a,low (near_made + 2 + 3 * NEAR - 2)
        ld l,a
        ld h,high near_made
        ld (hl),d
        inc l
        ld (hl),e
        pop hl
        ret

; near_note - note a thing or a gate, if it is near
; In:    D, E = row, column; A = kind
; Keeps: B, DE, HL
near_note:
        proc
        local known, far
        push hl
        ld c,a
        ld hl,(near_place)
        ld a,d
        sub h
        add a,NEAR_ROWS / 2
        cp NEAR_ROWS
        jr nc,far
        ld a,e
        sub l
        add a,NEAR_COLUMNS / 2
        cp NEAR_COLUMNS
        jr nc,far
        ld a,c
        cp DOOR
        jr nz,known
        ld a,(gold_left)
        or a
        jr nz,known
        ld c,DOOR_OPEN
known:
        ld a,(near_made)
        cp NEAR
        jr nc,far
        inc a
        ld (near_made),a
        ld l,a
        add a,a
        add a,l
        add a,low (near_made + 2 - 3)
        ld l,a
        ld h,high near_made
        ld (hl),d
        inc l
        ld (hl),e
        inc l
        ld (hl),c
far:
        pop hl
        ret
        endp

GATE_SHOWN:     equ 7
DOOR_OPEN:      equ 9

; scene_make - the sprites of the next picture, from the top down
; In:    near, beasts, the window's place in window_x, window_y
; Out:   scene, scene_count
; Uses:  AF, BC, DE, HL, IX
scene_make:
        proc
        local thing, next, beast, beasts_next, done
        xor a
        ld (scene_count),a
        ld (scene_beasts),a
        ld hl,near
        ld a,(near_count)
        or a
        jr z,done
        ld b,a
thing:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        push af
        ld c,0
        xor a
        call place_pixels
        pop af
        call scene_thing
        pop hl
        pop bc
        djnz thing
done:
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        push bc
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld hl,(hero_place)
        ld a,(ix + BEAST_ROW)
        sub h
        add a,5
        cp 11
        jr nc,next
        ld a,(ix + BEAST_COLUMN)
        sub l
        add a,6
        cp 13
        jr nc,next
        call beast_pixels
        ld a,(ix + BEAST_GONE)
        add a,(ix + BEAST_ROW)
        bit 3,a
        ld hl,beast_shifted
        jr z,$ + 5
        ld hl,beast_shifted + BLOCKS_BODY
        ld a,$42
        call scene_add
        ld hl,scene_beasts
        inc (hl)
next:
        ld de,BEAST_BYTES
        add ix,de
        pop bc
        djnz beast
        ret
        endp

; scene_thing - add a thing
; In:    A = kind; DE, BC = pixels across, down
scene_thing:
        push de
        push bc
        ld l,a
        ld h,0
        ld de,thing_colours - 1
        add hl,de
        ld c,(hl)
        dec a
        ld hl,things_shifted
        jr z,$ + 9
        ld de,BLOCKS_THING
        add hl,de
        dec a
        jr nz,$ - 2
        ld a,c
        pop bc
        pop de
        or 128                          ; a thing: see scene_add
        ; fall through
; scene_add - add a sprite, if the window shows it
; In:    DE, BC = pixels across, down; HL = picture; A = colour, and 128 for a thing
; Uses:  AF, BC, DE, HL
scene_add:
        proc
        push hl
        push af
        ld hl,(window_x)
        ex de,hl
        or a
        sbc hl,de                       ; across in the window
        ld de,BLOCKS_EDGE
        add hl,de
        ld a,h
        or a
        jr nz,none
        ld a,l
        dec a
        cp 239                          ; 1 to 239
        jr nc,none
        ld e,l
        ld hl,(window_y)
        ld a,c
        sub l
        ld c,a
        ld a,b
        sbc a,h
        ld b,a
        ld hl,BLOCKS_EDGE
        add hl,bc
        ld a,h
        or a
        jr nz,none
        ld a,l
        dec a
        cp 191
        jr nc,none
        ld d,l
        ld a,(scene_count)
        cp SCENE
        jr nc,none
        inc a
        ld (scene_count),a
        add a,a
        ld l,a
        add a,a
        add a,l
        ld hl,scene - BLOCKS_RECORD
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        pop af
        ld c,a
        and 127
        ld (hl),a
        inc hl
        ld a,c
        rlca
        and 1
        ld (hl),a                       ; BLOCKS_IS_THING
        inc hl
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        ret
none:
        pop af
        pop hl
        ret
        endp

; dots_draw - the dots of the thread in the part of the window drawn last
; Uses:  AF, BC, DE, HL
dots_draw:
        proc
        local each
        ld a,(near_dot_count)
        or a
        ret z
        ld b,a
        ld hl,near_dots
each:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld c,0
        xor a
        call place_pixels
        call dot_draw
        pop hl
        pop bc
        djnz each
        ret
        endp

; dot_draw - a dot of 4 x 4 pixels in the middle of a block
; In:    DE, BC = pixels across, down, of the block
dot_draw:
        proc
        local line, none
        ld hl,(window_y)
        ld a,c
        sub l
        ld c,a
        ld a,b
        sbc a,h
        ld b,a
        ld hl,BLOCKS_EDGE + 10
        add hl,bc
        ld a,h
        or a
        ret nz
        ld b,l                          ; the first line's place
        ld hl,blocks_part_from
        ld a,b
        sub (hl)
        ret c
        ld a,(blocks_part_to)
        sub 4
        cp b
        ret c
        ld hl,(window_x)
        ex de,hl
        or a
        sbc hl,de
        ld de,10
        add hl,de
        ld a,h
        or a
        ret nz
        ld a,l
        cp 214
        ret nc
        ld c,a                          ; pixels from the window's left
        and 6
        ld l,a
        ld h,0
        ld de,dot_shapes
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        ; the screen
        ld a,b
        add a,WINDOW_ROW * 8 - BLOCKS_EDGE
        ld b,a
        and $C0
        rrca
        rrca
        rrca
        ld h,a
        ld a,b
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,b
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        add a,WINDOW_COLUMN
        add a,l
        ld l,a
        pop de
        ld b,4
line:
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        ld a,(hl)
        or d
        ld (hl),a
        dec l
        line_below
        djnz line
        ret
        endp

dot_shapes:
        db $F0, 0, $3C, 0, $0F, 0, $03, $C0
thing_colours:
        db $46, $45, $47, $46, $47, $47, $42, $44, $46       ; in the order of their pictures

near_dots_made: equ near_made + 1

near_variables macro
near_count:     ds 1
near_dot_count: ds 1
near:           ds 3 * NEAR             ; row, column, kind
near_dots:      ds 2 * NEAR_DOTS        ; row, column
near_row:       ds 1                    ; rows that have been looked at
near_place:     ds 2                    ; where the hero was
scene_count:    ds 1
scene_beasts:   ds 1                    ; of them Minotaurs, or just beyond the window
window_x:       ds 2                    ; pixels of the ground at its left edge, and at the upper one
window_y:       ds 2
        endm

        endif
