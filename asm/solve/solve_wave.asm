; solve_wave.asm - the wave for games: a queue, each cell visited once
;
; 1. work := the field with a border (wave_copy), byte by byte. The start becomes PASSABLE_MOST, the finish FINISH.
; 2. The wave runs from the finish until it meets the start. A cell looks at its four neighbours; one that is free gets
;    the stamp of the direction in which it was entered, and joins the queue. If it is the start: continue at step 3.
;    If no cell is left in the queue: there is no route.
; 3. From the start each stamp, followed backwards, is a step of the route. FINISH ends it.
;
; Why it is shortest: cells leave the queue in the order in which they came, so in the order of their distance to the
; finish; a stamp leads to a cell that is one step nearer. Nothing is numbered, so a route may have any length.
;
; Invariants:
; - A = PASSABLE_MOST while the wave runs, so `cp (hl)` decides everything: carry: blocked (wall, border, a stamp: all from $80
;   on); zero: the start, or another cell of the field with this byte. Their low byte is compared first, and few have
;   the start's: so the copy may be the field's bytes, which is faster than changing each of them.
; - BC = -34 = 1 - 33 - 2: the four neighbours are reached by sbc (carry is set: +33), add, two inc, add; and its two
;   bytes are two of the stamps.
; - The queue is linear: SP is its end, PUSH puts a cell in; DE is its head. A cell joins once, when it is stamped, and the
;   finish never does, so there are at most 1,023 words below the end of queue_rest, and with a limit one more; 66 bytes of
;   route stay free below them, of which a call takes two. An interrupt pushes where no word is yet. Only a cell without a
;   free neighbour can be the last one, so the others do not test for the end of the queue.
; - One row a page instead of one every 33 bytes would save 10 % of the time, but take 8 KB, more than all the rest.
;
; With a limit:
; - The queue also holds the end of each level, the cells of one distance: the place above the byte `mark`. It has PASSABLE_MOST
;   there, so the wave comes to `below`, with a place that lies below work. Each end is one level less to go. At 0, or if no cell
;   came after it, there is no route. Without a limit no end is in the queue, and no cell pays for it.
; - An end must not cost memory: so it changes places with the last cell of the next level.
;
; Longest time, for any field:
; - A shortest route of n cells has, single cells included, n + 1 runs across and down. Two of its cells in one row
;   or column with no wall between them are in one run, so n + 1 <= 2 * (32 + walls): every two steps above 62 need a wall.
; - A cell that labels none takes 179 T, one that labels one 173 at most, two 213, three 249. The worst mix is two cells with
;   none to one with three: 202.4 a cell. A step back takes 99 at most, so a wall costs more than it adds.
; - So: 19,000 for the rest + 1,024 * 202.4 + 62 * 99 = 232,396, if no byte of the field is PASSABLE_MOST. Such a cell takes up to
;   44 T more: 216, 289 and 355 instead of 173, 213 and 249, so 237.7 a cell; five may have the start's low byte: 50 more.
;   In all 19,000 + 1,024 * 237.7 + 5 * 50 + 62 * 99 = 268,793.
; No field of 0 and $80 comes near that mix: an empty one takes 200,386 T at most, and the slowest that a search found 204,728 T.
; - With a limit a level takes 271 T more at most, and a cell with the byte PASSABLE_MOST 21. 320 walls then are the worst,
;   and a way through 704 places, each a level: 19,250 + 704 * (237.7 + 21 + 99 + 271) = 461,855 T; without that byte 422,220 T.
;   A limit of n steps needs at most n levels, of 64 cells each.

        if ! defined SOLVE_WAVE
SOLVE_WAVE equ 1

        include "include/queue.asm"
        include "include/queue_read.asm"
        include "include/wave_limit.asm"
        include "lib/wave_copy.asm"

        public solve_wave

; solve_wave - a shortest route through the field, of any length
; Family: solver
; Menu:  10, "Wave"
; Notes: work + 68, 33, 0
; Source: W4 (visit the last wave's cells only), W1 (the wave), W3 (a limit), W9 (the route as direction codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP while the wave runs: an interrupt then pushes into the queue (where nothing is yet)
; Writes: work, route, queue_rest, route_length; operands at look, low_down, low_left, low_right, low_up,
;        start_high, count, rounds and kept_sp (set before use)
; Size:  326 bytes; 258 without a limit
; Time:  196,775 T empty field corner to corner
;        67,661 T mean of routes of at most 27 steps, 20 % obstacles
;        196,579 T the longest route known, 644 steps
;        268,793 T at most, whatever the field
; Stack: 8 bytes
solve_wave:
        proc
        local stride, queue_end, STAMP_LEFT, STAMP_DOWN, FINISH, endless, next, first, leaf, down, left, right, up, look, looked
        local try_right, try_up, low_down, low_left, low_right, low_up, start_high, maybe_down, check, below, level, same_level
        local mark, count, rounds, found, kept_sp, back_from, not_down, go_right, go_up, go_left, go_down, all_done
        local no_route, outside, stop
stride: equ WAVE_STRIDE
queue_end: equ queue_rest + QUEUE_REST_SIZE
STAMP_LEFT: equ $80
STAMP_DOWN: equ $81
FINISH: equ $82                         ; and B = $FF entered to the right, C = $DE upwards
        call wave_copy
        jp c,outside
        ld (kept_sp + 1),sp
        ld bc,$FFFF - stride            ; -34
        ld (hl),PASSABLE_MOST           ; the start
        ex de,hl
        ld (hl),FINISH
        jp z,found                      ; the start is the finish
        ld a,d
        ld (start_high + 1),a
        ld a,e
        ld (low_down + 1),a
        ld (low_left + 1),a
        ld (low_right + 1),a
        ld (low_up + 1),a
        ld sp,queue_end
        if WAVE_LIMIT
        ld de,(wave_limit)
        ld a,d
        or e
        ld a,maybe_down - looked
        jr z,endless
        dec de                          ; D rounds of 256, the first of E: 0 stands for 256
        inc e
        inc d
        ld (count),de                   ; and rounds
        ld de,mark - stride             ; the end of a level: below it is the mark
        push de
        ld a,below - looked
endless:
        ld (look + 1),a
        endif
        ld de,queue_end
        ld a,PASSABLE_MOST
        scf
        jr first

        if WAVE_LIMIT
below:                                  ; HL = such a cell, or the mark: that lies below work
        ld a,h
        cp high work
        jp c,level
        endif
maybe_down:
        ld a,l
low_down:
        cp 0                            ; operand
        ld a,PASSABLE_MOST
        jr nz,looked
        call check
        jr looked
down:
        ld (hl),STAMP_DOWN
        push hl
look:
        jr z,maybe_down                 ; operand: with a limit to below
looked:
        add hl,bc
        cp (hl)
        jr nc,left
try_right:
        inc hl
        inc hl
        cp (hl)
        jr nc,right
try_up:
        add hl,bc
        cp (hl)
        jr nc,up
next:                                   ; carry set
        queue_read
first:
        sbc hl,bc                       ; below
        cp (hl)
        jr nc,down
        add hl,bc                       ; left
        cp (hl)
        jr nc,left
        inc hl
        inc hl
        cp (hl)
        jr nc,right
        add hl,bc                       ; above
        cp (hl)
        jr c,leaf
up:
        ld (hl),c
        push hl
        scf
        jp nz,next
        ld a,l
low_up:
        cp 0                            ; operand: the start's place, low byte
        ld a,PASSABLE_MOST
        call z,check
        scf
        jr next
left:
        ld (hl),STAMP_LEFT
        push hl
        jp nz,try_right
        ld a,l
low_left:
        cp 0                            ; operand
        ld a,PASSABLE_MOST
        jr nz,try_right
        call check
        jr try_right
right:
        ld (hl),b
        push hl
        jp nz,try_up
        ld a,l
low_right:
        cp 0                            ; operand
        ld a,PASSABLE_MOST
        jr nz,try_up
        call check
        jr try_up

leaf:                                   ; nothing is free here: is the queue empty?
        ld h,d
        ld l,e
        sbc hl,sp
        ccf
        jp c,next
stop:
        ld sp,(kept_sp + 1)
outside:
        or a
        ld hl,0
        jr no_route

        if WAVE_LIMIT
level:                                  ; all cells of one distance have been popped
        ld (hl),PASSABLE_MOST
        pop hl                          ; the mark, which has joined the queue
        inc hl                          ; count
        dec (hl)
        jr nz,same_level
        inc hl                          ; rounds
        dec (hl)
        jr z,stop
same_level:
        pop hl                          ; the last cell of the next distance
        ld a,h
        cp high work
        jr c,stop                       ; the end of the level before: there is no such cell
        ex de,hl
        ld (hl),e                       ; it changes its place with the end: so the queue needs no more memory
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        ld hl,mark - stride
        push hl
        ld a,PASSABLE_MOST
        scf
        jp next
        endif
check:
start_high:
        ld a,0                          ; operand
        cp h
        ld a,PASSABLE_MOST
        ret nz
found:                                  ; HL = the start
kept_sp:
        ld sp,0                         ; operand
        ld de,route
        ld a,(hl)                       ; each direction has a loop of its own
back_from:
        cp c
        jr z,go_down
not_down:
        jr nc,go_left
        cp STAMP_DOWN
        jr z,go_up
        jr nc,all_done
go_right:
        ld a,2
        ld (de),a
        inc de
        inc hl
        ld a,(hl)
        cp STAMP_LEFT
        jr z,go_right
        jr back_from
go_up:
        xor a
        ld (de),a
        inc de
        add hl,bc
        inc hl
        ld a,(hl)
        cp STAMP_DOWN
        jr z,go_up
        jr c,go_right
        jr back_from
go_down:
        sbc hl,bc                       ; 34 on: carry is clear
        dec hl
        ld a,4
        ld (de),a
        inc de
        ld a,(hl)
        cp c
        jr z,go_down
        jr not_down
go_left:
        dec hl
        ld a,6
        ld (de),a
        inc de
        ld a,(hl)
        cp b
        jr z,go_left
        jr back_from
all_done:
        ld hl,-route
        add hl,de                       ; carry set
no_route:
        ccf
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

        if WAVE_LIMIT
mark:
        db PASSABLE_MOST                ; for a moment the stamp of the wave
count:
        db 0                            ; levels to go in this round
rounds:
        db 0                            ; rounds of 256 levels, this one included
        endif
        endp
solve_wave_end:

        endif
