; tape.asm - save to tape and load from it by the ROM's routines, without ending in BASIC when BREAK is pressed
;
; The ROM reports BREAK as an error, and an error restores the stack pointer from ERR_SP: while the tape runs, ERR_SP points
; to an address of ours.

        if ! defined ENGINE_TAPE
ENGINE_TAPE equ 1

        include "include/spectrum.asm"
        include "engine/keys/keys.asm"
        include "engine/text/look.asm"

        public tape_save, tape_load

TAPE_CODE:      equ 3                   ; the header's first byte
TAPE_PAUSE:     equ 50                  ; frames between header and data

; tape_save - save a header and its data
; In:    tape_header; IX = the data's start; interrupts on, IM 1
; Out:   carry clear: saved; carry set: BREAK
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: ERR_SP while it runs
tape_save:
        proc
        local save, pause
        ld hl,save
        jr tape_run
save:
        push ix
        ld ix,tape_header
        ld de,17
        xor a
        call SA_BYTES
        pop ix
        ld b,TAPE_PAUSE
pause:
        halt
        djnz pause
        ld de,(tape_header + 11)
        ld a,$FF
        call SA_BYTES
        or a
        ret
        endp

; tape_load - search the tape for CODE of a given length, and load it
; In:    DE = length; IX = where to; HL = routine called for every header found, to show the name in tape_header;
;        interrupts on, IM 1
; Out:   carry clear: loaded, and tape_header; carry set: BREAK, Z; or a loading error, NZ
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: tape_header, DE bytes at IX, ERR_SP while it runs, and its own operand at found
tape_load:
        proc
        local load, search, found
        ld (found + 1),hl
        ld hl,load
        jr tape_run
load:
search:
        push ix
        push de
        ld ix,tape_header
        ld de,17
        xor a
        scf
        call LD_BYTES
        pop de
        pop ix
        jr nc,search                    ; data, or a header with a reading error
        push ix
        push de
found:
        call 0
        pop de
        pop ix
        ld hl,tape_header
        ld a,(hl)
        cp TAPE_CODE
        jr nz,search
        ld hl,(tape_header + 11)
        or a
        sbc hl,de
        jr nz,search
        ld a,$FF
        scf
        call LD_BYTES
        ccf
        ret nc
        or 1                            ; NZ
        scf
        ret
        endp

; tape_run - call HL and catch BREAK
; In:    HL = routine
; Out:   what the routine returns; carry and Z set after BREAK
tape_run:
        proc
        local called, caught, stopped, held
        ld (called + 1),hl
        ld hl,(ERR_SP)
        push hl
        ld hl,caught
        push hl
        ld (ERR_SP),sp
called:
        call 0
        pop hl                          ; caught
stopped:
        pop hl
        ld (ERR_SP),hl
        ld a,(look_inks + LOOK_BORDER)  ; the ROM has shown that of BASIC
        out (PORT_ULA),a
        ei
        ret
caught:                                 ; the ROM's error routine comes here
        ld (iy + 0),$FF                 ; no error
        ei
held:
        call break_held                 ; wait until it is released: a BREAK still held would leave the program
        jr nc,held
        xor a
        scf
        jr stopped
        endp

tape_variables macro
tape_header:    ds 17                   ; kind, name, length, two words
        endm

        endif
