; loop.asm - part of solve_wave_large: expand the cells in the ring
;
; SP = the ring's head, DE = its tail; BC = -1 - stride. A free cell gets the bit of the step back, and joins the ring.

; large_plain - the cell HL joins the ring, in an odd row or in a plane of bytes
large_plain macro
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        call z,page
        ex de,hl
        endm

; large_even - the same for an even row
large_even macro
        ex de,hl
        ld (hl),e
        inc l
        ld a,d
        sub LARGE_PAGE
        ld (hl),a
        inc l
        call z,page
        ex de,hl
        endm

; large_byte - the same in a plane of bytes; large_page is far from it, since a jump that is not taken is fast
large_byte macro page_here,past_here
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        jr z,page_here
past_here:
        ex de,hl
        endm

large_page macro page_here,past_here
page_here:
        call page
        jr past_here
        endm

large_look macro bits
        ld a,(hl)
        and bits
        endm

        proc
        local next_even,even,even_down,even_left,even_right,even_up,even_try_right,even_try_up
        local odd,odd_up,odd_left,odd_right,odd_down,odd_try_left,odd_try_down
        local down,left,right,up,try_right,try_up
        local page_down,page_left,page_right,page_up,past_down,past_left,past_right,past_up
even_down:
        set 4,(hl)
        large_plain
        dec hl
        large_look $AA
        jr nz,even_try_right
even_left:
        set 3,(hl)
        large_even
even_try_right:
        inc hl
        inc hl
        large_look $AA
        jr nz,even_try_up
even_right:
        set 1,(hl)
        large_even
even_try_up:
        add hl,bc
        large_look $55
        jr nz,next_even
even_up:
        set 6,(hl)
        large_plain
next_even:
        pop hl
        ld a,h
        cp LARGE_PAGES
        jr nc,odd
even:
        add a,LARGE_PAGE
        ld h,a
        large_look $55                  ; below
        jr z,even_down
        dec hl
        large_look $AA                  ; left
        jr z,even_left
        inc hl
        inc hl
        large_look $AA                  ; right
        jr z,even_right
        add hl,bc
        large_look $55                  ; above
        jr z,even_up
        scf
        jp leaf

odd_up:
        set 7,(hl)
        large_even
        inc hl
        large_look $55
        jr nz,odd_try_left
odd_right:
        set 0,(hl)
        large_plain
odd_try_left:
        dec hl
        dec hl
        large_look $55
        jr nz,odd_try_down
odd_left:
        set 2,(hl)
        large_plain
odd_try_down:
        sbc hl,bc                       ; carry is clear
        large_look $AA
        jr nz,next_odd
odd_down:
        set 5,(hl)
        large_even
next_odd:
        pop hl
        ld a,h
        cp LARGE_PAGES
        jr c,even
odd:
        large_look $AA                  ; above
        jr z,odd_up
        inc hl
        large_look $55                  ; right
        jr z,odd_right
        dec hl
        dec hl
        large_look $55                  ; left
        jr z,odd_left
        sbc hl,bc
        large_look $AA                  ; below
        jr z,odd_down
        scf
        jp leaf

        if WAVE_LARGE_BYTES
; the same in a plane of bytes: A = PASSABLE_MOST, carry is set at next_byte
down:
        ld (hl),LARGE_UP
        large_byte page_down,past_down
        add hl,bc
        cp (hl)
        jr c,try_right
left:
        ld (hl),LARGE_RIGHT
        large_byte page_left,past_left
try_right:
        inc hl
        inc hl
        cp (hl)
        jr c,try_up
right:
        ld (hl),b                       ; $FF
        large_byte page_right,past_right
try_up:
        add hl,bc
        cp (hl)
        jr c,next_byte
up:
        ld (hl),LARGE_DOWN
        large_byte page_up,past_up
        scf
next_byte:
        pop hl
        sbc hl,bc
        cp (hl)                         ; below
        jr nc,down
        add hl,bc
        cp (hl)                         ; left
        jr nc,left
        inc hl
        inc hl
        cp (hl)                         ; right
        jr nc,right
        add hl,bc
        cp (hl)                         ; above
        jr nc,up
        endif
; leaf - a cell without a free neighbour: only such cells are the last one in the ring or at its end; carry is set
leaf:
        ld h,d
        ld l,e
        sbc hl,sp
        jr c,behind
on:
        scf
leaf_next:
        if WAVE_LARGE_BYTES
        jp 0                            ; operand
        else
        jp next_odd                     ; operand with a limit
        endif
        if WAVE_LARGE_BYTES
        large_page page_down,past_down
        large_page page_left,past_left
        large_page page_right,past_right
        large_page page_up,past_up
        endif
        endp
