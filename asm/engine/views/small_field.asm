; small_field.asm - the field in cells of 6 x 6 pixels: all of 31 x 31 on the left three quarters of the screen
;
; 1. The cells on the screen are stored, a byte each, in `small_shown`; small_update paints only those that have changed,
;    so it can be called during a generator's work without its help. small_paint.asm does the painting.
; 2. In `small_shown` a mark is SMALL_MARKED + look, different from any byte of a field, so that the next small_update wipes it.
; 3. Row 31 and column 31 of the field, never inside a maze, are not shown.

        if ! defined ENGINE_SMALL_FIELD
ENGINE_SMALL_FIELD equ 1

        include "include/field.asm"
        include "engine/views/small_paint.asm"
        include "lib/field_address.asm"

        public small_update, small_mark, small_again

SMALL_SIDE:     equ 31                  ; rows and columns shown
SMALL_MARKED:   equ $E0

; small_update - paint the cells that have changed
; In:    field; small_begin must have been called
; Out:   -
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: the screen, small_shown
; Time:  41,324 T when nothing has changed, and 1,487 T more for each cell, if all have
small_update:
        proc
        local row, cell, next, changed
        ld hl,field
        ld de,small_shown
        ld c,SMALL_SIDE
row:
        ld b,SMALL_SIDE
cell:
        ld a,(de)
        cp (hl)
        jr nz,changed
next:
        inc l
        inc e
        djnz cell
        inc hl
        inc de
        dec c
        jr nz,row
        ret
changed:
        push bc
        push de
        push hl
        ld c,(hl)
        ex de,hl
        ld (hl),c
        call small_look
        ld b,a                          ; B = the old look
        ld a,c
        call small_look
        cp b
        call nz,small_paint
        pop hl
        pop de
        pop bc
        jr next
        endp

; small_mark - paint a cell as marked
; In:    D, E = field row, column, 0 to 30; A = SMALL_ROUTE and so on
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, AF', BC, HL
; Writes: the screen, small_shown
small_mark:
        push de
        push af
        call small_place
        pop af
        push af
        or SMALL_MARKED
        ld (hl),a
        pop af
        call small_paint
        pop de
        ret

; small_again - paint a cell as in small_shown, over a cursor that small_over painted there
; In:    D, E = field row, column, 0 to 30
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, AF', BC, HL
; Writes: the screen
small_again:
        proc
        local marked
        push de
        call small_place
        ld a,(hl)
        cp SMALL_MARKED
        jr nc,marked
        call small_look
marked:
        and $1F
        call small_paint
        pop de
        ret
        endp

; small_over - paint a cell for a moment: small_shown does not change
; In:    D, E = field row, column, 0 to 30; A = look
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, AF', BC, HL
; Writes: the screen
small_over:
        push de
        push af
        call small_place
        pop af
        call small_paint
        pop de
        ret

; small_place - the address of a cell in small_shown
; In:    D, E = field row, column
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
small_place:
        call field_address
        ld a,h
        add a,0 + (high small_shown) - (high field)
        ld h,a
        ret

        endif
