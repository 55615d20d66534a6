; levels.asm - the levels: change a line to change a level
;
; rows, columns: rooms of a floor; rows times floors is at most 16, columns at most 15
; floors:  1 to 4
; kind:    what makes it: KIND_DFS long winding ways, KIND_GROWING bushy ones, KIND_PRIM short ones, many of them
; braid:   of each 100 dead ends so many get a second way
; pace:    how far IT walks in a fiftieth of a second, in 1/256 of a place; the player walks 8, and runs 16
; corner:  fiftieths of a second that IT takes to turn a corner
; hears:   so many rooms away IT hears somebody run
; hunts:   seconds until IT forgets whom it hears and sees no longer
; code:    what the player types to begin with it, four digits

        if ! defined INSIDE_LEVELS
INSIDE_LEVELS equ 1

KIND_DFS:       equ 0
KIND_GROWING:   equ 1
KIND_PRIM:      equ 2

level macro rows, columns, floors, kind, braid, pace, corner, hears, hunts, code
        db rows, columns, floors, kind, braid, pace, corner, hears, hunts
        dw code
        endm
LEVEL_BYTES:    equ 11
LEVELS:         equ 12

level_table:
        ;     rows columns floors kind          braid pace corner hears hunts code
        level  5,   6,      1,     KIND_DFS,     100,   7,  25,     4,    4,  1981
        level  7,   7,      1,     KIND_GROWING, 100,   8,  22,     5,    5,  5206
        level  5,   6,      2,     KIND_PRIM,     40,   9,  18,     6,    7,  3718
        level  9,   9,      1,     KIND_DFS,     100,   9,  18,     5,    5,  8254
        level  5,   7,      3,     KIND_GROWING,  50,  10,  16,     7,    8,  6097
        level 11,  11,      1,     KIND_PRIM,     60,  11,  15,     8,    8,  2483
        level  8,   8,      2,     KIND_DFS,     100,  10,  15,     6,    7,  7539
        level 13,  13,      1,     KIND_GROWING,  70,  11,  14,     9,    9,  4160
        level  4,  10,      4,     KIND_PRIM,     60,  12,  12,     9,   10,  9372
        level 15,  15,      1,     KIND_DFS,      80,  12,  12,    10,   10,  1645
        level  8,  12,      2,     KIND_GROWING,  80,  13,  10,    10,   12,  8816
        level  5,  15,      3,     KIND_PRIM,    100,  13,  10,    12,   14,  3029

; level_take - take the fields of a level
; In:    level_number
; Out:   level_now
; Uses:  AF, BC, DE, HL
level_take:
        ld a,(level_number)
        ld hl,level_table
        ld de,LEVEL_BYTES
        ld b,a
        inc b
        or a                            ; the carry stays clear: HL is below FFFF
        jr $ + 3
        add hl,de
        djnz $ - 1
        ld de,level_now
        ld bc,LEVEL_BYTES
        ldir
        ret

level_variables macro
level_now:      ds LEVEL_BYTES          ; the level that is played: the fields of its line
level_number:   ds 1                    ; 0 the first
        endm

LEVEL_ROWS:     equ 0
LEVEL_COLUMNS:  equ 1
LEVEL_FLOORS:   equ 2
LEVEL_KIND:     equ 3
LEVEL_BRAID:    equ 4
LEVEL_PACE:     equ 5
LEVEL_CORNER:   equ 6
LEVEL_HEARS:    equ 7
LEVEL_HUNTS:    equ 8
LEVEL_CODE:     equ 9

        endif
