; rays_use.asm - a maze in use for a view from within (engine/rays/rays.asm): its tables and its code

        if ! defined ENGINE_RAYS_USE
ENGINE_RAYS_USE equ 1

        include "engine/rays/rays_tables.asm"
        include "engine/rays/rays_copy.asm"
        include "engine/rays/rays_paint.asm"

        public rays_use

; rays_use - look at this maze from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: RAYS_SIZE bytes at RAYS_MEMORY, its variables, operands
rays_use:
        proc
        local shade, floor
        ld de,rays_maze
        ld bc,8
        ldir
        ; the steps of rays_ways
        ld hl,(rays_stride)
        ld h,b
        ld (rays_ways + 5),hl
        ex de,hl
        ld h,b
        ld l,b
        or a
        sbc hl,de
        ld (rays_ways + 13),hl
        ld hl,1
        ld (rays_ways + 1),hl
        dec hl
        dec hl
        ld (rays_ways + 9),hl
        push ix
        call rays_tables
        pop ix
        call rays_code
        call rays_copy_code
        ld hl,(rays_shades)
        ld de,RAYS_PATTERNS
shade:
        ld bc,5
        ldir
        inc e
        inc e
        inc e
        jr nz,shade
        ld a,7 * 16 + 8                 ; an attribute that no wall has
        ld (RAYS_PATTERNS + 7),a
        ld de,RAYS_GROUND
        ld b,RAYS_ROWS / 2
floor:
        ld a,(hl)
        ld (de),a
        inc de
        push bc
        ld bc,5
        add hl,bc
        pop bc
        djnz floor
        xor a
        ld (RAYS_WAYS * 256 + RAYS_BORDER - 1),a
        ld (RAYS_WAYS * 256 + RAYS_BORDER + RAYS_COLUMNS),a
        call rays_clear
        ld a,(rays_depth)
        if defined RAYS_USE_APART
        jp rays_light
        endif                           ; else it goes on there
        endp
        include "engine/rays/rays_light.asm"

        endif
