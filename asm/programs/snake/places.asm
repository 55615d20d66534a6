; places.asm - free places of the board, at random, apart from each other: holes and bushes

        if ! defined SNAKE_PLACES
SNAKE_PLACES equ 1

        include "lib/field_address.asm"
        include "lib/random.asm"

        public places_begin, place_next

APART_TRIES:    equ 32
PLACES_MOST:    equ 10
BOARD_ROWS:     equ 21
BOARD_COLUMNS:  equ 31

; places_begin - no place is taken yet
; Uses:  A
places_begin:
        xor a
        ld (places_taken),a
        ret

; place_next - take one more free place: as far from the others as asked for, if there is one
; In:    A = steps from each place that is taken; rng_seed, field
; Out:   D, E = row, column; it is in `places`
; Uses:  AF, BC, HL
place_next:
        proc
        local nearer, try, found
        ld (places_apart),a
nearer:
        ld b,APART_TRIES
try:
        call place_any
        call place_apart
        jr nc,found
        djnz try
        ld hl,places_apart
        dec (hl)
        jr nearer
found:
        ld hl,places_taken
        ld a,(hl)
        inc (hl)
        add a,a
        ld c,a
        ld b,0
        ld hl,places
        add hl,bc
        ld (hl),e
        inc hl
        ld (hl),d
        ret
        endp

; place_any - any free place
; Out:   D, E = row, column; HL = its place in the field
; Keeps: BC
; Uses:  AF
place_any:
        ld e,BOARD_ROWS - 2
        call rng_below
        inc a
        ld d,a
        ld e,BOARD_COLUMNS - 2
        call rng_below
        inc a
        ld e,a
        call field_address
        ld a,(hl)
        or a
        jr nz,place_any
        ret

; place_apart - is a place as far from all that are taken as it must be?
; In:    D, E = row, column; places_apart
; Out:   carry clear: it is
; Keeps: B, DE
; Uses:  AF, C, HL
place_apart:
        proc
        local each, across, sum
        ld a,(places_taken)
        ld c,a
        inc c
        ld hl,places
each:
        dec c
        ret z                           ; carry is clear
        ld a,(hl)
        inc hl
        sub e
        jr nc,across
        neg
across:
        push bc
        ld b,a
        ld a,(hl)
        inc hl
        sub d
        jr nc,sum
        neg
sum:
        add a,b
        pop bc
        push hl
        ld hl,places_apart
        cp (hl)
        pop hl
        jr nc,each
        ret
        endp

places_variables macro
places_taken:   ds 1
places_apart:   ds 1
places:         ds 2 * PLACES_MOST      ; column, row of each
        endm

        endif
