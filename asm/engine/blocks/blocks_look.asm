; blocks_look.asm - a window of blocks (engine/blocks/blocks.asm) aimed at pixels

        if ! defined ENGINE_BLOCKS_LOOK
ENGINE_BLOCKS_LOOK equ 1

        include "engine/blocks/blocks.asm"

        public blocks_look

; blocks_look - the same as blocks_aim for a place in pixels: 1,500 T more
; In:    DE, BC = the window's left edge, its upper edge: pixels from those of the map, even, -120 to 2,950
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: as blocks_aim
blocks_look:
        proc
        local divide, bit_of, fits
        ex de,hl
        call divide
        push hl
        ld h,b
        ld l,c
        call divide                     ; H, L = block, pixels in it
        ld b,l
        ld d,h
        pop hl
        ld c,l
        ld e,h
        jp blocks_aim
divide:                                 ; H = HL / 24, signed, L = the rest
        push bc
        ld de,5 * 24                    ; as many blocks more
        add hl,de
        ld de,64 * 24
        ld c,1                          ; the quotient's bits, below a 1 that leaves it at the end
bit_of:
        or a
        sbc hl,de
        ccf
        jr c,fits
        add hl,de
        or a
fits:
        rl c
        srl d
        rr e
        bit 7,c
        jr z,bit_of
        ld a,c
        and 127
        sub 5
        ld h,a
        pop bc
        ret
        endp

        endif
