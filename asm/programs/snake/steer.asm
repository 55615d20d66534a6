; steer.asm - where a snake goes at its next step: the player's keys, or the way to a berry
;
; 1. A key that is pressed is a wish for half a second, or as long as it is held: it counts where the way is free, as soon as it is. A second
;    key pressed within the same cell follows it, so two keys turn the snake round where a corridor is wide enough.
; 2. Walls do not hurt: at a wall a snake turns, to the side where no body lies, if there is one.
; 3. A snake that looks for itself takes the step of the berry's map if no body lies there, else goes straight on, else turns.

        if ! defined SNAKE_STEER
SNAKE_STEER equ 1

        include "engine/keys/keys.asm"
        include "programs/snake/berries.asm"

        public steer_begin, steer_keys, steer_way, seek_way

WISH_FRAMES:    equ 25
NO_WISH:        equ 255

; steer_begin - no wish
; Uses:  A
steer_begin:
        ld a,NO_WISH
        ld (wish),a
        ld (wish_next),a
        xor a
        ld (wish_held),a
        ret

; steer_keys - the keys of this frame
; In:    A = directions held
; Uses:  AF, BC, DE, HL
steer_keys:
        proc
        local pressed, bit_way, first, kept, way
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        ld c,a
        ld hl,wish_held
        ld a,(hl)
        ld (hl),c
        cpl
        and c
        jr nz,pressed
        ld a,(wish)
        inc a
        ret z
        ld b,a
        ld a,c
way:
        rrca
        djnz way
        rla                             ; carry: its key is held
        ld hl,wish_left
        jr c,kept
        dec (hl)
        ret nz
        ld a,NO_WISH
        ld (wish),a
        ld (wish_next),a
        ret
kept:
        ld (hl),WISH_FRAMES
        ret
pressed:
        ld b,0 - 1
bit_way:
        inc b
        rra
        jr nc,bit_way
        ld a,(wish)
        inc a
        jr z,first
        dec a
        ld hl,wish_tried
        bit 0,(hl)
        jr nz,first
        xor b
        rra
        jr nc,first
        ld a,b                          ; across the first one
        ld (wish_next),a
        ret
first:
        ld a,NO_WISH
        ld (wish),a
        ld (wish_next),a
        ld a,(player + S_WAY)
        xor b
        rra
        ret nc                          ; straight on, or back
        ld a,b
        ld (wish),a
        xor a
        ld (wish_tried),a
        ld hl,wish_left
        jr kept
        endp

; steer_way - where the player goes
; In:    IX = player
; Out:   A = way; there is no wall
; Uses:  F, BC, DE, HL
steer_way:
        proc
        local second, none, held, next, straight
        ld a,(wish)
        cp NO_WISH
        jr z,held
        call way_open
        jr c,second
        ld a,(wish)
        ld c,a
        ld a,(wish_next)
        ld (wish),a
        ld a,NO_WISH
        ld (wish_next),a
        xor a
        ld (wish_tried),a
        ld a,WISH_FRAMES
        ld (wish_left),a
        ld a,c
        ret
second:
        ld a,1
        ld (wish_tried),a
        ld a,(wish_next)
        cp NO_WISH
        jr z,held
        ld (wish),a
        ld c,a
        ld a,NO_WISH
        ld (wish_next),a
        ld a,c
        call way_open
        jr c,held
        ld a,NO_WISH
        ld c,a
        ld a,(wish)
        ld b,a
        ld a,c
        ld (wish),a
        ld a,b
        ret
held:                                   ; a key held counts at each corner
        ld a,(wish_held)
        ld c,0
next:
        srl a
        jr nc,none
        ld b,a
        ld a,(ix + S_WAY)
        cp c
        ld a,b
        jr z,none
        push bc
        ld a,c
        call way_open
        pop bc
        ld a,c
        ret nc
        ld a,b
none:
        inc c
        or a
        jr nz,next
straight:
        ld a,(ix + S_WAY)
        call way_open
        ld a,(ix + S_WAY)
        ret nc
        endp                            ; fall through into way_aside

; way_aside - a way to the right or to the left without a wall, without a body if there is one
; In:    IX = snake
; Out:   A = way
; Uses:  F, BC, DE, HL
way_aside:
        ld a,(ix + S_WAY)
        inc a
        and 3
        call way_free
        ld a,c
        ret nc
        xor 2
        call way_free
        ld a,c
        ret nc
        call way_open
        ld a,c
        ret nc
        xor 2
        ret

; way_open - is a way open, and not the one back?
; In:    IX = snake; A = way
; Out:   C = way; carry clear: it is
; Uses:  AF, DE, HL
way_open:
        ld c,a
        xor (ix + S_WAY)
        cp 2
        scf
        ret z
        ld a,c
        call snake_beyond
        rla
        ret

; way_free - is there neither wall nor body?
; In, Out, Uses: as way_open
way_free:
        call way_open
        ret c
        ld a,(hl)
        and BODIES
        ret z
        scf
        ret

; seek_way - where a snake goes that looks for a berry by itself
; In:    IX = snake; wanted
; Out:   A = way; carry set: no way is free
; Uses:  BC, DE, HL
seek_way:
        proc
        local straight
        ld a,(wanted)
        cp NO_BERRY
        jr z,straight
        push af
        ld a,(ix + S_HEAD)
        call queue_cell
        call field_address
        pop af
        call berry_way
        cp 4
        jr nc,straight
        call way_free
        ld a,c
        ret nc
straight:
        ld a,(ix + S_WAY)
        call way_free
        ld a,c
        ret nc
        ld a,(ix + S_WAY)
        inc a
        and 3
        call way_free
        ld a,c
        ret nc
        xor 2
        call way_free
        ld a,c
        ret
        endp

steer_variables macro
wish:           ds 1                    ; a way, or NO_WISH
wish_next:      ds 1                    ; what follows it
wish_left:      ds 1                    ; frames
wish_tried:     ds 1                    ; 1: there was a wall
wish_held:      ds 1                    ; directions held in the last frame
        endm

        endif
