; map_page.asm - the map of what has been seen, on parchment: walls, the thread, and a sign for each kind of thing

        if ! defined MINOTAUR_MAP_PAGE
MINOTAUR_MAP_PAGE equ 1

        include "engine/text/text.asm"

MAP_CELLS:      equ 24                  ; across and down, at most
MAP_PAPER:      equ $70
MAP_THREAD:     equ $60                 ; the colour of cells through which the thread leads
MAP_NAMES:      equ 27                  ; column of the list of signs
SIGN_YOU:       equ 0                   ; the others have the numbers of things
SIGN_BEAST:     equ LEVER_PULLED        ; a lever has the same sign when it has been pulled
SIGN_GATE:      equ 7
SIGNS:          equ 10

; map_page - show the map until a key is pressed, then go on with the game
; In:    the search's list and smell_other are not in use
map_page:
        proc
        local divide, margin, clear, row, place, dot, next, full, line, thread, across, none, thing, gate, beast, sign
        ld c,MAP_PAPER
        call clear_screen
        ; as many pixels for a place as there is room for, 8 at most
        ld a,(level_now + LEVEL_SIZE)
        ld e,a
        ld a,8 * MAP_CELLS
        ld b,255
divide:
        inc b
        sub e
        jr nc,divide
        ld a,b
        cp 8
        jr c,$ + 4
        ld b,8
        ld a,b
        ld (map_scale),a
        ; and in the middle
        ld a,8 * MAP_CELLS
margin:
        sub e
        djnz margin
        rrca
        and $78
        ld (map_margin),a
        ld d,a
        ld e,a
        call map_cell
        call cell_address
        ld (map_at),hl
        ld hl,order
        ld b,MAP_CELLS
clear:
        ld (hl),0
        inc hl
        djnz clear
        ld hl,ground
        ld a,(level_now + LEVEL_SIZE)
        ld b,a
row:
        push bc
        push hl
        ld a,(level_now + LEVEL_SIZE)
        ld b,a
        ld de,order
        ld c,1                          ; bits of a byte, below a 1 that leaves it when they are eight
place:
        push bc
        ld a,(hl)
        inc hl
        bit 2,a                         ; GROUND_SEEN
        jr nz,$ + 3
        xor a
        and BLOCK_OWN
        add a,255
        sbc a,a                         ; eight dots of wall, or none
        ld b,0                          ; operand
map_scale:      equ $ - 1               ; pixels for a place
dot:
        add a,a
        rl c
        call c,full
        djnz dot
        pop af
        ld b,a
        djnz place
next:
        sla c
        jr nc,next
        call full
        ld a,(map_scale)
        ld b,a
line:
        push bc
        ld de,0                         ; operand
map_at:         equ $ - 2               ; where the next line goes
        push de
        ld hl,order
        ld bc,MAP_CELLS
        ldir
        pop hl
        line_below
        ld (map_at),hl
        pop bc
        djnz line
        pop hl
        ld de,GROUND_STRIDE
        add hl,de
        pop bc
        djnz row
        ; the thread: down and right of it are walls at least
        ld a,(level_now + LEVEL_SIZE)
        ld d,a
thread:
        dec d
        ld a,(level_now + LEVEL_SIZE)
        ld e,a
across:
        dec e
        push de
        call ground_at
        bit 3,(hl)                      ; GROUND_THREAD
        jr z,none
        call map_pixel
        call attribute_address
        ld (hl),MAP_THREAD
none:
        pop de
        ld a,e
        or a
        jr nz,across
        or d
        jr nz,thread
        ; things, closed gates, Minotaurs, the hero
        ld hl,things
        ld b,THINGS
thing:
        ld a,(hl)
        inc hl
        cp LEVER_PULLED
        jr nz,$ + 3
        dec a
        or a
        call nz,map_mark
        inc hl
        inc hl
        inc hl
        djnz thing
        ld hl,gates
        ld b,GATES
gate:
        push hl
        inc hl
        inc hl
        inc hl
        bit 0,(hl)
        pop hl
        ld a,SIGN_GATE
        call nz,map_mark
        ld de,GATE_BYTES
        add hl,de
        djnz gate
        ld hl,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        ld a,SIGN_BEAST
        call map_mark
        ld de,BEAST_BYTES
        add hl,de
        djnz beast
        ld hl,hero_place + 1
        ld d,(hl)
        dec hl
        ld e,(hl)
        call map_pixel
        xor a
        call map_sign
        ; the list of signs
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
        call key_wait
        jp c,minotaur_front
        ld c,7
        call clear_screen
        call panel_draw
        ld a,255
        ld (BLOCKS_LISTS + 128),a       ; so many sprites there are not: their colours are drawn again
        ld (BLOCKS_LISTS + 256 + 128),a
        jp play_again
full:
        push af
        ld a,c
        ld (de),a
        inc de
        ld c,1
        pop af
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
