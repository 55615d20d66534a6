; gems.asm - the gems of a challenge: found, shown on the map and beside it

        if ! defined LARGE_GEMS
LARGE_GEMS equ 1

        include "programs/large/show.asm"

GEMS:           equ 3
GEM_INK:        equ $43                 ; bright magenta
GEM_DARK:       equ $07                 ; dim white
GEM_SECONDS:    equ 3
OPEN_INK:       equ $C4                 ; bright green, flashing
TRIES_COLUMN:   equ 16
BONE_COLUMN:    equ 10                  ; in the last row, beside B
GEM_POINTS:     equ 100

; gem_found - the hero has taken a step, which starts the clock, to a gem, perhaps
; Uses:  AF, BC, DE, HL
gem_found:
        proc
        local each, next, found, chime
        call clock_start
        ld de,(hero)
        ld hl,gems
        ld b,GEMS
each:
        ld a,(hl)                       ; column, row
        inc hl
        cp e
        jr nz,next
        ld a,(hl)
        cp d
        jr z,found
next:
        inc hl
        djnz each
        ret
found:
        dec hl
        ld (hl),0
        call view_place
        res 4,(hl)                      ; GEM
        call map_place_cell
        ld a,(map_seen)
        call map_cell
        ld hl,gems_got
        inc (hl)
        ld a,(hound + 1)
        or a
        ld a,GEM_REST
        call nz,hound_rests
        ld hl,(seconds)
        ld bc,GEM_SECONDS
        add hl,bc
        ld (seconds),hl
        call clock_draw
        ld hl,(score)
        ld bc,GEM_POINTS
        add hl,bc
        ld (score),hl
        call bar_score
        call draw_gems
        ld hl,maze_kind
        ld a,(hl)
        or a
        jr nz,chime
        ld a,(gems_got)
        cp GEMS
        jr nz,chime
        ld (hl),a                       ; no kind, but not 0
        ld hl,open_text
        ld c,OPEN_INK
        call tell_so
        ld hl,ring_mark
        call ring_put
chime:
        ld bc,30 * 256 + 40
        jp sound_tone
        endp

; ring_put - show the ring, or its lock, on the map and from the next step on in the window
; In:    HL = its colour and shape; nobody is on the map
; Uses:  AF, BC, DE, HL
ring_put:
        ld de,finish_mark
        ld bc,9
        ldir
        ld de,(goal)
        call map_place_cell
        ld hl,finish_mark
        ld a,(hl)
        or FINISH_MAP_PAPER
        ld c,a
        inc hl
        jp map_mark

; draw_gems - draw the tries that are left, the gems that are found, and the bone, which is offered in the last row until it is thrown
; Uses:  AF, BC, DE, HL
draw_gems:
        proc
        local each, lit, gone
        call draw_tries
        ld a,(gems_got)
        ld hl,gem_shape
        ld de,PANEL_TIME * 256 + PANEL
        ld b,GEMS
each:                                   ; A of B are found, the others are dark
        push bc
        ld c,GEM_INK
        dec a
        jp p,lit
        ld c,GEM_DARK
lit:
        push af
        push hl
        call draw_shape
        pop hl
        pop af
        pop bc
        inc e
        inc e
        djnz each
        ld a,(bone)
        ld c,a
        ld hl,bone_shape
        call draw_shape
        ld a,(demo_on)
        or a
        ret nz                          ; a bar is there
        ld hl,ATTRIBUTES + 23 * 32 + BONE_COLUMN
        ld (hl),c
        dec l
        dec l                           ; B
        or c
        jr z,gone
        ld a,USUAL_KEY
gone:
        ld (hl),a
        ret
        endp

; draw_tries - draw in the first row how many tries are left
; Uses:  AF, BC, DE, HL
draw_tries:
        ld hl,hero_shape
        ld de,TRIES_COLUMN
        ld c,HERO_INK                   ; apart from the bar
        call draw_shape
        inc e
        ld hl,(tries)
        ld b,2
        jr some_digits

; bar_score - draw the points in the first row
; Uses:  AF, BC, DE, HL
bar_score:
        ld hl,(score)
        ld de,0 * 256 + 27
        ld b,5                          ; fall through into bar_digits

; bar_digits - draw a number in the first row
; In:    HL = number; B = digits; D, E = row, column
bar_digits:
        ld a,(theme)
        ld c,a
some_digits:
        xor a
        jp draw_digits

bone_shape:
        db $06, $0F, $0E, $1C, $38, $70, $F0, $60
open_text:
        db "The ring opens!", TEXT_END

; map_place_cell - the cell of the map that shows a place
; In:    D, E = row, column of the place; map_begin has been called
; Out:   D, E = row, column of the cell
; Keeps: BC, HL, IX, IY
; Uses:  AF
map_place_cell:
        ld a,(map_twice)
        srl d
        srl e
        srl d
        srl e
        or a
        ret nz
        srl d
        srl e
        ret

; gems_put - put the gems where they are in cells of the map of their own, and not in those of the two ends
; Uses:  AF, BC, DE, HL; random numbers, so the pages are unpacked
gems_put:
        proc
        local none, each, again, other, differ
        ld hl,gems
        ld bc,256 * 2 * GEMS
none:
        ld (hl),c
        inc hl
        djnz none
        ld hl,gems
        ld b,GEMS
each:
        push bc
        push hl
again:
        ld a,(maze_width)
        srl a
        ld e,a
        call rng_below
        add a,a
        inc a
        ld d,a
        call rng_below
        add a,a
        inc a
        ld e,a                          ; a cell of the maze: D, E = row, column
        push de
        call map_place_cell
        ld b,d
        ld c,e                          ; B, C = its cell of the map
        ld hl,home                      ; and the ring, and the gems
        ld a,GEMS + 2
other:
        push af
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        call map_place_cell             ; one that has no place yet is in cell 0, 0
        ld a,d
        cp b
        jr nz,differ
        ld a,e
        cp c
        jr z,gems_taken
differ:
        pop af
        dec a
        jr nz,other
        pop de
        call view_place
        set 4,(hl)                      ; GEM
        pop hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        pop bc
        djnz each
        ret
gems_taken:
        pop af
        pop de
        jr again
        endp

        endif
