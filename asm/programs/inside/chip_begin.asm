; chip_begin.asm - find out if there are banks and a chip, once

        if ! defined INSIDE_CHIP_BEGIN
INSIDE_CHIP_BEGIN equ 1

        include "engine/data/unzx0.asm"
        include "programs/inside/chip_call.asm"

; chip_begin - unpack what plays on the chip into bank 4, if there are a bank 4 and a chip
; In:    bank 0 is paged in
; Out:   chip_do works, or does nothing
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: sp_begin's operand; without banks nothing
chip_begin:
        proc
        local none, sp_begin
        ld (sp_begin + 1),sp
        ld sp,chip_stack
        ld bc,PORT_PAGING
        ld de,BANK_CHIP * 256 + BANK_USUAL
        ld hl,chip_unpacked
        ld a,(hl)
        cpl
        out (c),d
        ld (hl),a                       ; in bank 4, or in the only one
        out (c),e
        cp (hl)
        jr z,none
        out (c),d
        ex de,hl
        ld hl,chip_packed
        call unzx0
        halt                            ; the ROM's interrupt uses the chip's ports: none may come while it is asked
        call music_setup
        ld a,(ay_here)
        ld bc,PORT_PAGING
        ld de,BANK_USUAL
        out (c),e
        or a
        jr z,sp_begin
        ld a,d
        ld (chip_do),a                  ; NOP instead of RET
        jr sp_begin
none:
        cpl
        ld (hl),a
sp_begin:
        ld sp,0                         ; operand
        ret
        endp

        endif
