; blocks_code.asm - the code that draws the lines of a window of blocks (engine/blocks/blocks.asm), made for the window in use
;
; For each of 24 lines, in each part: put the screen addresses of the lines 24, 48 .. below into the slots, load nine words, draw:
;   LD HL,next : LD (exit),HL : LD A,high : LD (slot),A .. : LD SP,(art) : POP .. : LD (art),SP : LD SP,line : JP first slot
; The lower byte of an address changes every eight lines only. A part of n lines uses the last n of four slots.

        if ! defined ENGINE_BLOCKS_CODE
ENGINE_BLOCKS_CODE equ 1

        include "engine/blocks/blocks_draw.asm"
        include "include/spectrum.asm"

; blocks_code - make the code
; In:    the window in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: BLOCKS_CODE, BLOCKS_SLOTS, its variables
blocks_code:
        proc
        local slot, part, line, other, high_only, same, next, loads, address
        ld hl,BLOCKS_SLOTS
        ld b,4
slot:
        ld (hl),$31                     ; LD SP,nn
        inc l
        inc l
        inc l
        ld (hl),$C3                     ; JP nn
        inc l
        inc l
        inc l
        djnz slot
        ld (hl),$C3
        ld de,BLOCKS_CODE
        ld hl,blocks_drivers
        ld a,(blocks_rows_above)
        ld b,a
        ld a,(blocks_window)
        call part
        ld a,(blocks_rows_above)
        ld c,a
        add a,a
        add a,c
        ld c,a
        ld a,(blocks_rows_below)
        ld b,a
        ld a,(blocks_window)
        add a,c
part:
        add a,a
        add a,a
        add a,a
        ld (blocks_y),a
        ld a,b
        ld (blocks_lines),a
        neg
        add a,4
        add a,a
        ld c,a
        add a,a
        add a,c
        add a,low BLOCKS_SLOTS
        ld (blocks_slot),a              ; the first of them
        ld c,24
line:
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        push hl
        push bc
        ld a,$21                        ; LD HL,nn
        call blocks_put
        push de
        inc de
        inc de
        ld a,$22                        ; LD (nn),HL
        ld bc,BLOCKS_EXIT + 1
        call blocks_put_word
        ld a,(blocks_y)
        ld c,a
        ld a,(blocks_slot)
        ld (blocks_slot_next),a
        xor a
        ld (blocks_high),a
        ld a,(blocks_lines)
        ld b,a
        jr next
other:
        push bc
        ld a,c
        call address
        ld a,(blocks_slot_next)
        add a,6
        ld (blocks_slot_next),a
        ld b,a
        ld a,c
        and 7
        ld c,b
        ld b,high BLOCKS_SLOTS
        jr nz,high_only
        push bc
        ld b,h
        ld c,l
        ld a,$21                        ; LD HL,nn
        call blocks_put_word
        pop bc
        inc c
        ld a,$22                        ; LD (nn),HL
        jr same
high_only:
        inc c
        inc c
        ld a,(blocks_high)
        cp h
        ld a,h
        ld (blocks_high),a
        ld a,$32                        ; LD (nn),A
        jr z,same
        ld a,$3E                        ; LD A,n
        call blocks_put
        ld a,h
        call blocks_put
        ld a,$32
same:
        call blocks_put_word
        pop bc
next:
        ld a,c
        add a,24
        ld c,a
        djnz other
loads:
        ld hl,blocks_loads
        ld bc,blocks_loads_end - blocks_loads
        ldir
        ld a,(blocks_y)
        call address
        ld b,h
        ld c,l
        ld a,$31                        ; LD SP,nn
        call blocks_put_word
        ld a,(blocks_slot)
        add a,3
        ld c,a
        ld b,high BLOCKS_SLOTS
        ld a,$C3                        ; JP nn
        call blocks_put_word
        pop hl
        ld (hl),e                       ; the next lines
        inc hl
        ld (hl),d
        ld hl,blocks_y
        inc (hl)
        pop bc
        pop hl
        dec c
        jp nz,line
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld a,$C3
        ld bc,blocks_done
        jr blocks_put_word
; address - HL = the screen address after the window's line A
address:
        push bc
        ld c,a
        and $C0
        rrca
        rrca
        rrca
        ld h,a
        ld a,c
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,c
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,(blocks_across_words)
        add a,a
        ld c,a
        ld a,(blocks_window + 1)
        add a,c
        ld c,a
        ld b,0
        add hl,bc
        pop bc
        ret
        endp

blocks_loads:
        ld sp,(blocks_art)
        pop af
        pop bc
        pop de
        pop hl
        exx
        pop bc
        pop de
        pop hl
        exx
        pop ix
        pop iy
        ld (blocks_art),sp
blocks_loads_end:

; blocks_put_word - put an instruction with a word there: A, then BC
; blocks_put - put a byte there
; In:    DE = where
; Out:   DE is past it
blocks_put_word:
        call blocks_put
        ld a,c
        call blocks_put
        ld a,b
blocks_put:
        ld (de),a
        inc de
        ret

blocks_code_variables macro
blocks_y:       ds 1                    ; the line in hand
blocks_lines:   ds 1                    ; that are drawn together
blocks_slot:    ds 1
blocks_slot_next: ds 1
blocks_high:    ds 1                    ; what A holds
        endm

        endif
