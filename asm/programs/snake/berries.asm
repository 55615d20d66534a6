; berries.asm - the berries of a level: where they are, which are ripe, the way to each from everywhere, and the one that is nearest
;
; 1. Berries grow on bushes. One that is eaten ripens again, unless the bushes that are left have enough for the player.
; 2. The ways to a berry are a map of distance_map, made when the level begins: for each place of the field the step that leads nearer. So a snake
;    that looks for its way reads a byte.
; 3. Which berry is nearest to the player's head: each frame counts the steps to one of them.

        if ! defined SNAKE_BERRIES
SNAKE_BERRIES equ 1

        include "lib/distance_map.asm"
        include "programs/snake/places.asm"
        include "programs/snake/skin.asm"

        public berries_first, berries_begin, berries_tick, berries_look, berry_way, cell_draw

BERRIES_MOST:   equ 8
BERRY_BIT:      equ 64                  ; of a place of the field; its bits 0 to 2 are the berry's number
BERRY_GONE:     equ 0                   ; in berry_state
BERRY_FIRST:    equ 1                   ; from here on it ripens, one a tick
BERRY_RIPE:     equ 255
RIPE_TICKS:     equ 30                  ; of eight frames
NO_BERRY:       equ 255
BERRY_INK:      equ $43
UNRIPE_INK:     equ $03
FLOOR_INK:      equ $07
MAP_PAGES:      equ 3
BERRIES_APART:  equ 9                   ; steps
HOLES:          equ 2                   ; the first two places: where the snakes come from

; berries_first - no berry is there yet
; In:    berries_count = how many will be
; Uses:  AF
berries_first:
        xor a
        ld (berry),a
        ld (look_berry),a
        dec a                           ; NO_BERRY
        ld (wanted),a
        ld (look_best),a
        ld (look_least),a
        ld a,(berries_count)
        ld (berries_bushes),a
        ret

; berries_begin - put the next berry of a level on a free place, and make its map
; In:    berry, berries_count; the holes are taken
; Out:   Z: it was the last one
; Uses:  AF, BC, DE, HL
berries_begin:
        proc
        local row
        ld a,BERRIES_APART
        call place_next
        call field_address
        ld a,(berry)
        ld c,a
        or BERRY_BIT
        ld (hl),a
        ld b,0
        ld hl,berry_state
        add hl,bc
        ld (hl),BERRY_RIPE
        call cell_draw
        ld a,(berry)
        add a,a
        ld c,a
        ld b,0
        ld hl,places + 2 * HOLES
        add hl,bc
        ld b,1
        call distance_map
        ld a,(berry)
        call map_page
        ld d,a
        ld e,0
        ld hl,WAVE_FIRST
        ld a,BOARD_ROWS
row:
        ld bc,FIELD_STRIDE
        ldir
        inc hl
        dec a
        jr nz,row
        ld hl,berry
        inc (hl)
        ld a,(berries_count)
        cp (hl)
        ret
        endp

; map_page - the first page of a berry's map
; In:    A = berry
; Out:   A
; Uses:  F, B
map_page:
        ld b,a
        add a,a
        add a,b
        add a,high maps
        ret

; berry_way - the way to a berry
; In:    HL = a place of the field; A = berry
; Out:   A = way, 4 or more at the berry itself
; Keeps: C, DE, HL
; Uses:  F, B
berry_way:
        push hl
        call map_page
        sub high field
        add a,h
        ld h,a
        ld a,(hl)
        pop hl
        sub MAP_STEPS
        rrca
        ret

; berries_look - count the steps to one berry; when all have been counted, `wanted` is the one that is nearest to the player
; In:    the player
; Uses:  AF, BC, DE, HL
berries_look:
        proc
        local same, step, there, least
        ld hl,look_berry
        ld a,(berries_count)
        cp (hl)
        jr nz,same
        ld (hl),0
        ld hl,look_best
        ld a,(hl)
        ld (wanted),a
        ld (hl),NO_BERRY
        inc hl                          ; look_least
        ld (hl),255
same:
        ld hl,look_berry
        ld a,(hl)
        inc (hl)
        ld c,a
        ld b,0
        ld hl,berry_state
        add hl,bc
        ld a,(hl)
        inc a
        ret nz                          ; not ripe
        ld a,(player + S_HEAD)
        ld l,a
        ld a,(player + S_PAGE)
        ld h,a
        ld e,(hl)
        inc h
        ld d,(hl)
        call field_address
        ld a,c
        call map_page
        sub high field
        add a,h
        ld h,a
        ld b,0
step:
        ld a,(hl)
        sub MAP_STEPS
        cp 8
        jr nc,there
        ld e,a
        ld d,0
        push hl
        ld hl,map_offsets
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        pop hl
        add hl,de
        djnz step
there:
        xor a
        sub b                           ; A = steps
        ld hl,look_least
        cp (hl)
        ret nc
        ld (hl),a
        dec hl
        ld (hl),c
        ret
        endp

map_offsets:
        dw 0 - FIELD_STRIDE, 1, FIELD_STRIDE, 0 - 1

; berries_tick - the berries ripen; one that is ripe is shown, if nobody lies on it
; In:    call it every eighth frame
; Uses:  AF, BC, DE, HL
berries_tick:
        proc
        local each, next
        ld hl,berry_state
        ld de,places + 2 * HOLES
        ld a,(berries_count)
        ld b,a
each:
        ld a,(hl)
        dec a
        cp BERRY_RIPE - 1
        jr nc,next                      ; gone, or ripe
        inc (hl)
        cp RIPE_TICKS
        jr c,next
        ld (hl),BERRY_RIPE
        push hl
        push de
        push bc
        ex de,hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        call field_address
        ld a,(hl)
        and BODIES
        call z,cell_plan
        pop bc
        pop de
        pop hl
next:
        inc hl
        inc de
        inc de
        djnz each
        ret
        endp

; cell_draw - draw a cell of the floor as it is
; In:    D, E = row, column
; Keeps: DE
; Uses:  AF, BC, HL
cell_draw:
        call cell_shape
        jp draw_mark

; cell_plan - the same when the next frame begins
; In, Keeps, Uses: as cell_draw
cell_plan:
        call cell_shape
        jp skin_plan

; cell_shape - what is on a cell of the floor: nothing, or a berry
; In:    D, E = row, column
; Out:   HL = shape; C = attribute
; Keeps: DE
; Uses:  AF, B
cell_shape:
        proc
        local bare, draw
        call field_address
        ld a,(hl)
        bit 6,a
        jr z,bare
        and 7
        ld c,a
        ld b,0
        ld hl,berry_state
        add hl,bc
        ld a,(hl)
        or a
        jr z,bare
        ld c,BERRY_INK
        inc a
        ld a,SHAPE_BERRY
        jr z,draw
        ld c,UNRIPE_INK
        ld a,SHAPE_UNRIPE
draw:
        jp shape_address
bare:
        ld c,FLOOR_INK
        ld hl,skin_nothing
        ret
        endp

berries_variables macro
berries_left:   ds 1                    ; that the player has to eat
berries_count:  ds 1                    ; bushes of the level
berries_bushes: ds 1                    ; of them, those that still bear
berry_state:    ds BERRIES_MOST
wanted:         ds 1                    ; the berry that is nearest to the player, or NO_BERRY
look_berry:     ds 1                    ; the one that berries_look counts next
look_best:      ds 1                    ; the nearest so far
look_least:     ds 1                    ; steps to it
berry:          ds 1
        endm

        endif
