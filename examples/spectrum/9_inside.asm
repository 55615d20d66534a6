; 9_inside.asm - a maze seen from within, 25 pictures a second
; Memory:  8000-FF57 code and variables, with the view's tables, code and picture from B000 to FA54
; Loading: Inside
; A smaller view needs less time and memory: RAYS_COLUMNS equ 16, RAYS_ROWS equ 12 before the includes, and another place for it in the record
        org $8000
STACK_SIZE:     equ 132 + 300
        public start, me, whole
start:  ld hl,title
        call session_begin
        jp play
        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/rays/rays_thing.asm"
        include "engine/rays/rays_torch.asm"
        include "engine/rays/rays_walk.asm"
        include "generate/generate_dfs.asm"
play:   call title
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,31 * 256 + 31
        ld (field_width),hl
        call generate_dfs
        ld hl,view
        call rays_use
        ld hl,begin
        ld de,me
        ld bc,5
        ldir
turn:   ld hl,(me)
        ld de,(me + 2)
        ld a,(me + 4)
        call rays_at                    ; the walls that you see
        ld hl,$0480                     ; the middle of the cell in column 4, row 1
        ld de,$0180
        ld bc,lamp
        call rays_thing                 ; a lamp stands there, if no wall hides it
        halt
        call rays_show                  ; ahead of the beam
whole:  call key_break
        jp nc,session_end
        call keys_held
        ld hl,me + 4
        bit 3,a                         ; KEY_LEFT
        jr z,$ + 3
        dec (hl)
        bit 1,a                         ; KEY_RIGHT
        jr z,$ + 3
        inc (hl)
        ld c,0
        rra
        jr c,walk                       ; KEY_UP
        rra
        rra
        jr nc,turn
        ld c,32                         ; KEY_DOWN: backwards
walk:   ld a,(hl)
        add a,c
        ld hl,(me)
        ld de,(me + 2)
        call rays_walk                  ; a step of 1/16 cell, but not through walls
        ld (me),hl
        ld (me + 2),de
        jr turn
begin:  dw $0180, $0180                 ; the middle of the cell in row 1, column 1
        db 24                           ; 0 north, 16 east, 32 south: towards the open side, or nearly
view:   dw field                        ; the maze, bytes of a row
        db 32, 6, 4, 5                  ; row, column of the view; how many cells it shows
        dw rays_torch                   ; how walls and floor look
lamp:   db $47, 30, 2, 16               ; white; from a half-height of 30 on: columns, lines, picture; and so on
        dw big
        db 16, 1, 8
        dw middle
        db 0, 1, 3
        dw small
big:    db $F8, $00, $F0, $03, $E0, $07, $E0, $0D, $E0, $09, $E0, $0B, $E0, $0B, $E0, $0D, $E0, $07, $F0, $03, $F8, $01, $F8, $03
        db $F8, $01, $F8, $01, $F0, $03, $E0, $07, $1F, $00, $0F, $C0, $07, $E0, $07, $B0, $07, $90, $07, $D0, $07, $D0, $07, $B0
        db $07, $E0, $0F, $C0, $1F, $80, $1F, $C0, $1F, $80, $1F, $80, $0F, $C0, $07, $E0
middle: db $C3, $00, $81, $18, $81, $24, $81, $24, $81, $18, $C3, $18, $C3, $18, $81, $3C
small:  db $C3, $18, $C3, $18, $C3, $18
title:  ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 2, 11, TEXT_COLOUR, $46, "A lamp burns", TEXT_AT, 4, 2, TEXT_COLOUR, $44
        db "QAOP, 5678: walk  BREAK: end", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
me:     ds 5                            ; x, y in 1/256 cell; angle, 0 to 63
        end start
