; view.asm - what the player sees: the walls, and what stands between them

        if ! defined INSIDE_VIEW
INSIDE_VIEW equ 1

        include "engine/rays/rays.asm"
        include "engine/rays/rays_marks.asm"
        include "programs/inside/it.asm"
        include "programs/inside/looks.asm"

VIEW_CLOSE:     equ 3                   ; rooms: no thread is seen if IT is nearer
VIEW_SPINS:     equ 3                   ; so many 1/64 circles in a picture: who turns while running
VIEW_FACE:      equ $0180               ; so near it is alone in the view, in 1/256 of a place
VIEW_BEYOND:    equ $0240               ; farther away than the first room ahead, in 1/256 of a place

; view_walls - look at the walls of the next picture
; Uses:  all but IY
view_walls:
        ld a,(player_turn)
        srl a
        srl a
        ld hl,rays_turn
        sub (hl)
        ld (view_turns),a
        add a,(hl)
        ld (hl),a
        ld hl,(player_x)
        ld de,(player_y)
        call rays_aim
        jp rays_walls

; view_make - make the picture
; Uses:  all but IY
view_make:
        proc
        local near, things, alone, rooms
        call rays_columns
        ld hl,view_bare
        ld a,(hl)
        ld (hl),0
        or a
        ret nz
        ; the thread; not while the player turns, when walls take the time, nor when IT is close and takes it
        ld a,(view_turns)
        or a
        jr nz,things
        ld a,(it_far)
        cp VIEW_CLOSE
        jr c,things
        ld hl,(thread_time)
        ld a,h
        or l
        ld a,1 << ROOM_THREAD
        ld bc,thread_pictures
        call nz,rays_marks
things:
        ; IT, if it stands before all the rest; alone, too, while the player spins, when walls take the time
        call view_spins
        jr nc,alone
        ld bc,VIEW_FACE
        call it_within
        jr nc,rooms
alone:
        call view_it_draw
        ret nc
rooms:
        ; the two rooms ahead, the farther one first, and IT between them or before them
        call view_ahead
        ld a,(player_room)
        call view_beside
        jr c,near
        ld (view_room),a
        call view_beside
        call nc,view_room_draw
        ld bc,VIEW_BEYOND
        call it_within
        ccf                             ; it is beyond the first room ahead, or on another floor
        push af
        call c,view_it_draw
        ld a,(view_room)
        call view_room_draw
        pop af
        ccf
near:
        push af                         ; carry clear: IT has been drawn
        call view_passed
        ld a,(player_room)
        call nc,view_room_draw
        pop af
        ret nc
        jp view_it_draw
        endp

; view_passed - has who looks straight along a corridor passed the middle of the room?
; In:    view_way
; Out:   carry set: yes
; Uses:  AF, BC, DE, HL
view_passed:
        ld a,(player_turn)
        and 63
        ret nz                          ; it may be seen
        ld a,(player_room)
        call room_here
        call room_centre
        ld a,(view_way)
        call view_apart
        sbc a,a                         ; 255: north or west of the player
        inc a
        ld hl,view_way
        add a,a
        add a,a
        add a,(hl)
        add a,2
        and 4
        add a,255
        ret

; view_apart - is a place north or west of the player?
; In:    HL = x, DE = y, in 1/256 of a place; A = a direction along the axis that counts
; Out:   carry set: yes
; Uses:  F, BC, DE, HL
view_apart:
        ld bc,(player_x)
        bit 1,a
        jr nz,$ + 7
        ex de,hl
        ld bc,(player_y)
        or a
        sbc hl,bc
        ret

; view_spins - does the player turn as fast as who runs, while pictures take long?
; Out:   carry clear: yes
; Uses:  AF
view_spins:
        ld a,(view_turns)
        add a,a
        add a,a                         ; of 256
        add a,4 * VIEW_SPINS - 4
        cp 8 * VIEW_SPINS - 7
        ret

; view_ahead - the direction in which the player looks, of four
; Out:   view_way
; Uses:  AF
view_ahead:
        ld a,(player_turn)
        add a,32
        rlca
        rlca
        and 3
        add a,a
        ld (view_way),a
        ret

; view_beside - the room ahead of one
; In:    A = room
; Out:   carry clear: A = the next one; carry set: there is a wall
; Uses:  F, BC, DE, HL
view_beside:
        ld d,a
        ld a,(view_way)
        ld c,a
        ld a,d
        call way_open
        scf
        ret z
        ld a,d
        call room_beside
        or a
        ret

; view_room_draw - what stands in a room: the exit, or stairs
; In:    A = room, on this floor
; Uses:  all but IY
view_room_draw:
        proc
        local stands
        ld e,a
        ld bc,exit_pictures
        ld hl,exit_room
        cp (hl)
        jr z,stands
        call room_ways
        and ROOM_STAIRS
        ret z
        ld bc,stairs_pictures
stands:
        ld a,e
        call room_here
        ret c
        call room_centre
        jp rays_thing
        endp
; view_it_draw - IT, from the front or from behind
; Uses:  all but IY
view_it_draw:
        proc
        ld a,(it_far)
        cp IT_IN_SIGHT
        ccf
        ret c
        call it_place
        ret c
        push hl
        push de
        ; it looks away if it looks in the direction in which it is
        ld a,(it_way)
        call view_apart                 ; carry: IT is north or west of the player
        sbc a,a
        ld hl,it_way
        cp 255
        ld a,(hl)
        jr z,$ + 4
        xor 4                           ; south or east of them
        ; north 0 and west 6 look away there, south 4 and east 2 do when turned over
        or a
        jr z,$ + 8
        sub WEST                        ; 0: from behind
        jr z,$ + 4
        ld a,1
        call it_turned
        ld bc,it_pictures
        pop de
        pop hl
        jp rays_thing
        endp

seen_variables macro
view_turns:     ds 1                    ; 0: the player looks where the last picture did
view_bare:      ds 1                    ; not 0: of the next picture only the walls are drawn: the floor is another, and that took time
view_way:       ds 1                    ; the direction ahead
view_room:      ds 1                    ; the room there
        endm

        endif
