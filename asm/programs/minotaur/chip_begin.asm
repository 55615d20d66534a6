; chip_begin.asm - what is done once: find out if there are banks and a chip, shift the pictures,
;                  clear the best scores; the place is needed for something else afterwards

        if ! defined MINOTAUR_CHIP_BEGIN
MINOTAUR_CHIP_BEGIN equ 1

        include "programs/minotaur/figures_shift.asm"
        include "engine/data/unzx0.asm"
        include "programs/minotaur/chip_call.asm"

; chip_begin - unpack what plays on the chip into bank 4, if there are a bank 4 and a chip
; In:    bank 0 is paged in; no labyrinth has been made
; Out:   chip_do works, or does nothing
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: sp_begin's operand; without banks nothing
chip_begin:
        proc
        local none, sp_begin
        ld (sp_begin + 1),sp
        ld sp,GROUND_START
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

; best_begin - nobody is in the table of best scores yet
; Uses:  AF, BC, HL
best_begin:
        proc
        local entry, name
        ld hl,best_table
        ld c,BEST_SCORES
entry:
        ld b,BEST_BYTES - 2
name:
        ld (hl),'.'
        inc hl
        djnz name
        ld (hl),b
        inc hl
        ld (hl),b
        inc hl
        dec c
        jr nz,entry
        ret
        endp

        endif
