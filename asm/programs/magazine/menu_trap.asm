; menu_trap.asm - an error while BASIC waits for a listing, such as BREAK, leads back to the menu
;
; The ROM leaves an error to the address at (ERR_SP). The menu puts its own there, and keeps all that BASIC needs to go on after USR
; as if the menu had been called again. This needs no address in a 128K's own ROM.

        if ! defined MAGAZINE_MENU_TRAP
MAGAZINE_MENU_TRAP equ 1

MENU_LOADS:     equ 9890                ; the line of basic/shared/cassette.bas that loads
MENU_VARIABLES: equ 8                   ; bytes: more than there are when LOAD has taken the program away
MENU_DEPTH:     equ 32                  ; bytes of BASIC's stack, at most

; menu_trap - keep what BASIC needs, and lead its errors here
; In:    (menu_stack) = SP at USR
; Uses:  AF, BC, DE, HL, AF'
menu_trap:
        proc
        local ready
        exx
        ld (menu_exx),hl
        exx
        ld hl,(ERR_SP)
        ld de,(menu_stack)
        or a
        sbc hl,de
        ld a,l
        ld (menu_stack - 1),a
        call menu_keep
        ld hl,(ERR_SP)
        ld e,(hl)
        inc hl
        ld d,(hl)
        push hl
        ld hl,menu_error
        or a
        sbc hl,de
        jr z,ready
        ld (menu_report),de
ready:
        pop hl
        ld de,menu_error                ; fall through into menu_leads

; menu_leads - where errors lead to
; In:    DE = address; HL = (ERR_SP) + 1
menu_leads:
        ld (hl),d
        dec hl
        ld (hl),e
        ret
        endp

; menu_untrap - errors are BASIC's again
; Uses:  DE, HL
menu_untrap:
        ld hl,(ERR_SP)
        inc hl
        ld de,(menu_report)
        jr menu_leads

; menu_error - the ROM comes here with an error, its SP at (ERR_SP) + 2
menu_error:
        proc
        local through
        ld hl,(PPC)
        ld de,MENU_LOADS
        or a
        sbc hl,de
        jr nz,through
        ld hl,(E_LINE)
        ld de,(VARS)
        sbc hl,de
        ld de,MENU_VARIABLES
        sbc hl,de
        jr c,through                    ; a part of the listing is in place of the program that could go on
        ld sp,(menu_stack)
        scf
        call menu_keep
        call ROM_SET_WORK
        ld (iy + 0),$FF                 ; no error
        exx
        ld hl,(menu_exx)
        exx
        call menu_released
        jp menu_again
through:
        ld hl,(menu_report)
        jp (hl)
        endp

; menu_keep - keep what BASIC needs, or give it back
; In:    CY = 0: keep
; Uses:  AF, BC, DE, HL, AF'
menu_keep:
        proc
        local each, keep, next
        ex af,af'
        ld hl,menu_keeps
        ld de,menu_kept
each:
        ld c,(hl)
        inc hl
        ld a,c
        or a
        ret z
        ld b,0
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ex af,af'
        jr nc,keep
        ex de,hl
        ldir
        ex de,hl
        jr next
keep:
        ldir
next:
        ex af,af'
        pop hl
        inc hl
        inc hl
        jr each
        endp

ROM_SET_WORK:   equ $16BF
RETADDR:        equ $5B5A               ; of a 128K: to its own ROM
PPC:            equ $5C45
VARS:           equ $5C4B
E_LINE:         equ $5C59

menu_keeps:                             ; bytes, and where
        db 2
        dw RETADDR
        db 1
        dw $5C3B                        ; FLAGS
        db 3
        dw PPC                          ; and SUBPPC
        db 2
        dw $5C4D                        ; DEST
        db 2
        dw $5C55                        ; NXTLIN
        db 2
        dw $5C5D                        ; CH_ADD
        db 3
        dw $5C71                        ; FLAGX, STRLEN
        db 0                            ; the stack
menu_stack:
        dw 0
        db 0

        endif
