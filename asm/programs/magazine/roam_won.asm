; roam_won.asm - a walk is won: a panel over the picture, and stars in it, one after the other
;
; The picture below the panel is kept where the places were visited; the next walk puts it back.

        if ! defined MAGAZINE_ROAM_WON
MAGAZINE_ROAM_WON equ 1

        include "engine/views/stars.asm"

        public roam_panel, roam_stars, roam_won

WON_TOP:        equ 8                   ; of the panel; basic/shared/walking.bas writes in it
WON_LEFT:       equ 8
WON_ROWS:       equ 7
WON_COLUMNS:    equ 16
WON_BYTES:      equ 9 * WON_ROWS * WON_COLUMNS
WON_STARS:      equ 10 * 256 + 11       ; row, column of the first star
WON_APART:      equ 2                   ; columns from one to the next
WON_FRAMES:     equ 12                  ; from one note to the next
WON_CYCLES:     equ 90
WON_PITCH:      equ 500                 ; of the lowest note, a period; each star has a higher one
WON_HIGHER:     equ 140

; roam_panel - a black panel over the picture
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, roam_queue, roam_over
roam_panel:
        ld hl,roam_queue
        ld de,roam_queue + 1
        ld bc,WON_BYTES - 1
        ld (hl),0
        ldir
        ld a,1
        ld (roam_over),a                ; fall through into roam_exchange

; roam_exchange - the panel and what is kept of the screen change places
; Uses:  AF, BC, DE, HL
; Writes: the screen, roam_queue
roam_exchange:
        proc
        local row, cell, line, byte
        ld bc,roam_queue
        ld d,WON_TOP
row:
        ld e,WON_LEFT
cell:
        call cell_address
        push de
        ld d,8
line:
        call byte
        inc h
        dec d
        jr nz,line
        pop de
        call attribute_address
        push de
        call byte
        pop de
        inc e
        ld a,e
        cp WON_LEFT + WON_COLUMNS
        jr nz,cell
        inc d
        ld a,d
        cp WON_TOP + WON_ROWS
        jr nz,row
        ret
byte:
        ld e,(hl)
        ld a,(bc)
        ld (hl),a
        ld a,e
        ld (bc),a
        inc bc
        ret
        endp

; roam_stars - three stars in the panel: those that are won shine, each with a note
; In:    roam_won = how many, 1 to 3
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen
roam_stars:
        proc
        local star, wait, missed
        ld de,WON_STARS
        ld hl,WON_PITCH
        ld a,(roam_won)
        ld b,a
star:
        push bc
        push hl
        ld c,STAR_WON
        call draw_star
        inc e
        inc e
        pop hl
        push hl
        push de
        push ix
        ld de,WON_CYCLES
        call ROM_BEEPER
        pop ix
        pop de
        pop hl
        ld bc,-WON_HIGHER
        add hl,bc
        ld b,WON_FRAMES
wait:
        halt
        djnz wait
        pop bc
        djnz star
        ld a,(roam_won)
        ld c,STAR_MISSED
missed:
        cp 3
        ret z
        push af
        call draw_star
        pop af
        inc e
        inc e
        inc a
        jr missed
        endp

        endif
