; special_page.asm - before the first round on squares, on hexagons and on storeys: what is there, and how one runs

        if ! defined RACE_SPECIAL_PAGE
RACE_SPECIAL_PAGE equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/logo.asm"
        include "programs/race/special_squares.asm"
        include "programs/race/special_trail.asm"

KEYS_COLUMN:    equ 11                  ; of who plays alone
KEYS_COLUMN_1:  equ 3
KEYS_COLUMN_2:  equ 19
DOOR_ROW:       equ 16
DOOR_COLUMN:    equ 4                   ; right of those

; special_page - the page, until ENTER or fire
; In:    special
; Uses:  AF, BC, DE, HL
special_page:
        proc
        local page, one
        ld a,(special)
        or a
        ld b,4                          ; its bit of special_told
        ld de,squares_page
        jr z,page
        cp TILING_STOREYS
        ld b,1
        ld de,hexagons_page
        jr nz,page
        inc b
        ld de,storeys_page
page:
        ld hl,special_told
        ld a,(hl)
        and b
        ret nz                          ; once is enough
        ld a,(hl)
        or b
        ld (hl),a
        push de
        ink INK_TEXT
        call clear_screen
        pop hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ex de,hl
        ld d,1
        call opening_middle
        ld a,16
        sub b
        ld e,a
        ld c,LOGO_INK
        call draw_logo
        ld a,(special)
        or a
        ld hl,special_text
        call nz,draw_text
        pop hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ex de,hl
        call draw_text
        ld a,(special)
        or a
        call z,squares_shapes
        pop de                          ; the list of keys
        ld hl,(direction_keys)
        push hl
        ld bc,BOARD_WALLS_1 * 256 + KEYS_COLUMN
        ld hl,(keys_1)
        ld a,(two_players)
        or a
        jr z,one
        ld c,KEYS_COLUMN_1
        call rose_door
        ld bc,BOARD_WALLS_2 * 256 + KEYS_COLUMN_2
        ld hl,(keys_2)
one:
        call rose_door
        pop hl
        ld (direction_keys),hl
        ld hl,match_foot_text
        call draw_text
        call keys_seen
        jp enter_wait
        endp

; rose_door - the same, with the number of a door where there are two floors, on squares with the corner where the two keys lead
; In, Keeps, Uses: as rose_draw
rose_door:
        proc
        local corner, part, line, drawn
        call rose_draw
        ld a,(special)
        or a
        jr z,corner
        cp TILING_STOREYS
        ret nz
        push de
        ld d,DOOR_ROW
        ld a,c
        add a,DOOR_COLUMN
        ld e,a
        ink INK_VALUE
        ld a,'1'
        call draw_char
        pop de
        ret
corner:
        push de
        ld a,(piece_ink)
        ld b,a
        ld hl,corner_parts
part:
        ld d,(hl)
        inc hl
        ld a,d
        or a
        jr z,drawn
        ld a,(hl)
        inc hl
        add a,c
        ld e,a
        push bc
        ld c,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        ld h,(hl)
        ld l,a
        ld a,c
        or a
        jr nz,line
        ld a,b
line:
        ld (piece_ink),a
        call pieces_lay
        pop hl
        inc hl
        pop bc
        jr part
drawn:
        pop de
        ret
        endp

; rose_draw - a cell with a runner in it, and the keys of a player where they lead
; In:    HL = his table; B = colour of walls; C = column; DE = row, column, walls; address of their pieces; list: row, column, directions, 0 .., 0
; Keeps: DE
; Uses:  AF, BC, HL
rose_draw:
        proc
        local way, no, first, each, past, done
        ld (direction_keys),hl
        ld a,b
        ld (piece_ink),a
        push de
        ex de,hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        inc hl
        add a,c
        ld e,a
        ld b,(hl)
        inc hl
        push bc
        ld c,b
        ld a,(hl)
        inc hl
        push hl
        ld h,(hl)
        ld l,a
        ld b,8
way:
        rrc c
        jr nc,no
        push bc
        push hl
        call pieces_lay
        pop hl
        pop bc
no:
        inc hl
        inc hl
        djnz way
        ld a,(piece_ink)
        cp BOARD_WALLS_1
        ld c,INK_1
        jr z,first
        ld c,INK_2
first:
        ld hl,hero_shape
        call draw_shape
        pop hl
        inc hl
        pop bc
each:
        ld a,(hl)
        or a
        jr z,done
        ld d,a
        inc hl
        ld a,(hl)
        inc hl
        add a,c
        ld e,a
        push bc
        push hl
        call ways_names
        pop hl
        pop bc
past:
        ld a,(hl)
        inc hl
        or a
        jr nz,past
        jr each
done:
        pop de
        ret
        endp

hexagons_page:
        dw hexagons_logo, hexagons_text
        db 16, 5, $BB
        dw hexagon_walls
        db 13, 5, KEY_UP, 0
        db 15, 1, KEY_UP, KEY_LEFT, 0, 15, 8, KEY_UP, KEY_RIGHT, 0
        db 17, 1, KEY_DOWN, KEY_LEFT, 0, 17, 8, KEY_DOWN, KEY_RIGHT, 0
        db 19, 5, KEY_DOWN, 0
        db 0
storeys_page:
        dw storeys_logo, storeys_text
        db 17, 4, $54
        dw square_walls
        db 14, 4, KEY_UP, 0
        db 17, 1, KEY_LEFT, 0, 17, 7, KEY_RIGHT, 0
        db 20, 4, KEY_DOWN, 0
        db 0
hexagons_logo:
        db "HEXAGONS", TEXT_END
storeys_logo:
        db "STOREYS", TEXT_END
special_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 5, 2, "Both have the same maze: be"
        db TEXT_AT, 6, 2, "first at your own red ring!", TEXT_END
hexagons_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 8, 2, "Left or right takes the open"
        db TEXT_AT, 9, 2, "slope. If both are open, hold"
        db TEXT_AT, 10, 2, "up or down, too:", TEXT_END
storeys_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 8, 2, "Stairs join the two floors."
        db TEXT_AT, 9, 2, "Stop below door "
        db TEXT_INK, INK_VALUE, "1", TEXT_INK, INK_TEXT, ", let go,"
        db TEXT_AT, 10, 2, "then press up: you come out"
        db TEXT_AT, 11, 2, "at door "
        db TEXT_INK, INK_VALUE, "1", TEXT_INK, INK_TEXT, " above. To go back,"
        db TEXT_AT, 12, 2, "stop there and press down."
        db TEXT_END

        endif
