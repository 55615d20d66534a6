; links.asm - the format of a maze on any tiling, which the routines of `links/` and the drawings share
;
; 1. `links` is 32 rows of 32 bytes on a boundary of 1 KB: the cell at row r, column c is the byte at 32 * r + c.
; 2. Bit d of it set: a passage leads in direction d. 0 up, 1 up and right, then clockwise to 7 up and left.
;    The way back from d is d xor 4. Reciprocal: the neighbour has that bit set. All bytes outside the maze are 0.
; 3. `tiling` determines the neighbour in each direction (tiling/). tiling_rows and tiling_columns are the size of the maze:
;    2 to 32, torus at least 3 of both, circle, rectangle, cylinder, kagome and polar at least 3 columns. storeys:
;    tiling_storeys floors, 1 to 4, one below the other in `links`: row = floor * tiling_rows + the row on the floor; rows x floors
;    at most 32. polar: a ring inside has a cell in every second or fourth column only (tiling/divided.asm); the bytes between are 0.
; 4. mask_used = 1: a bit set in links_mask takes a cell out: bit 7 of the byte at 4 * r is column 0.
; 5. links_entrance, links_exit: row * 256 + column. circle_entrance, circle_centre: the sectors of the gaps in the
;    outermost ring and to the centre, for the drawing only.
; 6. Of squares only: a cell with odd bits is a crossing, all four directions open. Two passages meet there, one over the other:
;    who enters in a direction leaves in it. $57: up and down leads under left and right, $5D: left and right leads under.
;    Only routines with `weave` in their name read crossings so; to the others one is a cell with four ways, or more.
; 7. Arrows (links_arrows): a passage that has its bit on one side only leads from that side to the other. Only links_solve_arrows
;    goes by arrows; the other routines expect both bits.
;
; While a generator or solver works, a direction is a mask of one bit. Bit d + 1, d even, is direction d wrapped round the edge: square
; cells have no other use for it (storeys use 1 and 5, but do not wrap). So there is one offset for each mask, and the mask of the
; way back is the same with its nibbles exchanged. links_ways has the directions in which a cell has a neighbour. In memory:
;   links                       links_steps                     links_ways                      links_list
;   1,024 bytes, address & $0BFF = 0   offsets by mask, 4 pages   1,024 bytes, + $800            lists, stacks
; so that `set 3,h` leads from a cell in links to the same cell in links_ways.

        if ! defined INCLUDE_LINKS
INCLUDE_LINKS equ 1

        include "include/field.asm"

LINKS_STRIDE:   equ 32                  ; bytes from a row to the next
LINKS_SIZE:     equ 1024
LINKS_LEAST:    equ 2                   ; rows, columns
LINKS_MOST:     equ 32
STOREYS_MOST:   equ 4
MASK_SIZE:      equ 128
LINKS_LIST_SIZE: equ 2048               ; a word for each cell
WEAVE_ROWS:     equ $57                 ; a crossing: up and down leads under
WEAVE_COLUMNS:  equ $5D                 ; left and right leads under
WEAVE_BITS:     equ $0A                 ; one of them is set in a crossing, none in another cell of squares
RULE_SIZE:      equ 12                  ; of a tiling, for cells of one parity
LINKS_WALLS_SIZE: equ 4096              ; with links_list a word for each wall: at most 2,945 (octagon), and room for calls; whole pages

; Write `LINKS_MASKS equ 0` before this include for a program without masks: mask_used is not read, and their code is left out.
        if ! defined LINKS_MASKS
LINKS_MASKS:    equ 1
        endif

; Write `TILING_ONLY equ 8` before it for a program that uses storeys only, or another number: all other tilings are refused, and their
; rules are left out. Drawings need all.
        if ! defined TILING_ONLY
TILING_ONLY:    equ 255
        endif

; Write `LINKS_OVER equ 1` before it for a program that never has a field and a maze of links at the same time: links and the arrays after it
; lie over work, field, route and what follows them.
        if ! defined LINKS_OVER
LINKS_OVER:     equ 0
        endif

; bits of a tiling's flags: what wraps round the edge, and other properties of a tiling
ROUND_COLUMNS:  equ 1
ROUND_ROWS:     equ 2
HAS_FLOORS:     equ 4
HAS_COINS:      equ 8                   ; diagonals that cross
HAS_EDGES:      equ 32                  ; what wraps leaves the picture at one edge and enters at the opposite one; rings do not
HAS_KINDS:      equ 64                  ; the cells of a row are of several kinds: bit 6, which `add a,a` moves into the sign
HAS_DIVISIONS:  equ 128                 ; rings that divide (links_divided); with HAS_KINDS, without ROUND_COLUMNS
HAS_SLOPES:     equ 16                  ; directions other than up, right, down and left; stairs are some

        include "include/tilings.asm"

; links_use_step - make a step of links_neighbour fit the tiling, where code begins that has it
; In:    a label in front of links_neighbour
; Out:   its first byte: links_rule.asm
; Uses:  A
; Size:  6 bytes   Time: 26 T
links_use_step macro place
        if LINKS_DIVIDES
        ld a,(links_go)
        ld (place),a
        endif
        endm

; links_neighbour - step to a neighbour, a macro
; In:    HL = a cell in links or links_ways, C = mask of a direction that it has there
; Out:   HL = the neighbour's address
; Keeps: C, DE, IX, IY
; Uses:  AF, B
; Size:  20 bytes  Time: 68 T, or 71 T for a cell of parity 1
links_neighbour macro
        local even
        if LINKS_DIVIDES
        ld a,(links_kind)               ; operand: links_rule makes a call of it for rings that divide
        else
        ld a,(links_parity)
        endif
        and l
        ld b,high links_steps
        jp pe,even
        inc b
        inc b
even:
        ld a,(bc)
        add a,l
        ld l,a
        inc b
        ld a,(bc)
        adc a,h
        ld h,a
        endm

        endif
