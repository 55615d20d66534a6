; torch.asm - a field in the dark: what the torch has shone on is seen, and stays
;
; 1. A place that has been seen has bit TORCH_SEEN of its byte set, walls too: neither generators nor solvers use it.
; 2. The torch shines TORCH_REACH places along each of the four ways, up to a wall, and on all places around these.
; 3. What is seen for the first time is drawn by a routine of the program, which draws nothing of a place without that bit.

        if ! defined ENGINE_TORCH
ENGINE_TORCH equ 1

        include "engine/views/line_record.asm"
        include "engine/views/trail.asm"

        public torch_use, torch_light, torch_frame

TORCH_SEEN:     equ $40
TORCH_REACH:    equ 3

; torch_use - draw what the torch shows with a routine of the program
; In:    HL = routine: D, E = field row, column; it keeps DE, IX and IY
; Out:   -
; Keeps: all registers
; Uses:  nothing
; Writes: operand at torch_draws
torch_use:
        ld (torch_draws + 1),hl
        ret

; torch_light - shine from a place along all four ways
; In:    D, E = field row, column of a place of floor; lines_rows, lines_columns
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL, and what the program's routine uses
; Writes: the field, torch_way, what the program's routine writes
torch_light:
        proc
        local way
        ld b,4
way:
        push bc
        call torch_frame
        pop bc
        djnz way
        ret
        endp

; torch_frame - shine along one of the ways, in each frame another one: all four are too many for a frame
; In, Out, Keeps, Uses, Writes: as torch_light
torch_frame:
        proc
        local step, dark
        call torch_round
        ld hl,torch_way
        ld a,(hl)
        rrca
        and TRAIL_BITS
        jr nz,step
        ld a,KEY_LEFT
step:
        ld (hl),a
        ld c,a
        push de
        ld b,TORCH_REACH
torch_step:
        ld a,c
        keys_move
        bit 7,e
        jr nz,dark
        call field_address
        bit 7,(hl)
        jr nz,dark
        push bc
        call torch_round
        pop bc
        djnz torch_step
dark:
        pop de
        ret
        endp

; torch_round - see a place and those around it
; In:    D, E = field row, column; lines_rows, lines_columns
; Keeps: DE
; Uses:  AF, BC, HL
torch_round:
        proc
        local row, place, next
        push de
        dec d
        dec e
        ld b,3
row:
        ld c,3
        push de
place:
        ld a,(lines_rows)
        dec a
        cp d
        jr c,next                       ; below the last row, or above the first
        ld a,(lines_columns)
        dec a
        cp e
        jr c,next
        call field_address
        bit 6,(hl)
        jr nz,next
        set 6,(hl)
        push bc
torch_draws:
        call 0                          ; operand
        pop bc
next:
        inc e
        dec c
        jr nz,place
        pop de
        inc d
        djnz row
        pop de
        ret
        endp

torch_variables macro
torch_way:      ds 1                    ; the one of the last frame
        endm

        if TORCH_SEEN - $40
        .error torch_round tests bit 6
        endif

        endif
