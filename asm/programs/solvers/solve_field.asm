; solve_field.asm - change the field by hand: its ends, a wall, stones, a flooded area; its colours

        if ! defined SOLVERS_SOLVE_FIELD
SOLVERS_SOLVE_FIELD equ 1

        include "lib/field_address.asm"
        include "lib/random.asm"
        include "engine/sound/sound.asm"
        include "programs/solvers/solve_board.asm"

SOLVE_STONES:   equ 51                  ; of 256: 20 %
FLOOD:          equ $10                 ; a byte that can be passed
CLICK:          equ 4 * 256 + 40        ; for sound_tone
BUZZ:           equ 30 * 256 + 250

; solve_start_here, solve_finish_here - move an end to DE, unless a wall or something else stands there
solve_start_here:
        ld hl,solve_start
        jr solve_end
solve_finish_here:
        ld hl,solve_finish
solve_end:
        push hl
        call place_shut
        call nz,place_taken
        pop hl
        jr z,solve_no
        ld c,(hl)
        ld (hl),e
        inc hl
        ld b,(hl)
        ld (hl),d
        ld d,b                          ; where it was
        ld e,c
        call draw_line_place
        jr solve_changed

; place_shut - is DE a wall?
; Out:   Z: yes
; Keeps: DE
; Uses:  AF, HL
place_shut:
        call field_address
        ld a,(hl)
        cpl
        and FIELD_WALL
        ret

; place_taken - does an end or a key point stand at DE?
; Out:   Z: yes
; Keeps: DE
; Uses:  AF, B, HL
place_taken:
        proc
        local each, other
        call at_end
        ret z
        ld a,(points_count)
        or a
        ld b,a
        ld hl,points_list
        jr nz,each
        inc a
        ret
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        ret z
other:
        inc hl
        djnz each
        inc b                           ; not Z
        ret
        endp

; at_end - is DE one of the ends?
; Out:   Z: yes
; Keeps: BC, DE
; Uses:  AF, HL
at_end:
        ld hl,(solve_start)
        or a
        sbc hl,de
        ret z
        ld hl,(solve_finish)
        or a
        sbc hl,de
        ret

; solve_wall - set or remove a wall at DE
solve_wall:
        call place_taken
        jr z,solve_no
        call place_shut
        ld (hl),a
        call board_beside
solve_changed:
        ld bc,CLICK
        call sound_tone
        jp solve_wipe

; solve_no - that cannot be: something stands at DE, or it is a wall
solve_no:
        call place_taken
        push af
        call panel_clear
        pop af
        ld hl,taken_text
        jr z,$ + 5
        ld hl,here_text
        call draw_text
        ld bc,BUZZ
        call sound_tone
        jp solve_shown

; solve_colour - colour the field by the distance from the start, or take all colours away again
solve_colour:
        ld hl,coloured
        bit 0,(hl)
        jp nz,solve_wipe
        inc (hl)
        ld de,(solve_start)
        call distance_bands
        ld hl,place_colour
        call board_each
        jp ends_shown

; place_colour - colour D, E by its distance
; Keeps: DE
; Uses:  AF, BC, HL
place_colour:
        push de                         ; work + WAVE_BEFORE + (row + 1) * WAVE_STRIDE + column
        ld hl,work + WAVE_BEFORE
        ld a,d
        ld d,0
        add hl,de
        ld e,WAVE_STRIDE
        ld b,a
        add hl,de
        djnz $ - 1
        pop de
        ld a,(hl)
        dec a
        cp BANDS
        ret nc
        ld c,a
        ld b,0
        ld hl,band_inks
        add hl,bc
        ld c,(hl)
        call place_attribute
        ld a,(hl)
        cp ROUTE_INK
        ret z                           ; the way keeps its own colour, which stands out on all of them
        ld (hl),c
        ret
band_inks:
        db $27, $30, $30, $1F, $17      ; papers green, yellow, magenta, red: cyan are walls, blue is what has been seen

; stones_there - is the field one of stones?
; Out:   Z: yes
; Uses:  AF, DE, HL
stones_there:
        ld hl,(entry)
        ld de,entry_stones
        or a
        sbc hl,de
        ret

; stones_ask - stones, but another maze is lost only if that is meant: D once more, while the question stands there
stones_ask:
        call stones_there
        jr z,solve_stones
        ld hl,stones_asked
        ld a,(hl)
        or a
        jr nz,solve_stones
        inc (hl)
        ld hl,again_text
        call draw_text
        jp solve_shown

; solve_stones - make a field of stones, with its ends in two corners and a way between them
solve_stones:
        proc
        local again, cell
        ld hl,(rng_seed)
        ld (seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two draws to differ
        ld hl,BOARD * 257
        ld (field_width),hl
        ld hl,(wave_limit)
        push hl
        ld hl,0
        ld (wave_limit),hl
again:
        ld de,field
cell:
        call rng_next
        cp SOLVE_STONES
        sbc a,a                         ; a stone
        ld (de),a
        inc de
        ld a,d
        cp high (field + FIELD_SIZE)
        jr nz,cell
        xor a
        ld (points_count),a
        ld (field + FIELD_STRIDE + 1),a
        ld (field + (BOARD - 2) * (FIELD_STRIDE + 1)),a
        call board_close
        ld de,257
        ld (solve_start),de
        ld hl,257 * (BOARD - 2)
        ld (solve_finish),hl
        call solve_wave
        jr c,again
        pop hl
        ld (wave_limit),hl
        ld hl,entry_stones
        ld (entry),hl
        jp solve_show
        endp

; solve_flood - fill the area round the cursor, watched or at once; not from a wall: all of them would be filled, and then cleared away
solve_flood:
        call place_shut
        jp z,solve_no
        call solve_clean
        ld hl,flood_run
        ld de,flood_update
        call solve_watched
        call flood_update
        jp ends_shown

; flood_run - the routine that solve_watched calls for it
flood_run:
        ld de,(solve_cursor)
        ld a,FLOOD
        jp flood_fill

; flood_update - colour what is flooded
flood_update:
        ld hl,place_flooded
        jp board_each
place_flooded:
        call field_address
        ld a,(hl)
        cp FLOOD
        ret nz
        call place_attribute
        ld (hl),FLOOD_INK
        ret

        endif
