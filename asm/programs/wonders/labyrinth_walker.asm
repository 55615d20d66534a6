; labyrinth_walker.asm - who walks in a labyrinth

        if ! defined WONDERS_LABYRINTH_WALKER
WONDERS_LABYRINTH_WALKER equ 1

        include "engine/views/mark_shapes.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/tour.asm"

        public labyrinth_walker, labyrinth_leave

; labyrinth_walker - the end of the line, and who walks, in the character in which it is: what is there comes back when he leaves it
; In:    D, E = his place
; Keeps: B, DE
; Uses:  AF, C, HL
; Writes: labyrinth_under, labyrinth_kept
labyrinth_walker:
        proc
        local there, line, back
        ld c,LABYRINTH_INK
        call labyrinth_dot
        push de
        push bc
        call labyrinth_character
        call cell_address
        ld bc,(labyrinth_under)
        or a
        sbc hl,bc
        jr z,there
        add hl,bc
        push de
        push hl
        call labyrinth_leave
        call hero_walks
        pop hl
        ld (labyrinth_under),hl
        ld de,labyrinth_kept
        ld bc,(hero_now)
line:
        ld a,(hl)
        ld (de),a
        ld a,(bc)
        ld (hl),a
        inc bc
        inc de
        inc h
        ld a,h
        and 7
        jr nz,line
        pop de
there:
        call attribute_address
        ld (hl),HERO_INK
        pop bc
        pop de
        ret

; labyrinth_leave - his character is as it was
; Keeps: BC
; Uses:  AF, DE, HL
labyrinth_leave:
        ld hl,(labyrinth_under)
        ld a,h
        or a
        ret z
        ld de,labyrinth_kept
back:
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        ld a,h
        and 7
        jr nz,back
        ld h,a
        ld (labyrinth_under),hl
        ret
        endp

        endif
