; wave_send.asm - find the route and time it, show the wave as it spreads, then the route

        if ! defined WAVE_SEND
WAVE_SEND equ 1

        include "engine/text/number.asm"
        include "engine/views/show_route.asm"
        include "engine/views/show_wave.asm"
        include "engine/sound/sound.asm"
        include "engine/views/stopwatch.asm"
        include "solve/solve_wave_cpir.asm"

ROUTE_INK:      equ $78

; timed_solve - the routine that the stopwatch runs
timed_solve:
        ld de,(wave_start)
        ld hl,(wave_finish)
        call solve_wave_cpir
        sbc a,a
        ld (wave_failed),a
        ret

; send_wave - find the route, show the wave spread from the finish, and then the route
send_wave:
        proc
        local failed, without, shown
        call cursor_hide
        ld bc,WAVE_ROWS * 256 + WAVE_COLUMNS
        call draw_field
        call draw_ends
        ld hl,timed_solve
        call stopwatch
        ink INK_BAR
        ld hl,(timed)
        ld a,(timed + 2)
        ld de,22
        call draw_number
        ld hl,spread_text
        call draw_text
        ld de,(wave_start)
        ld hl,(wave_finish)
        call show_wave
        call draw_ends
        ld a,(wave_failed)
        or a
        jr nz,failed
        ld de,(wave_start)
        ld hl,route_shape
        ld c,ROUTE_INK
        call show_route
        call draw_ends
        ld hl,route_text
        call draw_text
        ink INK_TEXT
        ld hl,(route_length)
        xor a
        ld de,22 * 256 + 12
        call draw_number
        call sound_rise
        jr shown
failed:
        ld hl,none_text
        ld a,(wave_limit)
        or a
        jr z,without
        ld hl,beyond_text
without:
        call draw_text
        ld bc,30 * 256 + 250
        call sound_tone
shown:
        call cursor_show
        jp wave_frame
        endp

; new_limit - another limit: none, 10, 20, 40, 80, 160 steps
new_limit:
        proc
        local first, chosen
        call cursor_hide
        ld a,(wave_limit)
        or a
        jr z,first
        add a,a
        jr nc,chosen                    ; 160 is followed by none
        xor a
        jr chosen
first:
        ld a,LIMIT_FIRST
chosen:
        ld (wave_limit),a
        jp show_field
        endp

spread_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $45, "The wave spreads from the finish", TEXT_END
route_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $46, "Shortest way        steps       ", TEXT_END
none_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_BAD, "No route: the wave has died out ", TEXT_END
beyond_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_BAD, "No route within the limit       ", TEXT_END

route_shape:    db 0, 0, $3C, $3C, $3C, $3C, 0, 0

        endif
