; braid_any.asm - braid any field, from a list of its dead ends
;
; Steps 1 to 3 of generate_braid, whose source explains them.

        if ! defined LIB_BRAID_ANY
LIB_BRAID_ANY equ 1

        include "lib/random.asm"
        include "lib/list_take.asm"

        public braid_any

; braid_look - is the cell in that direction passable? If not, can it be opened? The last three candidates are E, H, L
; D = 8 for each passable neighbour and 1 for each candidate
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

; braid_count - L = L + 1 if the cell in that direction is passable
braid_count macro sign, step
        ld a,(ix sign step)
        add a,a
        jr c,$ + 3
        inc l
        endm

; braid_any - remove dead ends from the field
; In:    A = percentage of dead ends to remove (above 100: 100); BC = random state; field_width, field_height (legal);
;        field, wall in row -1 and around the outer wall
; Out:   field; BC = the new state
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX; SP in work: an interrupt then pushes into work
; Writes: field, work; operands at right, bottom, percent, kept_sp, few, mix and pages (set before use)
; Size:  564 bytes   Time: depends on the field, see generate_braid
braid_any:
        proc
        local need, in_range, all_rows, cells, skip, share, shared
        local next, percent, choose, few, mix, pages, taken, pick, second, open, fill, around, done, kept_sp
        local touch, right, bottom, newborn, gone, ways
need:           equ LIST_END + 2        ; above the list and the 0 that ends it

        cp 101
        jr c,in_range
        ld a,100
in_range:
        ld (percent + 1),a
        ld a,b
        ld (mix + 1),a
        ld (need),bc
        ld (kept_sp + 1),sp
        ld bc,(field_width)             ; C = width, B = height
        ld a,c
        dec a
        ld (right + 1),a
        ld a,b
        dec a
        rrca
        rrca
        rrca
        ld (bottom + 1),a               ; a row as a byte: bits 5-7 of its address, and its page
        ld sp,LIST_END
        ld hl,0
        ld (LIST_END),hl
        ld ix,field + FIELD_STRIDE + 1
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
        ld bc,(need)
        ld (need),hl
        ld a,LIST_FEW
        ld (few + 1),a
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
        jp nz,next                      ; it has been filled since
        ld d,0
        braid_look -, FIELD_STRIDE
        braid_look +, 1
        braid_look +, FIELD_STRIDE
        braid_look -, 1
        ld a,d
        sub 8
        jp c,next                       ; it has been isolated since
        jr z,fill
        cp 4
        jp nc,next                      ; it has two neighbours by now
        ld d,a
        rng_step b, c
        dec d
        jr z,open
        dec d
        jr nz,pick
        add a,a
        jr c,open
        jr second
pick:                                   ; choose one of three
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
        ld h,2                          ; a cell with two neighbours now was a dead end before
        jr around
fill:
        ld (ix + 0),FIELD_WALL
        ld hl,(need)
        dec hl
        ld (need),hl
        ld h,0                          ; a cell with none now was a dead end before
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
kept_sp:
        ld sp,0
        ret

touch:                                  ; add DE: the next cell beside the change. Is it a dead end, was it one?
        add ix,de
        bit 7,(ix + 0)
        ret nz
        ld a,ixl
        and FIELD_STRIDE - 1
        ret z                           ; it is in the outer wall
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
newborn:                                ; a new dead end: put it on the list, below the return address
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

ways:                                   ; Z: the cell at IX has one passable neighbour; A = their number, less one
        ld l,0
        braid_count -, FIELD_STRIDE
        braid_count -, 1
        braid_count +, 1
        braid_count +, FIELD_STRIDE
        ld a,l
        dec a
        ret
        endp
braid_any_end:

        endif
