; stairs.asm - the stairs between floors have a colour, and the floors have numbers

        if ! defined TILINGS_STAIRS
TILINGS_STAIRS equ 1

; stairs_see - in storeys: where are stairs? Colour them, and number the floors where cells have 16 pixels
; In:    a maze drawn; links, tiling_flags, tiling_rows; marks all 0 but for what ground_see writes
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, cell_routine; the screen
stairs_see:
        proc
        local cell, floor
        ld a,(tiling_flags)
        and HAS_FLOORS
        ret z
        ld hl,cell
        call each_cell
        call on_squares
        ret z                           ; no room for numbers
        ld b,'0'
        ld de,0
floor:
        inc b
        push de
        push bc
        call stamp_place
        ld a,d
        sub 16                          ; the wall is 8 above
        call pixel_cell
        ld d,a
        ld a,e
        call pixel_cell
        ld e,a
        pop af
        ld b,a
        push bc
        ld c,WHITE_INK
        call draw_char
        pop bc
        pop de
        ld a,(tiling_rows)
        add a,d
        ld d,a
        ld a,(tiling_all)
        cp d
        jr nz,floor
        ret
cell:
        call stairs_in
        ret z
        push de
        call middle_cells
        call attribute_address
        ld (hl),STAIRS_INK
        call ground_of
        set 3,(hl)
        pop de
        ret
        endp

; bare_in - the exit and stairs have no dots: NZ; else as stairs_in
bare_in:
        ld hl,(links_exit)
        or a
        sbc hl,de
        jr nz,stairs_in
        inc l
        ret

; stairs_in - do stairs lead from a cell?
; In:    D, E = row, column; tiling_flags, links
; Out:   NZ: yes
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
stairs_in:
        ld a,(tiling_flags)
        and HAS_FLOORS
        ret z
        call links_of
        ld a,(hl)
        and $22                         ; up, down
        ret

        endif
