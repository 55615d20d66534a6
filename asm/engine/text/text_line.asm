; text_line.asm - text to the end of a row

        if ! defined ENGINE_TEXT_LINE
ENGINE_TEXT_LINE equ 1

        include "engine/text/text.asm"

        public draw_line

; draw_line - draw characters, then spaces up to the right edge
; In:    HL = characters, ended by TEXT_END; D, E = row, column; C = attribute
; Out:   HL = the byte after TEXT_END; E = 32
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
; Writes: the screen
draw_line:
        proc
        local draw
        ld a,(hl)
        inc hl
        or a
        jr nz,draw
        dec hl                          ; stay at the end
        ld a,' '
draw:
        push hl
        call draw_char
        pop hl
        inc e
        ld a,e
        cp 32
        jr c,draw_line
        inc hl
        ret
        endp

        endif
