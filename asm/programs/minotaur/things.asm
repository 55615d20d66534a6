; things.asm - what lies in the labyrinth: gold, swords, balls of thread, torches, levers and the door

        if ! defined MINOTAUR_THINGS
MINOTAUR_THINGS equ 1

        include "programs/minotaur/gates.asm"

THINGS:         equ 40
THING_BYTES:    equ 4                   ; kind, row, column, for a lever its number; kind 0: taken
GOLD:           equ 1
SWORD:          equ 2
BALL:           equ 3
TORCH:          equ 4
LEVER:          equ 5
LEVER_PULLED:   equ 6
DOOR:           equ 8

; things_place - place all that lies in a level, the door in the room farthest away
; In:    gates_make has been called; level_now, rng_seed
; Out:   things, gold_left, door
; Uses:  AF, BC, DE, HL
things_place:
        proc
        local clear, last, lever, room, none, many
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
room:
        call free_room
        ld a,h
        or $08                          ; its zone
        ld h,a
        ld a,(lever_not)
        and (hl)
        jr nz,room
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

; thing_at - the thing that lies in a place
; In:    D, E = row, column
; Out:   HL = its record, A = kind; Z: none, A = 0
; Keeps: BC, DE
; Uses:  AF, HL
thing_at:
        proc
        local each, no, none_left
        push bc
        ld bc,things
each:
        ld hl,(things_end)
        or a
        sbc hl,bc
        jr z,none_left
        ld h,b
        ld l,c
        ld a,(hl)
        or a
        jr z,no
        inc hl
        ld a,(hl)
        cp d
        jr nz,no
        inc hl
        ld a,(hl)
        cp e
        jr nz,no
        ld h,b
        ld l,c
        pop bc
        ld a,(hl)
        or a
        ret
no:
        ld hl,THING_BYTES
        add hl,bc
        ld b,h
        ld c,l
        jr each
none_left:
        pop bc
        xor a
        ret
        endp

; thing_take - it lies there no longer
; In:    HL = its record; D, E = its place
; Uses:  AF, HL
thing_take:
        ld (hl),0
        call near_forget
        call ground_at
        res 1,(hl)
        ret

things_variables macro
things_end:     ds 2
gold_left:      ds 1
door:           ds 2                    ; column, row
lever_not:      ds 1                    ; zones in which the lever in hand must not be
lever_number:   ds 1
        endm

        endif
