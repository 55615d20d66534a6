; banks.asm - the banks of a 128K: the menu is in bank 7, below BASIC's editor; games are in banks 1, 3 and 6, in pages of 256 bytes. Bank 4 is
; left to MINOTAUR and INSIDE, which have their music there
;
; A page goes by way of the screen's first 256 bytes, and the screen is black meanwhile, since at C000 is either a bank or the game.

        if ! defined PLAY_BANKS
PLAY_BANKS      equ 1

BANK_0:         equ $10                 ; for the port: bank 0, and the ROM of the 48K
BANK_MENU:      equ $17

; banks_page - A to the port
; Keeps: all but BC
banks_page:
        ld bc,PORT_PAGING
        out (c),a
        ret

; banks_menu - the menu between memory and its bank
; In:    carry set: into the bank
banks_menu:
        ld hl,MENU
        ld bc,256 * ((MENU_BANKED + 255) / 256) + 0
        ld de,banks_of_menu
        jr banks_move

; banks_game - a game between memory and the banks, by PLAY_ADDRESS and PLAY_PAGES
; In:    carry set: into the banks
banks_game:
        ld hl,(PLAY_ADDRESS)
        ld bc,(PLAY_PAGES)
        ld de,banks_of_games            ; fall through into banks_move

; banks_move - between memory and banks
; In:    HL = in memory; B = pages; C = the first one in the banks; DE = the banks; carry set: into the banks
; Out:   bank 0, interrupts on
; Uses:  AF, BC, DE, HL
; Writes: the screen, its own operands
banks_move:
        proc
        local page, into, out_of, dark
        ld (banks_used + 1),de
        sbc a,a
        and out_of - into - 2
        xor out_of - into - 2           ; out of the banks: jump over the exchange
        ld (into + 1),a
        ld de,ATTRIBUTES + ATTRIBUTE_SIZE - 1
dark:                                   ; all of it: what passes is not seen
        xor a
        ld (de),a
        dec de
        ld a,d
        cp (high ATTRIBUTES) - 1
        jr nz,dark
        di
page:
        push bc
        push hl
        ld a,c
        rlca
        rlca
        and 3
        ld e,a
        ld d,0
banks_used:
        ld hl,0                         ; operand
        add hl,de
        ld e,(hl)
        ld d,BANK_0                     ; from bank E to bank D
        ld a,c
        or $C0
        ld h,a
        ld l,0
        pop bc                          ; from HL to BC
        push bc
into:
        jr out_of                       ; operand
        ld a,d
        ld d,e
        ld e,a
        push hl
        ld h,b
        ld l,c
        pop bc
out_of:
        push bc
        ld a,e
        call banks_page
        ld a,d
        ld de,SCREEN
        ld bc,256
        ldir
        call banks_page
        pop de
        ld hl,SCREEN
        ld bc,256
        ldir
        ld a,BANK_0
        call banks_page
        pop hl
        inc h
        pop bc
        inc c
        djnz page
        ei
        ret
        endp

banks_of_games:
        db $11, $13, $16
banks_of_menu:
        db BANK_MENU

        endif
