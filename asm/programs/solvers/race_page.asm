; race_page.asm - run all solvers on the same maze and time them

        if ! defined SOLVERS_RACE_PAGE
SOLVERS_RACE_PAGE equ 1

        include "engine/text/text_line.asm"
        include "engine/text/number.asm"
        include "engine/pages/title.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "programs/solvers/solver_entry.asm"

        public race_page

RACE_TOP:       equ 3                   ; the row of the first solver
        if SOLVERS > 23 - RACE_TOP
        .error the race has no rows for this many solvers
        endif

; race_page - run the solvers one after another, list steps, places visited and time; then any key returns
race_page:
        proc
        local each, failed_one, listed, wait
        call solve_dry
        ld a,(solver)
        ld (race_kept),a
        ink INK_TEXT
        call clear_screen
        ld hl,race_text
        call draw_text
        xor a
each:
        ld (solver),a
        call solver_prepare
        ld hl,solver_run
        call watch_timed
        call solver_count
        ld a,(solver)
        add a,RACE_TOP
        ld d,a
        ld e,0
        call solver_entry
        ld bc,SOLVER_NAME
        add hl,bc
        ink INK_KEY
        call race_name
        call race_name
        ld a,(failed)
        or a
        jr nz,failed_one
        ink INK_VALUE
        ld hl,(route_length)
        ld e,14
        ld b,5
        xor a
        call draw_digits
        jr listed
failed_one:
        ink INK_BAD
        ld e,18
        ld a,'-'
        call draw_char
listed:
        ink INK_TEXT
        ld hl,(solve_visited)
        ld e,19
        ld b,5
        xor a
        call draw_digits
        ink INK_VALUE
        ld hl,(timed)
        ld a,(timed + 2)
        ld e,24
        ld b,8
        call draw_digits
        call key_break
        jp nc,session_end
        ld a,(solver)
        inc a
        cp SOLVERS
        jr c,each
        ld a,(race_kept)
        ld (solver),a
        ld hl,race_keys
        call draw_text
wait:
        halt
        call key_read
        cp KEY_BREAK
        jp z,session_end
        or a
        jp nz,solve_show
        call keys_step
        and KEY_FIRE
        jr z,wait
        jp solve_show
        endp

; race_name - draw one of a name's two parts, and a space
; In:    HL = the part; D, E = row, column; C = colour
; Out:   HL = the byte after it; E = column after it
race_name:
        proc
        local done
        ld a,(hl)
        inc hl
        or a
        jr z,done
        push hl
        call draw_char
        pop hl
        inc e
        jr race_name
done:
        inc e
        ret
        endp

race_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "RACE: all solvers, the same maze"
        db TEXT_AT, 2, 0, TEXT_INK, INK_TEXT, "              Steps Seen  Time,T", TEXT_END
race_keys:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "Any key back        BREAK leave ", TEXT_END

        endif
