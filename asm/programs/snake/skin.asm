; skin.asm - a snake on the screen: the head glides over two cells, the tail out of one; those between are drawn once
;
; A piece of the body joins two sides of its cell, so a body has no gaps. The head hides what is below it.

        if ! defined SNAKE_SKIN
SNAKE_SKIN equ 1

        include "programs/snake/plans.asm"
        include "programs/snake/body.asm"

        public snake_plan, snake_joint

SHAPE_HEADS:    equ 6                   ; numbers of shapes
JAWS:           equ 4                   ; from a closed head to an open one
SHAPE_TAILS:    equ 14
SHAPE_BERRY:    equ 18
SHAPE_UNRIPE:   equ 19
SHAPE_HOLE:     equ 20
SHAPE_RIVAL:    equ 21                  ; its heads

; shape_address - a shape
; In:    A = its number
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
shape_address:
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,snake_shapes
        add hl,de
        pop de
        ret

; piece_address - the piece of the body in a cell
; In:    IX = snake; A = index of the cell
; Out:   HL
; Uses:  AF, BC
piece_address:
        ld h,(ix + S_PAGE)
        inc h
        inc h
        ld l,a
        ld b,(hl)
        dec l
        ld a,(hl)
        add a,a
        add a,a
        add a,b
        ld c,a
        ld b,0
        ld hl,pieces
        add hl,bc
        ld a,(hl)
        jr shape_address

; snake_joint - plan the body's last cell behind the head, when the head has left it
; In:    IX = snake
; Uses:  AF, BC, DE, HL
snake_joint:
        ld a,(ix + S_HEAD)
        dec a
        push af
        call piece_address
        pop af

; skin_cell - plan a cell of the snake
; In:    IX = snake; A = index of the cell; HL = shape
; Uses:  AF, C, DE
skin_cell:
        push hl
        call queue_cell
        pop hl
        ld c,(ix + S_INK)
        jp skin_plan

; snake_plan - plan head and tail where they are now
; In:    IX = snake
; Uses:  AF, BC, DE, HL, AF'
snake_plan:
        proc
        local closed, leaves
        ld a,(ix + S_POS)
        rlca
        rlca
        rlca
        and 7
        ld (skin_pixel),a
        ld a,(ix + S_FACE)
        bit 0,(ix + S_JAWS)
        jr z,closed
        add a,JAWS
closed:
        add a,(ix + S_WAY)
        call shape_address
        push hl
        ld a,(ix + S_HEAD)
        dec a
        call piece_address              ; below the head
        pop de
        ld a,(ix + S_WAY)
        call skin_compose
        ld a,(ix + S_HEAD)
        ld hl,(skin_ahead)
        call skin_cell
        ld a,(ix + S_HEAD)
        dec a
        ld hl,(skin_behind)
        push af
        call skin_cell
        pop af
        cp (ix + S_TAIL)
        ret z                           ; so short that it has no tail yet
        ld a,(ix + S_LEAVES)
        or a
        jr nz,leaves
        ld (skin_pixel),a
leaves:
        ld h,(ix + S_PAGE)
        inc h
        inc h
        ld l,(ix + S_TAIL)
        ld a,(hl)
        push af
        add a,SHAPE_TAILS
        call shape_address
        ex de,hl
        ld hl,skin_nothing
        pop af
        call skin_compose
        ld a,(ix + S_TAIL)
        ld hl,(skin_behind)
        jp skin_cell
        endp

; skin_compose - a shape that glides from a cell into the one beside it
; In:    HL = what else is in the cell behind; DE = the shape; A = way; skin_pixel = how far it is
; Out:   skin_ahead, skin_behind = addresses of the shapes of the two cells
; Uses:  AF, BC, DE, HL, AF'
skin_compose:
        proc
        local back, composed, across, mask, masked, next, move, moved, keep_left, keep_right, distance
        ld c,a
        push de
        ld de,skin_buffer
        dec a
        cp 2
        ld a,(skin_pixel)
        jr nc,back
        call skin_copy                  ; right, down: the cell behind comes first
        ld hl,skin_nothing
        call skin_copy
        ld hl,skin_buffer
        ld de,skin_buffer + 8
        jr composed
back:
        push hl
        ld hl,skin_nothing
        call skin_copy
        pop hl
        call skin_copy
        ld hl,skin_buffer + 8
        ld de,skin_buffer
        neg
        add a,8
composed:
        ld (skin_behind),hl
        ld (skin_ahead),de
        pop hl                          ; the shape
        ld de,skin_buffer
        bit 0,c
        jr nz,across
        add a,e
        ld e,a

; skin_copy - copy eight bytes
; In:    HL, DE
; Out:   HL, DE past them
; Keeps: AF, BC
skin_copy:
        push bc
        ld bc,8
        ldir
        pop bc
        ret
across:
        ld (distance + 1),a
        ld b,a
        inc b
        ld a,255
mask:
        djnz masked
        ld (keep_right + 1),a
        cpl
        ld (keep_left + 1),a
        ld a,8
next:
        ex af,af'
        ld b,(hl)
        inc hl
        ld c,0
distance:
        ld a,0                          ; operand
        or a
        jr z,moved
move:
        srl b
        rr c
        dec a
        jr nz,move
moved:
        ld a,(de)
keep_left:
        and 0                           ; operand
        or b
        ld (de),a
        set 3,e                         ; skin_buffer is at a multiple of 16
        ld a,(de)
keep_right:
        and 0                           ; operand
        or c
        ld (de),a
        res 3,e
        inc e
        ex af,af'
        dec a
        jr nz,next
        ret
masked:
        srl a
        jr mask
        endp

skin_nothing:
        ds 8
pieces:                                 ; by the way into a cell and the way out of it
        db 0, 2, 0, 3
        db 4, 1, 3, 1
        db 0, 5, 0, 4
        db 5, 1, 2, 1
snake_shapes:
        incbin "programs/snake/snake.shapes"

skin_variables macro
skin_pixel:     ds 1
skin_ahead:     ds 2
skin_behind:    ds 2
                ds (0 - $) & 15
skin_buffer:    ds 16
        endm

        endif
