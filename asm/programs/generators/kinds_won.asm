; kinds_won.asm - the kinds of mazes in turn, and the stars that walks have won of each

        if ! defined GENERATORS_KINDS_WON
GENERATORS_KINDS_WON equ 1

        include "engine/text/number.asm"
        include "engine/views/stars.asm"
        include "engine/pages/entries.asm"

SIDE_COUNTS:    equ 15                  ; end_small_text names them
WAY_COUNTS:     equ 40
STAR_OPEN:      equ $01                 ; one that is not won: dim blue
ALL_STARS:      equ 7

; kind_stars - draw small stars, each in its place
; In:    A = stars: bits 0 to 2; D, E = row, column
; Uses:  AF, BC, E, HL
kind_stars:
        proc
        local each
        ld bc,3 * 256 + STAR_WON
each:
        rra
        push af
        ld a,'*'
        call c,draw_char
        pop af
        inc e
        djnz each
        ret
        endp

; kind_won - the stars won of the kind at the bar
; In:    menu_place
; Out:   A = stars; HL = where they are kept
; Keeps: BC, DE
; Uses:  F
kind_won:
        ld hl,kinds_won
        ld a,(menu_place)
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        ret

; kinds_draw - draw how many stars are won, and how many there are
; In:    D, E = row, column; C = colour
; Uses:  AF, BC, E, HL
kinds_draw:
        proc
        local kind, star, none, two
        push bc
        ld hl,kinds_won
        ld bc,MENU_COUNT * 256
kind:
        ld a,(hl)
        inc hl
star:
        srl a
        jr nc,none
        inc c
none:
        or a
        jr nz,star
        djnz kind
        ld a,c
        pop bc
        call two
        ld a,'/'
        call draw_char
        inc e
        ld a,(family_ends + 1)          ; a change has none
        ld l,a
        add a,a
        add a,l
two:
        ld l,a
        ld h,0
        ld b,2
        xor a
        jp draw_digits
        endp

; stars_count - the stars of a walk that count: none if a side of the maze is shorter than SIDE_COUNTS, or its way than WAY_COUNTS; its points count
; In:    walk_won_stars, board_columns, board_rows, route_length
; Out:   walk_counted: 0, or the stars; the first one is always among them
; Uses:  AF, HL
stars_count:
        call size_counts
        sbc a,a
        cpl
        ld hl,walk_won_stars
        and (hl)
        ld (walk_counted),a
        ret

; size_counts - is the maze large enough for stars, and its way long enough?
; In:    board_columns, board_rows, route_length
; Out:   carry set: no
; Uses:  A, F, HL
size_counts:
        ld hl,(board_columns)           ; and board_rows
        ld a,l
        cp SIDE_COUNTS
        ret c
        ld a,h
        cp SIDE_COUNTS
        ret c
        ld hl,(route_length)
        ld a,h
        or a
        ret nz
        ld a,l
        cp WAY_COUNTS
        ret

; kind_next - the next kind of mazes that are made, not changed
; Out:   entry, menu_place
; Uses:  AF, HL
kind_next:
        proc
        local kind
        ld hl,menu_place
        ld a,(hl)
        inc a
        cp MENU_COUNT
        jr c,kind
        xor a
kind:
        ld (hl),a
        call menu_address
        ld (entry),hl
        call entry_makes
        jr nz,kind_next
        ret
        endp

        endif
