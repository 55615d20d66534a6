; tiling_strokes.asm - a side of many cells at once: code for its pixels, made anew, or level lines by bytes

        if ! defined ENGINE_TILING_STROKES
ENGINE_TILING_STROKES equ 1

        include "tiling/drawing/tiling_polygon.asm"

WALLS_PIECE:    equ 8                   ; pixels of a level side at once: their bits are in two bytes, wherever they begin

; walls_side - a side of all cells of a class
; In:    A = cells, H = the side's bit; D, E = y, x where it begins; B, C = how far down and right it goes
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: pixels, operands
walls_side:
        proc
        local down, rightward, steep, pixel, both, done, minor, only, level
        ld (walls_count + 1),a
        ld a,h
        ld (walls_mask + 1),a
        ld a,b
        or a
        jp z,walls_level
        jp p,down
        add a,d                         ; begin at the upper end
        ld d,a
        ld a,c
        add a,e
        ld e,a
        xor a
        sub b
        ld b,a
        xor a
        sub c
        ld c,a
down:
        ld a,e
        ld (walls_right + 1),a
        call walls_line
        push de
        ld hl,$2C09                     ; inc l, rrc c
        ld a,c
        or a
        jp p,rightward
        neg
        ld c,a
        ld hl,$2D01                     ; dec l, rlc c
rightward:
        ld a,l
        ld (walls_turn + 4),a
        ld a,h
        ld (walls_move + 1),a
        ld hl,walls_down
        ld a,b
        cp c
        jr nc,steep
        ld b,c
        ld c,a
        ld hl,walls_turn
steep:
        ld (only + 1),hl
        ld a,c
        ld (minor + 1),a
        ld a,b
        ld c,b
        srl a                           ; the error
        inc b
        ld hl,walls_code
pixel:                                  ; HL = the code, DE = the line
        ld (hl),$7E                     ; ld a,(hl)
        inc hl
        ld (hl),$B1                     ; or c
        inc hl
        ld (hl),$77                     ; ld (hl),a
        inc hl
        dec b
        jr z,done
minor:
        sub 0                           ; operand
        jr c,both
only:
        call 0                          ; operand
        jr pixel
both:
        add a,c
        call walls_turn
        call walls_down
        jr pixel
done:
        ld (hl),$D9                     ; exx
        inc hl
        ld (hl),$C3                     ; jp walls_steps
        inc hl
        ld (hl),low walls_steps
        inc hl
        ld (hl),high walls_steps
        pop de
        ld hl,$606F                     ; ld l,a, ld h,b
        ld a,high walls_bits
        endp                            ; fall through into walls_run

; walls_run - draw the side of those cells that have no passage there
; In:    HL = the instructions at walls_how; A = what they expect in B'; DE = the line of the screen where the side begins; operands
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: pixels
walls_run:
        ld (walls_how),hl
        push de
        exx
        pop de
        ld b,a
        exx
walls_cells:
        ld de,0                         ; operand: the first cell
walls_x:
        ld hl,tiling_grid               ; operand: x of its column
walls_count:
        ld b,0                          ; operand
walls_loop:
        ld a,(de)
walls_mask:
        and 0                           ; operand: the side
walls_jump:
        jr z,walls_wall                 ; operand: jr nz where passages are drawn
walls_steps:
        ds 3 * POLYGON_MOST + 3         ; to the next cell of the class: `inc e`, `inc l`, djnz walls_loop, ret
walls_wall:
        ld a,(hl)
walls_right:
        add a,0                         ; operand: from x of the column to the wall
        exx
walls_how:
        ld l,a                          ; operand: or jr walls_bytes
        ld h,b
        ld c,(hl)
        inc h
        ld a,(hl)
        add a,e
        ld l,a
        ld h,d
        jp walls_code
walls_bytes:
        ld l,a
        add a,a
        and 14
        ld c,a
        ld h,high walls_eighths
        ld a,(hl)
        add a,e
        ld l,a
        ld h,d
        ld a,(bc)
        or (hl)
        ld (hl),a
        inc c
        inc l                           ; where the line ends, C there has no pixels
        ld a,(bc)
        or (hl)
        ld (hl),a
        exx
        jp walls_steps
WALLS_LEVEL:    equ $18 + 256 * (walls_bytes - walls_how - 2)

; walls_level - a level side, in pieces; In: as walls_side, but A, H
walls_level:
        proc
        local piece, ones, pair, same
        ld a,c
        or a
        jp p,piece
        add a,e
        ld e,a
        xor a
        sub c
        ld c,a
piece:
        ld a,e
        ld (walls_right + 1),a
        ld a,WALLS_PIECE
        ld b,a
        cp c
        jr c,$ + 3
        ld b,c
        push bc
        push de
        call walls_line
        ld a,b
walls_length:
        cp 0                            ; operand: the piece of which walls_runs is
        jr z,same
        ld (walls_length + 1),a
        inc b
        ld hl,0
ones:
        scf
        rr h
        rr l
        djnz ones
        ld bc,walls_runs
pair:
        ld a,h
        ld (bc),a
        inc c
        ld a,l
        ld (bc),a
        inc c
        srl h
        rr l
        bit 4,c
        jr z,pair
same:
        ld hl,WALLS_LEVEL
        ld a,high walls_runs
        call walls_run
        pop de
        pop bc
        ld a,e
        add a,b
        ld e,a
        ld a,c
        sub b
        ld c,a
        jr nz,piece
        ret
        endp

; walls_line - where a line of the screen begins
; In:    D = y
; Out:   DE = address
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
walls_line:
        ld a,d
        and 7
        or high SCREEN
        ld e,a
        ld a,d
        rrca
        rrca
        rrca
        and $18
        or e
        ld e,a
        ld a,d
        ld d,e
        add a,a
        add a,a
        and $E0
        ld e,a
        ret

; walls_turn - code for a step to the right or left; In: HL = where to; Out: HL past it; Keeps: all others
walls_turn:
        ld (hl),$CB                     ; rrc c, or rlc c
        inc hl
        ld (hl),$09                     ; operand
        inc hl
        ld (hl),$30                     ; jr nc,$ + 3
        inc hl
        ld (hl),1
        inc hl
walls_move:
        ld (hl),$2C                     ; operand: inc l, or dec l
        inc hl
        ret

; walls_down - code for a step down; In: HL = where to, DE = the line; Out: HL past it, DE = the next line; Keeps: AF, BC
walls_down:
        proc
        local cross
        push af
        inc d
        ld a,d
        and 7
        jr z,cross
        ld (hl),$24                     ; inc h
        inc hl
        pop af
        ret
cross:
        ex de,hl
        call pixel_row
        ex de,hl
        ld (hl),$7D                     ; ld a,l
        inc hl
        ld (hl),$C6                     ; add a,32
        inc hl
        ld (hl),32
        inc hl
        ld (hl),$6F                     ; ld l,a
        inc hl
        ld (hl),$26                     ; ld h,
        inc hl
        ld (hl),d
        inc hl
        pop af
        ret
        endp

tiling_strokes_variables macro
; scratch, in links_list: a page boundary, which the parts but the last one need
walls_bits:     equ (links_list + 255) & $FF00 ; for each x: the pixel in its byte
walls_eighths:  equ walls_bits + 256    ; and x / 8
walls_runs:     equ walls_eighths + 256 ; for each beginning in a byte: the two bytes of a piece of a level side
walls_row:      equ walls_runs + 256    ; a row of a board with a mask
walls_code:     equ walls_row + LINKS_STRIDE ; 31 rows take 226 bytes, 31 columns 318
lattice_code:   equ walls_code + 128    ; after that of stairs
        endm

        endif
