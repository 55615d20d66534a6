; scenes.asm - what is seen and heard of a lost try, and of a ring that is reached

        if ! defined LARGE_SCENES
LARGE_SCENES equ 1

        include "engine/sound/sound.asm"
        include "programs/large/hound.asm"

; won_page - the ring is reached: he leaps, and all shines; then the last page
won_page:
        ld hl,leap
        ld c,200
        ld e,-20
        call play
        call lines_off
        ld de,(home)
        ld hl,out_page
        jp walk_end

; play - four pictures of the hero, each twice, in a window that flickers in the border's colour; then the border is black
; In:    HL = pictures; C = half a period of the first note; E = what it grows by
; Uses:  AF, BC, DE, HL
play:
        proc
        local beat, dim, row, cell, white, same
        ld b,8
beat:
        push bc
        push de
        push hl
        ld a,(look_inks + LOOK_BORDER)
        bit 0,b
        jr z,dim
        set 6,a
dim:
        ld hl,ATTRIBUTES + 32
        ld c,21
row:
        ld b,WINDOW_COLUMNS
cell:
        ld d,a
        ld a,(hl)
        cp LINE_INK                     ; a way that is shown stays white
        ld a,d
        jr z,white
        ld (hl),a
white:
        inc l
        djnz cell
        ld de,32 - WINDOW_COLUMNS
        add hl,de
        dec c
        jr nz,row
        pop hl
        push hl
        ld de,(hero)
        ld c,HERO_INK
        call window_cell
        pop hl
        pop de
        pop bc
        push bc
        ld b,64
        call sound_tone
        pop bc
        ld a,c
        add a,e
        ld c,a
        bit 0,b
        jr z,same
        push de
        ld de,8
        add hl,de
        pop de
same:
        djnz beat
        xor a
        ld (look_inks + LOOK_BORDER),a
        out (PORT_ULA),a
        ret
        endp
leap:
        db $99, $BD, $DB, $7E, $3C, $3C, $42, $81
        db $00, $18, $3C, $5A, $7E, $BD, $3C, $24
        db $99, $BD, $DB, $7E, $3C, $3C, $42, $81
        db $00, $18, $3C, $5A, $7E, $BD, $3C, $24
fall:
        db $3E, $3A, $3F, $1C, $7E, $BD, $24, $24
        db $00, $0C, $1E, $3E, $7C, $F8, $50, $20
        db $00, $00, $00, $00, $63, $FE, $FE, $63
        db $00, $00, $00, $00, $00, $00, $7E, $FF

        endif
