; gates.asm - gates and the levers that open and close them; a labyrinth with them can always be won
;
; 1. Search breadth first from the first room: each other room has a way back to it (smell), and the list has them in this order.
; 2. A gate is in the passage by which some room's way begins, and cuts off all rooms whose way leads through it: as many as `behind` says,
;    in trail, and a bit for each gate in zones, in smell_other, tells which: 2 * lever for the gate that is closed at first, 2 * lever + 1
;    for the other of a pair.
; 3. The two of a pair cut off different rooms, none of them the same. So with the lever one way all rooms of the one can be
;    reached, and with it the other way those of the other.
; 4. A lever is in a room that no gate of its own cuts off, and none of a later lever. So the first can be reached at once, and each one
;    with those before it. Who pulls a lever stands beside it and can pull it again, so nobody is ever shut in.
; 5. A passage between rooms of different zones is walled up, unless it is a gate: else it would lead round the gate.

        if ! defined MINOTAUR_GATES
MINOTAUR_GATES equ 1

        include "lib/random.asm"
        include "programs/minotaur/levels.asm"

GATES:          equ 6
GATE_BYTES:     equ 4                   ; row, column, its lever, 1 if it is closed now; row 0: no gate
GATE_TRIES:     equ 200
zones:          equ smell_other
behind:         equ trail               ; rooms whose way leads through a room, it included, at most 255

; gates_make - make the gates of a level, all but the levers
; In:    rooms, level_now, rng_seed
; Out:   gates, zones, the list of rooms in `order`, its end in search_tail
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
        ld de,GATE_BYTES
        add ix,de
        ld a,(level_now + LEVEL_PAIRS)
        or a
        jr z,one
        push bc
        call gate_other
        pop bc
one:
        ld de,GATE_BYTES
        add ix,de
        inc c
        djnz lever
done:
        jp gates_wall_up
        endp

; gate_make, gate_other - find a place for a gate: for the closed one, for the open one of a pair
; In:    IX = gate; C = lever
gate_make:
        ld a,c
        add a,a
        ld b,1                          ; closed
        jr gate_find
gate_other:
        ld a,(ix - 4)
        or a
        ret z
        ld a,c
        add a,a
        inc a
        ld b,0
gate_find:
        proc
        local try, mark, each, next
        ld (gate_lever),bc              ; and gate_closed
        call bit_of
        ld (gate_bit),a
        ld b,GATE_TRIES
try:
        push bc
        call gate_try
        pop bc
        jr nc,mark
        djnz try
        ret
mark:
        ld hl,(gate_room)
        call room_place
        ld a,(hl)
        dec a
        call step_place
        ld (ix + 0),d
        ld (ix + 1),e
        ld a,(gate_lever)
        ld (ix + 2),a
        ld a,(gate_closed)
        ld (ix + 3),a
        ; its bit for all rooms behind it: in the list a way's next room comes before
        ld hl,(gate_room)
        call zone_add
        ld de,order
each:
        ld hl,(search_tail)
        or a
        sbc hl,de
        ret z
        ex de,hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ex de,hl
        ld a,(hl)
        cp SEARCH_HERE
        jr z,next
        push hl
        dec a
        call step_room
        ld a,h
        xor $0C
        ld h,a
        ld a,(gate_bit)
        and (hl)
        pop hl
        call nz,zone_add
next:
        pop de
        jr each
        endp

; zone_add - the gate in hand cuts off a room
; In:    HL = the room in smell
; Uses:  AF, HL
zone_add:
        ld a,h
        xor $0C
        ld h,a
        ld a,(gate_bit)
        or (hl)
        ld (hl),a
        ret

; count_behind - count the rooms whose way leads through each room
; Uses:  AF, BC, DE, HL
count_behind:
        proc
        local each, root
        ld hl,behind
        ld de,behind + 1
        ld bc,ROOMS_SIZE - 1
        ld (hl),1
        ldir
        ld de,(search_tail)
each:
        ld hl,0 - order
        add hl,de
        ld a,h
        or l
        ret z
        ex de,hl
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        push hl
        ex de,hl
        ld a,(hl)
        cp SEARCH_HERE
        jr z,root
        set 3,h
        ld c,(hl)
        res 3,h
        dec a
        call step_room
        set 3,h
        ld a,(hl)
        add a,c
        jr nc,$ + 4
        ld a,255
        ld (hl),a
root:
        pop de
        jr each
        endp

; gate_try - try a random room
; Out:   carry clear: gate_room
gate_try:
        proc
        local across, up, way
        call random_room
        set 2,h                         ; smell
        ld a,(hl)
        cp SEARCH_HERE
        scf
        ret z                           ; the first room
        ld (gate_room),hl
        ; not too few rooms behind it, not more than half
        set 3,h
        ld a,(rooms_across)
        srl a
        cp (hl)
        ccf
        ret c
        ld a,(gate_most)
        cp (hl)
        ret c
        call gate_is_free
        ret c
        ; the other of a pair does not cut off the first one
        ld a,(gate_closed)
        or a
        ret nz
        ld d,(ix - 4)
        ld e,(ix - 3)
        bit 0,d                         ; the rooms beside the first one
        jr nz,across
        dec d
        call up
        ret c
        inc d
        inc d
        jr up
across:
        dec e
        call up
        ret c
        inc e
        inc e
; up - does the way of the room in D, E lead through gate_room? carry set: yes
up:
        call room_at
        set 2,h
way:
        ld bc,(gate_room)
        or a
        sbc hl,bc
        scf
        ret z
        or a
        adc hl,bc
        ld a,(hl)
        cp SEARCH_HERE
        ret z                           ; carry clear
        dec a
        call step_room
        jr way
        endp

; gate_is_free - is there no gate in the room's way, and is the room not cut off by the other one of its pair?
; In:    gate_room
; Out:   carry set: it is not free
gate_is_free:
        proc
        local each, other
        ld hl,(gate_room)
        call room_place
        ld a,(hl)
        dec a
        call step_place
        ld hl,gates
        ld b,GATES
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        scf
        ret z
other:
        inc hl
        inc hl
        inc hl
        djnz each
        ld hl,(gate_room)
        ld a,h
        xor $0C                         ; in zones
        ld h,a
        ld a,(gate_bit)
        rrca                            ; the other's, if this is the second
        and (hl)
        ret z                           ; carry clear
        ld a,(gate_closed)
        sub 1                           ; carry set: it is the second
        ret
        endp

; gates_wall_up - wall up the passages that lead round gates, and close the gates that are closed at first
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

; gate_put - a gate is open or closed now
; In:    IX = gate
; Uses:  AF, BC, DE, HL
gate_put:
        ld d,(ix + 0)
        ld e,(ix + 1)
        call ground_at
        res 0,(hl)                      ; GROUND_GATE
        ld a,(ix + 3)
        or (hl)
        ld (hl),a
        ld a,(ix + 3)
        rra
        ccf
        jp passage_set

; lever_pull - gates of a lever that are open are closed, and closed ones opened
; In:    A = lever
; Uses:  AF, BC, DE, HL, IX
lever_pull:
        proc
        local gate, next
        ld c,a
        ld ix,gates
        ld b,GATES
gate:
        ld a,(ix + 0)
        or a
        jr z,next
        ld a,(ix + 2)
        cp c
        jr nz,next
        push bc
        ld a,(ix + 3)
        xor 1
        ld (ix + 3),a
        call gate_put
        pop bc
next:
        ld de,GATE_BYTES
        add ix,de
        djnz gate
        ret
        endp

; random_room - a random room
; Out:   HL = its address in rooms
; Uses:  AF, DE, HL
random_room:
        ld a,(rooms_across)
        ld e,a
        call rng_below
        add a,a
        inc a
        ld d,a
        push de
        call rng_below
        pop de
        add a,a
        inc a
        ld e,a
        jp room_at

; step_room - the room beside a room
; In:    HL = a room in any array; A = direction
; Out:   HL
; Uses:  AF, HL
step_room:
        proc
        local across, up
        rra
        jr c,across
        rra
        ld a,l
        jr nc,up
        add a,ROOMS_WIDTH
        ld l,a
        ret nc
        inc h
        ret
up:
        sub ROOMS_WIDTH
        ld l,a
        ret nc
        dec h
        ret
across:
        rra
        inc hl
        ret nc
        dec hl
        dec hl
        ret
        endp

; bit_of - bit A of a byte
; Out:   A
; Uses:  AF, B
bit_of:
        ld b,a
        inc b
        xor a
        scf
        rla
        djnz $ - 1
        ret

gates_variables macro
gate_lever:     ds 1                    ; of the gate in hand
gate_closed:    ds 1                    ; 1 if it is closed at first
gate_bit:       ds 1
gate_room:      ds 2                    ; the room behind it, in smell
gate_most:      ds 1                    ; rooms behind a gate, at most
        endm

        endif
