; demo.asm - the library plays: the cheapest tour of one map after the other

        if ! defined TERRAIN_DEMO
TERRAIN_DEMO equ 1

        include "engine/keys/attract.asm"
        include "programs/terrain/game.asm"

DEMO_LOOK:      equ 60                  ; frames
DEMO_END:       equ 150

; terrain_demo - maps, for attract_run
terrain_demo:
        proc
        local plans, next
        xor a
        ld (level),a
        call map_begin
        ld hl,demo_text
        call message
plans:
        call attract_check
        call plan_step
        jr c,plans
        call map_ready
        call nc,tour_walk
next:
        ld hl,(map_seed)
        ld (seed),hl
        jr terrain_demo
        endp

; tour_demo - the cheapest tour of the map that has been won, for attract_run
tour_demo:
        call map_again
        call map_page
        ld hl,demo_text
        call message                    ; fall through into tour_walk

; tour_walk - the cheapest tour from home to home
tour_walk:
        proc
        local each, same, ends
        ld a,(cheapest)
        ld (points),a
each:
        call stand
        jr z,ends
        ld a,(next_unit)
        ld hl,unit
        cp (hl)
        jr z,same
        ld (hl),a
        call stand_draw
        ld b,DEMO_LOOK / 2
        call demo_frames
same:
        call stand_draw
        call show_next
        ld b,DEMO_LOOK
        call demo_frames
        call walk_way
        jr nc,each
        ret
ends:
        ld hl,demo_end_text
        call message
        ld a,(cheapest)
        call box_number
        ld hl,demo_points_text
        call draw_text
        ld b,DEMO_END
        endp                            ; fall through into demo_frames

; demo_frames - B frames, until a key is pressed
demo_frames:
        push bc
        call attract_frame
        pop bc
        djnz demo_frames
        ret

demo_text:
        db "The library plays. Press a key."
        db TEXT_AT, 23, 0, "                                ", TEXT_END

        endif
