; choices.asm - what can be chosen: names, generators, the sizes of each tiling, and which sizes fit on the screen

        if ! defined TILINGS_CHOICES
TILINGS_CHOICES equ 1

GENERATORS:     equ 7
GROWING:        equ 3                   ; the place of the growing tree in the list
ELLER:          equ 6                   ; and of Eller, which makes storeys only

; choices_reset - the sizes and numbers to begin with
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the choices, tiling
choices_reset:
        ld hl,first_sizes
        ld de,sizes
        ld bc,first_sizes_end - first_sizes
        ldir
        ld hl,links_mask
        ld de,links_mask + 1
        ld (hl),0
        ld bc,MASK_SIZE - 1
        ldir
        xor a
        ld (tiling),a
        ld (braid_percent),a
        ld a,128
        ld (growing_newest),a
        ld a,255
        ld (tiling_floor),a             ; all floors
        ret

; size_here - where the size of the present tiling is kept
; In:    tiling
; Out:   HL = address of its columns, then its rows
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
size_here:
        ld a,(tiling)
        add a,a
        add a,low sizes
        ld l,a
        adc a,high sizes
        sub l
        ld h,a
        ret

; use_size - set the size for the routines
; In:    tiling, its size, chosen_floors
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: tiling_columns, tiling_rows, tiling_storeys
use_size:
        call size_here
        ld a,(hl)
        ld (tiling_columns),a
        inc hl
        ld a,(hl)
        ld (tiling_rows),a
        ld a,(chosen_floors)
        ld (tiling_storeys),a
        ret

; fit_size - reduce the size of the present tiling until it fits: rows first, then columns
; In, Out: as use_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: sizes, tiling_columns, tiling_rows, tiling_storeys, what tiling_fit writes
fit_size:
        proc
        local fits, rows
        call use_size
        call does_fit
        ret nc
        call size_here
        push hl
        call most_columns
        pop hl
        ld a,c
        cp (hl)
        jr nc,rows
        ld (hl),a
rows:
        call use_size
        call does_fit
        ret nc
        call size_here
        inc hl
        dec (hl)
        jr rows
        endp

; does_fit - can the maze of this size be made and drawn?
; In:    tiling, tiling_columns, tiling_rows, tiling_storeys
; Out:   carry clear if it can
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: what tiling_fit writes
does_fit:
        proc
        local floors
        ld a,(tiling)
        cp TILING_STOREYS
        jp nz,tiling_fit
        ld a,(tiling_storeys)
        ld b,a
        ld a,(tiling_rows)
        ld c,a
        xor a
floors:
        add a,c
        djnz floors
        cp LINKS_MOST + 1
        ccf
        ret c
        jp tiling_fit
        endp

; most_columns, most_rows - the most that fit, whatever the other number is
; In:    tiling, chosen_floors
; Out:   B = the least, C = the most
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tiling_columns, tiling_rows, tiling_storeys, what tiling_fit writes
most_columns:
        ld de,tiling_columns
        ld hl,tiling_rows
        jr most_of
most_rows:
        ld de,tiling_rows
        ld hl,tiling_columns
most_of:
        proc
        local each, three, fewer
        push de
        push hl
        call use_size
        pop hl
        ld b,LINKS_LEAST
        ld a,(tiling)
        cp TILING_TORUS
        jr z,three
        cp TILING_CIRCLE
        jr c,each
        cp TILING_STOREYS
        jr nc,each
three:
        inc b                           ; columns that go round; rows too, which the circle could do without
each:
        ld (hl),b
        pop hl
        ld (hl),LINKS_MOST
fewer:
        push bc
        push hl
        call does_fit
        pop hl
        pop bc
        ld c,(hl)
        ret nc
        dec (hl)
        jr fewer
        endp

first_sizes:                            ; columns, rows of each tiling
        db 20, 18, 18, 16, 9, 8, 10, 14, 17, 9, 10, 9, 20, 5, 20, 5, 8, 8
        db 4                            ; chosen_floors
        db 0, 0                         ; generator, list_in_use
        db 4                            ; speed
        db 0                            ; mask_on
first_sizes_end:

tiling_names:
        db "Squares", TEXT_END, "Torus", TEXT_END, "Hexagons", TEXT_END
        db "Bricks", TEXT_END, "Triangles", TEXT_END, "Octagons", TEXT_END
        db "Circle", TEXT_END, "Rectangle", TEXT_END, "Storeys", TEXT_END
generator_names:
        db "Depth first", TEXT_END, "Prim", TEXT_END, "Kruskal", TEXT_END, "Growing tree", TEXT_END
        db "Wilson", TEXT_END, "Binary tree", TEXT_END, "Eller", TEXT_END
tiling_abouts:                          ; 31 characters at most
        db "Four ways, walls of one pixel", TEXT_END
        db "Each edge leads to the opposite", TEXT_END
        db "Six ways from each cell", TEXT_END
        db "Each row is half a brick along", TEXT_END
        db "Three ways from each cell", TEXT_END
        db "Eight ways, through corners too", TEXT_END
        db "Rings: find the way to the hub", TEXT_END
        db "Frames: find the way inside", TEXT_END
        db "Up to four floors, with stairs", TEXT_END
generators:
        dw links_generate_dfs, links_generate_prim, links_generate_kruskal, links_generate_growing_tree
        dw links_generate_wilson, links_generate_binary_tree, links_generate_eller_storeys

; name_at - find a text in a list of them
; In:    HL = texts; A = its place, from 0
; Out:   HL = the text; A = 0
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
name_at:
        proc
        local skip
        or a
        ret z
        dec a
        push af
skip:
        ld a,(hl)
        inc hl
        or a
        jr nz,skip
        pop af
        jr name_at
        endp

; numbers to type: address, least, most, default; see engine/pages/parameters.asm
speed_range:
        dw speed, 0, 9, 4
braid_range:
        dw braid_percent, 0, 100, 0
newest_range:
        dw growing_newest, 0, 255, 128
floors_range:
        dw chosen_floors, 1, STOREYS_MOST, 2

        endif
