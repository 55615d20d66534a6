; half.asm - the two halves of a step in the window: he is between two places, then in the next one

        if ! defined LARGE_HALF
LARGE_HALF equ 1

        include "programs/large/show.asm"

; half_draw - the first half of a step: in the window he is between two places; half_done draws the second
; In:    C = the step's code; half_at
; Uses:  AF, BC, DE, HL
half_draw:
        proc
        local whole, copy, part, down, aside, right, each
        ld a,(step_wait)
        or a
        jr nz,whole                     ; the steps of F are whole
        ld de,rear_mark + 1
        call part
        ld a,c
        xor 4                           ; as seen from the place that he comes to
        ld c,a
        ld de,view_marks + 1
        call part
        ld hl,(half_at)
        ld a,(hl)
        push hl
        push af
        and VIEW_LINE
        or VIEW_REAR_BYTE
        ld (hl),a
        call draw_all
        pop af
        pop hl
        ld (hl),a
        call stride                     ; fall through into hero_whole
hero_whole:                             ; the next time he is drawn in his place
        ld hl,hero_shape
        ld de,view_marks + 1
copy:
        ld bc,8
        ldir
        ret
whole:
        call hero_whole
        jp draw_all
part:                                   ; what is in the place from which step C leads
        push bc
        bit 1,c
        jr nz,aside
        ld hl,hero_above
        bit 2,c
        jr nz,down
        ld hl,hero_shape + 4
down:
        call copy
        pop bc
        ret
aside:
        ld a,$0F
        bit 2,c
        jr z,right
        cpl
right:
        ld c,a
        ld hl,hero_shape
        ld b,8
each:
        ld a,(hl)
        inc hl
        rrca
        rrca
        rrca
        rrca
        and c
        ld (de),a
        inc de
        djnz each
        pop bc
        ret
        endp

; half_done - the second half of a step, if there was the first: he and what is around him, which is always in the window
; Uses:  AF, BC, DE, HL
half_done:
        ld hl,half_at + 1
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld hl,(view_column)             ; and view_row
        push hl
        ld bc,(view_columns)            ; and view_rows
        push bc
        ld bc,(view_top)                ; and view_left
        push bc
        ld de,(hero)
        dec d
        dec e
        ld a,d
        sub h
        add a,c
        ld c,a
        ld a,e
        sub l
        add a,b
        ld b,a
        ld (view_column),de
        ld (view_top),bc
        ld hl,3 * 257
        ld (view_columns),hl
        call view_draw
        pop hl
        ld (view_top),hl
        pop hl
        ld (view_columns),hl
        pop hl
        ld (view_column),hl
        ret

        endif
