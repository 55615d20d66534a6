; board_walk.asm - the walk: a step a sixth of the way each frame, by the middle of the wall that the passage has taken away

        if ! defined TILINGS_BOARD_WALK
TILINGS_BOARD_WALK equ 1

RED_INK:        equ $42                 ; bright red
STEP_HALF:      equ 2                   ; frames for each half of the way to the wall, and from there

; board_begin - the walk begins: nothing trodden, the walker at the entrance
; In:    links, drawn; tiling_fit has been called
; Out:   fewest
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, figure, heat, way_shown, helped, found, steps, fewest, walker, route; the screen
board_begin:
        call marks_begin
        call rose_seen
        ld hl,walk_none
        ld bc,walk_none_end - walk_none - 1
        call clear_bytes
        ld de,(links_entrance)
        call walker_to
        push de
        ld de,(links_exit)
        call cell_colour
        ex de,hl
        pop de
        call links_solve_arrows
        ld (fewest),bc
        ret

; board_walk - a step, if the player's keys lead through a passage
; In:    walker, found; interrupts on
; Out:   carry set: the exit is reached, in this step
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: walker, marks, figure, steps, found; the screen
board_walk:
        ld a,(found)
        or a
        ret nz
        call rose_held
        ret z                           ; fall through into board_step

; board_step - a step in the first of some directions that has a passage
; In:    A = bit d for direction d; walker
; Out, Keeps, Uses, Writes: as board_walk
board_step:
        proc
        local code
        ld c,a
        ld de,(walker)
        call links_of
        ld a,(hl)
        and c
        ret z
        ld b,0 - 1
code:                                   ; of several directions the first one
        inc b
        rrca
        jr nc,code
        push bc
        call way_follow
        ld hl,(steps)
        inc hl
        ld (steps),hl
        call board_steps
        pop bc
        ld de,(walker)
        call tread
        call walker_to
        push de
        ld bc,2 * 256 + 30
        call sound_tone
        pop de
        ld hl,(links_exit)
        or a
        sbc hl,de
        ld a,h
        or l                            ; carry is clear
        ret nz
        ld a,RED_INK xor GREEN_INK
        ld (found),a
        call arrive
        scf
        ret
        endp

; walker_to - the walker stands in a cell, and a footprint is below; but on stairs and in the exit there is none, only the tint of squares
;             that have a character cell each
; In:    D, E = row, column
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: walker, marks, figure; the screen
walker_to:
        proc
        local bare
        ld (walker),de
        call on_squares
        call nz,bare_in
        jr nz,bare
        call mark_of
        set 0,(hl)
bare:
        call cell_stamp
        push de
        call figure_here
        pop de
        ret
        endp

; arrive - from the exit to its mark, the arrow outside or the square in the middle of rings: the walker stays there, in no cell. A torus
;          has the exit's mark in a cell
; In:    walker, way_out
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: walker, marks, figure; the screen
arrive:
        proc
        local nearer, rings
        ld hl,(round_goal)
        call rings_here
        jr nz,rings
        ld hl,(way_out)
        inc h
        ret z                           ; NOWHERE
        dec h
        add hl,hl
        add hl,hl
        add hl,hl                       ; column and row: pixels, columns are no more than 24
        ld de,4 * 257
        add hl,de
rings:
        ld (way_out),hl
        ld de,(walker)
        call walker_off
        call stamp_place
        ld b,4
nearer:
        push bc
        ld hl,(way_out)
        call tiling_between
        ld a,STEP_HALF
        call glide_shown
        pop bc
        djnz nearer
        ld de,(way_out)
        jp walker_at
        endp

; walker_off - the walker is in no cell: D, E = row, column of the one that he leaves
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: walker, figure; the screen
walker_off:
        ld hl,NOWHERE
        ld (walker),hl
        push de
        call figure_gone
        pop de
        jp cell_stamp

; tread - leave a cell, and glide to the next one
; In:    D, E = row, column; B = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: walker, figure; the screen
tread:
        push bc
        call walker_off
        pop bc
        push bc
        push de
        call glide
        pop de
        call cell_colour                ; parts of it may have been coloured on the way
        pop bc
        ld a,b
        jp tiling_next

; glide - show the walker between two cells
; In:    D, E = row, column; B = direction code
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: figure; the screen
glide:
        proc
        local unseen, wait
        push bc
        push de
        push de
        ld a,b
        call wall_middle
        pop de
        jr c,unseen
        push hl
        call stamp_place
        call tiling_between
        ld a,STEP_HALF
        call glide_shown
        pop de                          ; the wall
        ld a,1
        call glide_shown
        pop de
        pop bc
        ld a,b
        call tiling_next
        push de
        ld a,b
        xor 4
        call wall_middle                ; the same, or that at the opposite edge
        pop de
        call stamp_place
        call tiling_between
        ld a,STEP_HALF
glide_shown:                            ; the walker at D, E for A frames
        push af
        call walker_at
        pop bc                          ; B = frames
wait:
        call attract_frame
        djnz wait
        push de
        call figure_gone
        pop de
        ld a,BOARD_INK
        jp pixel_paint
unseen:                                 ; stairs
        pop de
        pop bc
        call stamp_place
        ld a,2 * STEP_HALF + 1
        jr glide_shown
        endp

; walker_at - the walker between cells: D, E = y, x
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: figure; the screen
walker_at:
        ld a,WALKER_INK
        call pixel_paint
        jp figure_show

; bit_of - B = direction code: C = bit B alone; uses AF
bit_of:
        proc
        local shift
        push bc
        inc b
        ld a,$80
shift:
        rlca
        djnz shift
        pop bc
        ld c,a
        ret
        endp

        endif
