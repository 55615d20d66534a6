; search.asm - the shortest ways from all rooms to one: breadth first, a few rooms at a time
;
; A search has a list of rooms, and an array in which each room that it has reached has the direction of the next step to where it began,
; and 1 added. It can stop after any room and go on later, so it needs only the time that pictures leave. Stairs are ways like any other.

        if ! defined INSIDE_SEARCH
INSIDE_SEARCH equ 1

        include "programs/inside/layout.asm"

; search_all - a whole search
; In:    A = the room; H = upper byte of the array
; Out:   `order` has all rooms that can be reached, the nearest first; search_tail = the byte after them
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
search_all:
        call array_clear
        call search_begin
        ld b,0
        call search_on
        jr nc,$ - 5
        ret

; array_clear - forget what an array has
; In:    H = its upper byte
; Keeps: A, C, DE, H
; Uses:  F, B, L
; Time:  6,668 T
array_clear:
        ld bc,0
        ld l,b
        ld (hl),c
        inc l
        djnz $ - 2
        ret

; search_begin - begin
; In:    A = the room; H = upper byte of the array, which is clear
; Keeps: BC, DE
; Uses:  AF, HL
search_begin:
        ld l,a
        ld (hl),ARRAY_HERE
        ld a,h
        ld (search_array),a
        ld a,l
        ld hl,order
        ld (search_head),hl
        ld (hl),a
        inc l
        ld (search_tail),hl
        ret

; search_side - look at the room beside this one, a macro
; In:    the bit of its direction, what is added to a room's number, the direction that leads back; C = the ways; E = the room; H = array
; Keeps: BC, E, H
; Uses:  AF, D, L
search_side macro way, offset, back
        local none
        bit way,c
        jr z,none
        ld a,e
        add a,offset
        ld l,a
        ld a,(hl)
        or a
        jr nz,none
        ld (hl),back + 1
        ld a,l
        ld d,h
        ld hl,(search_tail)
        ld (hl),a
        inc l
        ld (search_tail),hl
        ld h,d
none:
        endm

; search_on - go on
; In:    B = rooms at most, 0: 256
; Out:   carry set: it has ended
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Time:  at most 760 T a room
search_on:
        proc
        local room, level
room:
        ld hl,(search_head)
        ld a,(search_tail)
        cp l
        scf
        ret z
        ld e,(hl)
        inc l
        ld (search_head),hl
        ld d,high rooms
        ld a,(de)
        ld c,a
        ld a,(search_array)
        ld h,a
        search_side NORTH, 0 - ROOMS_ACROSS, SOUTH
        search_side EAST, 1, WEST
        search_side SOUTH, ROOMS_ACROSS, NORTH
        search_side WEST, 0 - 1, EAST
        ld a,c
        and ROOM_STAIRS
        jr z,level
        ld a,(stairs_step)
        ld d,a
        bit STAIRS_UP,c
        call nz,search_up
        bit STAIRS_DOWN,c
        call nz,search_down
level:
        dec b
        jp nz,room
        or a
        ret
        endp

; search_up, search_down - the rooms above and below
search_up:
        ld a,e
        add a,d
        push bc
        ld b,STAIRS_DOWN + 1
        jr search_new
search_down:
        ld a,e
        sub d
        push bc
        ld b,STAIRS_UP + 1
search_new:                             ; A = a room; B = what leads back from it, and 1
        proc
        local known
        ld l,a
        ld a,(hl)
        or a
        jr nz,known
        ld (hl),b
        ld a,l
        push hl
        ld hl,(search_tail)
        ld (hl),a
        inc l
        ld (search_tail),hl
        pop hl
known:
        pop bc
        ret
        endp

search_variables macro
search_head:    ds 2                    ; the next room of the list
search_tail:    ds 2                    ; its end
search_array:   ds 1                    ; upper byte of the array
stairs_step:    ds 1                    ; what a stair up adds to a room's number
        endm

        endif
