; generate_braid.asm - braid: dead ends of the maze in the field go
;
; Source G13.
; A dead end is a passable cell inside the outer wall with exactly one passable neighbour. A door in the outer wall is
; a neighbour, but no dead end itself: the outer wall stays as it is. What lies outside the maze becomes wall.
; 1. List the n dead ends; need = n * braid_percent / 100, rounded down.
; 2. Take one from the list (at 100 the last, else a random one), pass it over if it is no dead end any more. Its
;    candidates are the walls beside it with a passable cell straight behind; open one, each as likely. No candidate
;    (never in a perfect maze): fill the cell. Whatever becomes a dead end thereby goes on the list.
; 3. Count need down for each dead end that has gone, up for each new one; until need <= 0 or the list is empty.
;
; So at most n - need dead ends are left, and at most three fewer: the opening that ends it may take four at once, in
; a lattice maze two. Why it ends: an opening joins parts or closes a ring, and a fill does neither nor undoes either.
; Connected stays connected: a cell that is filled has one neighbour.
; How long the list is: no three cells of a 2x2 block have one passable neighbour or none, nor three in a row: at most
; 392 + 39 of 29x29; and a cell comes on the list again only after another has left it. It takes 862 bytes of work.
; If all are to go and the field is a lattice (all cells open, all posts closed, no cell isolated), it takes no list:
; an opening makes no new dead end there, so each is opened when it is read. What is read turns out not to be a lattice:
; on with 1, which reads any field byte by byte.
; What holds all the time in 2: SP = list, BC = random state, IX = the cell.

        if ! defined GENERATE_BRAID
GENERATE_BRAID equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/list_take.asm"

        public generate_braid

; braid_look - is the cell that way passable? If not, may it be opened? The last three candidates are E, H, L
; D = 8 for each passable neighbour, 1 for each candidate
braid_look macro sign, step
        local way, beyond
        ld a,(ix sign step)
        add a,a
        jr nc,way
        ld a,(ix sign 2 * step)
        add a,a
        jr c,beyond
        inc d
        ld l,h
        ld h,e
        ld e,(0 sign step) & 255
        jr beyond
way:
        ld a,d
        add a,8
        ld d,a
beyond:
        endm

; braid_count - L = L + 1 if the cell that way is passable
braid_count macro sign, step
        ld a,(ix sign step)
        add a,a
        jr c,$ + 3
        inc l
        endm

; generate_braid - take dead ends out of the maze in the field
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts), braid_percent (0 to 100; above: 100)
; Out:   field, rng_seed; carry clear
;        carry set: illegal size, nothing written
; Maze:  braid_percent of 100 dead ends are gone, at 100 all; connected if it was
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in work: an interrupt then pushes into work
; Writes: field, rng_seed, work, guard (its last 32 bytes), and operands at width, right, bottom, percent, kept_sp, few,
;        mix and pages (set before use)
; Size:  0 bytes
; Stack: 2 bytes
generate_braid:
        proc
        local need, outside, below, in_range, row, left_wall, left_way, wall_left_only, dead, draw, redraw, again, first, across, down
        local rightward, opened, step_wall, step_way, no_cell, width, general, all_rows, cells, skip, share, shared
        local next, percent, choose, few, mix, pages, taken, pick, second, open, fill, around, done, kept_sp
        local touch, right, bottom, bottom_too, unlisted, newborn, gone, ways
need:           equ LIST_END + 2        ; above the list and the 0 that ends it

        call field_cells                ; B = cells down
        ret c
        push ix
        ld de,(field_width)             ; E = width, D = height
        ld a,e
        ld (width + 1),a
        dec a
        ld (right + 1),a
        ld a,d
        dec a
        rrca
        rrca
        rrca
        ld (bottom + 1),a               ; low bits of the address's low byte up, page of the field below
        ld (bottom_too + 1),a
        ld a,(braid_percent)
        cp 101
        jr c,in_range
        ld a,100
in_range:
        ld (percent + 1),a
        exx
        push bc
        push de
        push hl
        ld hl,(rng_seed)
        rng_step h, l
        exx
        ld (kept_sp + 1),sp

        ; wall all around the outer wall: nothing opens into it
        ld hl,field - FIELD_STRIDE
        ld b,FIELD_STRIDE
outside:
        ld (hl),FIELD_WALL
        inc hl
        djnz outside
        ld c,e
        dec d
        jp m,below
        add hl,bc
        ld a,FIELD_STRIDE
        sub e
        ld b,a
        jr outside
below:
        ld d,h
        ld e,l
        inc e
        ld (hl),FIELD_WALL
        ld a,high (field + FIELD_SIZE - 1)
        sub h
        ld b,a
        ld a,l
        cpl
        ld c,a                          ; BC = bytes after this one
        ldir
        ld a,(percent + 1)
        or a
        jp z,unlisted
        cp 100
        jp c,general

        ; read a lattice: HL = above the cell, DE = the cell, BC = below it, HL' = the random state; that there is a
        ; wall on the left, or a way, is in the code
        ld de,field + FIELD_STRIDE
row:
        ld a,e
        sub FIELD_STRIDE - 1
        ld l,a
        ld h,d
        add a,2 * FIELD_STRIDE
        ld c,a
        adc a,d
        sub c
        ld b,a
        ld a,(de)
        inc e
        add a,a
        jr nc,left_way
left_wall:
        ld a,(de)
        inc e
        add a,a
        jp c,no_cell
        ld a,(de)
        inc e
        add a,a
        jp nc,wall_left_only
        ld a,(bc)
        xor (hl)
        jp m,dead
        ld a,(hl)
        add a,a
        jp nc,step_wall
        jp general                      ; isolated
left_way:
        ld a,(de)
        inc e
        add a,a
        jp c,no_cell
        ld a,(de)
        inc e
        add a,a
        jp nc,step_way
        ld a,(bc)
        and (hl)
        jp p,step_wall
dead:                                   ; two bits are a direction, until one will do
        push de
        pop ix                          ; two right of the cell
        exx
        ld b,16                         ; draws, which are enough in a lattice
draw:
        rng_step h, l
        scf
        adc a,a
        jr first
again:
        cp $80
        jr z,redraw                     ; four were no good
        add a,a
first:
        jr c,across
        add a,a
        jr c,down
        bit 7,(ix - (2 + FIELD_STRIDE))
        jr z,again
        bit 7,(ix - (2 + 2 * FIELD_STRIDE))
        jr nz,again
        ld (ix - (2 + FIELD_STRIDE)),FIELD_PATH
        jr opened
down:
        bit 7,(ix + (FIELD_STRIDE - 2))
        jr z,again
        bit 7,(ix + (2 * FIELD_STRIDE - 2))
        jr nz,again
        ld (ix + (FIELD_STRIDE - 2)),FIELD_PATH
        jr opened
across:
        add a,a
        jr c,rightward
        bit 7,(ix - 3)
        jr z,again
        bit 7,(ix - 4)
        jr nz,again
        ld (ix - 3),FIELD_PATH
        jr opened
rightward:
        bit 7,(ix - 1)
        jr z,again
        bit 7,(ix + 0)
        jr nz,again
        ld (ix - 1),FIELD_PATH
opened:
        exx
        bit 7,(ix - 1)
        jr z,step_way
step_wall:
        inc c
        inc c
        inc l
        ld a,(hl)                       ; the post
        inc l
        add a,a
        jp c,left_wall
        jr general
wall_left_only:
        ld a,(bc)
        and (hl)
        jp m,dead
step_way:
        inc c
        inc c
        inc l
        ld a,(hl)
        inc l
        add a,a
        jp c,left_way
        jr general
redraw:
        djnz draw
        exx
        jr general
no_cell:                                ; the wall outside ends the row, any other is not in a lattice
        dec e
        ld a,e
        and FIELD_STRIDE - 1
width:
        cp 0
        jr nz,general
        xor e
        add a,2 * FIELD_STRIDE
        ld e,a
        jr nc,$ + 3
        inc d
        ld a,e                          ; beyond the bottom wall's row?
        add a,d
        sub FIELD_STRIDE + (high field)
bottom_too:
        cp 0
        jp nz,row
unlisted:
        exx
        push hl
        exx
        pop bc
        jp done

        ; read any field
general:
        ld sp,LIST_END
        ld hl,0
        ld (LIST_END),hl
        ld ix,field + FIELD_STRIDE + 1
        ld bc,(field_width)
        dec b
        dec b
all_rows:
        ld a,(field_width)
        sub 2
        ld c,a
cells:
        bit 7,(ix + 0)
        jr nz,skip
        call ways
        jr nz,skip
        push ix
skip:
        inc ix
        dec c
        jr nz,cells
        ld a,(field_width)
        cpl
        add a,FIELD_STRIDE + 3
        ld e,a
        ld d,c
        add ix,de
        djnz all_rows

        ld hl,LIST_END
        or a
        sbc hl,sp                       ; 2n
        ld b,h
        ld c,l
        ld hl,0
        ld a,(percent + 1)
        ld d,a
        xor a
share:                                  ; need = n * percent / 100
        ld e,a
        ld a,b
        or c
        jr z,shared
        dec bc
        dec bc
        ld a,e
        add a,d
        cp 100
        jr c,share
        sub 100
        inc hl
        jr share

shared:
        ld (need),hl
        ld a,LIST_FEW
        ld (few + 1),a
        exx
        push hl
        exx
        pop bc
        ld a,b
        ld (mix + 1),a
next:
        ld hl,(need)
        ld a,h
        add a,a
        jp c,done
        or l
        jp z,done
percent:
        ld a,0
        cp 100
        jr c,choose
        pop ix
        ld a,ixh
        or a
        jp z,done
        jr taken
choose:
        list_take few, mix, pages, done
        push de
        pop ix
taken:
        bit 7,(ix + 0)
        jp nz,next                      ; filled meanwhile
        ld d,0
        braid_look -, FIELD_STRIDE
        braid_look +, 1
        braid_look +, FIELD_STRIDE
        braid_look -, 1
        ld a,d
        sub 8
        jp c,next                       ; isolated meanwhile
        jr z,fill
        cp 4
        jp nc,next                      ; two neighbours by now
        ld d,a
        rng_step b, c
        dec d
        jr z,open
        dec d
        jr nz,pick
        add a,a
        jr c,open
        jr second
pick:                                   ; one of three
        cp 85
        jr c,open
        ld e,l
        cp 170
        jr nc,open
second:
        ld e,h
open:
        ld a,e
        rlca
        sbc a,a
        ld d,a
        add ix,de
        ld (ix + 0),FIELD_PATH
        ld h,2                          ; who has two neighbours now was a dead end
        jr around
fill:
        ld (ix + 0),FIELD_WALL
        ld hl,(need)
        dec hl
        ld (need),hl
        ld h,0                          ; who has none now was a dead end
around:
        ld de,-FIELD_STRIDE
        call touch
        ld de,FIELD_STRIDE - 1
        call touch
        ld e,2
        call touch
        ld e,FIELD_STRIDE - 1
        call touch
        jp next
done:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        exx
        pop hl
        pop de
        pop bc
        exx
        pop ix
        or a
        ret

touch:                                  ; on by DE to the next cell beside the change: is it a dead end, was it one?
        add ix,de
        bit 7,(ix + 0)
        ret nz
        ld a,ixl
        and FIELD_STRIDE - 1
        ret z                           ; in the outer wall
right:
        cp 0
        ret z
        xor ixl
        add a,ixh
        sub high field
        ret z
bottom:
        cp 0
        ret z
        call ways
        jr z,newborn
        inc a
        cp h
        ret nz
        push hl
        ld hl,(need)
        dec hl
        jr gone
newborn:                                ; a new one: on the list, below the return address
        ld a,h
        pop hl
        push ix
        push hl
        ld h,a
        push hl
        ld hl,(need)
        inc hl
gone:
        ld (need),hl
        pop hl
        ret

ways:                                   ; Z: the cell at IX has one passable neighbour; A = how many, less one
        ld l,0
        braid_count -, FIELD_STRIDE
        braid_count -, 1
        braid_count +, 1
        braid_count +, FIELD_STRIDE
        ld a,l
        dec a
        ret
        endp
generate_braid_end:

        endif
