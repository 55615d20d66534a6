; pause.asm - the game stops, a row of the screen says so, and any key goes on

        if ! defined ENGINE_PAUSE
ENGINE_PAUSE equ 1

        include "engine/text/text.asm"
        include "engine/keys/any_key.asm"

        public pause

; pause - stop until a key is pressed
; In:    D = row of the screen; HL = what to draw there, with draw_text; interrupts on, in IM 1
; Out:   the row is as before, and no key is held; carry set: it was BREAK
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pause_row, pause_kept, what keys_release writes
pause:
        push hl
        ld a,d
        ld (pause_row),a
        xor a
        call pause_copy
        pop hl
        call draw_text
        call key_wait
        push af
        ld a,1
        call pause_copy
        pop af
        ret

; pause_copy - keep the row, or bring it back
; In:    A = 0 to keep it, 1 to bring it back
; Uses:  AF, BC, DE, HL
; Time:  7,320 T at most
pause_copy:
        proc
        local line, part, back
        ld c,a
        ld a,(pause_row)
        ld d,a
        ld e,0
        call cell_address
        push de
        ld de,pause_kept
        ld b,8
line:
        call part
        inc h
        djnz line
        pop de
        call attribute_address
        ld de,pause_kept + 8 * 32
part:                                   ; 32 bytes
        push bc
        push hl
        bit 0,c
        ld bc,32
        jr nz,back
        ldir
        pop hl
        pop bc
        ret
back:
        ex de,hl
        ldir
        ex de,hl
        pop hl
        pop bc
        ret
        endp

pause_variables macro
pause_row:      ds 1
pause_kept:     ds 9 * 32               ; the row's pixels and colours
        endm

        endif
