; keys.asm - directions from keys and joystick
;
; The keys for directions are in a table, by default usual_keys; a program with another table sets direction_keys after
; keys_start (or session_begin).

        if ! defined ENGINE_KEYS
ENGINE_KEYS equ 1

        include "engine/keys/letters.asm"

        public keys_start, keys_held, keys_seen, keys_step, keys_repeat

KEY_UP:         equ 1
KEY_RIGHT:      equ 2
KEY_DOWN:       equ 4
KEY_LEFT:       equ 8
KEY_FIRE:       equ 16
KEY_FIRST_WAIT: equ 9                   ; frames until a held direction repeats
KEY_NEXT_WAIT:  equ 3                   ; and between repeats

; keys_move - move a place by the directions that keys_step returns
; In:    A = the directions; D, E = row, column
; Out:   D, E = the place beside it; carry set: to the left
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Size:  16 bytes   Time: 64 T less 1 T for each direction
keys_moves macro
        local right, down, left, moved
        rra
        jr nc,right
        dec d
right:
        rra
        jr nc,down
        inc e
down:
        rra
        jr nc,left
        inc d
left:
        rra
        jr nc,moved
        dec e
moved:
        endm
        if defined KEYS_MOVE_CALLED     ; a program that has few bytes sets it: then it is a routine, and 27 T slower
keys_move macro
        call keys_moved
        endm
keys_moved:
        keys_moves
        ret
        else
keys_move macro
        keys_moves
        endm
        endif

; keys_start - look for a joystick, put the keyboard into letter mode and forget earlier key presses
; In:    interrupts on
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: direction_keys, kempston, repeat_keys, repeat_wait, KSTATE, break_on, FLAGS, MODE
keys_start:
        proc
        ld hl,usual_keys
        ld (direction_keys),hl
        xor a
        ld (repeat_keys),a
        ld (repeat_wait),a
        ld (kempston),a
        ld (break_on),a
        ld (MODE),a
        ld (REPEATED),a                 ; a key held now does not repeat: see key_letter
        ld (REPEATED + 4),a
        ld hl,FLAGS
        set 3,(hl)                      ; L mode: a letter key is a letter
        res 5,(hl)
        halt                            ; now the beam is in the border, and an empty bus reads 255
        in a,(PORT_KEMPSTON)
        cp $20
        ret nc
        ld a,1
        ld (kempston),a
        ret
        endp

; keys_held - read the directions: the keys of direction_keys, and Kempston
; In:    direction_keys
; Out:   A = KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT, KEY_FIRE added up; Z if none
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
keys_held:
        proc
        local each, released, stick
        local stick_left, stick_down, stick_up, stick_fire, done
        push de
        ld d,0
        ld hl,(direction_keys)
each:
        ld a,(hl)                       ; half-row
        or a
        jr z,stick
        inc hl
        in a,(PORT_ULA)
        and (hl)                        ; 0: held
        inc hl
        jr nz,released
        ld a,(hl)
        or d
        ld d,a
released:
        inc hl
        jr each
stick:
        ld a,(kempston)
        or a
        jr z,done
        in a,(PORT_KEMPSTON)            ; 000 fire up down left right
        rra
        jr nc,stick_left
        set 1,d
stick_left:
        rra
        jr nc,stick_down
        set 3,d
stick_down:
        rra
        jr nc,stick_up
        set 2,d
stick_up:
        rra
        jr nc,stick_fire
        set 0,d
stick_fire:
        rra
        jr nc,done
        set 4,d
done:
        ld a,d
        pop de
        or a
        ret
        endp

; usual_keys - Q A O P, and 5 6 7 8, the cursor keys
; A key is its half-row, its bit there, and the directions it stands for; a 0 follows the last one. A program that defines
; USUAL_KEYS_APART before the include has a table of its own by this name.
        if ! defined USUAL_KEYS_APART
usual_keys:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db 0
        endif

; keys_seen - keys held now are not new presses; forget letters typed before
; In:    interrupts on, in IM 1
; Out:   A as keys_held
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: repeat_keys, repeat_wait, KSTATE, FLAGS
keys_seen:
        call key_letter
        call keys_held
keys_begun:                             ; A = the keys held
        ld hl,repeat_keys
        ld (hl),a
        inc hl                          ; repeat_wait
        ld (hl),0                       ; for 256 frames
        ret

; keys_step - the directions to act on in this frame: at once when a key is pressed, then repeating; fire only once
; In:    call it once a frame
; Out:   A = directions as keys_held; Z if there is nothing to do
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: repeat_keys, repeat_wait
keys_step:
        call keys_held
        call keys_repeat
        ret nc
        and $FF - KEY_FIRE
        ret

; keys_repeat - when to act on directions
; In:    A = directions held in this frame
; Out:   A = directions to act on, Z if there is nothing to do; carry set: it repeats
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: repeat_keys, repeat_wait
keys_repeat:
        proc
        local again, repeats
        ld hl,repeat_keys
        cp (hl)
        ld (hl),a
        inc hl                          ; repeat_wait
        jr z,again
        ld (hl),KEY_FIRST_WAIT
        or a
        ret
again:
        or a
        ret z
        dec (hl)
        jr z,repeats
        xor a
        ret
repeats:
        ld (hl),KEY_NEXT_WAIT
        or a
        scf
        ret
        endp

keys_variables macro
direction_keys: ds 2                    ; a table like usual_keys
kempston:       ds 1                    ; 0: no joystick
repeat_keys:    ds 1                    ; the directions held last time
repeat_wait:    ds 1                    ; frames until they repeat
        endm

        endif
