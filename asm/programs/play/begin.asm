; begin.asm - what the menu does first, and what it keeps account of: the banks, and which games are in them

        if ! defined PLAY_BEGIN
PLAY_BEGIN      equ 1

        include "programs/play/shared.asm"

BANK_TRIED:     equ $EBFF               ; the last byte of bank 7 that is free

; menu_start - called by what stays
menu_start:
        proc
        local again
        call session_enter
        ld hl,(games + 1)
        ld de,games
        add hl,de
        ld de,game_records
        call unzx0
        ld a,7
        ld (ATTR_P),a
        xor a
        call BORDER_A
        ld hl,stays_fresh
        ld a,(hl)
        ld (hl),0
        or a
        jr z,again
        xor a
        ld hl,PLAY_KEPT
        ld de,PLAY_KEPT + 1
        ld bc,PLAY_END - PLAY_KEPT - 1
        ld (hl),a
        ldir
        call banks_look
        rra
        call c,banks_menu
again:
        ld a,(PLAY_BANKED)
        or a
        call z,small_keep               ; each time, since BASIC may have used the ROM's calculator
        call surprise_forget
        ld a,(PLAY_GAME)
        ld (PLAY_LEFT),a
        ld a,(PLAY_ERROR)
        or a
        call nz,kept_forget
        jp menu_page
        endp

; banks_look - are there banks?
; Out:   A = PLAY_BANKED
; Uses:  F, BC, HL
banks_look:
        di
        ld hl,BANK_TRIED
        ld a,BANK_MENU
        call banks_page
        ld (hl),1
        ld a,BANK_0
        call banks_page
        ld (hl),0
        ld a,BANK_MENU
        call banks_page
        ld l,(hl)
        ld a,BANK_0
        call banks_page
        ei
        ld a,l
        ld (PLAY_BANKED),a
        ret

; kept_at - the record of a game in the banks
; In:    A = game, from 1
; Out:   HL = its record; A = its pages, NZ: it is in the banks
kept_at:
        add a,a
        add a,a
        add a,low (PLAY_KEPT - KEPT_BYTES + 1)
        ld l,a
        ld h,high PLAY_KEPT
        ld a,(PLAY_BANKED)
        or a
        jr z,$ + 3                      ; a 48K has a text there
        ld a,(hl)
        dec hl
        or a
        ret

; kept_forget - PLAY_GAME could not be read
kept_forget:
        ld a,(PLAY_BANKED)
        or a
        ret z
        ld a,(PLAY_GAME)
        call kept_at
        inc hl
        ld (hl),0
        ld a,(PLAY_GAME)
        add a,low (PLAY_PLAYED - 1)
        ld l,a
        ld (hl),0
        ret

; kept_take - from a record to what stays
; In:    HL = record
kept_take:
        ld de,PLAY_PAGES
        ldi
        ldi
        ld de,PLAY_ADDRESS
        ldi
        ldi
        ld hl,0
        ld (PLAY_LENGTH),hl
        ret

; kept_make - pages for PLAY_GAME, whose code has the address and length in PLAY_ADDRESS and PLAY_LENGTH; if there are too few left, all other
;             games are forgotten
kept_make:
        proc
        local fits, clear, whole
        ld hl,(PLAY_LENGTH)
        dec hl
        ld e,h
        ld d,0
        inc e                           ; pages
        ld hl,(PLAY_NEXT)
        add hl,de
        ld a,h
        or a
        jr nz,whole
        ld a,l
        cp PAGES_ALL + 1
        jr c,fits
whole:
        ld hl,PLAY_KEPT
        ld b,PLAY_MOST * KEPT_BYTES
clear:
        ld (hl),d
        inc hl
        djnz clear
        ld h,d
        ld l,e
fits:
        ld (PLAY_NEXT),hl
        or a
        sbc hl,de
        ld d,e
        ld e,l
        ld (PLAY_PAGES),de
        ld a,(PLAY_GAME)
        call kept_at
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld de,(PLAY_ADDRESS)
        ld (hl),e
        inc hl
        ld (hl),d
        ret
        endp

        endif
