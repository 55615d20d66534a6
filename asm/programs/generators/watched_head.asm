; watched_head.asm - a maze that is watched: the place at work in bright white, and a random walk before it is kept
;
; Where the place at work is, the registers of the interrupted routine tell: most generators have their cell in IX, and in HL what they look
; at: a cell of the hunt, or a wall. Those on the ground of walk_ground have their place on its map in L. Else it is the place painted last.

        if ! defined GENERATORS_WATCHED_HEAD
GENERATORS_WATCHED_HEAD equ 1

        include "lib/walk_ground.asm"
        include "programs/generators/board_grow.asm"
        include "programs/generators/board_white.asm"

HEAD_HL:        equ watch_stack - 8     ; where watch_frame keeps the routine's HL

; watched_grow - paint what has changed, and the head
; In:    IX = the routine's
; Out:   board_news
; Uses:  AF, BC, DE, HL
watched_grow:
        call walk_marks
        call board_grow
        call head_find
        ret nc
        ld hl,(head_at)
        ld (head_at),de
        or a
        sbc hl,de
        ret z
        push de
        add hl,de
        ex de,hl
        ld a,(board_ink)
        ld c,a
        ld a,d
        or a
        call nz,place_ink
        pop de
        ld c,TRAIL_INK
        jp place_ink

; head_find - the place at work
; In:    IX
; Out:   carry set: D, E = field row, column; carry clear: it is not known
; Uses:  AF, BC, HL
head_find:
        proc
        local looks, mapped, last
        push ix
        pop hl
        call head_inside
        jr nc,looks
        ld a,(hl)
        or a
        jr z,looks                      ; this one is left
        scf
        ret p
looks:
        ld hl,(HEAD_HL)
        call head_inside
        ret c
        call walks_wilson
        jr z,mapped
        add hl,de
        ld de,generate_aldous_broder
        sbc hl,de
        jr z,mapped
        push ix
        pop hl
        call head_inside
        jr nc,last
        ld a,(hl)
        add a,a
        ccf
        ret c
last:
        ld hl,(board_news)
        ld a,h
        or a
        ret z
        sub high board_shown
        call place_of
        scf
        ret
mapped:
        ld bc,(HEAD_HL)
        ld a,b
        sub high WALK_MAP
        jr nz,last
        call map_place                  ; fall through into head_inside
        endp

; head_inside - is an address in the maze, inside its outer wall?
; In:    HL
; Out:   carry set: it is; D, E = field row, column
; Keeps: HL
; Uses:  AF, BC
head_inside:
        ld a,h
        sub high field
        cp high FIELD_SIZE
        ret nc
        call place_of
        ld bc,(board_columns)           ; and board_rows
        dec b
        dec b
        ld a,d
        dec a
        cp b
        ret nc
        dec c
        dec c
        ld a,e
        dec a
        cp c
        ret

; map_place - the cell of a place on the map of walk_ground
; In:    C
; Out:   HL = its address in the field
; Keeps: BC
; Uses:  AF, DE
map_place:
        ld a,c
        and $F0
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,c
        and 15
        add a,a
        or l
        ld l,a
        ld de,field + 1 - FIELD_STRIDE
        add hl,de
        ret

; walks_wilson - Z: it is generate_wilson that is watched; entry_is - Z: it is DE that makes mazes of the entry
; Out:   HL = the routine - DE; DE
; Uses:  AF
walks_wilson:
        ld de,generate_wilson
entry_is:
        ld hl,(entry)
        call entry_routine
        or a
        sbc hl,de
        ret

; walk_marks - mark the walk of generate_wilson in the field, which it does not read: from its first place on, where each move led that is stored
; last; so loops disappear as they are closed
; In:    the alternate L = its first place on the map, HEAD_HL = the last one
; Uses:  AF, BC, DE, HL
; Writes: field
walk_marks:
        proc
        local step, level
        call walks_wilson
        ret nz
        ld a,(watch_still)
        sub BEGINS
        cp 256 - STILL - 1 - BEGINS
        ret c                           ; the map is not there yet
        call walk_unmark
        exx
        ld a,l
        exx
        ld c,a
        ld b,MOST_MOVES
step:
        ld h,high WALK_MAP
        ld l,c
        ld a,(hl)
        add a,a
        ret z                           ; the tree, or the border
        ld a,(hl)
        push af
        call map_place
        call walk_mark
        pop de
        ld a,(HEAD_HL)
        cp c
        ret z
        ld a,d
        add a,c
        ld c,a
        ld a,d
        bit 0,a
        jr nz,level
        add a,a                         ; 32 or - 32
level:
        ld e,a
        add a,a
        sbc a,a
        ld d,a
        add hl,de
        call walk_mark
        djnz step
        ret
        endp
walk_mark:
        bit 7,(hl)
        ret z
        ld (hl),BOARD_WALK
        ret
MOST_MOVES:     equ 15 * 15

; walk_unmark - take these marks away
; Uses:  AF, BC, HL
; Writes: field
walk_unmark:
        ld hl,field
        ld bc,FIELD_SIZE
        ld a,BOARD_WALK
        cpir
        ret nz
        dec hl
        ld (hl),FIELD_WALL
        inc hl
        jr $ - 7                        ; the last byte of the field has none

watched_head_variables macro
head_at:        ds 2                    ; column, row of the place that is white; row 0: none yet
        endm

        endif
