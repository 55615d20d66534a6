; menu_rank.asm - the ranks, by the stars that are won, and what walks are like in each

        if ! defined MAGAZINE_MENU_RANK
MAGAZINE_MENU_RANK equ 1

MENU_RANK_BYTES: equ 8
MENU_GOLD:      equ $72                 ; red on bright yellow: when all stars are won
MENU_CARD:      equ 17                  ; its first row
MENU_NEW:       equ 10                  ; the row that tells what green means, between two groups

; menu_rank - the rank
; Out:   BC = its record; A = its number, from 0 on
; Uses:  F, DE, HL
menu_rank:
        proc
        local next
        call menu_total
        ld hl,menu_ranks
        ld bc,MENU_RANK_BYTES
        ld d,-1
next:
        inc d
        add hl,bc
        cp (hl)
        jr nc,next
        sbc hl,bc                       ; carry: one less
        inc hl
        ld b,h
        ld c,l
        ld a,d
        ret
        endp

; menu_card - on the menu's page the rank, what is to be done, and the next rank
; Uses:  AF, BC, DE, HL
; Writes: the screen, its texts
menu_card:
        proc
        local cell, next, sum, white
        call menu_rank
        push af
        ld h,b
        ld l,c
        ld de,menu_card_name
        call menu_rank_name
        ld a,(hl)
        inc a
        jr nz,next
        ld (menu_next),a                ; no text
        ld hl,ATTRIBUTES                ; and the masthead is golden
        ld b,2 * 32
cell:
        ld (hl),MENU_GOLD
        inc hl
        djnz cell
        jr sum
next:
        dec a
        push hl
        call menu_two
        ld (menu_next_stars),de
        pop hl
        ld de,menu_next_name
        call menu_rank_name
sum:
        call menu_total
        call menu_two
        ld (menu_sum),de
        ld hl,menu_bars
        call draw_text
        ld hl,ATTRIBUTES + 32 * (MENU_CARD + 1) + MENU_RIGHT
        ld b,32 + 16
white:
        ld (hl),MENU_SAYS
        inc l
        djnz white
        pop af
        add a,a
        add a,MENU_COUNT + 1            ; the texts before
        ld hl,menu_says
        call menu_nth
        ld de,256 * (MENU_CARD + 1) + MENU_RIGHT
        ld a,4
        call menu_narrow
        inc d
        ld a,4
        jp menu_narrow
        endp

; menu_rank_name - the letters of a rank
; In:    HL = its record; DE = where to
; Out:   HL = the next record
; Uses:  BC, DE
menu_rank_name:
        inc hl
        inc hl
        ld bc,MENU_RANK_BYTES - 2
        ldir
        ret

; menu_two - a number in two places, the first a space or a digit
; In:    A = number, below 100
; Out:   E, D = its characters
; Uses:  AF
menu_two:
        proc
        local tens
        ld de,256 * ('0' + 10) + '0' - 1
tens:
        inc e
        sub 10
        jr nc,tens
        add a,d
        ld d,a
        ld a,e
        cp '0'
        ret nz
        ld e,' '
        ret
        endp

; Stars; for roam_rules, half the frames that a hunter is behind, and 128 for the dark; six letters
menu_ranks:
        db 0, 0, "Reader"
        db 3, 100, "Typist"
        db 8, 128, "Tester"
        db 16, 128 + 75, "Hacker"
        db 28, 50, "Author"
        db 42, 128 + 50, "Editor"
        db resident_all, 128 + 50, "Legend"
        db 255                          ; more than there are

        endif
