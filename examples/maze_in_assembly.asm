; maze_in_assembly.asm - a maze in colour and the way through it, in assembly
;
; maze.asm has the routines:
; zxmazes library generate_dfs solve_wave --org 0x8003 --buffers 0xE000 --format asm --output maze.asm

        org $8000
        jp start
        include "maze.asm"              ; its ORG is $8003; the code below follows its last byte

BLUE    equ $0F                         ; attributes: walls,
WHITE   equ $78                         ; ways,
YELLOW  equ $70                         ; the route,
GREEN   equ $60                         ; its start
RED     equ $50                         ; and its finish
ROWS    equ 21
COLUMNS equ 31

ATTR_P  equ $5C8D                       ; the ROM's colours for CLS
LAST_K  equ $5C08                       ; its last key,
FLAGS   equ $5C3B                       ; and bit 5 of this byte is set for a new one
CLS     equ $0D6B
BORDER  equ $229B
CHAN_OPEN equ $1601                     ; send RST 16 to stream A
STACK_BC equ $2D2B                      ; BC to the calculator,
PRINT_FP equ $2DE3                      ; which prints it
ATTRS   equ $5800

start:
        ld hl,1997
        ld (rng_seed),hl                ; same seed and size, same maze
        ld hl,ROWS * 256 + COLUMNS
        ld (field_width),hl             ; field_height follows field_width
        ld hl,0
        ld (wave_limit),hl              ; a route of any length
        ld a,1
        call BORDER
next_maze:
        ld a,BLUE
        ld (ATTR_P),a
        call CLS
        call generate_dfs               ; rng_seed moves on: the next maze is another one
        call draw_maze
        ld de,1 * 256 + 1               ; from row 1, column 1
        ld hl,COLUMNS - 2 + (ROWS - 2) * 256
        call solve_wave                 ; BC = steps
        push bc
        call draw_route
        ld a,2
        call CHAN_OPEN
        ld de,place
        ld b,3
        call write
        pop bc
        call STACK_BC
        call PRINT_FP
        ld de,text
        ld b,text_end - text
        call write

        ld hl,FLAGS
        res 5,(hl)
wait_key:
        halt
        bit 5,(hl)
        jr z,wait_key
        ld a,(LAST_K)
        or $20                          ; q for Q
        cp 'q'
        jr nz,next_maze
        ret

; draw_maze - a way for each byte of the field with bit 7 clear; the walls are there already
draw_maze:
        ld hl,field
        ld de,ATTRS
        ld bc,ROWS * 32
draw_place:
        bit 7,(hl)
        jr nz,draw_next
        ld a,WHITE
        ld (de),a
draw_next:
        inc de
        cpi                             ; HL on, BC down
        jp pe,draw_place
        ret

; draw_route - colour the BC steps of the route, and its ends
draw_route:
        ld hl,ATTRS + 1 * 32 + 1
        ld (hl),GREEN
        ld de,route
route_step:
        push bc
        ld a,(de)                       ; 0 up, 2 right, 4 down, 6 left
        inc de
        ld bc,-32
        or a
        jr z,route_move
        ld bc,1
        cp 2
        jr z,route_move
        ld bc,32
        cp 4
        jr z,route_move
        ld bc,-1
route_move:
        add hl,bc
        ld (hl),YELLOW
        pop bc
        dec bc
        ld a,b
        or c
        jr nz,route_step
        ld (hl),RED
        ret

; write - print the B characters at DE
write:
        ld a,(de)
        inc de
        rst 16
        djnz write
        ret

place:  defb 22,21,0                    ; AT 21,0
text:   defb " steps  Q: end  others: next"
text_end:
