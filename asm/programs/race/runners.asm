; runners.asm - the two who race: a player with keys, or a walker of the library
;
; 1. A runner is RUNNER_BYTES of memory, at IX: first the figure and the rest of a walker, as walker.asm has them, so a player's walk is
;    copied there and back in each frame; then what is below.
; 2. The library's walkers take the steps that their routine recorded before the race: `walked` of the right hand and of Tremaux, `route`
;    of the wave. The mouse draws its way at each place, and turns back only in a dead end.
; 3. Each step leaves a byte in the runner's trace: bits 0, 1 the way, 0 up to 3 left; bits 2 to 7 the frames since the step before. So a
;    replay shows the race as it was. In a special round bits 0 to 2 are the way, 0 up to 7, and the frames are even.

        if ! defined RACE_RUNNERS
RACE_RUNNERS equ 1

        include "engine/views/walker.asm"
        include "programs/race/hands.asm"
        include "programs/race/rivals.asm"
        include "programs/race/sounds.asm"

WALKER_BYTES:   equ 16                  ; the variables of walker.asm
RUN_PASSED:     equ 13                  ; walker_passed
RUN_AT:         equ 14                  ; walker_at: column, row
RUN_KIND:       equ 16                  ; see below
RUN_STEPS:      equ 17                  ; a word
RUN_TRACE:      equ 19                  ; address of the next byte of the trace
RUN_WAIT:       equ 21                  ; frames since the last step
RUN_NEAR:       equ 22                  ; the least distance from the finish so far
RUN_NEXT:       equ 23                  ; address of the next step that was recorded
RUN_SHOWN:      equ 25                  ; column, row of two places that he covers on the screen
RUN_BAR:        equ 29                  ; pixels of his bar
RUN_WINS:       equ 30
RUN_CLOSED:     equ 31                  ; where his trace ends
RUN_HELD:       equ 33                  ; of a special round: the directions held in the last frame
RUN_NEWEST:     equ 34                  ; the one pressed last
RUN_PENDING:    equ 35                  ; mask of a step whose trail is to be drawn, or 0
RUN_BEHIND:     equ 36                  ; column, row where it began
RUN_DRAWN:      equ 38                  ; 1: he is on the screen
RUN_X:          equ 39                  ; where: pixels
RUN_Y:          equ 40
RUN_UNDER:      equ 41                  ; what is under him: 8 lines of two bytes, four colours
RUN_FRESH:      equ 61                  ; the one pressed last, if that was after the last cell
RUN_BOLT:       equ 62                  ; frames that his bolt lasts
RUNNER_BYTES:   equ 63

KIND_PLAYER:    equ 0
KIND_MOUSE:     equ 1
KIND_HAND:      equ 2
KIND_TREMAUX:   equ 3
KIND_WAVE:      equ 4

RUN_SPEED:      equ 384                 ; 3 pixels in two frames
TRACE_SIZE:     equ 1250                ; more places than anybody passes in 100 seconds at 110 %
TRACE_FRAMES:   equ 63

; runner_begin - put a runner on his start
; In:    IX = runner; D, E = row, column; HL = his trace; its kind, speed, shape and ink are set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the runner
runner_begin:
        proc
        local clear
        call figure_put
        ld (ix + RUN_TRACE),l
        ld (ix + RUN_TRACE + 1),h
        ld bc,TRACE_SIZE
        add hl,bc
        ld (ix + RUN_CLOSED),l
        ld (ix + RUN_CLOSED + 1),h
        push ix
        pop hl
        ld bc,FIGURE_BYTES
        add hl,bc
        xor a
        ld b,RUN_AT - FIGURE_BYTES
clear:
        ld (hl),a
        inc hl
        djnz clear
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        ld (ix + RUN_SHOWN),e
        ld (ix + RUN_SHOWN + 1),d
        ld (ix + RUN_SHOWN + 2),e
        ld (ix + RUN_SHOWN + 3),d
        ld (ix + RUN_STEPS),a
        ld (ix + RUN_STEPS + 1),a
        ld (ix + RUN_WAIT),a
        ld (ix + RUN_BAR),a
        ld (ix + RUN_BOLT),a
        ld a,(best_steps)
        ld (ix + RUN_NEAR),a
        ld a,(special)
        or a
        jp nz,special_begin
        ret
        endp

; runner_frame - a frame of a runner's race
; In:    IX = runner
; Out:   race_reached: his bit is set if he has come to the finish
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the runner, his trace, the field, walker, what runner_passed writes
runner_frame:
        proc
        local waits
        ld (runner),ix
        ld a,(ix + RUN_WAIT)
        cp TRACE_FRAMES
        jr nc,waits
        inc (ix + RUN_WAIT)
waits:
        ld a,(special)
        or a
        jp nz,special_frame
        call bolt_frame
        ld a,(ix + RUN_KIND)
        or a
        jp nz,rival_frame
        push ix
        pop hl
        ld de,walker
        ld bc,WALKER_BYTES
        ldir
        call hands
        call walker_frame
        ld hl,walker
        ld de,(runner)
        ld bc,WALKER_BYTES
        ldir
        ret
        endp

; runner_passed - the player's walker has come to the next place: for walker_begin
; In:    A = the way; D, E = the place; runner
runner_passed:
        push ix
        ld ix,(runner)
        call runner_note
        pop ix
        ret

; runner_note - a runner has come to the next place: count it, remember it, show how near he is
; In:    IX = runner; A = the way, in a special round the mask of a direction; D, E = the place
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the runner, his trace, race_reached, the screen, what effect_number writes
runner_note:
        proc
        local number, full, farther, far_row, wait_all
        ld c,-1
number:
        inc c
        rrca
        jr nc,number
        ld b,(ix + RUN_WAIT)
        ld (ix + RUN_WAIT),0
        ld a,(special)
        or a
        jr z,wait_all
        bit 0,b                         ; an odd frame counts for the next step
        jr z,wait_all
        dec b
        inc (ix + RUN_WAIT)
wait_all:
        ld a,b
        add a,a
        add a,a
        or c
        ld c,a
        push de
        ld l,(ix + RUN_TRACE)
        ld h,(ix + RUN_TRACE + 1)
        ld e,(ix + RUN_CLOSED)
        ld d,(ix + RUN_CLOSED + 1)
        or a
        sbc hl,de
        add hl,de
        jr z,full
        ld (hl),c
        inc hl
        ld (ix + RUN_TRACE),l
        ld (ix + RUN_TRACE + 1),h
full:
        pop de
        inc (ix + RUN_STEPS)
        jr nz,far_row
        inc (ix + RUN_STEPS + 1)
far_row:
        push de
        call place_label
        pop de
        cp (ix + RUN_NEAR)
        jr nc,farther
        ld (ix + RUN_NEAR),a
        push de
        call bar_grow
        pop de
farther:
        ld hl,(finish_at)
        or a
        sbc hl,de
        call z,runner_reached
        ld a,(special)
        or a
        call z,bolt_check
        call steps_draw
        jp step_sound
        endp

; runner_reached - a runner is at the finish
runner_reached:
        proc
        local first
        ld hl,race_reached
        call second_runner
        ld a,1
        jr nz,first
        inc a
first:
        or (hl)
        ld (hl),a
        ret
        endp

; second_runner - Z: IX is runner_2
; Keeps: all but AF
second_runner:
        ld a,ixl                        ; undocumented, but works on every Z80
        cp low runner_2
        ret

runner_variables macro
special:        ds 1                    ; the tiling of a special round, 0 in a usual one
mouse_label:    ds 1                    ; how far from the ring the mouse is
runner:         ds 2                    ; the one whose frame it is
runner_1:       ds RUNNER_BYTES
runner_2:       ds RUNNER_BYTES
trace_2:        ds TRACE_SIZE
        endm

trace_variables macro
trace_1:        ds TRACE_SIZE
        endm

        endif
