; solve_tremaux.asm - a walker that marks passages: Lucas-Tremaux
;
; The walker can see its own cell, which sides of it are walls, and the marks that it made there itself.
;
; 1. A passage joins two free neighbours. Leaving a cell by a passage, or coming in by it, marks that end of it.
; 2. In a cell without marks, or back in a cell by a passage that had a mark: leave by a passage without marks;
;    if there is none, by the passage with one mark; if there is none, the walk is over and there is no route.
; 3. In a cell with marks, by a passage without: turn back at once.
; 4. A passage with two marks is never taken. At the finish the passages with one mark are the route without detours.
;
; Why: in step 2 the passages with one mark are a route from the start to the walker that meets no cell twice: a passage
; to a cell without marks makes it longer by a cell, going back by the only one with one mark shortens it by one, and
; with step 3 the walker is back where it was. The walk ends, as each passage is taken twice at most: 2 * 1,984 steps.
; It ends without the finish only at the start, when every cell that it has visited has no passage without marks left.
; So it finds a route in mazes of all three kinds, with loops round the goal too, and in halls.
;
; The notes: work + 32 * row + column has two bits for each side, clockwise from bit 0: 00 a passage without marks,
; or a wall not looked at yet; 01 one mark; 11 two marks, or a wall. 0: not visited. Only the finish has MARK_GOAL.
;
; The clean route is walked by the same code: from the start once more, ignoring passages without marks. Then
; each cell has one passage with one mark left, up to the finish.
;
; Longest time, for any field with P passages: a side of a cell is looked at once, except the end of a passage. It
; is greatest for P = 1,984, all there are: 924,608 for the first three terms.
;   (4,096 - P) * 91 + 256 sides on another page * 27
;   + P * (203 arrivals and steps + 77 sides marked already, before an exit is found)
;   + 1,024 * 166 sides marked already, all of them
;   + 16,000 preparation + 1,023 steps of the clean route * 210 + 1,000 for the ends

        if ! defined SOLVE_TREMAUX
SOLVE_TREMAUX equ 1

        include "lib/walk_begin.asm"

        public solve_tremaux

MARK_GOAL: equ $AA                      ; the pairs of bits are 10, as in no other note

; come_in - the walker's step leads into the cell HL, its note at BC: continue as the marks there require
; step = code of that step; side = the note's bit for the side of arrival; back = how to turn back
come_in macro step, side, back
        local known, again
        ld a,step
        ld (de),a
        inc de
        ld a,(bc)
        or a
        jr nz,known
        ld a,1 << side
        jp leave
known:
        bit side,a
        jr nz,again
        cp MARK_GOAL
        jp nz,back
        jp found
again:
        or 2 << side
        jp leave
        endm

; mark - marks on the side of this cell: $01 << side one, $03 << side two, or a wall
mark macro marks
        ld a,(bc)
        or marks
        ld (bc),a
        endm

; solve_tremaux - walk by marks until the finish is found
; Family: solver
; Menu:  120, "Tremaux"
; Notes: work, FIELD_STRIDE, 0
; Source: Z15
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps of the clean route; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
;        both: walked_length, walked = every step of the walker, the last one into the finish, or back to the start
; Promise: a route; no cell twice; not the shortest
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work (1,024 bytes), route, route_length, walked, walked_length; operands at choose (set before use)
; Size:  418 bytes; 472 with walk_begin and walk_place
; Time:  42,618 T empty field corner to corner
;        245,035 T mean of routes of at most 27 steps, 20 % obstacles
;        325,006 T the longest route known, 644 steps
;        1,157,000 T at most, whatever the field
; Stack: 6 bytes
solve_tremaux:
        proc
        local clear, walk, leave, choose, sides, marked, found, cleaned, mark_up, mark_right, mark_down, mark_left
        local up, right, down, left, not_up, not_right, not_down, up_page, up_off, up_wall
        local right_wall, right_off, down_page, down_off, down_wall, left_wall, left_off
        call walk_begin
        ret c
        ret z
        push hl
        ld hl,work
        xor a
        ld b,a
clear:
        rept 3
        ld (hl),a
        inc l
        endm
        ld (hl),a
        inc hl
        djnz clear
        ld hl,sides
        ld (choose + 1),hl
        ld a,d
        sub NOTE_PAGES
        ld d,a
        ld a,MARK_GOAL
        ld (de),a
        pop hl
        push hl
        ld de,walked
walk:
        ld c,l
        ld a,h
        sub NOTE_PAGES
        ld b,a
        ld a,(bc)

leave:                                  ; HL = cell, BC = its note, A = the note, DE = end of the walk
        ld (bc),a
choose:
        jp 0                            ; operand: sides, or marked on the clean route
sides:
        bit 0,a
        jr nz,not_up
        ld a,l
        sub FIELD_STRIDE
        jr c,up_page
        ld l,a
        passable_else up_wall
        mark 1
        jp up
up_page:
        ld l,a
        dec h
        ld a,h
        cp high field
        jr c,up_off
        passable_else up_off
        mark 1
        dec b
        jp up
up_off:
        inc h
up_wall:
        ld l,c
        mark 3
not_up:
        bit 2,a
        jr nz,not_right
        ld a,l
        cpl
        and FIELD_STRIDE - 1
        jr z,right_off
        inc l
        passable_else right_wall
        mark 4
        jp right
right_wall:
        dec l
right_off:
        mark 12
not_right:
        bit 4,a
        jr nz,not_down
        ld a,l
        add a,FIELD_STRIDE
        jr c,down_page
        ld l,a
        passable_else down_wall
        mark 16
        jp down
down_page:
        ld l,a
        inc h
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nc,down_off
        passable_else down_off
        mark 16
        inc b
        jp down
down_off:
        dec h
down_wall:
        ld l,c
        mark 48
not_down:
        bit 6,a
        jr nz,marked
        ld a,l
        and FIELD_STRIDE - 1
        jr z,left_off
        dec l
        passable_else left_wall
        mark 64
        jp left
left_wall:
        inc l
left_off:
        mark 192
marked:                                 ; the passage with one mark
        bit 1,a
        jr z,mark_up
        bit 3,a
        jp z,mark_right
        bit 5,a
        jp z,mark_down
        bit 7,a
        jp z,mark_left

        ld hl,-walked                   ; back at the start, and nothing left
        add hl,de
        ld (walked_length),hl
        pop hl
        ld bc,0
        scf
        ret

mark_right:
        or 3 << 2
        ld (bc),a
        inc l
right:
        inc c
        come_in 2, 6, mark_left
mark_left:
        or 3 << 6
        ld (bc),a
        dec l
left:
        dec c
        come_in 6, 2, mark_right
mark_up:
        or 3
        ld (bc),a
        ld a,l
        sub FIELD_STRIDE
        ld l,a
        jr nc,up
        dec h
        dec b
up:
        ld c,l
        come_in 0, 4, mark_down
mark_down:
        or 3 << 4
        ld (bc),a
        ld a,l
        add a,FIELD_STRIDE
        ld l,a
        jr nc,down
        inc h
        inc b
down:
        ld c,l
        come_in 4, 0, mark_up

found:
        ld a,(choose + 1)
        cp low marked
        jr z,cleaned
        ld hl,-walked
        add hl,de
        ld (walked_length),hl
        ld hl,marked
        ld (choose + 1),hl
        pop hl
        ld de,route
        jp walk
cleaned:
        ld hl,-route
        add hl,de
        ld (route_length),hl
        ld b,h
        ld c,l
        or a
        ret
        endp
solve_tremaux_end:

        endif
