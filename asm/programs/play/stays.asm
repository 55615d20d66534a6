; stays.asm - what stays in memory while a game runs: it starts the game, and gets the menu back
;
; 1. Run the menu. It ends with the number of a game, or with 0: go to BASIC.
; 2. A game that is in the banks of a 128K comes from there. Any other has its code next on the tape, since the menu has found it; on a 128K
;    it goes into the banks, too.
; 3. Run the game. When it is left, the menu comes from the banks: go to 1. On a 48K the small menu, which has stayed, takes its place.

        if ! defined PLAY_STAYS
PLAY_STAYS      equ 1

        include "include/spectrum.asm"
        include "programs/play/shared.asm"

PRINT_AT:       equ 22
PRINT_INK:      equ 16
PRINT_BRIGHT:   equ 19
PRINT_CR:       equ 13
PRINT_PAPER:    equ 17
PRINT_TAB:      equ 23
PRINT_COMMA:    equ 6                   ; spaces up to the next half of a row
TITLE_END:      equ 128                 ; the bit of a title's last letter
SMALL_LEFT:     equ 1
SMALL_WIDTH:    equ 13                  ; cells of a line without its letter
SMALL_TIMES:    equ $5B00               ; the printer buffer: when each game begins, from the beginning of the tape; 0 for the menu
SMALL:          equ SMALL_TIMES + PLAY_MOST + 1 ; where the small menu stays

; start - called by BASIC
start:
        proc
        local chosen, tape, run, failed, back, call_it, wait
        call MENU
chosen:
        ld hl,PLAY_GAME
        ld a,(hl)
        or a
        ret z
        add a,low (PLAY_PLAYED - 1)
        ld l,a
        ld (hl),a                       ; no 0
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
stays_run:                              ; from the small menu: the game that is in memory once more
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
        call SMALL
        jr chosen
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
        halt                            ; so that the page, which rewinds its tape between two frames, does so before the next block
        ret
caught:                                 ; BREAK: the ROM's error routine comes here
        ld (iy + 0),$FF
        scf
        jr done
        endp

; small_place - go to the letter of a line
; In:    C = line, from 0
; Keeps: BC, DE, HL
; Uses:  AF
small_place:
        ld a,PRINT_AT
        rst PRINT_A
        ld a,c
        and $18
        rrca
        rrca
        rrca                            ; its group of eight lines: an empty row before the next
        add a,c
        inc a
        rst PRINT_A
        ld a,SMALL_LEFT
        rst PRINT_A
        ret

; small_print - print a text
; In:    HL = text, the last character with TITLE_END
; Out:   HL = what follows it
; Keeps: BC, DE
small_print:
        ld a,(hl)
        and TITLE_END - 1
        rst PRINT_A
        bit 7,(hl)
        inc hl
        jr z,small_print
        ret

stays_fresh:
        db 1                            ; 0 once the menu has looked for banks

        endif
