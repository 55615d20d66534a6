; 6_glide.asm - sprites: you and three others glide over a floor of tiles, pixel by pixel
;
; Memory:  8000-FF57 code and variables, with tables and boxes of the sprites from E000 to FBFF
; Loading: Glide
        org $8000
        public start
start:
        ld hl,title
        call session_begin
        call title
        ld hl,floor
        call tile_map_use
        call tile_map_draw
        call sprites_setup
turn:
        ld ix,list
        ld b,4
        call sprites_build              ; all in memory
        halt                            ; and when the frame begins
        call sprites_copy               ; to the screen, ahead of the beam
        call key_read
        cp KEY_BREAK
        jp z,session_end
        ld a,(list + SPRITE_Y)
        ld d,a
        ld a,(list + SPRITE_X)
        ld e,a
        call keys_held
        push af
        call step                       ; a pixel
        pop af
        call step                       ; and another
        ld a,d
        cp 169                          ; 0 to 168; 254 is beyond, too
        jr nc,across
        ld (list + SPRITE_Y),a
across: ld a,e
        cp 241
        jr nc,others
        ld (list + SPRITE_X),a
others: ld hl,list + SPRITE_SIZE    ; the others go on their ways, and turn at the edges
        ld de,ways
        ld b,3
other:  ld c,241
        call glide
        inc hl
        ld c,169
        call glide
        push de
        ld de,SPRITE_SIZE - 3
        add hl,de
        pop de
        djnz other
        jr turn

; glide - move by a way, or turn it round. HL = place, then its next byte; DE = way, then the next one; C = end
glide:  ld a,(de)
        add a,(hl)
        cp c
        jr c,free
        ld a,(de)
        neg
        ld (de),a
        add a,(hl)
free:   ld (hl),a
        inc hl
        inc de
        ret

title:  ld hl,look
        call look_use
        ld c,7
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 23, 2, TEXT_COLOUR, $44, "QAOP, 5678: glide  BREAK: end", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
floor:  dw numbers                      ; the map: each row begins a tile further on than the one above it
        db 1
        dw tiles
        db 0, 0, 23, 32                 ; the window: row, column, rows, columns
tiles:  db 0, 0, 0, 0, 0, 0, 0, 0, $01
        db $AA, 0, $AA, 0, $AA, 0, $AA, 0, $01
numbers:
        rept 28
        db 0, 1
        endm
ball    macro x, y, colour
        dw x, y, face                   ; its place, its picture
        db 2, 16, colour, 0, 0, 0, 0    ; bytes, lines, colour, and where it was drawn
        endm
list:   ball 120, 80, $46
        ball 20, 10, $42
        ball 200, 60, $43
        ball 60, 140, $45
ways:   db 2, 1, 254, 2, 1, 254
faces:
        incbin "programs/lines/balls.16x16.sprites"     ; of LINES, 64 bytes each
face:   equ faces + 64

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/sprites/sprites.asm"
step:   keys_move                       ; D, E by the directions in A: a macro of keys.asm
        ret
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
