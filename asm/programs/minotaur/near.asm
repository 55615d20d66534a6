; near.asm - what the window can show: things, gates, thread and Minotaurs, as sprites

        if ! defined MINOTAUR_NEAR
MINOTAUR_NEAR equ 1

        include "engine/blocks/blocks.asm"
        include "programs/minotaur/hero.asm"
        include "programs/minotaur/think.asm"

NEAR:           equ 12                  ; things and gates at most
NEAR_DOTS:      equ 30                  ; dots of the thread
NEAR_BYTES:     equ 4 + 3 * NEAR + 2 * NEAR_DOTS
NEAR_ROWS:      equ 11
NEAR_COLUMNS:   equ 13
SCENE:          equ 5                    ; sprites of a picture at most: more would not be drawn before the beam comes
SCENE_DOTS:     equ 8                   ; with more dots of the thread than that one less
SCENE_DOTS_MORE: equ 20                 ; and with more than that another one
HERO_ROW:       equ 3                   ; the hero's block in the window
HERO_COLUMN:    equ 4
DARK_PLACES:    equ 3                   ; how far he sees in the dark, without a torch

        include "programs/minotaur/near_begin.asm"

; near_turn - look at one more row, and at some more things and gates, and note what has been seen
; Out:   carry clear: the list is made, and in use
; Uses:  AF, BC, DE, HL
near_turn:
        proc
        local lit, place, dark, next, thing, gate, each, far, threads, past
        ld a,(near_row)
        cp NEAR_ROWS
        ret nc
        inc a
        ld (near_row),a
        ld de,(near_place)
        add a,d
        sub HERO_ROW + 3
        ld d,a
        ld hl,(near_ground)
        push hl
        ld bc,GROUND_STRIDE
        add hl,bc
        ld (near_ground),hl
        pop hl
        jp m,next                       ; rock above the maze
        ld a,e
        sub HERO_COLUMN + 2
        ld e,a
        ld bc,256 * NEAR_COLUMNS + GROUND_SEEN
        ld a,(level_now + LEVEL_TORCHES)
        or a
        jr z,lit
        ld a,(torch_time)
        ld c,a
        ld a,(torch_time + 1)
        or c
        ld c,GROUND_SEEN
        jr nz,lit
        ld c,a                          ; in the dark he sees only what is round him
lit:
        push hl
        ld hl,(thread_time)
        ld a,h
        or l
        pop hl
        jr nz,threads
        or c                            ; a little more than what he saw
        jr z,past
        rept NEAR_COLUMNS
        set 2,(hl)                      ; GROUND_SEEN
        inc hl
        endm
        jr next
threads:
place:
        ld a,(hl)
        or c
        ld (hl),a
        and GROUND_THREAD
        call nz,near_dot
        inc hl
        inc e
        djnz place
        inc c
        dec c
        jr nz,next
        jr $ + 6
past:
        ld de,NEAR_COLUMNS
        add hl,de
        ld a,(near_row)
        sub HERO_ROW + 3 - DARK_PLACES
        cp 2 * DARK_PLACES + 1
        jr nc,next
        ld de,0 - (HERO_COLUMN + 3 + DARK_PLACES)
        add hl,de
        ld b,2 * DARK_PLACES + 1
dark:
        set 2,(hl)                      ; GROUND_SEEN
        inc hl
        djnz dark
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
        ld a,(near_place + 1)
        sub NEAR_ROWS / 2
        ld c,a
thing:
        ld e,(hl)
        inc l
        ld a,(hl)
        sub c
        cp NEAR_ROWS
        jr nc,far
        ld a,e
        or a
        jr z,far
        push bc
        ld d,(hl)
        inc l
        ld e,(hl)
        call near_note
        dec l
        pop bc
far:
        inc l
        inc l
        inc l
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
        ld hl,near_made + 1
        ld a,(hl)
        add a,a
        add a,NEAR_BYTES - 2 * NEAR_DOTS
        ld c,a
        ld b,0
        dec l
        ld de,near_count
        ldir
        ld hl,busy
        ld a,(hl)
        add a,COST_LISTED
        ld (hl),a
        or a
        ret
        endp

        include "programs/minotaur/near_note.asm"

near_dots_made: equ near_made + 1

near_variables macro
near_count:     ds 1
near_dot_count: ds 1
near_dots_lower: ds 1                   ; of them those that the lower part may show
near_dots_upper: ds 1
near:           ds 3 * NEAR             ; row, column, kind
near_dots:      ds 2 * NEAR_DOTS        ; row, column
near_row:       ds 1                    ; rows that have been looked at
near_ground:    ds 2                    ; the next row's first place
near_place:     ds 2                    ; where the hero was
        endm

        endif
