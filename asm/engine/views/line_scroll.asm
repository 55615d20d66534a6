; line_scroll.asm - a maze that scrolls up by 1 to 12 pixels, on 184 lines of 24 columns
;
; A row of the maze is 16 lines: 12 alike of its cells, then 4 alike of the walls below. When it scrolls by N, only the N
; lines below each change differ, so only these are drawn: 24 bytes each, the left half of a line, then the right.
; 1. Twelve bytes of pattern go into BC, DE and HL of both register sets.
; 2. The ladder has a step for each line: SP to the line's end, six pushes, out after A steps. IX is where to enter.
; Lines above or below the field have steps too, into scroll_nowhere: nothing needs to be clipped.
; Begin right after the interrupt. The beam then reaches the field 16,100 T later and takes 3,584 T for a row; this goes from
; top to bottom, and by 8 pixels takes less than that for a row even in contended memory: it is always ahead. (By 8 pixels on a
; 128K, whose ROM takes up to 4,800 T to note a new key, that key costs it the lead for a frame.)
; After each row, except a first one above the field, it calls a routine of the program, which draws the moving figures there. A figure
; that is wiped before this and drawn again here does not flicker.

        if ! defined ENGINE_LINE_SCROLL
ENGINE_LINE_SCROLL equ 1

        include "include/spectrum.asm"

        public scroll_build, scroll_lines, line_address

SCROLL_TOP:     equ 8                   ; the first line of the field; it ends with the screen
SCROLL_ROWS:    equ 13                  ; rows of the maze, the last ones in part
SCROLL_STRIDE:  equ 48                  ; bytes of a row: the pattern of its cells, then that of the walls
CELL_LINES:     equ 12
WALL_LINES:     equ 4
STEP:           equ 15                  ; bytes of a step of the ladder
STEPS:          equ 16 + 192 + 16
HALF:           equ STEP * STEPS        ; from a step of the left half to that of the right one

; scroll_build - make the ladders
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: scroll_ladder
; Size:  69 bytes
scroll_build:
        proc
        local half, each, outside, inside, code, code_end
        ld de,scroll_ladder
        ld c,12
        call half
        ld c,24
half:
        ld b,STEPS
each:
        ld a,STEPS - 16
        sub b                           ; the line, from -16
        cp 192
        jr nc,outside
        cp SCROLL_TOP
        jr c,outside
        call line_address
        ld a,l
        add a,c
        ld l,a
        jr inside
outside:
        ld hl,scroll_nowhere + 12
inside:
        ld a,$31                        ; ld sp,..
        ld (de),a
        inc de
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
        push bc
        ld hl,code
        ld bc,code_end - code
        ldir
        pop bc
        djnz each
        ret
code:                                   ; the rest of a step
        push hl
        push de
        push bc
        exx
        push hl
        push de
        push bc
        exx
        dec a
        jp z,scroll_out
code_end:
        if code_end - code + 3 - STEP
        .error STEP must be the length of a step
        endif
        endp
scroll_build_end:

; scroll_lines - draw the lines that change when the maze has scrolled
; In:    A = lines, 1 to CELL_LINES: CELL_LINES draws all; C = lines of the first row above the screen, 0 to 15; HL = the
;        patterns of the first row, those of the others behind it; DE = routine to call after each row, scroll_rest rows
;        before the end; it keeps IX; interrupts on, the last one just now
; Out:   interrupts on
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL, SP
; Writes: the screen, scroll_patterns, scroll_stack, scroll_rest, scroll_nowhere; operands of its own
; Size:  218 bytes   Time: 15,206 T by 1 pixel, 20,302 T by 2, 40,688 T by 8, without the program's routine
scroll_lines:
        proc
        local few, seen, row, cells_left, cells_right, walls_left, walls_right
        local cells_1, cells_2, walls_1, walls_2, each_row
        di
        ld (each_row + 1),de
        ld (cells_1 + 1),a
        ld (cells_2 + 1),a
        cp WALL_LINES
        jr c,few
        ld a,WALL_LINES
few:
        ld (walls_1 + 1),a
        ld (walls_2 + 1),a
        ld de,SCROLL_ROWS * 256 + 16
        ld a,c
        cp SCROLL_TOP
        jr c,seen
        dec d                           ; the first row is above the field
        ld e,32
        ld bc,SCROLL_STRIDE
        add hl,bc
        ld c,a
seen:
        ld (scroll_patterns),hl
        ld a,d
        ld (scroll_rest),a
        push ix
        push iy
        exx
        push bc
        push de
        push hl
        exx
        ld a,e
        sub c
        ld l,a
        ld h,0
        ld e,l
        ld d,h
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        sbc hl,de                       ; STEP times
        ld de,scroll_ladder
        add hl,de
        push hl
        pop ix
        ld (scroll_stack),sp

; half - draw a half of some lines, from IX on
half    macro count, next
        ld sp,(scroll_patterns)
        pop bc
        pop de
        pop hl
        exx
        pop bc
        pop de
        pop hl
        ld (scroll_patterns),sp
count:
        ld a,0                          ; operand: the number of lines
        ld iy,next
        jp (ix)
next:
        endm

row:
        half cells_1, cells_left
        ld bc,HALF
        add ix,bc
        half cells_2, cells_right
        ld bc,CELL_LINES * STEP - HALF
        add ix,bc
        half walls_1, walls_left
        ld bc,HALF
        add ix,bc
        half walls_2, walls_right
        ld bc,WALL_LINES * STEP - HALF
        add ix,bc
        ld sp,(scroll_stack)
each_row:
        call 0                          ; operand: the program's routine
        ld hl,scroll_rest
        dec (hl)
        jp nz,row
        exx
        pop hl
        pop de
        pop bc
        exx
        pop iy
        pop ix
        ei
        ret
        endp
scroll_out:
        jp (iy)
scroll_lines_end:

; line_address - the address of a line of the screen
; In:    A = line, 0 to 191
; Out:   HL = its first byte
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  21 bytes   Time: 91 T
line_address:
        ld l,a
        and 7
        ld h,a
        ld a,l
        and $C0
        rrca
        rrca
        rrca
        or h
        or high SCREEN
        ld h,a
        ld a,l
        and $38
        add a,a
        add a,a
        ld l,a
        ret
line_address_end:

line_scroll_variables macro
scroll_stack:   ds 2                    ; SP while the lines are drawn
scroll_patterns: ds 2                   ; the next pattern
scroll_rest:    ds 1                    ; rows to draw
scroll_nowhere: ds 12                   ; for lines outside the field
scroll_ladder:  ds 2 * HALF
        endm

        endif
