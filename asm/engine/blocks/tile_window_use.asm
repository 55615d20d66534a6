; tile_window_use.asm - which window of tiles (engine/blocks/tile_window.asm) scrolls

        if ! defined ENGINE_TILE_WINDOW_USE
ENGINE_TILE_WINDOW_USE equ 1

        include "engine/blocks/tile_window_code.asm"

        public tile_window_use, tile_window_forget

; tile_window_use - scroll this map in this window from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: TILE_WINDOW_MEMORY, its variables
tile_window_use:
        proc
        local kind, next, part, ring, characters, column, character
        push ix
        ld de,tile_window_map
        ld bc,TILE_WINDOW_RECORD
        ldir
        ld a,(tile_window_block_width)
        ld c,a
        add a,a
        add a,a
        add a,a
        add a,c
        ld l,a
        ld h,b
        ld (tile_window_step),hl        ; bytes from a character of a tile to the one below
        ; the tiles, column by column, after a table of where they are
        ld a,(tile_window_kinds)
        ld b,a
        ld l,a
        add hl,hl
        ld de,TILE_WINDOW_MEMORY
        add hl,de
        ex de,hl
kind:
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        push bc
        push hl
        ld hl,(tile_window_tiles)
        push hl
        ld bc,8
        push bc
        call characters                 ; pixels
        pop bc
        pop hl
        push hl
        add hl,bc
        ld c,1
        call characters                 ; and colours
        pop hl
        ld bc,(tile_window_step)
        ld a,(tile_window_block_height)
next:
        add hl,bc
        dec a
        jr nz,next
        ld (tile_window_tiles),hl
        pop hl
        pop bc
        djnz kind
        ; the rings
        ld a,(tile_window_block_width)
        ld b,a
        ld a,(tile_window_block_height)
        add a,a
        add a,a
        add a,a
        ld c,a
        xor a
part:
        add a,c
        djnz part
        ld l,a
        ld h,b
        push hl
        ld ix,tile_window_plain
        ld hl,0                         ; H: 4 pixels further on
        call ring
        ld ix,tile_window_half
        ld hl,$0100
        call ring
        ld ix,tile_window_colours
        pop hl
        call ring
        ld a,(tile_window_block_height)
        ld (ix + RING_TILE),a
        ld a,(tile_window_height)
        ld (ix + RING_LINES),a
        ld c,a
        call tile_window_lines
        ld (ix + RING_BYTES),l
        ld (ix + RING_BYTES + 1),h
        pop ix
        call tile_window_code

; tile_window_forget - make the next picture anew: the map has changed
; In:    -
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: its variables
tile_window_forget:
        ld a,1
        ld (tile_window_plain + RING_NEW),a
        ld (tile_window_half + RING_NEW),a
        ld (tile_window_colours + RING_NEW),a
        ret

ring:                                   ; IX = ring, DE = its memory, L = where its bytes are in a tile, H = 1: half
        ld (ix + RING_PART),l
        ld (ix + RING_PART + 1),0
        ld (ix + RING_HALF),h
        ld (ix + RING_FROM),e
        ld (ix + RING_FROM + 1),d
        ld a,(tile_window_block_height)
        add a,a
        add a,a
        add a,a
        ld (ix + RING_TILE),a
        ld a,(tile_window_height)
        add a,a
        add a,a
        add a,a
        ld (ix + RING_LINES),a
        ld c,a
        call tile_window_lines
        ld (ix + RING_BYTES),l
        ld (ix + RING_BYTES + 1),h
        add hl,de
        ld de,(tile_window_width)
        ld d,0
        add hl,de
        ex de,hl
        ret
characters:                             ; copy C bytes of each character of a tile from HL to DE
        ld a,c
        ld (tile_window_bytes),a
        ld a,(tile_window_block_width)
        ld b,a
column:
        push bc
        push hl
        ld a,(tile_window_block_height)
        ld b,a
character:
        push bc
        push hl
        ld a,(tile_window_bytes)
        ld c,a
        ld b,0
        ldir
        pop hl
        ld bc,(tile_window_step)
        add hl,bc
        pop bc
        djnz character
        pop hl
        ld bc,9
        add hl,bc
        pop bc
        djnz column
        ret
        endp

tile_window_use_variables macro
tile_window_step: ds 2                  ; bytes from a character of a tile to the one below
tile_window_bytes: ds 1
        endm

        endif
