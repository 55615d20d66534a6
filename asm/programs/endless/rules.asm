; rules.asm - the rules of the game, frame by frame; only gems and walls that disappear are drawn here
;
; The hero is in a cell (hero_column, hero_row), or hero_left pixels before it on his way there. hero_x, hero_y are where he
; is on the screen. The maze scrolls by level_rate sixteenths of a pixel a frame, but never leaves him below line LOWEST.

        if ! defined ENDLESS_RULES
ENDLESS_RULES equ 1

        include "engine/keys/keys.asm"
        include "programs/endless/rows.asm"
        include "programs/endless/hero.asm"
        include "programs/endless/ways.asm"
        include "programs/endless/levels.asm"

START_ROW:      equ 4
START_COLUMN:   equ 5
LOWEST:         equ 112                 ; the hero's first line, at most
FASTEST:        equ 8                   ; pixels a frame
LEVEL_ROWS:     equ 20
LEVELS:         equ 14
HAMMERS:        equ 3                   ; at first
MOST_HAMMERS:   equ 9
GEM_POINTS:     equ 5
VERTICAL:       equ KEY_UP | KEY_DOWN

; step - the rules of a frame: the hero, the score, the scrolling
; In:    held, pressed
; Out:   hero_y less than SCROLL_TOP, or more than 251: he is lost
; Uses:  AF, BC, DE, HL
step:
        proc
        local going, turn, moves, up, left, right, down, scroll, follow, enough, same_row, decided
        xor a
        ld (hero_moved),a
        ld hl,hero_left
        ld a,(hl)
        or a
        jr nz,going
        call decide
        ld a,(hero_left)
        or a
        jr z,scroll
        jr moves
going:                                  ; between two cells he may turn round
        ld a,(hero_way)
        ld b,a
        ld a,(held)
        ld c,a
        and b
        jr nz,moves
        call opposite                   ; B = the way back
        ld a,c
        and b
        jr z,moves
        ld a,16
        sub (hl)
        ld (hl),a
        ld a,b
        call head_for
moves:
        ld hl,hero_left
        ld a,(hero_pace)
        ld c,a
        ld a,(hl)
        sub c
        ld (hl),a
        ld a,1
        ld (hero_moved),a
        ld a,(hero_way)
        rra
        jr c,up
        rra
        jr c,right
        rra
        jr c,down
left:
        ld hl,hero_x
        jr turn
up:
        ld hl,hero_y
turn:
        ld a,(hl)
        sub c
        ld (hl),a
        jr scroll
right:
        ld hl,hero_x
        jr decided
down:
        ld hl,hero_y
decided:
        ld a,(hl)
        add a,c
        ld (hl),a
scroll:
        ld hl,scroll_part
        ld a,(level_rate)
        add a,(hl)
        ld c,a
        and $0F
        ld (hl),a
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and $0F
        ld c,a                          ; C = pixels
        ld a,(hero_y)
        sub LOWEST
        jr c,enough
        cp FASTEST
        jr c,follow
        ld a,FASTEST
follow:
        cp c
        jr c,enough
        ld c,a
enough:
        ld a,c
        ld (scrolled),a
        ld hl,hero_y
        ld a,(hl)
        sub c
        ld (hl),a
        ld hl,fine
        ld a,(hl)
        add a,c
        ld (hl),a
        cp 16
        ret c
        sub 16
        ld (hl),a
        ld hl,top_row
        inc (hl)
        ret
        endp

; decide - in a cell: use the hammer, take an open way whose key is held; of two take the one that turns, down or right first
; Out:   hero_left = 16 if he leaves the cell
; Uses:  AF, BC, DE, HL
decide:
        proc
        local no_fire, turns, one, found, heard
        ld hl,pressed
        ld a,(hl)
        ld (hl),0
        ld c,a
        bit 4,a
        jr z,no_fire
        push bc
        call hammer
        pop bc
no_fire:
        ld a,(held)
        or c
        ld c,a
        call open_ways
        and c
        ret z
        ld c,a
        ld a,(hero_way)
        and VERTICAL
        ld a,KEY_LEFT | KEY_RIGHT
        jr nz,turns
        ld a,VERTICAL
turns:
        and c
        jr nz,one
        ld a,c
one:
        ld b,KEY_DOWN
        bit 2,a
        jr nz,found
        ld b,KEY_RIGHT
        bit 1,a
        jr nz,found
        ld b,KEY_LEFT
        bit 3,a
        jr nz,found
        ld b,KEY_UP
found:
        ld a,16
        ld (hero_left),a
        ld a,(hero_next_pace)
        ld (hero_pace),a
        ld hl,step_note
        ld a,(tune + 1)
        or a
        jr nz,heard
        ld (tune),hl
heard:
        ld a,b                          ; fall through
        endp

; head_for - make the next cell the hero's, take its gem, count its row
; In:    A = way
; Uses:  AF, BC, DE, HL
head_for:
        proc
        local up, down, right, row, entered, no_gem
        ld (hero_way),a
        ld hl,hero_column
        rra
        jr c,up
        rra
        jr c,right
        rra
        jr c,down
        dec (hl)
        jr entered
right:
        inc (hl)
        jr entered
up:
        ld hl,hero_row
        dec (hl)
        jr entered
down:
        ld hl,hero_row
        inc (hl)
        ld a,(deepest)
        sub (hl)
        inc a
        jr nz,entered                   ; he was here before
        ld a,(hl)
        ld (deepest),a
        ld c,1
        call add_score
        ld hl,level_rows
        dec (hl)
        call z,next_level
entered:
        ld a,(hero_row)
        call gem_place
        ld a,(hero_column)
        add a,a
        inc a
        cp (hl)
        ret nz
        ld (hl),0
        ld hl,top_row
        ld e,a
        ld a,(hero_row)
        sub (hl)
        ld c,a
        call gem_line
        ld c,e
        ld a,d
        ld b,GEM_LINES - 2
no_gem:                                 ; wipe it: he is not there yet
        push af
        call line_address
        ld a,l
        add a,c
        ld l,a
        ld (hl),0
        pop af
        inc a
        djnz no_gem
        ld hl,gem_tune
        ld (tune),hl
        ld c,GEM_POINTS                 ; fall through
        endp

; add_score - add C to the score; uses A, F, HL
add_score:
        ld hl,(score)
        ld a,l
        add a,c
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld (score),hl
        ld a,1
        ld (score_due),a
        ret

        endif
