; view_place.asm - the address of a place of a large field

        if ! defined ENGINE_VIEW_PLACE
ENGINE_VIEW_PLACE equ 1

        include "include/large.asm"

        public view_place

; view_place - the address of a place of the large field
; In:    D, E = row, column; big_field, big_width
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
view_place:
        proc
        local times, even
        push de
        ld a,d
        ld hl,(big_field)
        ld d,0
        add hl,de
        ld de,(big_width)
        ld d,0
times:                                  ; HL = HL + A * DE
        srl a
        jr nc,even
        add hl,de
even:
        ex de,hl
        add hl,hl
        ex de,hl
        jr nz,times
        pop de
        ret
        endp

        endif
