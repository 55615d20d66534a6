; solve_points_page.asm - key points set at the cursor

        if ! defined SOLVERS_POINTS_PAGE
SOLVERS_POINTS_PAGE equ 1

        include "lib/field_address.asm"

; solve_point - set a key point at DE, or remove the one that is there; none at the ends and on walls
solve_point:
        proc
        local each, other, add_point, remove, done
        call at_end
        call nz,place_shut
        jp z,solve_no
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
        jp z,solve_no                   ; there are no more
add_point:
        inc a
        ld (points_count),a
        ld (hl),d
        inc hl
        ld (hl),e
        jr done
remove:                                 ; HL = the second byte of the point; B = points from it on
        push de
        ld d,h
        ld e,l
        dec de
        inc hl
        ld a,b
        add a,a                         ; and two bytes more, which are no point then
        ld c,a
        ld b,0
        ldir
        pop de
        ld hl,points_count
        dec (hl)
done:
        call draw_line_place            ; no number is left where a point was
        jp solve_changed
        endp

; points_mark - mark the key points by their numbers
points_mark:
        proc
        local each
        ld a,(points_count)
        or a
        ret z
        ld b,a
        ld c,'1'
        ld hl,points_list
each:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld b,c
        ld c,POINT_INK
        call board_letter
        pop hl
        pop bc
        inc c
        djnz each
        ret
        endp

        endif
