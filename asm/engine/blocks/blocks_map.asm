; blocks_map.asm - a map of blocks (engine/blocks/blocks.asm), made of a field

        if ! defined ENGINE_BLOCKS_MAP
ENGINE_BLOCKS_MAP equ 1

        include "engine/blocks/blocks_memory.asm"

        public blocks_finish

; blocks_finish - finish a map that has floors and walls only
; In:    the map in use; HL = its first byte, BC = bytes from there on. Bit 7 or 6 set: a wall, so fields will do. What is below the last row is
;        wall if the bytes there are
; Out:   walls above floor are fronts, others tops, and each byte has its right neighbour's material
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: these bytes
; Time:  153 T a byte at most, and 162
blocks_finish:
        proc
        local each, put
        push ix
        push bc
        pop ix
        add hl,bc                       ; from the last byte to the first
        ld a,(hl)
        and BLOCK_OWN
        rrca
        rrca
        ld b,a                          ; the right neighbour's material
        dec hl
        push hl
        ld a,(blocks_stride)
        ld e,a
        ld d,0
        add hl,de
        ex de,hl                        ; DE = the byte below
        pop hl
each:
        ld a,(hl)
        and BLOCK_OWN
        jr z,put
        ld a,(de)
        and BLOCK_OWN
        ld a,BLOCK_TOP
        jr nz,put
        add a,a                         ; BLOCK_FRONT
put:
        ld c,a
        ld a,(hl)
        and $0F
        or b
        or c
        ld (hl),a
        ld a,c
        rrca
        rrca
        ld b,a
        dec hl
        dec de
        dec ix
        ld a,ixh
        or ixl
        jr nz,each
        pop ix
        ret
        endp

        endif
