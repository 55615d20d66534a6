; keys.asm - directions from keys and joystick, letters from the ROM's keyboard interrupt, BREAK
;
; The keys for directions are in a table, by default usual_keys; a program with another table sets direction_keys after
; keys_start (or session_begin). What each letter of a page does is in a table too: see key_act.

        if ! defined ENGINE_KEYS
ENGINE_KEYS equ 1

        include "include/spectrum.asm"

        public keys_start, keys_held, keys_seen, keys_step, key_read, key_act, key_letter, key_break, break_held

KEY_UP:         equ 1
KEY_RIGHT:      equ 2
KEY_DOWN:       equ 4
KEY_LEFT:       equ 8
KEY_FIRE:       equ 16
KEY_BREAK:      equ 1                   ; BREAK, among the letters
KEY_FIRST_WAIT: equ 9                   ; frames until a held direction repeats
KEY_NEXT_WAIT:  equ 3                   ; and between repeats
BREAK_FRAMES:   equ 25                  ; how long BREAK is held until it counts

; keys_move - move a place by the directions that keys_step returns
; In:    A = the directions; D, E = row, column
; Out:   D, E = the place beside it; carry set: to the left
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Size:  16 bytes   Time: 64 T less 1 T for each direction
keys_move macro
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

; keys_start - look for a joystick, put the keyboard into letter mode and forget earlier key presses
; In:    interrupts on
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: direction_keys, kempston, repeat_keys, repeat_wait, letter_held, break_on, FLAGS, MODE
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
        ld a,(LAST_K)
        ld (letter_held),a
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
; A key is its half-row, its bit there, and the directions it stands for; a 0 follows the last one.
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

; keys_seen - what is held now is no new press, and letters typed before are forgotten
; In:    interrupts on, in IM 1
; Out:   A as keys_held
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: repeat_keys, repeat_wait, letter_held, FLAGS
keys_seen:
        call key_letter
        call keys_held
keys_begun:                             ; A = what is held
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
        proc
        local again, repeats
        call keys_held
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
        and $FF - KEY_FIRE
        ret
        endp

; key_act - jump to the routine that a page has for a key
; In:    A = key, or 0 for none; HL = table: a key, the address of its routine, and so on; 0 at the end
; Out:   if the table has the key: at its routine, instead of returning; else returns
; Keeps: A, BC, DE, IX, IY
; Uses:  F, HL
; Writes: nothing
key_act:
        proc
        local each, found, none
        push bc
        ld b,a
each:
        ld a,(hl)
        or a
        jr z,none
        inc hl
        cp b
        jr z,found
        inc hl
        inc hl
        jr each
found:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld a,b
        pop bc
        ex (sp),hl
        ret
none:
        ld a,b
        pop bc
        ret
        endp

; key_read - the key for key_act: BREAK, or a letter
; In:    interrupts on, in IM 1
; Out:   A = KEY_BREAK when BREAK has been held for long enough; 0 until then, so that its SPACE does nothing before
;        it is let go; else as key_letter
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: FLAGS, letter_held, break_on, break_since
key_read:
        call key_break
        ld a,KEY_BREAK
        jr nc,key_is
        ld a,(break_on)
        dec a
        jr nz,key_letter
key_is:
        or a
        ret

; key_letter - the key that the ROM's interrupt has read since the last call; once for each press, on whatever page it began
; In:    interrupts on, in IM 1
; Out:   A = its character, letters in upper case; 0 and Z if there was none
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: FLAGS, letter_held
key_letter:
        proc
        local down, typed, repeated
        xor a                           ; all half-rows
        in a,(PORT_ULA)
        or $E0
        inc a
        jr nz,down
        ld (letter_held),a              ; all keys are released: the same key is a new press
down:
        ld hl,FLAGS
        xor a
        bit 5,(hl)
        ret z
        res 5,(hl)
        ld a,(LAST_K)
        ld hl,letter_held
        cp (hl)
        jr z,repeated
        ld (hl),a
        cp 'a'
        jr c,typed
        cp 'z' + 1
        jr nc,typed
        and $DF
typed:
        or a
        ret
repeated:
        xor a
        ret
        endp

; key_break - has BREAK been held for half a second? A SPACE after the cursor keys of a 48K, CAPS SHIFT with 5 to 8, is none.
; In:    FRAMES counts; call it often
; Out:   carry clear if it has
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: break_on, break_since
key_break:
        proc
        local begun
        call break_held
        sbc a,a
        inc a                           ; 1: held
        push hl
        ld hl,break_on
        cp (hl)
        ld (hl),a
        inc hl                          ; break_since
        ld a,(FRAMES)
        jr z,begun
        ld (hl),a
begun:
        sub (hl)
        dec hl
        bit 0,(hl)
        pop hl
        scf
        ret z
        cp BREAK_FRAMES
        ret
        endp

; break_held - are CAPS SHIFT and SPACE held?
; In:    -
; Out:   carry clear if they are
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
break_held:
        ld a,$7F
        in a,(PORT_ULA)
        rra
        ret c
        ld a,$FE
        in a,(PORT_ULA)
        rra
        ret

keys_variables macro
direction_keys: ds 2                    ; a table like usual_keys
kempston:       ds 1                    ; 0: no joystick
repeat_keys:    ds 1                    ; the directions held last time
repeat_wait:    ds 1                    ; frames until they repeat
letter_held:    ds 1                    ; the letter read last, until all keys are released
break_on:       ds 1                    ; 1: BREAK was held when it was looked at last
break_since:    ds 1                    ; the frame in which that began or ended
        endm

        endif
