; meet.asm - where everybody is, to the pixel; the hero meets a Minotaur

        if ! defined MINOTAUR_MEET
MINOTAUR_MEET equ 1

TOUCH:          equ 14                  ; pixels: nearer than that a Minotaur has him

; place_pixels - where somebody is
; In:    D, E = row, column; A = direction; C = pixels gone
; Out:   DE, BC = pixels across, down
; Uses:  AF, BC, DE, HL
place_pixels:
        proc
        local times, down, across, there
        ld b,0
        push af
        ld a,d
        ld d,b
        call times                      ; HL = 24 * E
        ex de,hl
        ld l,a
        push de
        ld e,l
        call times
        pop de                          ; DE across, HL down
        pop af
        rra
        jr c,across
        rra
        jr c,down
        xor a
        sbc hl,bc                       ; carry was clear
        jr there
down:
        add hl,bc
there:
        ld b,h
        ld c,l
        ret
across:
        ex de,hl
        rra
        jr c,$ + 5
        add hl,bc
        jr $ + 5
        or a
        sbc hl,bc
        ex de,hl
        jr there
times:
        push de
        ld d,0
        ld h,d
        ld l,e
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        pop de
        ret
        endp

; hero_pixels, beast_pixels - where the hero is; where a Minotaur is
; In:    IX = the Minotaur
; Out:   hero_x, hero_y; DE, BC = pixels across, down
; Uses:  AF, BC, DE, HL
hero_pixels:
        ld de,(hero_place)
        ld a,(hero_gone)
        ld c,a
        ld a,(hero_way)
        call place_pixels
        ld (hero_x),de
        ld (hero_y),bc
        ret
beast_pixels:
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld c,(ix + BEAST_GONE)
        ld a,(ix + BEAST_WAY)
        jr place_pixels

; hero_meets - is a Minotaur upon him? With a sword, looking at it, he kills it
; Out:   carry set: it has him
; Uses:  AF, BC, DE, HL, IX
hero_meets:
        proc
        local each, next, near, fight, ahead
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        push bc
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ; rows and columns first
        ld hl,(hero_place)
        ld a,(ix + BEAST_ROW)
        sub h
        add a,2
        cp 5
        jr nc,next
        ld a,(ix + BEAST_COLUMN)
        sub l
        add a,2
        cp 5
        jr nc,next
        ld hl,busy
        ld a,(hl)
        add a,COST_MEETS
        ld (hl),a
        call hero_pixels
        call beast_pixels
        ld hl,(hero_x)
        or a
        sbc hl,de                       ; across
        push hl
        ld hl,(hero_y)
        ld d,b
        ld e,c
        or a
        sbc hl,de                       ; down
        pop de
        call near
        jr nc,next
        ex de,hl
        call near
        jr nc,next
        ; L, E = how far the hero is right of it, below it
        ld a,(swords)
        or a
        jr z,fight
        ld a,(hero_way)
        call ahead
        jr nc,fight
        ld hl,swords
        dec (hl)
        ld (ix + BEAST_STATE),BEAST_DEAD
        ld (ix + BEAST_GONE),BEAST_AWAY
        ld hl,hero_event
        set 7,(hl)                      ; EVENT_KILL
        ld (ix + BEAST_ROW),h           ; below the labyrinth: it is in nobody's way
        ld de,BEAST_POINTS
        call score_add
next:
        pop bc
        ld de,BEAST_BYTES
        add ix,de
        djnz each
        or a
        ret
fight:
        pop bc
        scf
        ret
; near - carry set: HL, within two places, is -TOUCH to TOUCH
near:
        ld a,l
        add a,TOUCH
        cp 2 * TOUCH + 1
        ret
; ahead - is it before him? A = his direction; L, E = pixels that he is right of it, below it
ahead:
        ld c,a
        rra
        jr nc,$ + 3
        ex de,hl                        ; he looks right or left
        ld a,c
        dec a
        cp 2                            ; right or down: carry
        ld a,e
        jr nc,$ + 4
        neg                             ; so far it is before him
        dec a
        rla
        ccf
        ret
        endp

meet_variables macro
hero_x:         ds 2                    ; pixels
hero_y:         ds 2
        endm

        endif
