; 1_maze.asm - a maze on the screen
;
; Memory:  8000-FF57 code and variables
; Loading: A maze
;
; The generator writes a field: 32 rows of 32 bytes, a wall has bit 7. This page paints it as attributes, and waits for BREAK.

        org $8000

STACK_SIZE:     equ 132 + 300           ; 132, and what the header of generate_dfs states

        public start
start:
        ld hl,title
        call session_begin              ; the title, and a key; `seed` is the moment
again:
        ld c,0
        call clear_screen
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,23 * 256 + 31             ; rows, columns: odd, up to 31
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld hl,(rng_seed)
        ld (seed),hl                    ; another maze next time
        ld hl,field
        ld de,ATTRIBUTES
        ld bc,23 * 32
paint:
        ld a,(hl)
        rla                             ; carry: a wall
        sbc a,a
        and $08                         ; blue paper, or black
        ld (de),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,paint
wait:
        halt
        call key_read
        cp KEY_BREAK
        jp z,session_end                ; back to BASIC
        or a
        jr z,wait
        jr again                        ; any other key: another maze

title:
        ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 10, 12, TEXT_COLOUR, $45, "A MAZE", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0      ; text, key, value, bar, choice, bad, border

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "generate/generate_dfs.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
