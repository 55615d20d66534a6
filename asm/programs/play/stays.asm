; stays.asm - what stays in memory while a game runs: it starts the game, and gets the menu back
;
; 1. Run the menu. It ends with the number of a game, or with 0: go to BASIC.
; 2. A game that is in the banks of a 128K comes from there. Any other has its code next on the tape, since the menu has found it; on a 128K
;    it goes into the banks, too.
; 3. Run the game. When it is left, the menu comes from the banks, or else from the tape: go to 1.

        if ! defined PLAY_STAYS
PLAY_STAYS      equ 1

        include "include/spectrum.asm"
        include "programs/play/shared.asm"

; start - called by BASIC
start:
        proc
        local tape, run, failed, back, call_it, wait, letter, search
        call MENU
        ld hl,PLAY_GAME
        ld a,(hl)
        or a
        ret z
        ld ix,(PLAY_ADDRESS)
        push ix
        ld de,(PLAY_LENGTH)
        ld a,d
        or e
        jr nz,tape
        call banks_game
        jr run
tape:
        call stays_load
        jr c,failed
        ld a,(PLAY_BANKED)
        rra                             ; carry: into the banks
        call c,banks_game
run:
        pop hl
        call call_it                    ; the game, as if BASIC had called it
        or a
        jr back
failed:
        pop hl
back:
        sbc a,a
        ld (PLAY_ERROR),a
        ld a,(PLAY_BANKED)
        or a
        jr z,wait
        xor a
        call banks_menu
        jr start
wait:
        call CLS_ALL
        ld a,2
        call CHAN_OPEN
        ld hl,stays_text
        ld b,STAYS_LETTERS
letter:
        ld a,(hl)
        rst PRINT_A
        inc hl
        djnz letter
search:
        ld ix,PLAY_HEADER
        ld de,17
        xor a
        call stays_load_block
        jr c,search
        ld hl,(PLAY_HEADER + 11)
        ld de,MENU_BYTES
        sbc hl,de                       ; carry is clear
        jr nz,search
        ld ix,MENU
        call stays_load
        jr c,search
        xor a
        ld (PLAY_AT),a
        jr start
call_it:
        jp (hl)
        endp

; stays_load - load the data that follow on the tape
; In:    IX = where to; DE = length
; Out:   carry set: BREAK, or it could not be read
stays_load:
        ld a,$FF                        ; fall through into stays_load_block

; stays_load_block - load a block
; In:    A = its first byte; IX, DE as stays_load
; Out:   as stays_load
; Writes: ERR_SP while it runs
stays_load_block:
        proc
        local caught, done
        ld hl,(ERR_SP)
        push hl
        ld hl,caught
        push hl
        ld (ERR_SP),sp
        scf
        call LD_BYTES
        ccf
        pop hl
done:
        pop hl
        ld (ERR_SP),hl
        ei
        ret
caught:                                 ; BREAK: the ROM's error routine comes here
        ld (iy + 0),$FF
        scf
        jr done
        endp

stays_fresh:
        db 1                            ; 0 once the menu has looked for banks
stays_text:
        db 22, 10, 4, "Rewind and play the tape"
STAYS_LETTERS:  equ $ - stays_text

        endif
