; gate_find.asm - a place for a gate

        if ! defined MINOTAUR_GATE_FIND
MINOTAUR_GATE_FIND equ 1

; gate_make, gate_other - find a place for a gate: for the closed one, for the open one of a pair
; In:    IX = gate; C = lever
; Out:   carry set: none found
gate_make:
        ld a,c
        add a,a
        ld b,1                          ; closed
        jr gate_find
gate_other:
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
        scf
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
        call to_behind
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

gate_find_variables macro
behind_high:    ds 1                    ; where `behind` is
gate_lever:     ds 1                    ; of the gate in hand
gate_closed:    ds 1                    ; 1 if it is closed at first
gate_bit:       ds 1
gate_room:      ds 2                    ; the room behind it, in smell
gate_most:      ds 1                    ; rooms behind a gate, at most
        endm

        endif
