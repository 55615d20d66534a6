; cost_rows.asm - how much rows of blocks take

        if ! defined MINOTAUR_COST_ROWS
MINOTAUR_COST_ROWS equ 1

; rows_ahead - what blocks_ahead takes
; In:    B = rows that it makes at most
; Out:   A
; Uses:  F, DE, HL
rows_ahead:
        proc
        local right, begins
        ld de,(blocks_char)
        ld a,(hero_way)
        dec a
        ld a,e
        jr z,right
        sub 2
right:
        inc a                           ; the character beside it
        ld hl,blocks_soon_char
        cp (hl)
        jr nz,begins
        ld hl,(blocks_soon_from)
        or a
        sbc hl,de
        jr nz,begins
        ld a,(blocks_next)
        sub BLOCKS_SOON
        ret z                           ; all have been made
        ld a,COST_AHEAD
        dec b
        ret z
        ld a,COST_AHEAD + COST_ROW
        ret
begins:
        ld a,COST_BEGINS
        ret
        endp

; rows_cost - how much the rows of blocks take more than the fastest would
; Out:   A
; Uses:  F, B, DE, HL
rows_cost:
        proc
        local row, upper
        ld hl,(blocks_char)             ; and blocks_char_row
        ld de,(cost_rows_of)
        ld (cost_rows_of),hl
        or a
        sbc hl,de
        ld a,(cost_rows)
        ret z
        ld a,(blocks_char)
        rrca
        and $80
        ld b,a
        ld a,(blocks_row)
        and 15
        add a,a
        add a,a
        or b
        ld l,a
        ld h,high BLOCKS_ENTRIES        ; where a row's code begins: 4 T in each of its lines for each byte before 15 of 32
        ld a,(hl)
        and 31
        ld d,a
        ld e,105                        ; of seven rows
        ld b,6
row:
        ld a,l
        add a,4
        ld l,a
        ld a,(hl)
        and 31
        cpl
        inc a
        add a,e
        ld e,a
        djnz row
        ld a,l                          ; of the first one and the eighth, the slower
        add a,4
        ld l,a
        ld a,(hl)
        and 31
        cp d
        jr nc,upper
        ld d,a
upper:
        ld a,e
        sub d
        ld e,a                          ; 96 T each, and contention
        srl a
        srl e
        srl e
        add a,e
        ld (cost_rows),a
        ret
        endp

        endif
