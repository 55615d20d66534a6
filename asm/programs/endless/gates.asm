; gates.asm - the gates in the walls below cells: all open and shut together

        if ! defined ENDLESS_GATES
ENDLESS_GATES equ 1

        include "programs/endless/rows.asm"

GATE_SHUTS:     equ 48                  ; `beat`, 0 to 127: until then the gates are shut
GATE_ROWS:      equ 4                   ; every fourth row may have one, from row 1 on

; gates_turn - open all gates, or shut them
; In:    top_row, fine, as on the screen
; Uses:  AF, BC, DE, HL
gates_turn:
        proc
        local each, none
        ld a,1
each:
        push af
        ld hl,gate_at
        ld e,a
        ld d,0
        add hl,de
        ld c,(hl)
        inc c
        dec c
        call nz,gate_turn
        pop af
        add a,GATE_ROWS
        cp ROWS_KEPT
        jr c,each
        ret
        endp

; gate_turn - turn a gate: its byte, its row's patterns, the screen
; In:    A = the row's place in the ring; C = the gate's place in the bytes
; Uses:  AF, BC, DE, HL
gate_turn:
        proc
        local line, outside
        push af
        call row_bytes
        ld a,l
        or c
        ld l,a
        set 5,l
        ld a,(hl)
        xor GATE_OPEN xor GATE_SHUT
        ld (hl),a
        pop af
        push af
        push bc
        call row_patterns
        pop bc
        dec c                           ; C = the byte of the line
        ld a,c
        add a,24
        ld e,a
        ld d,0
        add hl,de
        call gate_flip
        ld de,SCROLL_STRIDE * ROWS_KEPT - 1
        add hl,de
        call gate_flip
        pop af
        ld hl,top_row
        sub (hl)
        and ROWS_KEPT - 1
        add a,a
        add a,a
        add a,a
        add a,a
        add a,CELL_LINES
        ld hl,fine
        sub (hl)
        ld b,WALL_LINES
line:
        cp SCROLL_TOP
        jr c,outside
        cp 192
        jr nc,outside
        push af
        call line_address
        ld a,l
        or c
        ld l,a
        call gate_flip
        pop af
outside:
        inc a
        djnz line
        ret
        endp

; gate_flip - turn two bytes of a gate's pattern; HL is one further on then; uses A, F
gate_flip:
        ld a,(hl)
        xor (SHUT_PATTERN xor OPEN_PATTERN) / 256
        ld (hl),a
        inc hl
        ld a,(hl)
        xor low (SHUT_PATTERN xor OPEN_PATTERN)
        ld (hl),a
        ret

        endif
