; blocks_shift.asm - pictures for a window of blocks (engine/blocks/blocks_sprites.asm), shifted

        if ! defined ENGINE_BLOCKS_SHIFT
ENGINE_BLOCKS_SHIFT equ 1

        include "engine/blocks/blocks_memory.asm"

        public blocks_shift

; blocks_shift - shift a picture
; In:    HL = 144 bytes, a frame of NAME.24x24.sprites; DE = room for BLOCKS_BODY bytes, or with carry set BLOCKS_THING
; Out:   DE is past it, HL past the frame
; Keeps: IX, IY
; Uses:  AF, BC
; Writes: these bytes, its variables
blocks_shift:
        proc
        local shift, line, byte, turn, bits, still, thing
        sbc a,a
        ld (blocks_kind),a
        xor a
shift:
        ld (blocks_by),a
        push hl
        ld b,24
line:
        push bc
        ld bc,blocks_strip              ; masks of three bytes and the next, pixels of four
        ld a,3
byte:
        push af
        ld a,(hl)
        inc hl
        ld (bc),a
        inc c
        ld a,(hl)
        inc hl
        ld (bc),a
        inc c
        pop af
        dec a
        jr nz,byte
        ld a,255
        ld (bc),a
        inc c
        inc a
        ld (bc),a
        push hl
        ld a,(blocks_by)
        or a
        jr z,still
        ld b,a
        ld a,(blocks_kind)
        or a
        jr nz,bits                      ; a thing has no mask
        ld c,b
turn:
        ld hl,blocks_strip
        scf
        rr (hl)
        inc l
        inc l
        rr (hl)
        inc l
        inc l
        rr (hl)
        inc l
        inc l
        rr (hl)
        djnz turn
        ld b,c
bits:
        ld hl,blocks_strip + 1
        srl (hl)
        inc l
        inc l
        rr (hl)
        inc l
        inc l
        rr (hl)
        inc l
        inc l
        rr (hl)
        djnz bits
still:
        ld hl,blocks_strip
        ld a,(blocks_kind)
        ld c,a
        ld b,4
thing:
        ld a,(hl)
        inc l
        bit 0,c
        jr nz,$ + 4
        ld (de),a
        inc de
        ld a,(hl)
        inc l
        ld (de),a
        inc de
        djnz thing
        pop hl
        pop bc
        djnz line
        pop hl
        ld a,(blocks_by)
        add a,2
        cp 8
        jr nz,shift
        ld bc,144
        add hl,bc
        ret
        endp

blocks_shift_variables macro
blocks_kind:    ds 1
blocks_by:      ds 1
        endm

        endif
