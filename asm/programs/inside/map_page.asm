; map_page.asm - the plan of each floor, as far as it has been seen: a cell of the screen for each room, or four

        if ! defined INSIDE_MAP_PAGE
INSIDE_MAP_PAGE equ 1

        include "engine/text/large_text.asm"
        include "engine/keys/any_key.asm"

MAP_ROW:        equ 2                   ; of the highest floor
MAP_COLUMN:     equ 2
MAP_LARGE_COLUMNS: equ 9                ; rooms are large if there are no more columns, and no more rows of all floors
MAP_LARGE_ROWS: equ 10
map_shape:      equ ROM_FONT - 256 + 8 * 128    ; a room: on the screen's first line, where black hides it
MAP_INK:        equ $05
MAP_THREAD:     equ $46
MAP_STAIRS:     equ $43
MAP_EXIT:       equ $44
MAP_PLAYER:     equ $47

; map_draw - show the map until a key is pressed
; Out:   carry set: it is BREAK
; Uses:  AF, BC, DE, HL
map_draw:
        proc
        local floor, row, room, total, small
        ld hl,inside_look
        call look_use
        ld c,0
        call clear_screen
        ld hl,map_text
        call draw_text
        ld a,MAP_ROW
        ld (map_row),a
        ; large rooms, if there are few
        ld hl,level_now + LEVEL_COLUMNS
        ld c,1
        ld a,MAP_LARGE_COLUMNS
        cp (hl)
        jr c,small
        dec hl                          ; LEVEL_ROWS
        ld a,(level_now + LEVEL_FLOORS)
        ld b,a
        xor a
total:
        add a,(hl)
        djnz total
        cp MAP_LARGE_ROWS + 1
        jr nc,small
        inc c
small:
        ld a,c
        ld (map_scale),a
        ld a,(level_now + LEVEL_FLOORS)
floor:                                  ; the highest floor first
        dec a
        push af
        ld l,a
        ld h,0
        inc l
        ld a,(map_row)
        ld d,a
        ld e,0
        ld c,$46
        xor a
        call draw_plain                 ; its number
        pop af
        push af
        ld b,a
        inc b
        ld a,(stairs_step)
        ld c,a
        neg
        add a,c
        djnz $ - 1
        ld l,a                          ; its first room
        ld h,high rooms
        ld a,(level_now + LEVEL_ROWS)
row:
        push af
        push hl
        ld de,(map_row)                 ; D = map_scale
        ld a,e
        add a,d
        ld (map_row),a
        ld d,e
        ld e,MAP_COLUMN
        ld a,(level_now + LEVEL_COLUMNS)
        ld b,a
room:
        push bc
        push hl
        call map_room
        pop hl
        pop bc
        inc l
        ld a,(map_scale)
        add a,e
        ld e,a
        djnz room
        pop hl
        ld bc,ROOMS_ACROSS
        add hl,bc
        pop af
        dec a
        jr nz,row
        ld hl,map_row
        inc (hl)                        ; a row between two floors
        pop af
        or a
        jr nz,floor
        jp key_wait
        endp

; map_room - draw a room, if it has been seen
; In:    HL = its byte in `rooms`; D, E = row, column of the screen
; Keeps: DE
; Uses:  AF, BC, HL
map_room:
        proc
        local marked, middle
        ld a,(hl)
        bit ROOM_SEEN,a
        ret z
        ld b,l                          ; its number
        ld c,a
        push de
        ; what is in it, by importance: a shape and its colour
        ld hl,map_marks
        ld a,(player_room)
        cp b
        jr z,marked
        ld hl,map_marks + 5
        ld a,(exit_room)
        cp b
        jr z,marked
        ld hl,map_marks + 10
        ld a,c
        and ROOM_STAIRS
        cp ROOM_STAIRS
        jr z,marked
        ld hl,map_marks + 15
        bit STAIRS_UP,c
        jr nz,marked
        ld hl,map_marks + 20
        bit STAIRS_DOWN,c
        jr nz,marked
        ld hl,map_marks + 25
        bit ROOM_THREAD,c
        jr nz,marked
        ld hl,map_marks + 30
marked:
        ; the walls: a line of each side without a way
        ld de,map_shape
        ld a,$81
        bit NORTH,c
        jr nz,$ + 4
        ld a,$FF
        ld (de),a
        inc de
        ld b,$81
        bit WEST,c
        jr z,$ + 4
        res 7,b
        bit EAST,c
        jr z,$ + 4
        res 0,b
        ld a,b
        ld (de),a
        inc de
        push bc
        ld c,4
middle:
        ld a,(hl)
        inc hl
        or b
        ld (de),a
        inc de
        dec c
        jr nz,middle
        pop bc
        ld a,b
        ld (de),a
        inc de
        ld a,$81
        bit SOUTH,c
        jr nz,$ + 4
        ld a,$FF
        ld (de),a
        ld c,(hl)
        pop de
        ld a,(map_scale)
        ld hl,map_shape
        dec a
        jp z,draw_shape
        push de
        ld hl,map_letter
        call draw_title
        pop de
        inc d
        call attribute_address
        dec d
        ld (hl),c                       ; the lower half is of the same colour
        inc l
        ld (hl),c
        ret
        endp

map_letter:                             ; the character whose shape is map_shape
        db 128, TEXT_END

map_marks:                              ; four rows, and their colour
        db $18, $3C, $3C, $18, MAP_PLAYER
        db $3C, $24, $24, $3C, MAP_EXIT
        db $18, $3C, $3C, $18, MAP_STAIRS
        db $18, $18, $3C, $3C, MAP_STAIRS
        db $3C, $3C, $18, $18, MAP_STAIRS
        db $00, $18, $18, $00, MAP_THREAD
        db $00, $00, $00, $00, MAP_INK
map_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 0, 9, "Map"
        db TEXT_INK, INK_TEXT, TEXT_AT, 0, 14, "Press a key"
        db TEXT_COLOUR, MAP_PLAYER, TEXT_AT, 3, 22, "you"
        db TEXT_COLOUR, MAP_EXIT, TEXT_AT, 5, 22, "way out"
        db TEXT_COLOUR, MAP_STAIRS, TEXT_AT, 7, 22, "stairs"
        db TEXT_COLOUR, MAP_THREAD, TEXT_AT, 9, 22, "thread", TEXT_END

        endif
