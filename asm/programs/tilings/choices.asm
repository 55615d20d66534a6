; choices.asm - the choices: generators, the sizes of each tiling, and the sizes that fit on the screen

        if ! defined TILINGS_CHOICES
TILINGS_CHOICES equ 1

GENERATORS:     equ 10
GROWING:        equ 3                   ; the place of the growing tree in the list
ELLER:          equ 6                   ; of Eller, which makes storeys only
RINGS:          equ 9                   ; and of closed corridors
RINGS_DEFAULT:  equ 30

; size_here - where the size of the present tiling is kept
; In:    tiling
; Out:   HL = address of its columns, then its rows
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
size_here:
        ld a,(tiling)
        add a,a
        ld hl,sizes
        jp byte_at

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
        call tiling_fit
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
        call tiling_fit
        ret nc
        call size_here
        inc hl
        dec (hl)
        jr rows
        endp

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

choices_variables macro
sizes:          ds 2 * TILINGS          ; columns, rows of each tiling
chosen_floors:  ds 1
generator:      ds 1                    ; the place in the list
list_in_use:    ds 1                    ; 0 tilings, 1 generators
speed:          ds 1                    ; 0 at once, 1 to 9
mask_on:        ds 1                    ; 1: links_mask is used
arrows_on:      ds 1                    ; 1: passages have directions
names_left:     ds 1
size_range:     ds 8                    ; see engine/pages/parameters.asm
after_seed:     ds 2                    ; the generator's state after the maze
make_line:      ds 2                    ; tiling_open or tiling_wall
cursor:         ds 2                    ; of the mask's page
beat:           ds 1
shape:          ds 2                    ; a built-in mask
shape_side:     ds 1                    ; its places in a row
pages_on:       ds 1                    ; 1: the title's song goes on
        endm

        endif
