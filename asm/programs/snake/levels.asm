; levels.asm - the levels: which maze, how fast, how many berries; the code of a level
;
; A code is a number of five digits: a level, 0 to 63, and the seed of a game, 0 to 1023, in another order of their bits. So any number is a code.

        if ! defined SNAKE_LEVELS
SNAKE_LEVELS equ 1

        include "generate/generate_rings.asm"
        include "generate/generate_rings_wide.asm"
        include "generate/generate_figures.asm"

        public level_generate, level_code, level_uncode

LEVEL_BYTES:    equ 7
LEVELS_TABLE:   equ 12
LEVELS_AGAIN:   equ 8                   ; of them come again
LEVEL_LAST:     equ 63
LEVEL_INKS:     equ 8
FLOOR_LEAST:    equ 200                 ; places
TOP_SPEED:      equ 128                 ; in 256ths of a step a frame
SPEED_AFTER:    equ 78                  ; on the last level of the table, and three more on each fourth level after it
RIVAL_BEHIND:   equ 11                  ; the rival's speed is that much less then, and one less so on each eighth level after it
KIND_RINGS:     equ 0
KIND_TWO:       equ 1                   ; corridors two cells wide
KIND_THREE:     equ 2
KIND_FIGURES:   equ 3                   ; and figures_kind
CODE_MIX:       equ $A5C3

; level_generate - the maze of the level, and its figures
; In:    level; game_seed
; Out:   field; berries_count, berries_left, level_speed, level_rival, level_growth, level_ink, level_kind
; Uses:  AF, BC, DE, HL
level_generate:
        proc
        local again, each, wall
        call level_word
        ld (rng_seed),hl
        call rng_next                   ; neighbouring seeds look alike at first
        call rng_next
again:
        call level_maze
        ld hl,field                     ; is it large enough?
        ld de,0 - FLOOR_LEAST
        ld bc,BOARD_ROWS * FIELD_STRIDE
each:
        bit 7,(hl)
        jr nz,wall
        inc de
wall:
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,each
        bit 7,d
        jr nz,again
        ret
        endp

; level_maze - a maze as the level has it, of any size
; In:    level; rng_seed
; Out:   as level_generate
; Uses:  AF, BC, DE, HL
level_maze:
        proc
        local again, entry, slow, rings, wide
        ld hl,256 * BOARD_ROWS + BOARD_COLUMNS
        ld (field_width),hl             ; and field_height
        ld a,(level)
        ld c,a
        and LEVEL_INKS - 1
        ld hl,level_inks
        call level_byte
        ld (level_ink),a
        ld a,c
again:
        cp LEVELS_TABLE
        jr c,entry
        sub LEVELS_AGAIN
        jr again
entry:
        ld e,a
        add a,a
        add a,a
        add a,a
        sub e                           ; LEVEL_BYTES
        ld hl,level_table
        call level_byte
        ld b,a
        ld (level_kind),a
        inc hl
        ld d,(hl)                       ; count
        inc hl
        ld a,(hl)
        ld (berries_count),a
        inc hl
        ld a,(hl)
        ld (berries_left),a
        inc hl
        ld a,(hl)
        ld (level_speed),a
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        ld (level_growth),a
        ld a,c
        sub LEVELS_TABLE
        jr c,slow
        srl a
        srl a
        ld e,a
        add a,a
        add a,e
        add a,SPEED_AFTER
        ld (level_speed),a
        srl e
        add a,e
        sub RIVAL_BEHIND
        ld e,a
slow:
        ld a,e
        ld (level_rival),a
        ld a,b
        or a
        jr z,rings
        cp KIND_FIGURES
        jr c,wide
        sub KIND_FIGURES
        ld (figures_kind),a
        ld a,d
        ld (figures_count),a
        jp generate_figures
wide:
        inc a
        ld (rings_width),a
        ld a,d
        ld (rings_wide_count),a
        jp generate_rings_wide
rings:
        ld a,d
        ld (rings_count),a
        jp generate_rings
        endp

; level_byte - a byte of a table
; In:    HL = table; A = index
; Out:   HL = its address; A = the byte
; Keeps: BC, DE
; Uses:  F
level_byte:
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        ret

; level_word - level and seed in a word
; Out:   HL
; Uses:  AF
level_word:
        ld hl,(game_seed)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(level)
        or l
        ld l,a
        ret

; level_code - the code of the level
; In:    level, game_seed
; Out:   HL
; Uses:  AF, B
level_code:
        proc
        local turn
        call level_word
        ld b,5
turn:
        add hl,hl
        jr nc,$ + 3
        inc l
        djnz turn
        ld a,h
        xor l
        xor high CODE_MIX
        ld h,a
        ld a,l
        xor low CODE_MIX
        ld l,a
        ret
        endp

; level_uncode - the level of a code
; In:    HL = code
; Out:   level, game_seed
; Uses:  AF, B, HL
level_uncode:
        proc
        local turn, seed
        ld a,l
        xor low CODE_MIX
        ld l,a
        ld a,h
        xor high CODE_MIX
        xor l
        ld h,a
        ld b,5
turn:
        srl h
        rr l
        jr nc,$ + 4
        set 7,h
        djnz turn
        ld a,l
        and LEVEL_LAST
        ld (level),a
        ld b,6
seed:
        srl h
        rr l
        djnz seed
        ld (game_seed),hl
        ret
        endp

level_inks:                             ; of walls: darker than what moves between them, and no berry's; two that follow each other differ
        db $05, $04, $41, $05, $04, $41, $05, $04
level_table:                            ; maze, its rings or figures, bushes, berries to eat, speeds of player and rival, cells that a berry adds
        db KIND_RINGS, 30, 5, 8, 34, 0, 2
        db KIND_TWO, 8, 6, 9, 38, 27, 3
        db KIND_FIGURES, 14, 6, 10, 42, 31, 3
        db KIND_THREE, 8, 7, 10, 46, 36, 5
        db KIND_RINGS, 26, 7, 12, 50, 40, 3
        db KIND_FIGURES + 4, 14, 7, 12, 54, 44, 3
        db KIND_TWO, 9, 8, 14, 58, 48, 4
        db KIND_FIGURES + 2, 14, 8, 14, 62, 53, 3
        db KIND_THREE, 8, 8, 16, 66, 57, 6
        db KIND_RINGS, 28, 8, 16, 70, 60, 3
        db KIND_FIGURES + 5, 14, 8, 16, 74, 64, 3
        db KIND_TWO, 10, 8, 18, SPEED_AFTER, 67, 4

levels_variables macro
level:          ds 1                    ; 0 to LEVEL_LAST
game_seed:      ds 2                    ; 0 to 1023
level_speed:    ds 1
level_rival:    ds 1                    ; its speed; 0: none
level_growth:   ds 1
level_ink:      ds 1
level_kind:     ds 1                    ; KIND_RINGS and so on
        endm

        endif
