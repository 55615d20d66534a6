; rules.asm - the rules of the game, frame by frame; only things and walls that disappear are drawn here
;
; The hero is in a cell (hero_column, hero_row), or hero_left pixels before it on his way there. hero_x, hero_y are where he
; is on the screen. The maze scrolls by level_rate sixteenths of a pixel a frame, but never leaves him below line LOWEST.

        if ! defined ENDLESS_RULES
ENDLESS_RULES equ 1

        include "engine/keys/keys.asm"
        include "programs/endless/rows.asm"
        include "programs/endless/hero.asm"
        include "programs/endless/things.asm"
        include "programs/endless/ways.asm"
        include "programs/endless/levels.asm"

LOWEST:         equ 112                 ; the hero's first line, at most
PACE:           equ 2                   ; his pixels a frame
MOST_LEVELS:    equ 98                  ; one less than the number that is shown
HAMMERS:        equ 3                   ; at first
MOST_HAMMERS:   equ 9
GEM_POINTS:     equ 5
WATER_FRAMES:   equ 100                 ; for which the fire stands still
VERTICAL:       equ KEY_UP | KEY_DOWN

; step - the rules of a frame: the hero, the score, the scrolling
; In:    held, pressed
; Out:   hero_y less than SCROLL_TOP, or more than 251: he is lost
; Uses:  AF, BC, DE, HL
step:
        proc
        local going, turn, moves, up, left, right, down, scroll, burns, enough, decided
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
        dec (hl)
        dec (hl)
        ld a,1
        ld (hero_moved),a
        ld hl,hero_y
        ld a,(hero_way)
        rra
        jr c,up
        rra
        jr c,right
        rra
        jr c,down
left:
        ld hl,hero_x
up:
        dec (hl)
        dec (hl)
        jr scroll
right:
        ld hl,hero_x
down:
        inc (hl)
        inc (hl)
scroll:
        ld c,0                          ; C = pixels
        ld hl,cooled
        ld a,(hl)
        or a
        jr z,burns
        dec (hl)
        jr decided
burns:
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
        ld c,a
decided:
        ld a,(hero_y)
        sub LOWEST
        jr c,enough
        cp c
        jr c,enough
        ld c,a                          ; he is at most PACE below it
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
        local no_fire, turns, one, found
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
        push bc
        xor a                           ; SOUND_STEP
        call sound
        pop af                          ; fall through
        endp

; head_for - make the next cell the hero's, take what lies there, count its row
; In:    A = way
; Uses:  AF, BC, DE, HL
head_for:
        proc
        local up, down, right, row, entered, water
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
        call thing_place
        ld a,(hero_column)
        add a,a
        inc a
        xor (hl)
        cp EMBER
        ret nc                          ; nothing, or an ember
        ld b,a
        and THING_BYTE
        ret nz                          ; in another cell
        ld e,(hl)
        ld (hl),a
        ld a,e
        and THING_BYTE
        ld e,a
        push bc
        ld hl,top_row
        ld a,(hero_row)
        sub (hl)
        ld c,a
        call thing_line
        call thing_wipe                 ; he is not there yet
        pop bc
        ld a,b
        or a
        jr nz,water
        ld a,SOUND_GEM
        call sound
        ld c,GEM_POINTS
        jr add_score
water:
        ld a,WATER_FRAMES
        ld (cooled),a
        ld a,SOUND_WATER
        jp sound
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
