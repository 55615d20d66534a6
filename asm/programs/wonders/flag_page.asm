; flag_page.asm - eight walkers go to one flag, and one wave shows all of them the way
;
; distance_map is called when the flag moves, and only then: it leaves in each cell the step that leads nearer to the flag. A
; walker takes the step of its cell if nobody stands there, and else waits. Two neighbours never want to change places,
; because each step leads nearer; so all arrive, and the last stand in a queue. In each tick another walker has the first turn.

        if ! defined WONDERS_FLAG_PAGE
WONDERS_FLAG_PAGE equ 1

        include "include/field.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "lib/distance_map.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "programs/wonders/flag_show.asm"

        public flag_page, flag_tick, flag_to

FLAG_COLUMNS:   equ 31
FLAG_ROWS:      equ 21
FLAG_MIDDLE:    equ 11 * 256 + 15
FLAG_TICK:      equ 4                   ; frames
FLAG_STILL:     equ 25                  ; ticks without a step until the flag goes elsewhere by itself
FLAG_OPEN:      equ 50                  ; percent of the dead ends that get a second way

; flag_page - a maze, the flag in its middle, the walkers in its corners and at its sides
flag_page:
        proc
        local each
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,FLAG_ROWS * 256 + FLAG_COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,FLAG_OPEN
        ld (braid_percent),a
        call generate_braid
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next maze
        ld hl,walkers_first
        ld de,walkers
        ld bc,2 * WALKERS
        ldir
        ld hl,wonders_lines
        call lines_use
        ink INK_TEXT
        call clear_screen
        ld hl,flag_text
        call draw_text
        ld a,1
        ld (field_top),a
        ld bc,FLAG_ROWS * 256 + FLAG_COLUMNS
        call draw_lines
        ld hl,FLAG_MIDDLE
        ld (flag),hl
        ld de,FLAG_MIDDLE
        call flag_to
        ld hl,walkers
        ld b,WALKERS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        call flag_show
        pop bc
        pop hl
        djnz each
        xor a
        ld (flag_first),a
        ld a,(FRAMES)
        ld (flag_last),a
        call keys_seen
        endp                            ; fall through into flag_turn

; flag_turn - frame by frame
flag_turn:
        proc
        local still
        call attract_frame
        call key_read
        ld hl,flag_letters
        call key_act
        call keys_step
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        call nz,flag_move
        ld a,(FRAMES)
        ld hl,flag_last
        sub (hl)
        cp FLAG_TICK
        jr c,flag_turn
        add a,(hl)
        ld (hl),a
        call flag_tick
        ld hl,flag_still
        jr nz,still
        ld (hl),FLAG_STILL
still:
        dec (hl)
        call z,flag_jump
        jr flag_turn
        endp

flag_letters:
        db KEY_BREAK
        dw opening_page
        db 'N'
        dw flag_page
        db 'M'
        dw wonders_list
        db 0

; flag_move - move the flag in the first of the directions that is free
; In:    A = directions
flag_move:
        proc
        local way, next
        ld c,a
        ld b,0                          ; a direction's code
way:
        ld de,(flag)
        srl c
        jr nc,next
        ld a,b
        call route_step
        call field_address
        bit 7,(hl)
        jr z,flag_to
next:
        inc b
        inc b
        bit 3,b
        jr z,way
        ret
        endp

; flag_jump - put the flag into a cell drawn at random
flag_jump:
        ld e,FLAG_ROWS / 2
        call rng_below
        add a,a
        inc a
        ld d,a
        ld e,FLAG_COLUMNS / 2
        call rng_below
        add a,a
        inc a
        ld e,a                          ; fall through into flag_to

; flag_to - put the flag there, and find the way to it from everywhere
; In:    D, E = row, column
flag_to:
        ld hl,(flag)
        ld (flag),de
        push hl
        call flag_show
        pop de
        call flag_show
        ld a,FLAG_STILL
        ld (flag_still),a
        ld hl,flag                      ; column, row
        ld b,1
        jp distance_map

; flag_tick - each walker takes its step, or waits
; Out:   Z if one took a step
flag_tick:
        proc
        local each, waits, next
        ld hl,flag_first
        inc (hl)
        ld a,(hl)
        ld b,WALKERS
        ld c,1                          ; nobody has taken one yet
each:
        and WALKERS - 1
        push bc
        push af
        add a,a
        ld e,a
        ld d,0
        ld hl,walkers
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push hl
        push de
        call map_step
        call nc,flag_walker             ; NZ: nobody is there
        pop bc                          ; where the walker stands
        pop hl
        jr c,waits
        jr z,waits
        ld (hl),d
        dec hl
        ld (hl),e
        push bc
        call flag_show                  ; first where it is, then where it was: so it never vanishes
        pop de
        call flag_show
        pop af
        pop bc
        ld c,0
        jr next
waits:
        pop af
        pop bc
next:
        inc a
        djnz each
        inc c
        dec c
        ret
        endp

walkers_first:                          ; column, row
        db 1, 1, 15, 1, 29, 1, 29, 11, 29, 19, 15, 19, 1, 19, 1, 11
flag_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " EIGHT TO ONE FLAG              "
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, " Move the flag: all find it."
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " N new   M list     BREAK leave ", TEXT_END

flag_variables macro
flag:           ds 2                    ; column, row
walkers:        ds 2 * WALKERS          ; column, row of each
flag_first:     ds 1                    ; who has the first turn
flag_last:      ds 1                    ; FRAMES at the last tick
flag_still:     ds 1                    ; ticks until the flag goes elsewhere
        endm

        endif
