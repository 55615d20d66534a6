; blocks_draw.asm - the two parts of a window of blocks (engine/blocks/blocks.asm), drawn

        if ! defined ENGINE_BLOCKS_DRAW
ENGINE_BLOCKS_DRAW equ 1

        include "engine/blocks/blocks_memory.asm"

        public blocks_upper, blocks_lower

; blocks_upper, blocks_lower - draw the upper or the lower part of the window
; In:    blocks_aim has been called
; Out:   interrupts enabled: while it draws they are not
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: its part of the window
blocks_upper:
        proc
        local lower_part, part, rows, switched, done
        ld hl,(blocks_bounds)
        ld (blocks_part_from),hl        ; and blocks_part_to
        ld a,high BLOCKS_LISTS
        ld (blocks_page),a
        ld a,(blocks_rows_above)
        ld hl,blocks_drivers
        ld c,0
        jr part
lower_part:
blocks_lower:
        ld hl,(blocks_bounds + 1)
        ld (blocks_part_from),hl
        ld a,high (BLOCKS_LISTS + 256)
        ld (blocks_page),a
        ld a,(blocks_rows_above)
        ld c,a
        ld a,(blocks_rows_below)
        ld hl,blocks_drivers + 50
part:
        push iy
        di
        ld (blocks_kept),sp
        ld de,(blocks_first)
        ld (blocks_art),de
        push hl
        ld b,a
        ld a,(blocks_row)
        add a,c
        and 15
        add a,a
        add a,a
        ld l,a
        ld a,(blocks_char)
        rrca
        and $80
        or l
        ld l,a
        ld h,high BLOCKS_ENTRIES
        ld (blocks_rows_from),hl
        ld a,b
        ld b,0
        ; where blocks_chain begins for so many lines
        cpl
        add a,5                         ; 4 - A
        ld c,a
        add a,a
        add a,a
        add a,c
        add a,a
        ld c,a                          ; * 10, the bytes for a line
        ld hl,blocks_chain_lines
        add hl,bc
        ld (blocks_chain_go + 1),hl
        call blocks_chain
        pop hl
        ; after line 23 of a block comes line 0 of the row below
        ld a,(blocks_down)
        or a
        jr z,rows
        push hl
        cpl
        add a,24                        ; 23 - A
        add a,a
        ld c,a
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; the lines before
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a                          ; the first lines of the row below
        inc de
        ld (blocks_patched),de
        ld (switched + 1),hl
        ex de,hl
        ld de,blocks_switch
        ld (hl),e
        inc hl
        ld (hl),d
        pop hl
rows:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
; blocks_switch - go on with the row of blocks below
blocks_switch:
        ld sp,(blocks_kept)
        ld hl,(blocks_patched)
        ld de,(switched + 1)
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,(blocks_table)
        ld (blocks_art),hl
        ld hl,(blocks_rows_from)
        ld de,4
        add hl,de
        ld (blocks_rows_from),hl
        call blocks_chain
switched:
        jp 0                            ; operand

; blocks_done - all lines are drawn
blocks_done:
        ld sp,(blocks_kept)
        pop iy
        ei
        ret
        endp

; blocks_chain - put the code of rows between the lines
; In:    blocks_rows_from
; Uses:  HL, IX
blocks_chain:
        proc
        ld (blocks_chain_sp),sp
        ld sp,(blocks_rows_from)
blocks_chain_go:
        jp 0                            ; operand
blocks_chain_lines:
        pop hl
        ld (BLOCKS_SLOTS + 4),hl
        pop hl
        ld (hl),low (BLOCKS_SLOTS + 6)
        db 0, 0, 0                      ; ten bytes each
        pop hl
        ld (BLOCKS_SLOTS + 10),hl
        pop hl
        ld (hl),low (BLOCKS_SLOTS + 12)
        db 0, 0, 0
        pop hl
        ld (BLOCKS_SLOTS + 16),hl
        pop hl
        ld (hl),low (BLOCKS_SLOTS + 18)
        db 0, 0, 0
        pop hl
        ld (BLOCKS_SLOTS + 22),hl
        pop hl
        ld (hl),low BLOCKS_EXIT
        ld sp,(blocks_chain_sp)
        ret
        endp

blocks_draw_variables macro
blocks_part_from: ds 1                  ; of the part drawn last
blocks_part_to: ds 1
blocks_page:    ds 1                    ; its list
blocks_chain_sp: ds 2
blocks_rows_from: ds 2
blocks_patched: ds 2
        endm

        endif
