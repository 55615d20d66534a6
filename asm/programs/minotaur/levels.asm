; levels.asm - the levels: change a line to change a level
;
; size:    rows and columns of the labyrinth, odd, 11 to 63
; kind:    what makes it: KIND_DFS long winding ways, KIND_ELLER short ones, KIND_BINARY ways that lean to a corner
; braid:   of each 100 dead ends so many get a second way
; loops:   walls opened besides
; levers:  levers, 0 to 3, each with a gate that it opens; pairs: 1: it closes another one at the same time
; beasts:  Minotaurs, 1 to 6; pace: their steps while the hero makes 16; smell: rooms as far as they smell him
; gold, swords, balls: so many lie in it; torches: so many, in a dark labyrinth; 0: it is not dark
; ink:     the colour of its walls, 1 to 7; code: what the player types to begin with it, four digits

        if ! defined MINOTAUR_LEVELS
MINOTAUR_LEVELS equ 1

KIND_DFS:       equ 0
KIND_ELLER:     equ 1
KIND_BINARY:    equ 2

level macro size, kind, braid, loops, levers, pairs, beasts, pace, smell, gold, swords, balls, torches, ink, code
        db size, kind, braid, loops, levers, pairs, beasts, pace, smell, gold, swords, balls, torches, ink
        dw code
        endm
LEVEL_BYTES:    equ 16
LEVELS:         equ 15

level_table:
        ;     size  kind      braid loops levers pairs beasts pace smell gold swords balls torches ink code
        level 23, KIND_DFS,    40,    2,    0,    0,    1,    8,   5,    3,   2,     2,    0,     5,   4711
        level 23, KIND_ELLER,  30,    4,    1,    0,    1,   10,   6,    4,   2,     2,    0,     4,   2815
        level 27, KIND_BINARY, 50,    4,    1,    0,    2,   10,   6,    4,   3,     2,    0,     3,   9034
        level 27, KIND_DFS,    50,    6,    1,    1,    2,   11,   7,    5,   3,     2,    2,     6,   1592
        level 31, KIND_ELLER,  50,    6,    2,    0,    2,   11,   7,    5,   3,     3,    0,     5,   6371
        level 31, KIND_DFS,    60,    8,    2,    0,    3,   11,   7,    6,   4,     3,    0,     6,   3048
        level 35, KIND_BINARY, 60,    8,    2,    1,    3,   12,   8,    6,   4,     3,    3,     7,   8526
        level 39, KIND_ELLER,  60,   10,    2,    1,    3,   12,   8,    7,   4,     3,    0,     4,   5190
        level 43, KIND_DFS,    70,   12,    3,    0,    4,   12,   8,    7,   5,     4,    0,     3,   7263
        level 43, KIND_BINARY, 70,   12,    3,    1,    4,   12,   9,    8,   5,     4,    4,     6,   2407
        level 47, KIND_ELLER,  70,   14,    3,    1,    4,   13,   9,   10,   5,     4,    0,     5,   9658
        level 51, KIND_DFS,    80,   16,    3,    1,    5,   13,   9,   11,   6,     5,    0,     6,   1839
        level 55, KIND_ELLER,  80,   18,    3,    1,    5,   13,  10,   12,   6,     5,    5,     4,   6924
        level 59, KIND_BINARY, 90,   20,    3,    1,    6,   14,  10,   13,   7,     5,    0,     3,   3576
        level 63, KIND_DFS,   100,   24,    3,    1,    6,   14,  12,   14,   8,     6,    6,     7,   8143

; level_take - take the fields of a level
; In:    level_number
; Out:   level_now
; Uses:  AF, BC, DE, HL
level_take:
        ld a,(level_number)
        add a,a
        add a,a
        add a,a
        add a,a                         ; LEVEL_BYTES
        ld c,a
        ld b,0
        ld hl,level_table
        add hl,bc
        ld de,level_now
        ld bc,LEVEL_BYTES
        ldir
        ret

level_variables macro
level_now:      ds LEVEL_BYTES          ; the level that is played: the fields of its line
level_number:   ds 1                    ; 0 the first
        endm

LEVEL_SIZE:     equ 0
LEVEL_KIND:     equ 1
LEVEL_BRAID:    equ 2
LEVEL_LOOPS:    equ 3
LEVEL_LEVERS:   equ 4
LEVEL_PAIRS:    equ 5
LEVEL_BEASTS:   equ 6
LEVEL_PACE:     equ 7
LEVEL_SMELL:    equ 8
LEVEL_GOLD:     equ 9
LEVEL_SWORDS:   equ 10
LEVEL_BALLS:    equ 11
LEVEL_TORCHES:  equ 12
LEVEL_INK:      equ 13
LEVEL_CODE:     equ 14

        endif
