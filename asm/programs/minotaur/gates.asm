; gates.asm - gates and the levers that open and close them; a labyrinth with them can always be won
;
; 1. Search breadth first from the first room: each other room has a way back to it (smell), and the list has them in this order.
; 2. A gate is in the passage by which some room's way begins, and cuts off all rooms whose way leads through it: as many as `behind` says,
;    in `behind`, and a bit for each gate in zones, in smell_other, tells which: 2 * lever for the gate that is closed at first, 2 * lever + 1
;    for the other of a pair.
; 3. The two of a pair cut off different rooms, none of them the same. So with the lever one way all rooms of the one can be
;    reached, and with it the other way those of the other.
; 4. A lever is in a room that no gate of its own cuts off, and none of a later lever. So the first can be reached at once, and each one
;    with those before it. Who pulls a lever stands beside it and can pull it again, so nobody is ever shut in.
; 5. A passage between rooms of different zones is walled up, unless it is a gate: else it would lead round the gate.

        if ! defined MINOTAUR_GATES
MINOTAUR_GATES equ 1

        include "engine/blocks/blocks_memory.asm"
        include "lib/random.asm"
        include "programs/minotaur/gate_find.asm"
        include "programs/minotaur/levers.asm"
        include "programs/minotaur/zones.asm"

GATE_TRIES:     equ 200
zones:          equ smell_other
behind:         equ BLOCKS_MEMORY       ; rooms whose way leads through a room, it included, at most 255; the pages and the window's code are not there

; gates_make - make the gates of a level, all but the levers
; In:    rooms, level_now, rng_seed
; Out:   gates, zones, the list of rooms in `order`, its end in search_tail; carry set: no place was found for one of them
; Uses:  AF, BC, DE, HL, IX
gates_make:
        proc
        local clear, all, lever, one, done
        ld hl,gates
        ld b,GATES * GATE_BYTES
        xor a
clear:
        ld (hl),a
        inc hl
        djnz clear
        ld hl,order
        ld b,0
        call search_begin
        ld hl,smell
        ld a,SEARCH_HERE
        call search_from
        call search_start
all:
        ld b,0
        call search_on
        jr nc,all
        call count_behind
        ld a,(rooms_across)
        ld e,a
        ld d,0
        ld b,a
        ld hl,0
        add hl,de
        djnz $ - 1
        srl h
        rr l                            ; half of all rooms
        ld a,h
        or a
        ld a,l
        jr z,$ + 4
        ld a,254                        ; 255 is any number
        ld (gate_most),a
        ld ix,gates
        ld a,(level_now + LEVEL_LEVERS)
        or a
        jr z,done
        ld b,a
        ld c,0                          ; number of the lever
lever:
        push bc
        call gate_make
        pop bc
        ret c
        ld de,GATE_BYTES
        add ix,de
        ld a,(level_now + LEVEL_PAIRS)
        or a
        jr z,one
        push bc
        call gate_other
        pop bc
        ret c
one:
        ld de,GATE_BYTES
        add ix,de
        inc c
        djnz lever
done:
        jp gates_wall_up
        endp

; gates_wall_up - wall up the passages that lead round gates, and close the gates that are closed at first
; Out:   carry clear
; Uses:  AF, BC, DE, HL, IX
gates_wall_up:
        proc
        local row, room, gate
        ld hl,zones
        ld a,(rooms_across)
        ld b,a
row:
        push bc
        push hl
        ld a,(rooms_across)
        ld b,a
room:
        push bc
        push hl
        call room_place
        ld a,(hl)
        inc hl
        inc e
        xor (hl)
        call nz,wall_up                 ; right of it
        pop hl
        push hl
        call room_place
        ld a,(hl)
        ld bc,ROOMS_WIDTH
        add hl,bc
        inc d
        xor (hl)
        call nz,wall_up
        pop hl
        inc hl
        pop bc
        djnz room
        pop hl
        ld bc,ROOMS_WIDTH
        add hl,bc
        pop bc
        djnz row
        ld ix,gates
        ld b,GATES
gate:
        push bc
        ld a,(ix + 0)
        or a
        call nz,gate_put
        ld de,GATE_BYTES
        add ix,de
        pop bc
        djnz gate
        ret
        endp

; wall_up - wall up a passage, unless it is a gate
; In:    D, E = row, column
wall_up:
        proc
        local each, other
        ld a,(rooms_across)
        add a,a
        cp d
        ret z                           ; the outer wall
        cp e
        ret z
        ld hl,gates
        ld b,GATES
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        ret z
other:
        inc hl
        inc hl
        inc hl
        djnz each
        call ground_at
        ld (hl),FIELD_WALL
        or a
        jp passage_set
        endp

        endif
