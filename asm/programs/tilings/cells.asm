; cells.asm - the cells of a maze: a call for each, their data, and the board on the screen

        if ! defined TILINGS_CELLS
TILINGS_CELLS equ 1

BOARD_INK:      equ $05                 ; as the board is there: see char_paint; on the title cyan, as the lines
WHITE_INK:      equ $47                 ; bright: trail and way
NOWHERE:        equ $FFFF               ; no cell
BOARD_COLUMNS:  equ 25
BOARD_ROWS:     equ 22

; on_squares - Z if the cells are squares, each a character cell with its walls, or smaller
; In:    tiling; after tiling_fit
; Out:   Z or not
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
on_squares:
        ld a,(polygon_left)
        and 4                           ; DRAW_HALF: the middle of each is clear
        ret nz
        push hl
        ld a,(tiling)
        ld hl,tiling_squares
        call byte_at
        dec a
        pop hl
        ret

; flags_here - the properties of the tiling
; In:    tiling
; Out:   A = ROUND_COLUMNS, HAS_FLOORS and so on
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
flags_here:
        push hl
        ld a,(tiling)
        add a,a
        add a,a
        ld hl,links_tilings + 3
        call byte_at
        pop hl
        ret

; byte_at - a byte of a table
; In:    HL = table, A = its place
; Out:   A = the byte, HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  F
byte_at:
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        ret

; cell_of - the place of a cell in the arrays
; In:    D, E = row, column
; Out:   HL = its offset, 0 to 1,023
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
cell_of:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        ld h,a
        ret

; mark_of - where a cell's marks are; links_of - its passages
; In:    D, E = row, column
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
mark_of:
        ld a,high marks
        jr cell_in
links_of:
        ld a,high links
cell_in:
        push af
        call cell_of
        pop af
        add a,h
        ld h,a
        ret

; board_clear - clear the board's cells of the screen
; In:    tiling
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: wall_ink; the screen
board_clear:
        proc
        local row, cell
        ld a,(tiling)
        ld hl,wall_inks
        call byte_at
        ld (wall_ink),a
        ld c,a
        ld d,1
row:
        ld e,0
cell:
        ld a,' '
        call draw_char
        inc e
        ld a,e
        cp BOARD_COLUMNS
        jr nz,cell
        inc d
        ld a,d
        cp BOARD_ROWS + 1
        jr nz,row
        ret
        endp

; cell_absent - is a place without a cell, in rings that divide
; In:    D, E = row, column; after tiling_fit
; Out:   Z: it is a cell
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
cell_absent:
        ld a,(tiling_flags)
        and HAS_DIVISIONS
        ret z
        ld a,d
        call links_spacing
        dec a
        and e
        ret

; each_cell - call a routine for all cells in reading order
; In:    HL = routine: it gets D, E = row, column, and keeps them; it may use AF, BC, HL; tiling_columns, tiling_all
; Out:   D = tiling_all
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
each_cell:
        proc
        local row, cell, done
        ld (cell_routine),hl
        ld d,0
row:
        ld e,0
cell:
        call cell_absent
        jr nz,done
        ld hl,done
        push hl
        ld hl,(cell_routine)
        jp (hl)
done:
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,cell
        inc d
        ld a,(tiling_all)
        cp d
        jr nz,row
        ret
        endp

board_variables macro
cell_routine:   ds 2
wall_ink:       ds 1                    ; of the lines
own:            ds 1                    ; 1: the cells have room for colours
walker:         ds 2                    ; column, row
rose_best:      ds 2                    ; how well a passage leads where the keys do; its direction
walk_none:                              ; 0 when a walk begins
steps:          ds 2
found:          ds 1                    ; not 0: the exit has been reached; see char_paint
helped:         ds 1                    ; 1: the way has been shown
heat:           ds 1                    ; 1: colours by distance
way_shown:      ds 1
walk_none_end:
fewest:         ds 2
band_steps:     ds 2                    ; steps in each colour
way_out:        ds 2                    ; column, row of a character cell of the arrow at the exit; then pixels, where he is out
way_slow:       ds 1                    ; 1: it is drawn a step a frame
way_from:       ds 2
way_at:         ds 2                    ; in route
        endm

        endif
