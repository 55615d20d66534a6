; draw_rectangle_vector.asm - nested rectangles, exactly as listing 6 of ZX Review draws them (Z6)
;
; For n = 1 to 6, with m = 16 * n, and lines counted from the top of the screen:
;
;   1. Draw a rectangle: left side at 112 - m, right side at 143 + m, top at line 97 - m, bottom at line 79 + m.
;   2. Above, unless n = 6: INT (RND * 5) cross walls of 16 pixels, from the rectangle outward, at the left end of the top
;      plus INT (RND * (2 * m + 21)). Each has a gap: the ten pixels on its right are drawn with OVER 1.
;   3. One more such gap in the top, without a wall.
;   4. Below, unless n = 6, as step 2.
;   5. On the left, unless n = 1 or 6: INT (RND * 4) walls at the top plus INT (RND * (2 * m - 28)), each with a gap of
;      ten pixels below it.
;   6. One more such gap in the left side; then on the right as step 5.
;
; As in the listing, OVER 1 closes again where two gaps overlap, and the goal can be cut off.
; The left sides begin a byte and the right sides end one, so whole bytes make the tops and the bottoms.

        if ! defined DRAW_RECTANGLE_VECTOR
DRAW_RECTANGLE_VECTOR equ 1

        include "include/spectrum.asm"
        include "lib/basic_random.asm"

        public draw_rectangle_vector

RECTANGLE_WALL: equ $B1                 ; or c
RECTANGLE_GAP:  equ $A9                 ; xor c
WALL_LENGTH:    equ 15                  ; pixels after the first one
GAP_LENGTH:     equ 10

; draw_rectangle_vector - draw the nested rectangles of listing 6
; Family: picture
; Source: Z6
; In:    rng_seed = SEED
; Out:   the screen: rectangles and cross walls are drawn over what is there; colours are kept; rng_seed = the new SEED
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, rng_seed; operands at size, kind, limit, base, outer, inner, above, beside, along and down (set
;        before use)
; Size:  374 bytes   Time: 179,506 T mean, 240,553 T at most
; Stack: 16 bytes
draw_rectangle_vector:
        proc
        local next, size, side, same, upright, walls, again, kind, counted, pick, limit, base
        local level, outer, level_gap, inner, plumb, above, plumb_gap, beside
        local fill, filled, wall_along, gap_along, go_along, pixel, on, along, wall_down, gap_down, go_down, lower, down
        local address, shift
        ld a,16
next:
        ld (size + 1),a
        ld c,a
        ld a,112
        sub c
        ld e,a
        sub 15
        ld d,a                          ; D, E = line, column of the upper left corner
        push de
        call address
        push hl
        call fill
        dec l
        ld e,l                          ; the byte of the right side
        pop hl
size:
        ld a,0                          ; m
        add a,a
        sub 18
        ld b,a
side:
        set 7,(hl)
        ld c,l
        ld l,e
        set 0,(hl)
        ld l,c
        inc h
        ld a,h
        and 7
        jr nz,same
        ld a,e
        add a,32
        ld e,a
        ld a,l
        add a,32
        ld l,a
        jr c,same
        ld a,h
        sub 8
        ld h,a
same:
        djnz side
        call fill
        pop de
        push de
        ld hl,level
        ld (kind + 1),hl
        ld a,e
        ld (base + 1),a
        ld a,(size + 1)
        add a,a
        add a,21
        ld (limit + 1),a
        ld a,d
        ld (inner + 1),a
        sub WALL_LENGTH
        ld (outer + 1),a
        ld c,5
        call walls                      ; above
        call pick
        ld e,a
        call level_gap
        ld a,(size + 1)
        add a,79
        ld (inner + 1),a
        ld (outer + 1),a
        ld c,5
        call walls                      ; below
        pop de
        ld hl,plumb
        ld (kind + 1),hl
        ld a,d
        ld (base + 1),a
        ld a,(size + 1)
        add a,a
        sub 28
        ld (limit + 1),a
        ld a,e
        ld (beside + 1),a
        sub WALL_LENGTH
        ld (above + 1),a
        call upright                    ; on the left
        call pick
        ld d,a
        call plumb_gap
        ld a,(size + 1)
        add a,143
        ld (beside + 1),a
        ld (above + 1),a
        call upright                    ; on the right
        ld a,(size + 1)
        add a,16
        cp 112
        jp nz,next
        ret

; walls on the left or on the right
upright:
        ld c,4
        ld a,(size + 1)
        cp 16
        ret z
; C = one more than there are at most; a random number of walls
walls:
        ld a,(size + 1)
        cp 96
        ret z
        ld a,c
        call basic_random_below
        ld c,a
        inc c
        jr counted
again:
        push bc
kind:
        call level
        pop bc
counted:
        dec c
        jr nz,again
        ret

; A = the place of a wall or a gap on its side
pick:
limit:
        ld a,0
        call basic_random_below
base:
        add a,0
        ret

; a wall that stands on the top or the bottom, and its gap
level:
        call pick
        ld e,a
outer:
        ld d,0
        push de
        call wall_down
        pop de
; E = column
level_gap:
inner:
        ld d,0
; OVER 1 for ten pixels on the right of line D, column E
        ld b,GAP_LENGTH
        ld a,RECTANGLE_GAP
        jr go_along

; a wall that stands on the left or the right side, and its gap
plumb:
        call pick
        ld d,a
above:
        ld e,0
        push de
        ld b,WALL_LENGTH
        ld a,RECTANGLE_WALL
        call go_along
        pop de
; D = line
plumb_gap:
beside:
        ld e,0
; OVER 1 for ten pixels below line D, column E
        ld b,GAP_LENGTH
        ld a,RECTANGLE_GAP
        jr go_down

wall_down:
        ld b,WALL_LENGTH
        ld a,RECTANGLE_WALL
; a pixel at line D, column E, and B more below it; A = or c, xor c for those
go_down:
        ld (down),a
        call address
        ld a,(hl)
        or c
        ld (hl),a
lower:
        line_below
        ld a,(hl)
down:
        or c
        ld (hl),a
        djnz lower
        ret

; a pixel at line D, column E, and B more on its right; A = or c, xor c for those
go_along:
        ld (along),a
        call address
        ld a,(hl)
        or c
        ld (hl),a
pixel:
        rrc c
        jr nc,on
        inc l
on:
        ld a,(hl)
along:
        or c
        ld (hl),a
        djnz pixel
        ret

; a line of whole bytes from HL, as long as the rectangle's top
fill:
        ld a,(size + 1)
        rrca
        rrca
        add a,4
        ld b,a
filled:
        ld (hl),$FF
        inc l
        djnz filled
        ret

; D, E = line, column; HL, C = its address and bit; B and DE are kept
address:
        ld a,d
        and 7
        ld h,a
        ld a,d
        rra
        rra
        rra
        and $18
        or h
        or high SCREEN
        ld h,a
        ld a,d
        add a,a
        add a,a
        and $E0
        ld l,a
        ld a,e
        rra
        rra
        rra
        and $1F
        or l
        ld l,a
        ld a,e
        and 7
        ld c,$80
        ret z
shift:
        rrc c
        dec a
        jr nz,shift
        ret
        endp
draw_rectangle_vector_end:

        endif
