; map_signs.asm - the map's signs: where they are on it, how they look, what they are called

        if ! defined MINOTAUR_MAP_SIGNS
MINOTAUR_MAP_SIGNS equ 1

        include "engine/text/text.asm"

MAP_THREAD:     equ $60                 ; the colour of cells through which the thread leads
MAP_NAMES:      equ 27                  ; column of the list of signs
; The hero's sign is 0, the others have the numbers of things.
SIGN_BEAST:     equ LEVER_PULLED        ; a lever has the same sign when it has been pulled
SIGN_GATE:      equ 7
SIGNS:          equ 10

; map_list - the list of signs
; Uses:  AF, BC, DE, HL
map_list:
        proc
        local sign
        ld hl,map_names
        ld d,2
        xor a
sign:
        ld e,MAP_NAMES - 2
        push af
        push hl
        call map_sign
        pop hl
        ld e,MAP_NAMES
        ld c,MAP_PAPER
        call draw_text
        inc d
        inc d
        pop af
        inc a
        cp SIGNS
        jr c,sign
        ret
        endp

; map_mark - show a thing in a place that has been seen
; In:    HL = its row and column; A = its sign
; Keeps: BC, HL
; Uses:  AF, DE
map_mark:
        proc
        local unseen
        push hl
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        ld c,a
        call ground_at
        bit 2,(hl)                      ; GROUND_SEEN
        ld a,c
        jr z,unseen
        push af
        call map_pixel
        pop af
        call map_sign
unseen:
        pop bc
        pop hl
        ret
        endp

; map_pixel - the cell in which the middle of a place is
; In:    D, E = row, column
; Out:   D, E = row, column of the screen
; Uses:  AF, BC, HL
map_pixel:
        proc
        local side, times
        ld a,d
        call side
        ld d,a
        ld a,e
        call side
        ld e,a
map_cell:                               ; the cell of pixel D, E
        ld b,3
        srl d
        srl e
        djnz $ - 4
        ret
side:
        ld l,a
        ld a,(map_scale)
        ld b,a
        srl a
        add a,0                         ; operand
map_margin:     equ $ - 1               ; pixels left of the labyrinth and above it
times:
        add a,l
        djnz times
        ret
        endp

; map_sign - draw a sign
; In:    A = sign; D, E = row, column of the screen
; Keeps: DE
; Uses:  AF, BC, HL
map_sign:
        ld c,a
        add a,a
        add a,a
        add a,a
        add a,c
        ld c,a
        ld b,0
        ld hl,map_signs
        add hl,bc
        ld c,(hl)
        inc hl
        jp draw_shape

map_signs:                              ; colour and pixels
        db $57, $3C, $3C, $18, $7E, $BD, $3C, $24, $66          ; the hero
        db $71, $00, $3C, $42, $5A, $5A, $42, $3C, $00          ; gold
        db $71, $02, $06, $0C, $18, $B0, $60, $A0, $00          ; sword
        db $73, $3C, $4A, $95, $A9, $95, $4A, $3C, $03          ; ball
        db $72, $10, $18, $38, $3C, $18, $18, $18, $18          ; torch
        db $70, $06, $06, $0C, $08, $18, $10, $7E, $7E          ; lever
        db $72, $81, $C3, $FF, $5A, $7E, $3C, $3C, $18          ; Minotaur
        db $70, $FF, $DB, $DB, $FF, $DB, $DB, $FF, $DB          ; gate
        db $72, $3C, $7E, $E7, $C3, $C3, $CB, $C3, $FF          ; door
        db MAP_THREAD, 0, 0, 0, 0, 0, 0, 0, 0                   ; thread
map_names:
        db "you", TEXT_END, "gold", TEXT_END, "sword", TEXT_END, "ball", TEXT_END, "torch", TEXT_END, "lever", TEXT_END
        db "bull", TEXT_END, "gate", TEXT_END, "door", TEXT_END, "way", TEXT_AT, 23, 25, "any key", TEXT_END

        endif
