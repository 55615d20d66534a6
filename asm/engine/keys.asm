; keys.asm - directions from keys and joystick, letters from the ROM's keyboard interrupt, BREAK

        if ! defined ENGINE_KEYS
ENGINE_KEYS equ 1

        include "include/spectrum.asm"

        public keys_start, keys_held, keys_step, key_letter, key_break

KEY_UP:         equ 1
KEY_RIGHT:      equ 2
KEY_DOWN:       equ 4
KEY_LEFT:       equ 8
KEY_FIRE:       equ 16
KEY_FIRST_WAIT: equ 9                   ; frames until a held direction repeats
KEY_NEXT_WAIT:  equ 3                   ; and between repeats

; keys_start - look for a joystick, put the keyboard into letter mode and forget what was pressed
; In:    interrupts on
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: kempston, repeat_keys, repeat_wait, FLAGS, MODE
keys_start:
        proc
        xor a
        ld (repeat_keys),a
        ld (repeat_wait),a
        ld (kempston),a
        ld (MODE),a
        ld hl,FLAGS
        set 3,(hl)                      ; L mode: a letter key is a letter
        res 5,(hl)
        halt                            ; now the beam is in the border, where an empty bus reads 255
        in a,(PORT_KEMPSTON)
        cp $20
        ret nc
        ld a,1
        ld (kempston),a
        ret
        endp

; keys_held - read the directions: Q A O P, 5 6 7 8 (the cursor keys), Kempston
; In:    -
; Out:   A = KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT, KEY_FIRE added up; Z when none
; Keeps: BC, DE, H, IX, IY
; Uses:  AF, L
; Writes: nothing
keys_held:
        proc
        local down, left, right, five, six, seven, eight, stick
        local stick_left, stick_down, stick_up, stick_fire, done
        ld l,0
        ld a,$FB
        in a,(PORT_ULA)
        rra
        jr c,down
        set 0,l                         ; Q
down:
        ld a,$FD
        in a,(PORT_ULA)
        rra
        jr c,right
        set 2,l                         ; A
right:
        ld a,$DF
        in a,(PORT_ULA)
        rra
        jr c,left
        set 1,l                         ; P
left:
        rra
        jr c,five
        set 3,l                         ; O
five:
        ld a,$F7
        in a,(PORT_ULA)
        bit 4,a
        jr nz,six
        set 3,l                         ; 5
six:
        ld a,$EF
        in a,(PORT_ULA)
        bit 4,a
        jr nz,seven
        set 2,l                         ; 6
seven:
        bit 3,a
        jr nz,eight
        set 0,l                         ; 7
eight:
        bit 2,a
        jr nz,stick
        set 1,l                         ; 8
stick:
        ld a,(kempston)
        or a
        jr z,done
        in a,(PORT_KEMPSTON)            ; 000 fire up down left right
        rra
        jr nc,stick_left
        set 1,l
stick_left:
        rra
        jr nc,stick_down
        set 3,l
stick_down:
        rra
        jr nc,stick_up
        set 2,l
stick_up:
        rra
        jr nc,stick_fire
        set 0,l
stick_fire:
        rra
        jr nc,done
        set 4,l
done:
        ld a,l
        or a
        ret
        endp

; keys_step - the directions to act on in this frame: at once when pressed, then repeating
; In:    call it once a frame
; Out:   A = directions as keys_held; Z when there is nothing to do
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
        or a
        ret
        endp

; key_letter - the key that the ROM's interrupt has seen since the last call
; In:    interrupts on, in IM 1
; Out:   A = its character, letters in upper case; 0 and Z when there was none
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: FLAGS
key_letter:
        proc
        local typed
        ld hl,FLAGS
        xor a
        bit 5,(hl)
        ret z
        res 5,(hl)
        ld a,(LAST_K)
        cp 'a'
        jr c,typed
        cp 'z' + 1
        jr nc,typed
        and $DF
typed:
        or a
        ret
        endp

; key_break - is BREAK (CAPS SHIFT and SPACE) held?
; In:    -
; Out:   carry clear when it is
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
key_break:
        ld a,$7F
        in a,(PORT_ULA)
        rra
        ret c
        ld a,$FE
        in a,(PORT_ULA)
        rra
        ret

        endif
