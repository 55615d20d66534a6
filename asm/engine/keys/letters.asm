; letters.asm - letters from the ROM's keyboard interrupt, and BREAK
;
; A table has the routine for each letter of a page: see key_act.

        if ! defined ENGINE_LETTERS
ENGINE_LETTERS equ 1

        include "include/spectrum.asm"

        public key_read, key_act, key_letter, key_break, break_held

KEY_BREAK:      equ 1                   ; BREAK, among the letters
        if ! defined BREAK_FRAMES
BREAK_FRAMES:   equ 6                   ; how long BREAK is held until it counts; more where CAPS SHIFT and SPACE are keys of a game
        endif

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
; Writes: FLAGS, KSTATE, break_on, break_since
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
; Writes: FLAGS, KSTATE
key_letter:
        proc
        local typed
        ld hl,FLAGS
        xor a
        bit 5,(hl)
        ret z
        res 5,(hl)
        ld (REPEATED),a                 ; from here on the key repeats as 0, which is none; a new press fills it again
        ld (REPEATED + 4),a
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

; key_break - has BREAK been held for BREAK_FRAMES? A SPACE after the cursor keys of a 48K, CAPS SHIFT with 5 to 8, does not count.
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

letters_variables macro
break_on:       ds 1                    ; 1: BREAK was held when it was looked at last
break_since:    ds 1                    ; the frame in which that began or ended
        endm

        endif
