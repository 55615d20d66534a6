; tile_window_code.asm - the code that copies lines of a window of tiles (engine/blocks/tile_window.asm)
;
; The words of a line are copied in two halves, as many as registers are there:
;   LD SP,from : POP .. : LD (from of the next half),SP : LD SP,IX : PUSH .. ; the same with IY ; INC IXH : INC IYH
; A line of odd width has the byte in its middle copied twice. There is such code for eight lines of pixels, and for
; one of colours; LD SP,(kept) : RET follow. To copy fewer lines, it is entered at a later one.

        if ! defined ENGINE_TILE_WINDOW_CODE
ENGINE_TILE_WINDOW_CODE equ 1

        include "engine/blocks/tile_window_bytes.asm"

; Times are counted in units of 45 T.
TILE_WINDOW_FIRST: equ 328              ; the beam leaves the first line of row 0; 40 more for each row
TILE_WINDOW_SLACK: equ 1300             ; a copy of no row can begin so much later; 2.5 * width - 8 less for each row

; tile_window_code - make the code, and find when to copy
; In:    the record in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
tile_window_code:
        proc
        local lines, line, half, put, few, even, eighth, slack, none
        ld a,(tile_window_width)
        inc a
        srl a                           ; words
        ld b,a
        srl a                           ; in the left half
        ld c,a
        add a,a
        ld (tile_window_left_end),a
        ld a,b
        sub c
        ld b,a                          ; in the right half
        ld de,tile_window_colour_code
        ld a,1
        call lines
        ld de,tile_window_pixel_code
        ld a,8
        call lines
        ld hl,(tile_window_line_end)
        ld de,tile_window_pixel_code
        or a
        sbc hl,de
        ld b,3
eighth:
        srl h
        rr l
        djnz eighth
        ld (tile_window_line_size),hl
        ; the beam leaves the first line, and so long can the copy wait then
        ld a,(tile_window_row)
        ld h,a
        ld a,40
        call tile_window_product
        ld de,TILE_WINDOW_FIRST
        add hl,de
        ld (tile_window_earliest),hl
        ld de,TILE_WINDOW_SLACK
        add hl,de
        ld a,(tile_window_width)
        ld e,a
        srl e
        add a,a
        add a,e
        sub 8
        ld e,a
        ld d,0
        ld a,(tile_window_height)
slack:
        or a
        sbc hl,de
        jr c,none
        dec a
        jr nz,slack
        ld (tile_window_latest),hl
        ret
none:
        ld hl,0
        ld (tile_window_latest),hl
        ret
lines:                                  ; at DE: A lines of C words and B words
        push de
        ld hl,tile_window_link          ; nothing comes before
        ld (tile_window_link),hl
line:
        push af
        xor a
        ld (tile_window_odd),a
        ld a,c
        ld hl,$F9DD                     ; LD SP,IX
        call half
        ld a,(tile_window_width)
        ld (tile_window_odd),a
        ld a,b
        ld hl,$F9FD                     ; LD SP,IY
        call half
        ld hl,tile_window_next_line
        ld a,4
        call put
        ld (tile_window_line_end),de
        pop af
        dec a
        jr nz,line
        ld hl,tile_window_end_of_code
        ld a,tile_window_pops - tile_window_end_of_code
        call put
        pop de                          ; the end leads to the first line
        ld hl,(tile_window_link)
        inc de
        ld (hl),e
        inc hl
        ld (hl),d
        ret
half:                                   ; A words; HL = LD SP,IX or IY
        push bc
        push hl
        ld hl,(tile_window_link)
        inc de
        ld (hl),e
        inc hl
        ld (hl),d
        dec de
        ld c,a
        ld b,0
        cp 4
        jr c,few
        inc c                           ; EXX
        cp 8
        jr c,few
        inc c                           ; EX AF,AF'
few:
        ld a,$31                        ; LD SP,nn
        ld (de),a
        inc de
        inc de
        inc de
        ld a,(tile_window_odd)
        rrca
        jr nc,even
        ld a,$3B                        ; DEC SP
        ld (de),a
        inc de
even:
        ld hl,tile_window_pushes
        or a
        sbc hl,bc
        ld a,c
        call put
        ex de,hl
        ld (hl),$ED                     ; LD (nn),SP
        inc hl
        ld (hl),$73
        inc hl
        ld (tile_window_link),hl
        inc hl
        inc hl
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
        ld hl,tile_window_pushes
        call put
        pop bc
        ret
put:                                    ; A bytes from HL to DE
        push bc
        ld c,a
        ld b,0
        ldir
        pop bc
        ret
        endp

tile_window_next_line:
        inc ixh
        inc iyh
tile_window_end_of_code:
        ld sp,(tile_window_kept)
        ret
tile_window_pops:
        pop af
        ex af,af'
        pop af
        pop bc
        pop de
        pop hl
        exx
        pop bc
        pop de
        pop hl
tile_window_pushes:
        push hl
        push de
        push bc
        exx
        push hl
        push de
        push bc
        push af
        ex af,af'
        push af

tile_window_code_variables macro
tile_window_left_end: ds 1              ; bytes in the left half
tile_window_odd: ds 1
tile_window_link: ds 2                  ; the operand that says where the next half begins
tile_window_pixel_code: ds 509
tile_window_colour_code: ds 68
tile_window_line_end: ds 2              ; after the code of eight lines
tile_window_line_size: ds 2
tile_window_kept: ds 2
tile_window_earliest: ds 2              ; units from HALT: the copy can begin
tile_window_latest: ds 2                ; with more of them counted, it cannot
        endm

        endif
