; cost.asm - the buffers of distance_cost and distance_reach: from `route` on, in memory that they share with other routines
;
; 1. cost_map is the result: 32 rows of 32 words for distance_cost. The 64 bytes on either side of it are its border above
;    and below. reach_map, at the same address, is that of distance_reach: 32 rows of 32 bytes, and 32 bytes on either side.
; 2. An interrupt pushes into bytes that are still to be filled, or between cost_heads and cost_map.
; 3. cost_links has a word for each place, at the same distance from its start as the place's word in cost_map: the next place
;    of the same bucket, 0 for the last. For bytes all low bytes come first, then all high bytes.
; 4. cost_heads has the first place of each of the 16 buckets: 16 high bytes, 0 for an empty bucket, then 16 low bytes.
; 5. The low bits of a tile's property are the cost of entering it, 1 to 15; 0 counts as 1.

        if ! defined INCLUDE_COST
INCLUDE_COST equ 1

COST_BITS:      equ $0F                 ; of a property: the cost
COST_BUCKETS:   equ 16                  ; more than the greatest cost, and a power of 2
COST_EDGE:      equ 64                  ; bytes of border
COST_HEADS:     equ 2 * 1024            ; from cost_work, where cost_links are, to each part
COST_MAP:       equ COST_HEADS + 256
COST_SIZE:      equ COST_MAP + 2 * 1024 + COST_EDGE

        endif
