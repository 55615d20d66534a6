; build_run.asm - what is called to make a maze: generators that need much stack have it in `work` and `guard`

        if ! defined GENERATORS_BUILD_RUN
GENERATORS_BUILD_RUN equ 1

        include "engine/pages/entries.asm"

DEEP:           equ 4

; entry_runs - what is called to run the entry
; In:    entry
; Out:   HL, 0 if there is nothing
; Keeps: BC
; Uses:  AF, DE; operand at deep_calls
entry_runs:
        proc
        local each, other, found
        ld hl,(entry)
        call entry_routine
        ld (deep_calls + 1),hl
        ex de,hl
        push bc
        ld hl,deep_routines
        ld b,DEEP
each:
        ld a,(hl)
        inc hl
        cp e
        ld a,(hl)
        inc hl
        jr nz,other
        cp d
        jr z,found
other:
        djnz each                       ; NZ stays
found:
        ex de,hl
        pop bc
        ret nz
        ld hl,deep_run
        ret
        endp

; deep_run - run a routine of deep_routines with a stack of 300 bytes and more
; In, Out, Keeps, Uses, Writes: as the routine, and work
deep_run:
        proc
        local back
        ld (back + 1),sp
        ld sp,guard
deep_calls:
        call 0                          ; operand
back:
        ld sp,0                         ; operand
        ret
        endp

deep_routines:                          ; they use the first 132 bytes of `work` and the last 31 of `guard` at most
        dw generate_dfs, generate_division, generate_division_four, generate_unicursal

        endif
