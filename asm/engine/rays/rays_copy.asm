; rays_copy.asm - the code that copies the picture of a view from within (engine/rays/rays.asm) to its place on the screen
;
; The colours of a row come before its lines, so that they are there when the beam is; but in the first two rows, where the copy may follow
; close behind the beam, after them. 12 bytes at a time, or fewer if the view is narrower, twice for each line and each row of attributes:
;   LD SP,from : POP BC, DE, HL : EXX : POP BC, DE, HL : LD SP,to + 12 : PUSH HL, DE, BC : EXX : PUSH HL, DE, BC

        if ! defined ENGINE_RAYS_COPY
ENGINE_RAYS_COPY equ 1

        include "engine/rays/rays_code.asm"
        include "engine/rays/rays_show.asm"
        include "include/spectrum.asm"

; rays_copy_code - make the code
; In:    the view's place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: RAYS_MEMORY, its variables
rays_copy_code:
        proc
        local copy, pixels, upper, colours
        ld hl,RAYS_COLOURS
        ld (rays_colours_from),hl
        ld de,RAYS_COPY
        ld b,0
copy:
        ld a,b
        rrca
        rrca
        rrca
        and $1F
        ld hl,rays_row
        add a,(hl)
        ld l,a                          ; row of the screen
        rrca
        rrca
        rrca
        and $E0
        ld c,a
        ld a,(rays_column)
        add a,c
        ld c,a                          ; the lower byte of its addresses
        ld a,l
        and $18
        ld l,a
        ; the colours of a row before its lines, in the first two rows after them
        ld a,b
        cp 16
        jr c,pixels
        and 7
        call z,colours
pixels:
        ld a,b
        and 7
        push hl
        add a,l
        add a,high SCREEN
        push bc
        push af
        ld a,b
        cp RAYS_HALF
        jr c,upper
        ld a,2 * RAYS_HALF - 1
        sub b
        ld b,a
        ld c,0
upper:
        ld a,0
        jr c,$ + 4
        ld a,RAYS_LOWER
        ld l,a
        call rays_address
        add a,l
        ld h,a
        ld l,c
        pop af
        pop bc
        push bc
        ld b,a
        call rays_copy_line
        pop bc
        pop hl
        ld a,b
        cp 7
        call z,colours
        cp 15
        call z,colours
        inc b
        ld a,b
        cp 2 * RAYS_HALF
        jr nz,copy
        ld hl,rays_copied
        ld a,$C3                        ; JP nn
        ld (de),a
        inc de
        ld a,l
        ld (de),a
        inc de
        ld a,h
        ld (de),a
        ret
colours:                                ; C = lower byte, L = 8 * the screen's third
        push af
        push bc
        push hl
        ld a,l
        rrca
        rrca
        rrca
        add a,high ATTRIBUTES
        ld b,a
        ld hl,(rays_colours_from)
        call rays_copy_line
        ld a,l
        cp RAYS_ROWS / 2 * RAYS_COLUMNS
        jr nz,$ + 5
        ld l,0
        inc h
        ld (rays_colours_from),hl
        pop hl
        pop bc
        pop af
        ret
        endp

; rays_copy_line - make the code that copies RAYS_COLUMNS bytes
; In:    HL = from, BC = to, DE = code
; Out:   HL, DE are past it
; Uses:  AF, BC
rays_copy_line:
        proc
        local half, word
        call half
half:
        push bc
        ld a,$31                        ; LD SP,nn
        ld (de),a
        inc de
        ld a,l
        ld (de),a
        inc de
        ld a,h
        ld (de),a
        inc de
        ld bc,RAYS_COLUMNS / 2
        add hl,bc
        push hl
        ld hl,rays_pops
        ld bc,rays_pushes - rays_pops
        ldir
        pop hl
        pop bc
        ld a,c
        add a,RAYS_COLUMNS / 2
        ld c,a
        jr nc,$ + 3
        inc b
        ld a,c
        ld (de),a
        inc de
        ld a,b
        ld (de),a
        inc de
        push bc
        push hl
        ld hl,rays_pushes
        ld bc,rays_pushes_end - rays_pushes
        ldir
        pop hl
        pop bc
        ret
        endp
rays_pops:
        pop bc
        pop de
        pop hl
        exx
        if RAYS_COLUMNS > 12
        pop bc
        endif
        if RAYS_COLUMNS > 16
        pop de
        endif
        if RAYS_COLUMNS > 20
        pop hl
        endif
        db $31                          ; LD SP,nn
rays_pushes:
        if RAYS_COLUMNS > 20
        push hl
        endif
        if RAYS_COLUMNS > 16
        push de
        endif
        if RAYS_COLUMNS > 12
        push bc
        endif
        exx
        push hl
        push de
        push bc
rays_pushes_end:

rays_copy_variables macro
rays_colours_from: ds 2
        endm

        endif
