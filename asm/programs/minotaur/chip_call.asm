; chip_call.asm - call what is in bank 4; it must lie below C000

        if ! defined MINOTAUR_CHIP_CALL
MINOTAUR_CHIP_CALL equ 1

        include "include/spectrum.asm"

BANK_USUAL:     equ $10                 ; for PORT_PAGING: bank 0, the ROM of the 48K, as LOAD leaves them
BANK_CHIP:      equ $14                 ; bank 4, the same ROM
CHIP_STACK:     equ 64                  ; bytes for what is called, and for the ROM's interrupt

; for chip_do, after the numbers of the sounds
CHIP_TICK:      equ 4                   ; play a frame
CHIP_QUIET:     equ 5                   ; end the tune, and be silent until the next tick
CHIP_TUNE:      equ 6                   ; begin with the tune, unless it plays

; sound_quiet - end the tune; a sound is silent until the next sound_tick
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
sound_quiet:
        ld a,CHIP_QUIET
        jr chip_do

; sound_tick - play a frame's part of the sounds
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
sound_tick:
        call effect_tick
        ld a,CHIP_TICK                  ; fall through

; chip_do - do something in bank 4
; In:    A = what; interrupts may be on
; Out:   carry clear: it is done; all registers and flags as they were: there is no chip
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: operand at sp_kept (set before use)
chip_do:
        proc
        local sp_kept
        ret                             ; chip_begin puts a NOP here if there is a chip
        ld (sp_kept + 1),sp
        ld sp,beast_shifted             ; above `work`, below what C000 can show
        ld bc,PORT_PAGING
        ld d,BANK_CHIP
        out (c),d
        call chip_unpacked
        out (c),a
sp_kept:
        ld sp,0                         ; operand
        ret
        endp
chip_cost:                              ; what a tick takes as long as the chip plays, as in scene_cost; 0 if it does not
        db 0

        endif
