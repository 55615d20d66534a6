; leave.asm - leave to BASIC, with the page that every tape shows then: basic/shared/leaving.bas has it for the others

        if ! defined PLAY_LEAVE
PLAY_LEAVE      equ 1

ATTR_MASK:      equ $5C8E
P_FLAG:         equ $5C91
WHITE:          equ $38
REM_TOKEN:      equ $EA

; menu_leave - white, with the way to start again
menu_leave:
        proc
        local closed, kept, letter
        call song_end
        ld iy,SYSVARS_IY
        xor a
        ld (PLAY_GAME),a
        ld hl,STREAMS
        ld b,STREAMS_BYTES
closed:                                 ; a 48K has texts there
        ld (hl),a
        inc hl
        djnz closed
        ld (ATTR_MASK),a
        ld a,(PLAY_BANKED)
        or a
        jr nz,kept
        ld (iy + DF_SZ),2
        ld hl,SMALL_LINE                ; BASIC's line 10 becomes REM
        ld (hl),REM_TOKEN
        ld de,SMALL_LINE + 1
        ld bc,SMALL_LINE_END - SMALL_LINE - 2
        inc hl
        ld (hl),' '
        inc de
        ldir
kept:
        xor a
        ld (P_FLAG),a
        ld a,WHITE
        ld (ATTR_P),a
        ld a,7
        call BORDER_A
        call CLS_ALL
        ld a,2
        call CHAN_OPEN
        ld hl,leave_text
        call letter
        ld a,(PLAY_BANKED)
        or a
        call nz,letter                  ; only a 128K has a menu to go round
        jp session_end
letter:
        ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        rst PRINT_A
        pop hl
        jr letter
        endp

leave_text:
        db "To start again: RUN 20", 13, 13, 0
        db "If a key opens the 128K menu,", 13
        db "choose 128 BASIC, then RUN 20.", 13, 0

        endif
