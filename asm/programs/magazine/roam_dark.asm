; roam_dark.asm - a walk in the dark: with the first key the light goes out, and only cells near the disc, and what moves, are seen

        if ! defined MAGAZINE_ROAM_DARK
MAGAZINE_ROAM_DARK equ 1

ROAM_NEAR_CELLS: equ 3                  ; that are seen on each side

; roam_dusk - once a frame: is it dark? The light goes with the disc
; Uses:  AF, BC, DE, HL
; Writes: the colours of the picture, its variables
roam_dusk:
        proc
        local dark, light, row, cell, free, lit, next
        ld a,(roam_rules)
        rla                             ; ROAM_DARK
        ret nc
        ld hl,roam_dark
        ld a,(hl)
        inc (hl)
        dec a
        jr z,dark
        ld a,(roam_ink)
        ld b,a
        ld c,0
        call roam_swap
        ld (roam_lit),hl                ; no cell
dark:
        ld a,1
        ld (roam_dark),a
        ld de,(roam_at)
        ld a,d
        add a,ROAM_BODY / 2
        rrca
        rrca
        rrca
        and $1F
        ld d,a
        ld a,e
        add a,ROAM_BODY / 2
        rrca
        rrca
        rrca
        and $1F
        ld e,a
        ld hl,(roam_lit)
        or a
        sbc hl,de
        ret z
        ld (roam_lit),de
        ld a,d
        sub ROAM_NEAR_CELLS + 1
        ld d,a
        ld a,e
        sub ROAM_NEAR_CELLS + 1
        ld e,a
        ld b,2 * ROAM_NEAR_CELLS + 3    ; those round them are dark again
row:
        push bc
        push de
        ld b,2 * ROAM_NEAR_CELLS + 3
cell:
        ld a,d
        cp ROAM_LINES / 8
        jr nc,next
        ld a,e
        cp 32
        jr nc,next
        call attribute_address
        ld a,(roam_ink)
        ld c,a
        ld a,(hl)
        or a
        jr z,free
        cp c
        jr nz,next                      ; what moves, and the ring
free:
        call roam_near
        jr c,lit
        ld c,0
lit:
        ld (hl),c
next:
        inc e
        djnz cell
        pop de
        pop bc
        inc d
        djnz row
        ret
        endp

; roam_near - is a cell in the light?
; In:    D, E = row, column
; Out:   CY = 1 if it is
; Keeps: BC, DE, HL
; Uses:  AF
roam_near:
        ld a,(roam_lit + 1)
        sub d
        add a,ROAM_NEAR_CELLS
        cp 2 * ROAM_NEAR_CELLS + 1
        ret nc
        ld a,(roam_lit)
        sub e
        add a,ROAM_NEAR_CELLS
        cp 2 * ROAM_NEAR_CELLS + 1
        ret

; roam_unseen - may a cell have a colour, or is it dark there?
; In:    D, E = line, column of a pixel; C = attribute
; Out:   CY = 1: it may
; Keeps: BC, DE, HL
; Uses:  AF
roam_unseen:
        ld a,(roam_dark)
        or a
        scf
        ret z
        ld a,(roam_ink)
        cp c
        scf
        ret nz
        push de
        srl d
        srl d
        srl d
        srl e
        srl e
        srl e
        call roam_near
        pop de
        ret

; roam_day - the light is on again
; Uses:  AF, BC, HL
; Writes: the colours of the picture, roam_dark
roam_day:
        ld hl,roam_dark
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld b,0
        ld a,(roam_ink)
        ld c,a                          ; fall through into roam_swap

; roam_swap - all cells of one colour get another
; In:    B = attribute; C = the other
; Uses:  AF, HL
; Writes: the colours of the picture
roam_swap:
        proc
        local cell, other
        ld hl,ATTRIBUTES
cell:
        ld a,(hl)
        cp b
        jr nz,other
        ld (hl),c
other:
        call roam_next
        jr nz,cell
        ret
        endp

        endif
