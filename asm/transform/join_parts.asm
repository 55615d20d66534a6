; join_parts.asm - join all parts of any field, by as few opened walls as a wave finds
;
; 1. Label each place: JOIN_FREE open, JOIN_WALL a wall, JOIN_OUTSIDE what may not be opened: the outer wall and all beyond it.
; 2. Join the first open place, and all that are connected with it: a joined place is labelled JOIN_JOINED, joins its open
;    neighbours and labels the walls beside it JOIN_BESIDE.
; 3. Take a random one of these walls. If an open place is beside it, one of another part, open it: it is joined, as in step 2.
; 4. If no such wall is left, the other parts are farther away: label the walls with their distance from what is joined, until
;    a wall has an open place beside it. Open the walls back from there. Continue at step 3.
; 5. Stop as soon as all open places are joined, or if no wall leads to those that are left.
;
; So the part that is nearest to all that is joined comes next, and a connected field is not changed. An opened wall joins all
; parts beside it. Nearly all parts are one wall away: the walls of step 3 are in a list; those of step 4, which is rare, are
; found by CPIR in the labels. Each is looked at again only when its label has become lower.
; - Labels of step 4 are never too low, and each has a lower one beside it: a later wave only lowers them.
; - The labels are at the same places as the field, JOIN_BACK pages below it; a row of JOIN_OUTSIDE is above them. The
;   rightmost column is JOIN_OUTSIDE too, so it parts the rows.
; - Two lists in route and queue_rest: the joined places that have not looked round yet are a stack, SP, from the end
;   down, with a 0 at its bottom; the walls grow from the beginning up, to DE. A place is never in both, so both have room.
; - IX = open places that are not joined; BC' = the random state.

        if ! defined TRANSFORM_JOIN_PARTS
TRANSFORM_JOIN_PARTS equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "lib/random.asm"
        include "lib/field_cells.asm"

        public join_parts

JOIN_BACK:      equ 4                   ; pages
JOIN_FREE:      equ 255
JOIN_WALL:      equ 254
JOIN_BESIDE:    equ 2                   ; and 2 more for each wall farther away
JOIN_UNSEEN:    equ 1                   ; of a wall that the walls behind have not been labelled from
JOIN_JOINED:    equ 1
JOIN_OUTSIDE:   equ 0

; join_look - a place beside one that is joined, at HL
join_look macro new
        ld a,(hl)
        cp JOIN_BESIDE + 2
        call nc,new
        endm

; join_free - is the place HL open, and not joined? Then jump
join_free macro there
        ld a,(hl)
        inc a
        jr z,there
        endm

; join_lower - give the place HL the label D, if that is lower than its own; jump if it is open
join_lower macro there
        join_free there
        cp e
        jr c,$ + 3
        ld (hl),d
        endm

; join_nearer - is the place HL a wall with a lower label than E + JOIN_BESIDE? Then jump
join_nearer macro there
        ld a,(hl)
        sub JOIN_BESIDE
        cp e
        jr c,there
        endm

; join_open - open and join the wall BC
join_open macro
        push bc
        ld a,JOIN_JOINED
        ld (bc),a
        ld a,b
        add a,JOIN_BACK
        ld b,a
        xor a                           ; FIELD_PATH
        ld (bc),a
        endm

; join_parts - open inner walls, few, until every open cell is in one part
; Family: change
; Menu:  285, "Join /parts", "Opens a few walls where parts", "of the maze are cut off"
; After: generate_rooms
; Source: common knowledge
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected; no wall is opened if it was; open places in the outer wall stay cut off where only the outer wall is
;        beside them
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in its buffers: an interrupt then pushes into guard, work or queue
; Writes: field, rng_seed, work, guard, route, queue; operands at kept_sp (set before use)
; Size:  501 bytes   Time: 228,652 T mean, 228,909 T at most (31x31);
;        169,452 T mean, 169,651 T at most (31x23) (50 Kruskal mazes, which have one part)
; Bound: under 6,000,000 T for any field; the slowest one found 4,061,650; the mazes of generate_rooms 283,000 on average
; Stack: 12 bytes at most
join_parts:
        proc
        local LABELS, LIST_END, clear, inner, joined, new, free, done, kept_sp, wall, fit, fits, dig, open, far, level, scan, find
        local there, back, behind, last, line, edge, some, place

LABELS:         equ field - 256 * JOIN_BACK
LIST_END:       equ queue_rest + QUEUE_REST_SIZE

        call field_cells
        ret c
        push ix
        exx
        push bc
        ld bc,(rng_seed)
        exx
        ld (kept_sp + 1),sp
        ld sp,field
        ld hl,JOIN_OUTSIDE * 257
        ld b,33                         ; the labels and the row above
clear:
        rept 16
        push hl
        endm
        djnz clear
        ld sp,(kept_sp + 1)
        ld ix,0
        ld hl,LABELS
        ld de,field
        ld c,JOIN_OUTSIDE
        call line
        ld a,(field_height)
        sub 2
        ld b,a
inner:
        ld c,JOIN_WALL
        push bc
        call line
        pop bc
        djnz inner
        ld c,JOIN_OUTSIDE
        call line

        ld a,ixh                        ; undocumented, but works on every Z80
        or ixl
        jp z,done
        ld hl,LABELS
        ld a,JOIN_FREE
        ld bc,FIELD_SIZE
        cpir
        dec hl
        ld sp,LIST_END
        ld de,0
        push de
        ld de,route                     ; the list of walls is empty
        call new
joined:
        pop hl
        ld a,h
        or a
        jr z,wall
        dec l
        join_look new
        inc l
        inc l
        join_look new
        ld bc,-(FIELD_STRIDE + 1)
        add hl,bc
        join_look new
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        join_look new
        jp joined

new:                                    ; label the place HL, which is new
        inc a
        jr z,free
        ld (hl),JOIN_BESIDE
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        ret
free:
        ld (hl),JOIN_JOINED
        ld b,h
        ld c,l
        ex (sp),hl
        push hl
        ld h,b
        ld l,c
        dec ix
        ld a,ixh
        or ixl
        ret nz
done:
kept_sp:
        ld sp,0
        exx
        ld (rng_seed),bc
        pop bc
        exx
        pop ix
        or a
        ret

wall:                                   ; a random one of the last 128
        ld hl,-route
        add hl,de
        ld a,h
        or l
        jr z,far
        exx
        rng_step b, c
        exx
        inc h
        dec h
        jr nz,fits
fit:
        cp l
        jr c,fits
        srl a
        jr fit
fits:
        and $FE
        ld l,a
        ld h,0
        ex de,hl
        dec hl
        ld b,(hl)
        dec l
        ld c,(hl)
        push hl                         ; the new end of the list
        sbc hl,de                       ; carry is clear
        ld a,(hl)
        ld (hl),c                       ; the last wall takes over its place
        ld c,a
        inc l
        ld a,(hl)
        ld (hl),b
        ld b,a
        pop de
        ld h,b
        ld l,c                          ; HL = BC = the wall
        dec l
        join_free dig
        inc l
        inc l
        join_free dig
        ld hl,-FIELD_STRIDE
        add hl,bc
        join_free dig
        ld hl,FIELD_STRIDE
        add hl,bc
        join_free dig
        ld a,JOIN_BESIDE + JOIN_UNSEEN
        ld (bc),a
        jp wall

dig:
        ld hl,0
        push hl
open:
        join_open
        jp joined

far:                                    ; D = the label of walls behind those of this level; E = D + 2
        ld de,256 * (JOIN_BESIDE + 2 + JOIN_UNSEEN) + JOIN_BESIDE + 4 + JOIN_UNSEEN
level:
        ld a,d
        sub 2
        jp m,done                       ; no wall leads to what is left
        ld hl,LABELS
        ld bc,FIELD_SIZE
        jr find
scan:
        push bc
        dec hl
        ld b,h
        ld c,l
        dec l
        join_lower there
        inc l
        inc l
        join_lower there
        ld hl,-FIELD_STRIDE
        add hl,bc
        join_lower there
        ld hl,FIELD_STRIDE
        add hl,bc
        join_lower there
        ld h,b
        ld l,c
        ld a,d
        sub 2 + JOIN_UNSEEN
        ld (hl),a
        inc hl
        inc a                           ; JOIN_UNSEEN
        pop bc                          ; not 0: the last place is JOIN_OUTSIDE
find:
        cpir
        jr z,scan
        inc d
        inc d
        inc e
        inc e
        jr level

there:                                  ; an open place is beside the wall BC
        ld sp,LIST_END
        ld hl,0
        push hl
back:
        ld a,(bc)
        sub JOIN_BESIDE
        and 255 - JOIN_UNSEEN
        ld e,a
        ld h,b
        ld l,c
        jr z,last
        dec l
        join_nearer behind
        inc l
        inc l
        join_nearer behind
        ld hl,-FIELD_STRIDE
        add hl,bc
        join_nearer behind
        ld hl,FIELD_STRIDE              ; the last one needs no look
        add hl,bc
behind:
        join_open
        ld b,h
        ld c,l
        jr back
last:
        ld de,route
        jp open

line:                                   ; the labels of a row of the maze; C = that of a wall inside
        push bc
        call edge
        pop bc
        ld a,(field_width)
        sub 2
        ld b,a
        call some
        call edge
        ld a,l                          ; the next row
        and 256 - FIELD_STRIDE
        add a,FIELD_STRIDE
        ld l,a
        ld e,a
        ret nc
        inc h
        inc d
        ret

edge:
        ld bc,256 + JOIN_OUTSIDE
some:
        ld a,(de)
        rla
        jr nc,place
        ld (hl),c
        inc l
        inc e
        djnz some
        ret
place:
        ld (hl),JOIN_FREE
        inc ix
        inc l
        inc e
        djnz some
        ret

        if FIELD_PATH
        .error walls are opened with a register that is 0
        endif
        endp
join_parts_end:

        endif
