; kinds_won.asm - the kinds of mazes in turn, and the stars that walks have won of each

        if ! defined GENERATORS_KINDS_WON
GENERATORS_KINDS_WON equ 1

        include "engine/text/number.asm"
        include "engine/pages/entries.asm"

; star_draw - draw a star: carry: it is won
; In:    D, E = row, column
; Out:   E = the column after it
; Keeps: D
; Uses:  AF, BC, HL
star_draw:
        ld c,STAR_WON
        jr c,$ + 4
        ld c,STAR_MISSED                ; fall through into draw_star
        include "engine/views/stars.asm"

SIDE_COUNTS:    equ 21                  ; help_walk.asm names them
WAY_COUNTS:     equ 40
STAR_OPEN:      equ $07                 ; one that is not won: dim white
ALL_STARS:      equ 7
KIND_WON:       equ $47                 ; bright white: the name of a kind with all stars

; kind_won - the stars won of the kind at the bar; kind_won_of - of the one in A
; In:    menu_place, or A
; Out:   A = stars; HL = where they are kept
; Keeps: BC, DE
; Uses:  F
kind_won:
        ld a,(menu_place)
kind_won_of:
        ld hl,kinds_won
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        and ALL_STARS
        ret

; kind_ink - the colour of a kind's name in the menu: bright white when all its stars are won, else that of its family; menu_ink - of the one at the bar
; In:    A, or menu_place
; Out:   A; HL = its entry
; Keeps: DE
; Uses:  F, C
menu_ink:
        ld a,(menu_place)
kind_ink:
        ld c,a
        call menu_address
        push hl
        ld a,c
        call kind_won_of
        pop hl
        cp ALL_STARS
        ld a,(hl)
        ret nz
        ld a,KIND_WON
        ret

; stars_total - the stars won of all kinds
; Out:   A
; Keeps: DE
; Uses:  F, BC, HL
stars_total:
        proc
        local kind, star, none
        ld hl,kinds_won
        ld bc,MENU_COUNT * 256
kind:
        ld a,(hl)
        and ALL_STARS
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
        ret
        endp

; kinds_draw - draw how many stars are won, and how many there are
; In:    D, E = row, column; C = colour
; Uses:  AF, BC, E, HL
kinds_draw:
        proc
        local two
        push bc
        call stars_total
        pop bc
        call two
        ld a,'/'
        call draw_char
        inc e
        ld a,3 * KINDS
two:
        ld l,a
        ld h,0
        ld b,2
        xor a
        jp draw_digits
        endp

; stars_count - the stars of a walk that count: none if size_counts says so; its points count
; In:    walk_won_stars, what size_counts reads
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

; size_counts - is the maze a new one, large enough for stars, and its way long enough?
; In:    entry, board_columns, board_rows, route_length
; Out:   carry set: no; then A = the colour of its entry if it was changed or loaded, WAY_COUNTS if its way is short, or less if a side is
; Uses:  F, HL
size_counts:
        call kind_makes
        scf
        ret nz
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
        ld a,WAY_COUNTS
        ret

; no_stars_say - "no stars" in the panel; stars_why - why: the maze is small, its way short, or it was there before
; In:    no_stars_say: D = row; stars_why: A as size_counts leaves it; C = colour; D, E = place
; Keeps: D
; Uses:  AF, BC, E, HL
no_stars_say:
        ld hl,no_stars_text
        ld e,PANEL
        ink INK_TEXT
        jp draw_line
stars_why:
        proc
        local found
        ld hl,small_text
        cp SIDE_COUNTS
        jr c,found
        ld hl,short_text
        cp CHANGE_INK
        jr c,found
        ld hl,changed_text
found:
        call draw_text
        ld hl,why_text
        jp draw_line
        endp
short_text:
        db " Short way", TEXT_END
why_text:
        db "s have "
no_stars_text:
        db "no stars", TEXT_END

; kind_makes - Z if the entry in use makes a new maze from the seed; kind_changes - Z if it changes the present maze
; Out:   HL = entry
; Uses:  AF
kind_makes:
        ld hl,(entry)
        jp entry_makes
kind_changes:
        ld hl,(entry)
        jp entry_changes

; board_dim - the dim colour of the entry's family
; Out:   A, C
; Uses:  F, HL
board_dim:
        ld hl,(entry)
        ld a,(hl)
        and 7
        ld c,a
        ret

; kind_open - the first kind from the one at the bar on that has stars to win; the same one if all are won
; In, Out: as kind_next
; Keeps: C, DE
; Uses:  AF, B, HL
kind_open:
        proc
        local each
        ld b,KINDS
each:
        call kind_won
        cp ALL_STARS
        ret nz
        call kind_next
        djnz each
        ret
        endp

; kind_next - the kind after this one in kinds_order; after a change the first
; In:    menu_place
; Out:   entry, menu_place
; Keeps: BC, DE
; Uses:  AF, HL
kind_next:
        push bc
        ld a,(menu_place)
        ld hl,kinds_order
        ld bc,KINDS
        cpir
        pop bc
        ld a,(hl)
kind_use:                               ; the kind at the place A
        ld (menu_place),a
        call menu_address
        ld (entry),hl
        ret

; kind_made - note of what kind the maze is that is there now
; In:    entry, menu_place, made
; Out:   made: the place of the kind in the menu, and one; 255 if the maze was changed or loaded; operand at made_before: what it was
; Uses:  AF, HL
kind_made:
        ld a,(made)
        ld (made_before + 1),a
        call kind_makes
        ld a,(menu_place)
        jr z,$ + 4
        ld a,254
        inc a
        ld (made),a
        ret

; kind_kept - a change that has changed nothing leaves the kind as it was, with its stars, its par and its help
; In:    entry, board_news after board_update, kind_made
; Out:   entry, menu_place, made; board_news: 1 if it was such a change
; Uses:  AF, BC, DE, HL
; Writes: the screen, board_ink
kind_kept:
        call kind_changes
        ret nz
        ld hl,board_news + 1
        inc (hl)
        dec (hl)
        ret nz
        dec hl
        inc (hl)
made_before:
        ld a,0                          ; operand
        ld (made),a
        dec a
        cp KINDS
        ret nc                          ; it was changed or loaded before
        call kind_use
        call board_dim
        ld (board_ink),a
        ld d,0
        call walk_blank
        call build_name
        jp par_begin

; places in the menu, by the usual way through 31 x 31, of Erosion through those mazes that have stars: short ways with loops come first; then the
; first one again
kinds_order:
        db 25, 24, 23, 22, 26, 27, 20, 21, 28, 29, 9, 8, 19, 13, 7, 30
        db 14, 6, 0, 10, 15, 12, 11, 17, 16, 4, 5, 18, 2, 1, 3, 31
        db 25
KINDS:          equ $ - kinds_order - 1
        if MENU_COUNT != 35
        .error kinds_order names each kind by its place in the menu
        endif

        endif
