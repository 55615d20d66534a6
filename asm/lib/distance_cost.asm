; distance_cost.asm - the cheapest cost to the nearest of several goals over terrain, and the step that leads there
;
; Source: common knowledge (E. W. Dijkstra's shortest paths, with R. B. Dial's buckets); W6 for the table.
;
; Entering a place costs the low four bits of tile_properties + its byte in the field: 1 to 15, and 0 counts as 1. Bit 7 makes
; it impassable. The value of a place is the cost of the way from there to the goal: each place entered, the goal too,
; but not the place where the hero stands. So a goal has the value 0, and a step pays exactly the difference of two values.
;
; 1. cost_map := for each place $FF00 + its property; its border := visited. Each goal that is passable gets the value 0.
; 2. A place with the value d and the cost c goes into bucket (d + c) mod 16 when it gets its value.
; 3. For k = 1, 2, 3 ..: empty bucket k mod 16. Each neighbour of its places that has no value yet and is passable gets k.
; 4. If 16 buckets in a row are empty, all places that have a way to a goal have their values.
;
; Why it is right: entering a place costs the same from every side, so all neighbours of a place may get the same value from it: d + c.
; Places leave the buckets in the order of d + c. So a place gets its value from the best of its neighbours, at its first
; visit, and goes into a bucket once: Dijkstra's algorithm without decreasing keys. A bucket holds one sum only: those
; in use at a time are k to k + 15.
;
; Longest time, for any field: a cheapest way never returns beside itself, so it has at most three places in any square
; of 2 x 2 and 768 in all; no sum is greater than 768 * 15.
;   38,900 to prepare + 255 goals * 460 + 1,024 places * 468 + 11,520 sums * 52 + 1,024 buckets that are not empty * 50
;
; Where the time goes, in an empty field of cost 1: 514 T a place. Of these 38 prepare, 203 are the looks at four neighbours, with the
; steps and the tests for two edges, 72 read its property and write its value, 134 put it into its bucket, 57 take it out again, and
; 10 are for the sums. A bucket is a list, for there may be any number of places in it: an address is read and two are written to
; join it, one is read to leave it. So these 191 T are the price of terrain; where all places cost the same, distance_map
; takes 204 T a place. The looks with their 21 T of test and 23 T of steps each are the other limit: about 180 T a place.

        if ! defined LIB_DISTANCE_COST
LIB_DISTANCE_COST equ 1

        include "include/field.asm"
        include "include/cost.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"

        public distance_cost, cost_step, cost_place

COST_NONE:      equ 255                 ; the high byte of a place without a value; bit 7 of the low byte: impassable
COST_NOWAY:     equ 128                 ; from cost_step

; distance_cost - measure the cost of the cheapest way to a goal from each place
; In:    HL = list of goals, two bytes each: column, row; B = their number, 0 to 255; field; tile_properties
; Out:   carry clear: BC = places from which a goal can be reached, goals included; cost_map = 32 rows of 32 words: the cost,
;        or $FF00 + the place's property if no goal can be reached or it is impassable
;        carry set: every goal (if any) is impassable or outside 0..31; BC = 0, no goal can be reached
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while it prepares: an interrupt then pushes into cost_work
; Writes: cost_work; operands at kept_sp (set before use)
; Size:  266 bytes   Time: 526,327 T empty field of cost 1, one goal in a corner
; Bound: 1,290,000 T for any field and 255 goals
; Stack: 10 bytes
distance_cost:
        proc
        local below, places, above, empty, goal, skip, next_goal, kept_sp, scan, full, place, found, cost, walled
        local right_edge, left_edge
        push ix
        push hl
        push bc
        ld (kept_sp + 1),sp
        ld sp,cost_map + 2 * FIELD_SIZE + COST_EDGE
        ld hl,0
        ld b,COST_EDGE / 2
below:
        push hl
        djnz below
        ld hl,field + FIELD_SIZE - 1
        ld b,high tile_properties
        ld d,COST_NONE
places:                                 ; HL = a byte of the field, from the last to the first
        rept 8
        ld c,(hl)
        ld a,(bc)
        ld e,a
        push de
        dec hl
        endm
        ld a,h
        cp high field
        jr nc,places
kept_sp:
        ld sp,0                         ; operand
        ld hl,cost_map - COST_EDGE
        xor a
above:
        ld (hl),a
        inc l
        jr nz,above
        ld l,COST_BUCKETS               ; cost_heads is in the same page
empty:
        dec l
        ld (hl),a
        jr nz,empty
        ld ix,0                         ; places with a value
        pop bc
        pop hl
        inc b
        jr next_goal
goal:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call cost_place
        jr c,skip
        inc l
        ld a,(hl)
        inc a
        jr nz,skip                      ; listed twice
        push bc
        ld d,a
        ld e,a
        call found
        pop bc
skip:
        pop hl
next_goal:
        djnz goal
        ld de,0
        ld hl,cost_heads
        ld b,COST_BUCKETS
scan:                                   ; B = buckets to try before the end, DE = the sum before, H = high cost_heads
        inc de
        ld a,e
        and COST_BUCKETS - 1
        ld l,a
        ld a,(hl)
        or a
        jr nz,full
        djnz scan
        push ix
        pop bc
        pop ix
        ld a,b
        or c
        ret nz
        scf
        ret
full:
        ld (hl),0
        set 4,l
        ld l,(hl)
        ld h,a
place:                                  ; HL = the high byte of a place, DE = the value for its neighbours
        ld a,l
        or $C0
        inc a
        jr z,right_edge
        inc l
        inc l
        ld a,(hl)
        inc a
        call z,found
        dec l
        dec l
right_edge:
        ld a,l
        and $3E
        jr z,left_edge
        dec l
        dec l
        ld a,(hl)
        inc a
        call z,found
        inc l
        inc l
left_edge:
        ld bc,-2 * FIELD_STRIDE
        add hl,bc
        ld a,(hl)
        inc a
        call z,found
        ld bc,4 * FIELD_STRIDE
        add hl,bc
        ld a,(hl)
        inc a
        call z,found
        ld bc,cost_links - cost_map - 2 * FIELD_STRIDE
        add hl,bc
        ld a,(hl)
        dec l
        ld l,(hl)
        ld h,a
        or a
        jp nz,place
        ld hl,cost_heads
        ld b,COST_BUCKETS
        jr scan

; found - HL = the high byte of a place without a value, DE = its value: put it there, and the place into its bucket, unless it
; is a wall; keeps DE, HL
found:
        dec l
        ld a,(hl)
        or a
        jp m,walled
        and COST_BITS
        jr nz,cost
        inc a
cost:
        ld (hl),e
        inc l
        ld (hl),d
        inc ix
        add a,e
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
        ld a,d
        sub COST_MAP / 256              ; cost_links
        ld h,a
        ld l,e
        ld (hl),b
        dec l
        ld (hl),c
        ex de,hl
        pop de
        ret
walled:
        inc l
        ret
        endp
distance_cost_end:

; cost_step - the step that takes a hero along a cheapest way to a goal
; In:    D, E = the hero's row, column; cost_map, field and tile_properties as distance_cost left them
; Out:   carry clear: D, E = the next place; A = the step's code: 0 up, 2 right, 4 down, 6 left
;        carry set: no step, D, E unchanged; A = 1 at a goal, 128 if no goal can be reached, 0 impassable or outside
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  82 bytes   Time: 65 to 2,045 T
cost_step:
        proc
        local try, next, stay, nowhere, cost
        call cost_place
        ld a,0
        ret c
        ld c,(hl)
        inc l
        ld b,(hl)
        ld a,b
        or c
        ld a,1
        jr z,stay
        inc b
        jr z,nowhere
        dec b
        xor a
try:                                    ; A = a code, BC = the hero's value
        push af
        push de
        call route_step
        call cost_place
        jr c,next
        ld a,(hl)
        inc l
        ld h,(hl)
        ld l,a
        inc h
        jr z,next                       ; no value
        dec h
        sbc hl,bc                       ; carry is clear
        inc h
        jr nz,next                      ; not nearer
        push hl                         ; L: if a cheapest way goes there, minus its cost
        call field_address
        ld l,(hl)
        ld h,high tile_properties
        ld a,(hl)
        pop hl
        and COST_BITS
        jr nz,cost
        inc a
cost:
        add a,l
        jr nz,next
        pop hl                          ; the place that the hero leaves
        pop af
        or a
        ret
next:
        pop de
        pop af
        add a,2
        cp 8
        jr nz,try
        ld a,COST_NOWAY                 ; field or table have changed
stay:
        scf
        ret
nowhere:
        ld a,c
        cpl
        and COST_NOWAY                  ; bit 7 of its property: impassable
        jr stay
        endp
cost_step_end:

; cost_place - the address of a place in cost_map
; In:    D, E = row, column
; Out:   carry clear: HL = the address of its word; carry set: outside 0..31, HL as it was
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  22 bytes   Time: 91 T; 30 T outside
cost_place:
        ld a,d
        or e
        cp FIELD_STRIDE
        ccf
        ret c
        ld a,d
        rrca
        rrca
        ld h,a
        and $C0
        add a,e
        add a,e
        ld l,a
        ld a,h
        and 7
        add a,high cost_map
        ld h,a
        ret
cost_place_end:
        if (FIELD_STRIDE - 32) | (COST_BUCKETS - 16)
        .error rows and buckets are found by parts of an address
        endif

        endif
