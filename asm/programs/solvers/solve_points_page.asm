; solve_points_page.asm - key points set at the cursor, their order, and the limit of the wave

        if ! defined SOLVERS_POINTS_PAGE
SOLVERS_POINTS_PAGE equ 1

        include "engine/text/number.asm"
        include "engine/pages/panel.asm"
        include "engine/text/text_line.asm"
        include "lib/field_address.asm"

LIMIT_FIRST:    equ 10                  ; the limits: 10, 20, 40, .. steps
LIMIT_LAST:     equ 160
ORDER_ROW:      equ 14
LIMIT_ROW:      equ 15

; solve_point - set a key point at DE, or remove the one that is there
solve_point:
        proc
        local each, other, add_point, remove, removed, done
        ld hl,points_list
        ld a,(points_count)
        or a
        jr z,add_point
        ld b,a
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        jr z,remove
other:
        inc hl
        djnz each
        ld a,(points_count)
        cp 8
        jr z,done                       ; there are no more
add_point:
        inc a
        ld (points_count),a
        ld (hl),d
        inc hl
        ld (hl),e
        call field_address
        ld (hl),FIELD_PATH
        jr done
remove:                                 ; HL = the second byte of the point; B = points from it on
        ld d,h
        ld e,l
        dec de
        inc hl
        ld a,b
        dec a
        add a,a
        ld c,a
        ld b,0
        jr z,removed
        ldir
removed:
        ld hl,points_count
        dec (hl)
done:
        call solve_clean
        jp solve_frame
        endp

; points_mark - mark the key points by their numbers
points_mark:
        proc
        local each
        ld a,(points_count)
        or a
        ret z
        ld b,a
        ld c,SMALL_DIGIT + 1
        ld hl,points_list
each:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld a,c
        call small_mark
        pop hl
        pop bc
        inc c
        djnz each
        ret
        endp

; solve_order - take the points in their order, or in the best one
solve_order:
        ld hl,points_order
        ld a,(hl)
        xor 1
        ld (hl),a
        jr points_shown

; solve_limit - another limit: none, 10, 20, .. 160 steps
solve_limit:
        proc
        local first, chosen
        ld a,(wave_limit)
        or a
        jr z,first
        cp LIMIT_LAST
        ld c,a
        ld a,0
        jr z,chosen
        ld a,c
        add a,a
        jr chosen
first:
        ld a,LIMIT_FIRST
chosen:
        ld (wave_limit),a
points_shown:
        call points_panel
        jp solve_frame
        endp

; points_panel - draw order and limit in the panel
; In:    points_order, wave_limit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
points_panel:
        proc
        local order, limited
        ink INK_VALUE
        ld de,ORDER_ROW * 256 + PANEL + 2
        ld a,(points_order)
        or a
        ld hl,given_text
        jr z,order
        ld hl,best_text
order:
        call draw_line
        ink INK_VALUE
        ld de,LIMIT_ROW * 256 + PANEL + 5
        ld hl,(wave_limit)
        ld a,l
        or a
        ld b,3
        ld a,0
        jp nz,draw_digits
        ld hl,any_text
        jp draw_line
        endp

given_text:
        db "given", TEXT_END
best_text:
        db "best", TEXT_END
any_text:
        db "any", TEXT_END

        endif
