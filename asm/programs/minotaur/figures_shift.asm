; figures_shift.asm - the pictures as figures.asm draws them: made once

        if ! defined MINOTAUR_FIGURES_SHIFT
MINOTAUR_FIGURES_SHIFT equ 1

; pictures_shift - shift the pictures, once and first: they lie where the searches have their list
; Uses:  AF, BC, DE, HL
pictures_shift:
        proc
        local picture, hero, shift
        ld hl,hero_pictures
        ld d,h
        ld e,l
        ld b,8
hero:
        push bc
        xor a
        call picture_pack
        pop bc
        djnz hero
        ld hl,beast_pictures
        ld de,beast_shifted
        ld b,2 + 9
picture:
        push bc
        xor a
shift:
        push hl
        push af
        call picture_pack
        pop af
        pop hl
        add a,2
        cp 8
        jr nz,shift
        ld bc,144
        add hl,bc
        pop bc
        djnz picture
        ret
        endp

; picture_pack - a picture's pixels, shifted
; In:    HL = 144 bytes, a frame of NAME.24x24.sprites; A = shift; DE = room for 72 bytes if it is 0, else for 96
; Out:   HL, DE past them
; Uses:  AF, BC
picture_pack:
        proc
        local line, bits, still, back, three, next
        ld b,24
        ld c,a                          ; bit 0: a line from right to left
line:
        push bc
        push de
        ld a,c
        inc hl
        ld d,(hl)
        inc hl
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        ld c,(hl)
        inc hl
        push hl
        ld b,0                          ; D, E, C, B = the line
        ld l,a
        and 6
        jr z,still
bits:
        srl d
        rr e
        rr c
        rr b
        dec a
        jr nz,bits
still:
        ld a,l
        pop hl
        ex (sp),hl
        rra
        jr c,back
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        or a
        jr z,next
        ld (hl),b
        inc hl
        jr next
back:
        and 3
        jr z,three
        ld (hl),b
        inc hl
three:
        ld (hl),c
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
next:
        ex de,hl
        pop hl
        pop bc
        ld a,c
        xor 1
        ld c,a
        djnz line
        ret
        endp

        endif
