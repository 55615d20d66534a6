; demo.asm - the library plays: it walks out by the shortest way

        if ! defined INSIDE_DEMO
INSIDE_DEMO equ 1

        include "engine/keys/any_key.asm"

DEMO_NEAR:      equ $20                 ; so near the middle of a room it turns, in 1/256 of a place
DEMO_RUNS:      equ 6                   ; rooms between it and IT: it runs if there are fewer
DEMO_TURN:      equ 6                   ; so far off it walks, in 1/256 of a circle

; demo_held - the directions that the library would hold
; Out:   A, as keys_held has it
; Uses:  AF, BC, DE, HL
demo_held:
        proc
        local turns, chosen, on, stairs, left, forward
        ; in the middle of a room it chooses the way
        ld a,(player_x)
        call demo_middle
        jr nc,on
        ld a,(player_y)
        call demo_middle
        jr nc,on
        ld a,(player_x + 1)
        ld hl,player_y + 1
        and (hl)
        rra
        jr nc,on
        ld a,(player_room)
        ld l,a
        ld h,high way_out
        ld a,(hl)
        dec a
        cp WEST + 1
        jr nc,on                        ; the exit
        bit 0,a
        jr nz,stairs
        ld c,a
        ; not towards IT, if there is another way
        ld a,(it_far)
        cp DEMO_RUNS
        jr nc,chosen
        ld a,(it_comes)
        xor 4
        ld d,a
        cp c
        jr nz,chosen
turns:
        inc c
        inc c
        res 3,c
        ld a,c
        cp d
        jr z,chosen
        ld a,(player_room)
        call way_open
        jr z,turns
chosen:
        ld a,c
        ld (demo_way),a
on:
        ld a,(demo_way)
        rrca
        rrca
        rrca
        ld hl,player_turn
        sub (hl)
        jr z,forward
        jp m,left
        cp DEMO_TURN
        jr c,forward
        ld a,KEY_RIGHT
        ret
left:
        cp 0 - DEMO_TURN
        jr nc,forward
        ld a,KEY_LEFT
        ret
forward:
        ld a,(it_far)
        cp DEMO_RUNS
        ld a,KEY_UP
        ret nc
        ld a,KEY_UP | KEY_FIRE
        ret
stairs:
        ld c,a
        call climb
        xor a
        ret
        endp

; demo_middle - carry set: A is near the middle of a place
demo_middle:
        sub $80 - DEMO_NEAR
        cp 2 * DEMO_NEAR
        ret

; demo_check - while the library plays: a key that is held ends it
; Keeps: BC, DE
; Uses:  AF, HL
demo_check:
        ld a,(demo_on)
        or a
        ret z
        call key_read
        jr nz,demo_ends
        call keys_held
        ret z
demo_ends:
        call keys_release
        jp inside_front

demo_variables macro
demo_on:        ds 1                    ; 1: the library plays
demo_way:       ds 1                    ; the direction in which it goes
        endm

        endif
