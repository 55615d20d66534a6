; distance_reach.asm - all places that a unit can reach with its movement points
;
; Source: common knowledge (R. B. Dial's buckets, as in distance_cost.asm); W6 for the table.
;
; Entering a place costs the low four bits of tile_properties + its byte in the field: 1 to 15, and 0 counts as 1. Bit 7 makes
; it impassable. A unit may not stop on the way: it reaches the places for which its points suffice.
;
; 1. reach_map := 0, its border visited. The start has all points left.
; 2. A place with p points left is 1 + p in reach_map, and goes into bucket p mod 16 if p is not 0.
; 3. For p from all points down to 1: empty bucket p mod 16. A neighbour of its places that is not reached yet and costs
;    c, at most p, is reached with p - c points left.
;
; Why it is right: entering a place costs the same from every side, so it is best entered from the neighbour with the most
; points left, and this leaves its bucket first. So each place goes into a bucket once. A bucket holds one number only: those
; in use at a time are p to p - 15. The field and the table are read only beside places that have been reached, so few points
; take little time.
;
; Longest time, for any field. A neighbour that is impassable or too expensive is looked up four times at most, 96 T each, but
; saves the 513 T of a place that is reached.
;   8,200 to prepare + 1,024 places * 513 + 254 buckets * 100
;
; Where the time goes, in an empty field of cost 1 that is reached as a whole: 541 T a place. Of these 7 prepare, 188 are the looks at
; four neighbours, 72 look up what it costs, 47 store the points that are left, 137 put it into its bucket, 75 take it out
; again, and 14 are for the 254 numbers of points. Its limits are those of distance_cost. The cost is looked up only where a
; unit comes: that takes 28 T a place more than in distance_cost, which prepares the whole map for 38,800 T, and pays because few
; points reach few places.

        if ! defined LIB_DISTANCE_REACH
LIB_DISTANCE_REACH equ 1

        include "include/field.asm"
        include "include/cost.asm"
        include "lib/field_address.asm"

        public distance_reach

REACH_PAGES:    equ (COST_MAP + FIELD_SIZE) / 256       ; from field to reach_map

; distance_reach - find all places that cost no more than a number of movement points
; In:    D, E = row, column of the start; A = points, 0 to 254; field; tile_properties
; Out:   carry clear: BC = places reached, the start included; reach_map = 32 rows of 32 bytes: 0 out of reach, else 1 + the
;        points left there
;        carry set: the start is impassable or outside 0..31, or A is 255; BC = 0, nothing is written
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while it prepares: an interrupt then pushes into cost_work
; Writes: cost_work; operands at kept_sp (set before use)
; Size:  237 bytes
; Time:  43,339 T empty field of cost 1, 6 points; 554,283 T all of it from a corner, 254 points
; Bound: 560,000 T for any field
; Stack: 6 bytes
distance_reach:
        proc
        local refused, below, clear, above, kept_sp, empty, scan, next, done, full, place, right_edge, left_edge, found
        local cost, queue
        ld c,a
        inc a
        jr z,refused
        ld a,d
        or e
        and $E0
        jr nz,refused
        call field_address
        ld d,h
        ld e,l
        ld l,(hl)
        ld h,high tile_properties
        bit 7,(hl)
        jr nz,refused
        push ix
        ld (kept_sp + 1),sp
        ld sp,reach_map + FIELD_SIZE + FIELD_STRIDE
        ld hl,$0101
        ld b,FIELD_STRIDE / 2
below:
        push hl
        djnz below
        ld h,b
        ld l,b
        ld b,FIELD_SIZE / 16
clear:
        rept 8
        push hl
        endm
        djnz clear
        ld hl,$0101
        ld b,FIELD_STRIDE / 2
above:
        push hl
        djnz above
kept_sp:
        ld sp,0                         ; operand
        ld hl,cost_heads + COST_BUCKETS
        xor a
empty:
        dec l
        ld (hl),a
        jr nz,empty
        ld a,d
        add a,REACH_PAGES
        ld h,a
        ld l,e                          ; HL = the start in reach_map
        ld d,c
        ld a,c
        inc a
        ld (hl),a
        ld ix,1                         ; places reached
        dec a
        jr z,done
        call queue
        ld h,high cost_heads
scan:                                   ; D = points left, H = high cost_heads
        ld a,d
        and COST_BUCKETS - 1
        ld l,a
        ld a,(hl)
        or a
        jr nz,full
next:
        dec d
        jr nz,scan
done:
        push ix
        pop bc
        pop ix
        xor a
        ret
refused:
        ld bc,0
        scf
        ret
full:
        ld (hl),0
        set 4,l
        ld l,(hl)
        ld h,a
place:                                  ; HL = a place with D points left
        ld a,l
        or $E0
        inc a
        jr z,right_edge
        inc l
        ld a,(hl)
        or a
        call z,found
        dec l
right_edge:
        ld a,l
        and FIELD_STRIDE - 1
        jr z,left_edge
        dec l
        ld a,(hl)
        or a
        call z,found
        inc l
left_edge:
        ld bc,-FIELD_STRIDE
        add hl,bc
        ld a,(hl)
        or a
        call z,found
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        ld a,(hl)
        or a
        call z,found
        ld bc,-(COST_MAP + FIELD_STRIDE)
        add hl,bc                       ; its link: the low byte
        ld c,(hl)
        inc h
        inc h
        inc h
        inc h
        ld h,(hl)
        ld l,c
        ld a,h
        or a
        jr nz,place
        ld h,high cost_heads
        jr next

; found - HL = a place that is not reached yet, D = points left beside it: reach it if they suffice, and put it into its bucket
; if any are left; keeps D, HL
found:
        ld a,h
        sub REACH_PAGES
        ld b,a
        ld c,l
        ld a,(bc)
        ld c,a
        ld b,high tile_properties
        ld a,(bc)
        or a
        ret m
        and COST_BITS
        jr nz,cost
        inc a
cost:
        ld c,a
        ld a,d
        sub c
        ret c
        inc a
        ld (hl),a
        inc ix
        dec a
        ret z
queue:
        and COST_BUCKETS - 1
        push de
        ex de,hl
        ld h,high cost_heads
        ld l,a
        ld b,(hl)                       ; BC = the first place of the bucket
        ld (hl),d
        set 4,l
        ld c,(hl)
        ld (hl),e
        ld l,e
        ld a,d
        sub COST_MAP / 256
        ld h,a                          ; its link
        ld (hl),c
        add a,FIELD_SIZE / 256
        ld h,a
        ld (hl),b
        ex de,hl
        pop de
        ret
        endp
distance_reach_end:
        if (FIELD_SIZE - 1024) | (FIELD_STRIDE - 32) | (COST_BUCKETS - 16)
        .error rows, links and buckets are found by parts of an address
        endif

        endif
