; roam_solid.asm - the solid cells of a listing's picture as walls of a walk

        if ! defined MAGAZINE_ROAM_SOLID
MAGAZINE_ROAM_SOLID equ 1

; roam_solid - solid cells beside the floor become a wall in which no disc finds a way: grey, or bricks; others black
; In:    roam_none has been called, and places have been visited since
; Uses:  AF, BC, DE, HL
; Writes: the picture
roam_solid:
        proc
        local solid, line, shape, other
        ld hl,ATTRIBUTES
solid:
        push hl
        call roam_lines
        ld a,$FF
line:
        and (hl)
        inc h
        djnz line
        pop hl
        push hl
        inc a
        jr nz,other
        call roam_floor_near
        ld c,a
        call roam_lines
        ld de,roam_wall_shape
shape:
        ld a,(de)
        inc de
        and c
        ld (hl),a
        inc h
        djnz shape
other:
        pop hl
        call roam_next
        jr nz,solid
        ret
        endp

        if defined ROAM_BRICK
roam_wall_shape: db 0, 247, 247, 247, 0, 127, 127, 127  ; the middle line is not empty, nor the last one
        else
roam_wall_shape: db $AB, $55, $AA, $55, $AA, $55, $AA, $D5  ; its corners are there, or the disc would cut them
        endif

; roam_floor_near - is the floor in one of the eight cells around a wall?
; In:    HL = its attribute; roam_none has been called, and places have been visited since
; Out:   A = 255 if it is, else 0
; Keeps: HL
; Uses:  F, BC, DE
roam_floor_near:
        proc
        local near, none, around
        ld de,around
near:
        ld a,(de)
        or a
        ret z
        inc de
        ld c,a
        rla
        sbc a,a
        ld b,a                          ; BC = cells from here to there
        push hl
        add hl,bc
        ld a,l
        sub c
        and $1F
        ld b,a
        ld a,l
        and $1F
        sub b
        inc a
        cp 3
        jr nc,none                      ; beyond the left or the right edge
        ld a,h
        sub high ATTRIBUTES
        jr c,none                       ; above the picture
        ld bc,-(ATTRIBUTES + ROAM_CELLS)
        ld a,(roam_ink)
        cp (hl)                         ; of a wall
        jr z,none
        add hl,bc
        jr c,none                       ; below it
        pop hl
        ld a,255
        ret
none:
        pop hl
        jr near
around:         db -33, -32, -31, -1, 1, 31, 32, 33, 0
        endp

        endif
