; generate_rooms_limited.asm - rooms in a grid; walls between them removed, at most three exits a room
;
; 1. All partitions are closed. List those between neighbours in a row, and those between the rows.
; 2. Toss a coin for the list (the other one if it is empty) and take a random partition from it.
; 3. If neither of its two rooms has three exits yet, remove it. Otherwise it stays for good.
; 4. Repeat from step 2 until rooms_removed are removed or both lists are empty.
;
; Why one look at each is enough: a room never loses an exit, so a rejected partition would be rejected again.
; - A list is a page. A partition is a byte, 16 * row + column of its upper or left room. A third page, ROOMS, has a byte for each
;   room: COUNTED + the exits that it can still get, so that AND of two of them keeps bit 7 if both can get one.
; - Most partitions are removed: 313 in about 400 looks. So the field begins without any, and those that stay are closed: when a
;   look fails, and at the end all that are left in the lists. Only then is the address of a partition needed.
; - A place in the list is both halves of a new state and the low byte of the seed, mixed by XOR and masked. If it is past the
;   last one, the state gives a second place: its low byte, mixed with the first one rotated. If that is past the last one too, a
;   new state is drawn, and the mask is halved if its top bit is not set in the number of places. Without the seed's byte a seed
;   would give nearly the maze of the next one. The coin is the sign of the state; a redraw does not toss it again.
; - Why rotated: under a mask of eight bits the first place is past the last one only if its top bit is set, and then the coin
;   decides the top bit of the low byte. The last bit of the first place, rotated there, is as often 0 as 1, so that a coin
;   still leads to each partition of its list as often: within 0.6 %.
; - Each list has code and registers of its own, and a look that succeeds needs no address. That costs 159 bytes
;   and saves 88,000 T against one code that finds the rooms of a partition in the field.
; BC = the random state, D = the seed's low byte, H, L = the masks; E = partitions to remove, IXL the high byte, one more if
; the low one is not 0. B', C' = how many are left in the lists, D' = ROOMS.

        if ! defined GENERATE_ROOMS_LIMITED
GENERATE_ROOMS_LIMITED equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_corridors.asm"

        public generate_rooms_limited

; rooms_close - close a partition of room A; DE = where the first room has it; uses AF and HL
rooms_close macro
        ld l,a
        and $F0
        add a,l
        ld l,a
        ld a,0
        rla
        ld h,a                          ; 32 * row + column
        add hl,hl
        add hl,de
        ld (hl),FIELD_WALL
        endm

; generate_rooms_limited - make rooms and remove partitions, at most three of each room
; Family: generator
; Menu:  190, "Rooms, /limited", "Open floor with bits of wall:", "no place has four ways on"
; Parameter: rooms_removed, 0 to 420, default 313, "Gaps": partitions that it tries to remove
; Source: Z3
; In:    rng_seed, field_width, field_height, rooms_removed (more than possible: as many as possible)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: rooms_removed openings with three a cell at most; or no more were possible; parts may be cut off
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills field and work: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (768 bytes); operands at kept_sp, and in field_corridors (set before use)
; Size:  407 bytes   Time: 122,109 T mean, 131,690 T at most (31x31); 95,676 T mean, 101,872 T at most (31x23)
; Bound: under 140,000 T whatever the parameter (31x31): then each partition has been looked at once
; Stack: 12 bytes
; Repeats: 1 of the 65,536 mazes comes up twice (31x31)
generate_rooms_limited:
        proc
        local COUNTED, WAYS, LIST_BESIDE, LIST_BELOW, ROOMS, BESIDE, BELOW
        local room, kept_sp, places, toss, beside, below, removed, shut_beside, shut_below, shut, done
        local refused_beside, refused_below, again_beside, again_below, fewer_beside, fewer_below, taken_beside, taken_below
        local none_beside, none_below, empty, closing, close, list, row, place

WAYS:           equ 3                   ; exits that a room may have
COUNTED:        equ $7F                 ; bit 7 is set as long as a room may get another exit
LIST_BESIDE:    equ work
LIST_BELOW:     equ work + $100
ROOMS:          equ work + $200
BESIDE:         equ field + FIELD_STRIDE + 2 ; the wall right of the first room
BELOW:          equ field + 2 * FIELD_STRIDE + 1

        call field_cells                ; B = rooms down, C = rooms across
        ret c
        push ix
        exx
        push bc
        push de
        push hl
        exx
        ld a,FIELD_PATH
        call field_corridors            ; all partitions are removed

        ld (kept_sp + 1),sp
        ld sp,ROOMS + 15 * 16
        ld hl,257 * (COUNTED + WAYS)
        ld a,15
room:
        rept 8
        push hl
        endm
        dec a
        jr nz,room
kept_sp:
        ld sp,0

        ld d,high LIST_BESIDE
        push bc
        dec c
        call list
        pop bc
        dec b
        exx
        ld b,a                          ; B' = partitions beside
        exx
        inc d
        call list
        exx
        ld c,a                          ; C' = partitions below
        ld d,high ROOMS
        exx

        ld bc,(rooms_removed)
        ld a,c
        or b
        jp z,closing
        dec bc
        inc b
        inc c
        ld e,c
        ld ixl,b                        ; undocumented, but works on every Z80
        ld hl,$FFFF
        ld bc,(rng_seed)
        ld d,c
        rng_step b, c
        jr toss

refused_beside:
        exx
        rrca
        xor c
        and h
        exx
        cp b
        jr c,taken_beside
        xor b
        cp b
        jr nc,fewer_beside
again_beside:
        exx
        rng_step b, c
        jr beside
fewer_beside:                           ; half the places are enough; or none are left
        inc b
        dec b
        jr z,none_beside
        exx
        srl h
        exx
        jr again_beside
none_beside:
        inc c
        dec c
        jp z,empty
        exx
        ld a,b
        jp below

refused_below:
        exx
        rrca
        xor c
        and l
        exx
        cp c
        jr c,taken_below
        xor c
        cp c
        jr nc,fewer_below
again_below:
        exx
        rng_step b, c
        jp below
fewer_below:                            ; half the places are enough; or none are left
        inc c
        dec c
        jr z,none_below
        exx
        srl l
        exx
        jr again_below
none_below:
        inc b
        dec b
        jp z,empty
        exx
        ld a,b
        jr beside

toss:
        rng_step b, c                   ; its last sum sets the sign
        jp m,below
beside:
        xor c
        xor d
        and h
        exx
        cp b
        jr nc,refused_beside
taken_beside:
        ld h,high LIST_BESIDE
        dec b
        ld l,b
        ld e,(hl)
        ld l,a
        ld a,(hl)
        ld (hl),e                       ; the last one moves to its place
        ld l,a
        ld h,d
        ld a,(hl)
        inc l
        and (hl)
        jp p,shut_beside
        dec (hl)
        dec l
        dec (hl)
        exx
        dec e
        jp nz,toss
        jr removed

below:
        xor c
        xor d
        and l
        exx
        cp c
        jr nc,refused_below
taken_below:
        ld h,high LIST_BELOW
        dec c
        ld l,c
        ld e,(hl)
        ld l,a
        ld a,(hl)
        ld (hl),e
        ld e,a
        add a,16
        ld l,a
        ld h,d
        ld a,(de)
        and (hl)
        jp p,shut_below
        dec (hl)
        ld l,e
        dec (hl)
        exx
        dec e
        jp nz,toss
removed:
        dec ixl
        jp nz,toss
done:
        ld (rng_seed),bc
closing:                                ; partitions still in the lists stay
        exx
        ld h,high LIST_BESIDE
        ld de,BESIDE
        call close
        ld b,c
        ld h,high LIST_BELOW
        ld de,BELOW
        call close
        pop hl
        pop de
        pop bc
        exx
        pop ix
        ret                             ; carry is clear since `or a` in close

shut_beside:                            ; this one stays
        dec l
        ld a,l
        ld de,BESIDE
        jr shut
shut_below:
        ld a,e
        ld de,BELOW
shut:
        rooms_close
        ld d,high ROOMS
        exx
        jp toss

empty:
        exx
        jr done

close:                                  ; the B partitions in the list of page H; DE = where the first room has such a partition
        ld a,b
        or a
        ret z
        dec b
        ld l,b
        ld a,(hl)
        push hl
        rooms_close
        pop hl
        jr close

list:                                   ; D = a list of B rows of 16; out: A = its partitions, C of each row
        ld a,b
        rlca
        rlca
        rlca
        rlca
        ld e,a
        ld h,d
        ld l,a
places:                                 ; place N has room N
        rept 8
        dec l
        ld (hl),l
        endm
        jr nz,places
        ld l,e
        dec l
row:
        ld a,16
        sub c
        ld b,a
place:                                  ; the last one moves to the place of a room without that partition
        dec e
        ld a,(de)
        ld (hl),a
        dec l
        djnz place
        ld a,l
        sub c
        ld l,a
        inc a
        jr nz,row
        ld a,e
        ret
        endp
generate_rooms_limited_end:

        endif
