; 8_colour.asm - fly over a maze in blocks of any art and colours, which scrolls by 4 pixels, 25 times a second
; Memory:  8000-FF57 code and variables, with the window's memory from C800 to E4FF
; Loading: Colour
        org $8000
STACK_SIZE:     equ 132 + 300
        public start, at
start:  ld hl,title
        call session_begin
        jp play
        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/blocks/tile_window.asm"
        include "generate/generate_dfs.asm"
play:   call title
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,31 * 256 + 31
        ld (field_width),hl
        ld (at),hl                      ; where you begin
        call generate_dfs
        ld hl,field                     ; its bytes become numbers of tiles
        ld de,field + 32
        ld bc,31 * 32
tile:   ld a,(de)
        rla                             ; carry: a wall below
        ld a,3
        sbc a,0                         ; it hides the front of this one
        bit 7,(hl)
        jr nz,put
        ld a,r                          ; nearly random
        and 15
        jr z,$ + 4
        ld a,1                          ; floor, or a gem
put:    ld (hl),a
        inc de
        cpi                             ; INC HL, DEC BC
        jp pe,tile
        ld hl,window
        call tile_window_use
turn:   halt
        ld de,(at)
        ld h,0
        ld l,d
        add hl,hl
        add hl,hl
        ld b,h
        ld c,l                          ; 4 pixels for each step down
        ld d,0
        ex de,hl
        add hl,hl
        add hl,hl
        ex de,hl                        ; and across
        call tile_window_show
        ld hl,balloon                   ; you are always in the middle of the window
        ld de,11 * 256 + 15
        call two
        ld de,12 * 256 + 15
        call two
        call tile_window_follow
        call key_break                  ; held for a second: it counts pictures
        jp nc,session_end
        ld de,(at)
        call keys_held
        keys_move                       ; D, E by the directions in A: a macro of keys.asm
        ld a,e
        cp 4 * 31 - 2 * 26 + 1
        jr nc,turn
        ld a,d
        cp 4 * 31 - 2 * 16 + 1
        jr nc,turn
        ld (at),de
        jr turn
two:    call one
one:    push hl
        ld c,$46
        call draw_shape
        pop hl
        ld bc,9
        add hl,bc
        inc e
        ret
title:  ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 22, 2, TEXT_COLOUR, $44, "QAOP, 5678: fly  BREAK: end", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
window: dw field
        db 32, $03                      ; bytes of a row; the bits that are the tile
        dw tiles
        db 4, 2, 2, 4, 3, 16, 26        ; kinds, their width and height; the window: row, column, height, width
tiles:  db $00, $00, $00, $01, $03, $06, $0D, $1B, $43, $00, $00, $00, $80, $C0, $60, $B0, $D8, $43
        db $0D, $06, $03, $01, $00, $00, $00, $00, $43, $B0, $60, $C0, $80, $00, $00, $00, $00, $43
        db $00, $20, $00, $00, $00, $00, $00, $00, $05, $00, $00, $00, $00, $08, $00, $00, $00, $05
        db $00, $02, $00, $00, $00, $00, $00, $00, $05, $00, $00, $00, $00, $00, $02, $00, $00, $05
        db $FF, $80, $AA, $95, $AA, $95, $AA, $95, $45, $FF, $01, $A9, $55, $A9, $55, $A9, $55, $45
        db $AA, $95, $AA, $95, $AA, $95, $80, $FF, $45, $A9, $55, $A9, $55, $A9, $55, $01, $FF, $45
        db $FF, $FF, $00, $FE, $FE, $FE, $00, $EF, $42, $FF, $FF, $00, $FE, $FE, $FE, $00, $EF, $42
        db $EF, $EF, $00, $FE, $FE, $FE, $00, $AA, $42, $EF, $EF, $00, $FE, $FE, $FE, $00, $AA, $42
balloon:db $07, $1F, $3D, $7B, $77, $77, $77, $7B, $46, $E0, $F8, $BC, $DE, $EE, $EE, $EE, $DE, $46
        db $3D, $1E, $0D, $05, $03, $07, $05, $07, $46, $BC, $78, $B0, $A0, $C0, $E0, $A0, $E0, $46
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
at:     ds 2                            ; column, row of the window, in steps of 4 pixels
        end start
