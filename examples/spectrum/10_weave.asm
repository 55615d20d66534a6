; 10_weave.asm - walk through a maze whose passages lead over and under each other, by QAOP, 5678 or a joystick
;
; Memory:  8000-FF57 code and variables
; Loading: Over and under

        org $8000

STACK_SIZE:     equ 132 + 300
DRAW_LEFT:      equ 0                   ; the maze is drawn in the upper 22 rows
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 176

        public start, hero
start:
        ld hl,title
        call session_begin
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,16 * 256 + 11             ; columns, rows
        ld (tiling_rows),hl
        xor a                           ; squares, without a mask
        ld (tiling),a
        ld (mask_used),a
        ld hl,ball
        ld (weave_shape),hl
again:
        call title
        ld a,160
        ld (weave_chance),a
        call links_generate_weave_kruskal ; rng_seed moves on: the next maze is another one
        call weave_draw
        ld de,(links_entrance)
        ld (hero),de
        call weave_begin
turn:
        halt
        call key_break
        jp nc,session_end
        call keys_held
        ld b,0                          ; the direction: 0 up, 2 right, 4 down, 6 left
code:   rra
        jr c,step
        inc b
        inc b
        bit 3,b
        jr z,code
        jr turn
step:   ld a,b
        ld (heading),a
walk:
        ld de,(hero)
        ld a,(heading)
        ld b,a                          ; the direction of the last step, too: it goes straight on
        call links_weave_step
        jr c,turn                       ; a wall
        ld (hero),de
        ld b,8
glide:
        push bc
        halt
        ld a,(heading)
        call weave_glide
        pop bc
        djnz glide
        ld de,(hero)
        call links_cell
        res 3,h                         ; from links_ways to links
        ld a,(hl)
        and WEAVE_BITS
        jr nz,walk                      ; on a bridge or below it: on in this direction
        ld hl,(links_exit)
        ld de,(hero)
        sbc hl,de                       ; carry is clear
        jr nz,turn
        jr again

title:
        ld hl,look
        call look_use
        ld c,INK
        call clear_screen
        ld hl,text
        jp draw_text
INK:    equ $46
text:   db TEXT_AT, 22, 2, TEXT_COLOUR, $44, "QAOP, 5678: walk  BREAK: end", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
ball:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "tiling/drawing/weave_walk.asm"
        include "links/links_generate_weave_kruskal.asm"
        include "links/links_weave_step.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:   ds 2                            ; column, row
heading: ds 1

        end start
