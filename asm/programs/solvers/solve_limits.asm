; solve_limits.asm - the order of the key points, and the limit of the wave

        if ! defined SOLVERS_SOLVE_LIMITS
SOLVERS_SOLVE_LIMITS equ 1

        include "engine/text/number.asm"
        include "engine/text/text_line.asm"

LIMIT_FIRST:    equ 10                  ; the limits: 10, 20, 40, 80, 160 steps
ORDER_ROW:      equ 17
LIMIT_ROW:      equ 20

; solve_order - take the points in their order, or in the best one
solve_order:
        ld hl,points_order
        ld a,(hl)
        xor 1
        ld (hl),a
        jr points_shown

; limit_heeded - does the solver look at the limit?
; Out:   carry set: it does
; Keeps: BC, DE, HL
; Uses:  AF
limit_heeded:
        ld a,(solver)
        cp place_of_hadlock
        scf
        ret z
        cp place_of_distance_map        ; those from there on search no wave
        ret

; solve_limit - another limit: none, 10, 20, .. 160 steps
solve_limit:
        proc
        local chosen
        call limit_heeded
        jp nc,solve_shown
        ld a,(wave_limit)
        add a,a
        jr nz,$ + 4
        ld a,LIMIT_FIRST
        jr nc,chosen
        xor a                           ; after 160
chosen:
        ld (wave_limit),a
points_shown:
        call points_panel
        jp solve_wipe
        endp

; points_panel - draw order and limit in the panel
; In:    points_order, wave_limit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
points_panel:
        proc
        local order, unlimited
        ink INK_VALUE
        ld de,256 * (ORDER_ROW + 1) + PANEL + 2
        ld a,(points_order)
        or a
        ld hl,given_text
        jr z,order
        ld hl,best_text
order:
        call draw_line                  ; C stays
        ld de,256 * (LIMIT_ROW + 1) + PANEL + 2
        call limit_heeded
        jr nc,unlimited
        ld hl,(wave_limit)
        ld a,l
        or a
        ld b,4
        jp nz,draw_digits
unlimited:                              ; or the solver has none
        ld hl,any_text
        jp draw_line
        endp
        if (place_of_distance_map - 4) | (place_of_hadlock - 5)
        .error the solvers before the distance map, and Hadlock, must be those with a limit
        endif

        endif
