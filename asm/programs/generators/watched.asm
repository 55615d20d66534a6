; watched.asm - a maze that is watched: the board before its first step, and what is painted in each frame
;
; A cellular automaton has its cells in `work` until it ends, and works on all of them at once. So its cells are shown in each frame, and it is
; given greater slices than the others.

        if ! defined GENERATORS_WATCHED
GENERATORS_WATCHED equ 1

        include "include/field.asm"     ; what is called here is included where code is timed

AUTOMATON_HASTE: equ 3                  ; speeds

; watched_board - a solid board: what memory holds is no maze yet
; Uses:  AF, BC, DE, HL
; Writes: the screen, board_shown, field, work
watched_board:
        ld hl,work                      ; no cell of an automaton lives
        xor a
        call watched_fill
        ld hl,field
        ld a,FIELD_WALL
        call watched_fill
        ld a,(board_ink)
        ld c,a
        jp board_begin                  ; quicker than to paint all walls one by one
watched_fill:
        ld bc,FIELD_SIZE - 1
        ld (hl),a
        ld d,h
        ld e,l
        inc de
        ldir
        ret

; edges_close - close the doors in the outer wall of a maze that was made: they lead nowhere
; In:    entry, field_width
; Uses:  AF, BC, DE, HL
; Writes: field
edges_close:
        proc
        local row
        call kind_makes
        ret nz
        ld hl,(field_width)
        ld h,0
        dec l
        ex de,hl
        ld hl,field
        ld bc,FIELD_STRIDE
        ld a,FIELD_SIZE / FIELD_STRIDE
row:
        push hl
        ld (hl),FIELD_WALL
        add hl,de
        ld (hl),FIELD_WALL
        pop hl
        add hl,bc
        dec a
        jr nz,row
        ret
        endp

; watched_paint - the routine that repaints
; In:    entry
; Out:   DE; watch_haste, watch_still
; Uses:  AF, HL
watched_paint:
        call kind_makes
        ld a,BEGINS
        jr z,$ + 4
        ld a,0 - STILL
        ld (watch_still),a
        inc hl
        inc hl
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; its parameter: only automata have this one
        ld hl,of_automaton_generations
        xor a
        sbc hl,de
        ld (watch_haste),a
        ld h,a
        ld l,a
        ld (head_at),hl
        ld de,watched_update
        ret nz                          ; as it was before: LD changes no flags
        ld a,AUTOMATON_HASTE
        ld (watch_haste),a
        ld de,automaton_paint
        ret

; automaton_paint - board_update for an automaton at work
automaton_paint:
        push ix
        call automaton_show
        pop ix
        jp board_update

        include "programs/generators/grow_click.asm"

        endif
