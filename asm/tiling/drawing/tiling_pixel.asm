; tiling_pixel.asm - where a pixel is on the screen

        if ! defined ENGINE_TILING_PIXEL
ENGINE_TILING_PIXEL equ 1

        include "include/spectrum.asm"

        public pixel_place

; pixel_row - after INC H from the last line of a row of cells: to the first one of the next row
; In:    HL = address
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
pixel_row:
        ld a,l
        add a,32
        ld l,a
        ret c
        ld a,h
        sub 8
        ld h,a
        ret

; pixel_place - where a pixel is on the screen
; In:    H, L = y, x
; Out:   HL = address of its byte; A = its bit
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
pixel_place:
        ld a,h                          ; y: bits 7-6 third, 5-3 character, 2-0 line
        and 7
        or high SCREEN
        ld d,a
        ld a,h
        rrca
        rrca
        rrca
        and $18
        or d
        ld d,a
        ld a,h
        add a,a
        add a,a
        and $E0
        ld e,a
        ld a,l
        rrca
        rrca
        rrca
        and 31
        or e
        ld e,a
        ld a,l
        and 7
        add a,low pixel_bits
        ld l,a
        ld h,high pixel_bits
        ld a,(hl)
        ex de,hl
        ret
                ds (0 - $) & 7          ; in one page
pixel_bits:
        db 128, 64, 32, 16, 8, 4, 2, 1

        endif
