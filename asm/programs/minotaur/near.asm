; near.asm - what the window can show: things, gates, thread and Minotaurs, as sprites for blocks_scene

        if ! defined MINOTAUR_NEAR
MINOTAUR_NEAR equ 1

        include "engine/blocks/blocks_scene.asm"
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
        ld hl,busy
        ld (hl),5
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
        ld e,0
        call ground_at
        pop de
        push de
        ld a,e
        add a,a
        sbc a,a
        ld d,a                          ; signed
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

near_dots_made: equ near_made + 1

near_variables macro
near_count:     ds 1
near_dot_count: ds 1
near:           ds 3 * NEAR             ; row, column, kind
near_dots:      ds 2 * NEAR_DOTS        ; row, column
near_row:       ds 1                    ; rows that have been looked at
near_place:     ds 2                    ; where the hero was
        endm

        endif
