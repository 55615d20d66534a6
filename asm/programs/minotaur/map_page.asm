; map_page.asm - the map of what has been seen: three pixels for each place

        if ! defined MINOTAUR_MAP_PAGE
MINOTAUR_MAP_PAGE equ 1

        include "engine/text/large_text.asm"

MAP_COLUMN:     equ 4
MAP_HERO:       equ $57
MAP_BYTES:      equ 24                  ; of a line

; map_page - show the map until a key is pressed, then go on with the game
map_page:
        proc
        local row, cell, dark, dot, next, full, line, thing, none
        call sound_quiet
        ld c,5
        call clear_screen
        ld hl,SCREEN + MAP_COLUMN
        ld (map_at),hl
        ld hl,ground
        ld a,(level_now + LEVEL_SIZE)
        ld b,a
row:
        push bc
        push hl
        ld hl,order                     ; the list of a search that begins anew afterwards
        ld de,order + 1
        ld bc,MAP_BYTES - 1
        ld (hl),b
        ldir
        pop hl
        push hl
        ld b,a
        ld de,order
        ld c,1                          ; bits of a byte, below a 1 that leaves it when they are eight
cell:
        push bc
        ld a,(hl)
        inc hl
        and BLOCK_OWN | GROUND_SEEN
        cp GROUND_SEEN
        ld a,$E0                        ; three dots
        jr z,dark
        xor a
dark:
        ld b,3
dot:
        add a,a
        rl c
        call c,full
        djnz dot
        pop af
        ld b,a
        djnz cell
next:
        sla c
        jr nc,next
        call full
        ld b,3
line:
        push bc
        ld de,(map_at)
        push de
        ld hl,order
        ld bc,MAP_BYTES
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
        ld a,(level_now + LEVEL_SIZE)
        djnz row
        ; what has been seen, by its colour, and the hero
        ld hl,things
        ld b,THINGS
thing:
        push bc
        ld a,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        or a
        push hl
        jr z,none
        ld c,a
        call ground_at
        bit 2,(hl)                      ; GROUND_SEEN
        jr z,none
        ld b,0
        ld hl,thing_colours - 1
        add hl,bc
        ld c,(hl)
        call map_mark
none:
        pop hl
        pop bc
        djnz thing
        ld de,(hero_place)
        ld c,MAP_HERO
        call map_mark
        ld hl,think_phase
        ld a,(hl)
        cp THINK_WITHOUT_LIST
        jr nc,$ + 4
        ld (hl),0                       ; the list of a search was used: it begins anew
        ld hl,map_text
        call draw_text
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

; map_mark - a place on the map gets a colour
; In:    D, E = row, column; C = attribute
; Uses:  AF, DE, HL
map_mark:
        ld a,d
        call map_cell
        ld d,a
        ld a,e
        call map_cell
        add a,MAP_COLUMN
        ld e,a
        push bc
        call attribute_address
        pop bc
        ld (hl),c
        ret
map_cell:                               ; A = (3 * A + 1) / 8
        ld l,a
        add a,a
        add a,l
        inc a
        rrca
        rrca
        rrca
        and 31
        ret

map_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 0, 0, "Map", TEXT_AT, 2, 0, "any", TEXT_AT, 3, 0, "key"
        db TEXT_COLOUR, MAP_HERO, TEXT_AT, 0, 28, "you", TEXT_COLOUR, $46, TEXT_AT, 2, 28, "gold"
        db TEXT_COLOUR, $44, TEXT_AT, 4, 28, "door", TEXT_COLOUR, $45, TEXT_AT, 6, 28, "arms"
        db TEXT_COLOUR, $47, TEXT_AT, 8, 28, "pull", TEXT_END

map_page_variables macro
map_at:         ds 2                    ; where the next line goes
        endm

        endif
