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
blocks_finish:
        proc
        local each, put, neighbour
        push hl
        push bc
        ld a,(blocks_stride)
        ld e,a
        ld d,0
        push hl
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
        ld a,BLOCK_FRONT
put:
        ld (blocks_material),a
        ld a,(hl)
        and $0F
        ld (hl),a
        ld a,(blocks_material)
        or (hl)
        ld (hl),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,each
        pop bc
        pop hl
neighbour:
        ld d,(hl)
        inc hl
        ld a,(hl)
        rrca
        rrca
        and $30
        or d
        dec hl
        ld (hl),a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,neighbour
        ret
        endp

blocks_map_variables macro
blocks_material: ds 1
        endm

        endif
