; things_place.asm - where things, levers and the door of a labyrinth are put

        if ! defined MINOTAUR_THINGS_PLACE
MINOTAUR_THINGS_PLACE equ 1

        include "programs/minotaur/gates.asm"
        include "programs/minotaur/things.asm"

; things_place - place all that lies in a level, the door in the room farthest away
; In:    gates_make has been called; level_now, rng_seed
; Out:   things, gold_left, door; carry set: a lever has no room
; Uses:  AF, BC, DE, HL
things_place:
        proc
        local clear, last, lever, room, miss, here, none, many
        ld hl,things
        ld (things_end),hl
        ld b,THINGS
clear:
        ld (hl),0
        inc hl
        inc hl
        inc hl
        inc hl
        djnz clear
        ; the last room in the list's order that is reached without a lever: so the door is seen before it opens
        ld hl,(search_tail)
last:
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        ld a,d
        or a
        jr z,last
        ex de,hl
        call room_place
        ld a,DOOR
        call thing_put
        ld (door),de
        ; each lever where no gate of its own or of a later lever cuts it off
        ld a,(level_now + LEVEL_LEVERS)
        or a
        jr z,none
        ld b,a
        ld c,0
lever:
        push bc
        ld a,c
        add a,a
        call bit_of
        neg                             ; the bits of its gates and those of later ones
        ld (lever_not),a
        ld a,c
        ld (lever_number),a
        ld b,0                          ; 256 tries
room:
        call free_room
        ld a,h
        or $08                          ; its zone
        ld h,a
        ld a,(lever_not)
        and (hl)
        jr nz,miss
        ld a,b
        dec a
        rla
        jr nc,here                      ; in a dead end, where nobody passes by, if half of the tries find one
        res 3,h                         ; the room
        ld a,(hl)
        dec a
        and (hl)
        and 15
        jr z,here
miss:
        djnz room
        pop bc
        scf
        ret
here:
        ld a,LEVER
        call thing_put
        dec hl
        ld a,(lever_number)
        ld (hl),a
        pop bc
        inc c
        djnz lever
none:
        ld a,(level_now + LEVEL_GOLD)
        ld (gold_left),a
        ld c,GOLD
        call things_put
        ld a,(level_now + LEVEL_SWORDS)
        ld c,SWORD
        call things_put
        ld a,(level_now + LEVEL_BALLS)
        ld c,BALL
        call things_put
        ld a,(level_now + LEVEL_TORCHES)
        ld c,TORCH
things_put:                             ; A of kind C
        or a
        ret z
        ld b,a
many:
        push bc
        call free_room
        pop bc
        ld a,c
        call thing_put
        djnz many
        or a
        ret
        endp

; free_room - a random room in which nothing lies, and not the first one
; Out:   HL = its address in rooms; D, E = its place
; Uses:  AF, DE, HL
free_room:
        call random_room
        ld a,h
        cp high rooms
        jr nz,free_room_seen
        ld a,l
        or a
        jr z,free_room
free_room_seen:
        call room_place
        push hl
        call ground_at
        bit 1,(hl)                      ; GROUND_THING
        pop hl
        jr nz,free_room
        ret

; thing_put - put a thing into a room
; In:    A = kind; D, E = row, column
; Out:   HL = things_end
; Keeps: BC, DE
; Uses:  AF, HL
thing_put:
        push af
        call ground_at
        set 1,(hl)
        pop af
        ld hl,(things_end)
        ld (hl),a
        inc hl
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),0
        inc hl
        ld (things_end),hl
        ret

things_place_variables macro
lever_not:      ds 1                    ; zones in which the lever in hand must not be
lever_number:   ds 1
        endm

        endif
