; map_page.asm - the map of what has been seen, on parchment: walls, the thread, and a sign for each kind of thing

        if ! defined MINOTAUR_MAP_PAGE
MINOTAUR_MAP_PAGE equ 1

        include "programs/minotaur/map_signs.asm"

MAP_CELLS:      equ 24                  ; across and down, at most
MAP_PAPER:      equ $70

; map_page - show the map until a key is pressed, then go on with the game
; In:    the search's list and smell_other are not in use
map_page:
        proc
        local divide, margin, clear, row, place, dot, next, full, line, thread, across, none, thing, gate, beast
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
        ld de,BEAST_STATE
        push hl
        add hl,de
        ld a,(hl)
        pop hl
        cp BEAST_DEAD
        ld a,SIGN_BEAST
        call nz,map_mark
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
        call map_list
        call key_wait
        jp c,game_stops
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

        endif
