; hero.asm - the hero: he walks two pixels in each fiftieth of a second, and finds what lies in his way

        if ! defined MINOTAUR_HERO
MINOTAUR_HERO equ 1

        include "engine/keys/keys.asm"

THREAD_TIME:    equ 1200                ; fiftieths of a second
TORCH_TIME:     equ 1500
GOLD_POINTS:    equ 20
BEAST_POINTS:   equ 50

; hero_begin - he is in the first room
; Uses:  AF, HL
hero_begin:
        ld hl,257
        ld (hero_place),hl
        xor a
        ld (hero_gone),a
        ld (hero_event),a
        ld a,DOWN
        ld (hero_way),a
        ld a,KEY_FIRE                   ; if it is held, it was before
        ld (fire_was),a
        ret

; hero_step - a fiftieth of a second of his
; In:    A = the directions held, as keys_held has them
; Uses:  AF, BC, DE, HL
hero_step:
        proc
        local walks, back, each, next, straight, stands, moves, arrived
        and 15
        ld c,a
        ld a,(hero_gone)
        or a
        jr nz,walks
        ; in a place: a way to the side before the one straight on, so a key held early takes the next corner
        ld a,c
        or a
        jr z,stands
        ld b,4
        ld a,(hero_way)
        inc a
each:
        and 3
        push af
        push bc
        call way_bit
        and c
        jr z,next
        pop bc
        pop af
        push af
        push bc
        call hero_free
        jr nz,next
        pop bc
        pop af
        ld (hero_way),a
        xor a
        jr moves
next:
        pop bc
        pop af
        add a,2                         ; from his right to his left, ahead, back
        bit 0,b
        jr z,$ + 3
        dec a
        djnz each
        ; none: he looks that way
        ld a,c
        call bit_way
        ld (hero_way),a
stands:
        xor a
        ld (hero_walks),a
        ret
walks:
        ; between two places: he can turn round
        ld a,(hero_way)
        call way_bit
        and c
        jr nz,straight
        ld a,(hero_way)
        xor 2
        call way_bit
        and c
        jr z,straight
        ld de,(hero_place)
        ld a,(hero_way)
        call step_place
        ld (hero_place),de
        ld a,(hero_way)
        xor 2
        ld (hero_way),a
        ld a,(hero_gone)
        neg
        add a,24
        ld (hero_gone),a
straight:
        ld a,(hero_gone)
moves:
        add a,2
        cp 24
        jr z,arrived
        ld (hero_gone),a
        ld a,1
        ld (hero_walks),a
        ret
arrived:
        xor a
        ld (hero_gone),a
        ld de,(hero_place)
        ld a,(hero_way)
        call step_place
        ld (hero_place),de
        call near_begin
        ld hl,busy
        ld a,(hl)
        add a,COST_FINDS
        ld (hl),a
        ld de,(hero_place)
        jp hero_finds
        endp

; hero_free - can he go this way?
; In:    A = direction
; Out:   Z: yes
; Uses:  AF, DE, HL
hero_free:
        ld de,(hero_place)
        call step_place
        call ground_at
        ld a,(hl)
        and BLOCK_OWN | GROUND_GATE
        ret

; bit_way - the first direction of some
; In:    A = bits, not 0
; Out:   A = direction
; Uses:  AF, B
bit_way:
        ld b,255
        inc b
        rrca
        jr nc,$ - 2
        ld a,b
        ret

hero_variables macro
hero_place:     ds 2                    ; column, row: where he is, or comes from
hero_gone:      ds 1                    ; pixels gone to the next place
hero_way:       ds 1                    ; direction
hero_walks:     ds 1                    ; 1: he walks
hero_held:      ds 1                    ; the directions held when the picture began
hero_event:     ds 1                    ; what has happened, for sounds and messages
fire_was:       ds 1                    ; KEY_FIRE if it was held in the fiftieth of a second before
swords:         ds 1
balls:          ds 1
torch_time:     ds 2
        endm

        endif
