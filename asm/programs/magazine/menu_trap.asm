; menu_trap.asm - BREAK leads back to the menu, while BASIC waits for a listing, loads one or runs one
;
; The ROM leaves an error to the address at (ERR_SP). The menu puts its own there, and keeps the lines of BASIC from 9880 on, which call
; the menu and load: basic/shared/cassette.bas and leaving.bas. After BREAK, or an error of the tape, these lines are all of the program,
; whatever was there or half loaded, and BASIC goes on in 9880. This needs no address in a 128K's own ROM, which has the 48K's in it.

        if ! defined MAGAZINE_MENU_TRAP
MAGAZINE_MENU_TRAP equ 1

MENU_CALLS:     equ 9880                ; the line that calls the menu
MENU_LINES:     equ 314                 ; bytes from there on, at most
BREAK_REPORT:   equ $14                 ; L BREAK into program
TAPE_BREAK:     equ $0C                 ; D BREAK - CONT repeats
TAPE_ERROR:     equ $1A                 ; R Tape loading error

ROM_SET_MIN:    equ $16B0               ; the line being typed, work space and calculator: empty
ROM_LINE_ADDR:  equ $196E               ; HL = a line's number: its address
ROM_GO_ON:      equ $1B7D               ; run on in NEWPPC, NSPPC
NEWPPC:         equ $5C42
NSPPC:          equ $5C44
VARS:           equ $5C4B
PROG:           equ $5C53
E_LINE:         equ $5C59

; menu_trap - keep the lines that call the menu, and lead BASIC's errors here
; Uses:  AF, BC, DE, HL
menu_trap:
        proc
        local ready
        ld hl,MENU_CALLS
        call ROM_LINE_ADDR
        ex de,hl
        ld hl,(VARS)
        or a
        sbc hl,de
        ld (menu_size),hl
        ld b,h
        ld c,l
        ld hl,menu_lines
        ex de,hl
        ldir
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
        local failed, back
        ld a,(iy + 0)                   ; the report, less one
        cp BREAK_REPORT
        jr z,back
        cp TAPE_BREAK
        jr z,back
        ld hl,(menu_report)
        cp TAPE_ERROR
        jr z,failed
        jp (hl)
failed:
        ld a,MENU_ERROR
        ld (menu_failed),a
back:
        ld sp,(ERR_SP)                  ; the address there stays
        call menu_released
        ld hl,menu_lines
        ld de,(PROG)
        ld bc,(menu_size)
        ldir
        ld (VARS),de
        ld a,$80                        ; no variables
        ld (de),a
        inc de
        ld (E_LINE),de
        call ROM_SET_MIN
        ld (iy + 0),$FF                 ; no error
        ld hl,MENU_CALLS
        ld (NEWPPC),hl
        ld (iy + NSPPC - SYSVARS_IY),0
        jp ROM_GO_ON
        endp

        endif
