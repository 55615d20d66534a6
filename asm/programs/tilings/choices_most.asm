; choices_most.asm - the largest board of a tiling that fits on the screen

        if ! defined TILINGS_CHOICES_MOST
TILINGS_CHOICES_MOST equ 1

; most_columns, most_rows - the most that fit, whatever the other number is
; In:    tiling, chosen_floors
; Out:   B = the least, C = the most
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tiling_columns, tiling_rows, tiling_storeys, what tiling_fit writes
most_columns:
        ld de,tiling_columns
        ld hl,tiling_rows
        jr most_of
most_rows:
        ld de,tiling_rows
        ld hl,tiling_columns
most_of:
        proc
        local each, fewer
        push de
        push hl
        call use_size
        pop hl
        ld b,LINKS_LEAST
        call flags_here
        and ROUND_COLUMNS | ROUND_ROWS | HAS_KINDS
        jr z,each
        inc b                           ; of tilings that wrap; of rows too, though most need it for columns only
each:
        ld (hl),b
        pop hl
        ld (hl),LINKS_MOST
fewer:
        push bc
        push hl
        call tiling_fit
        pop hl
        pop bc
        ld c,(hl)
        ret nc
        dec (hl)
        jr fewer
        endp

        endif
