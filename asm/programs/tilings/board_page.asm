; board_page.asm - a maze: made, watched, drawn; then a walk in it
;
; The maze has columns 0 to 24 and rows 1 to 22; the panel right of it has the rose, the steps and the keys.

        if ! defined TILINGS_BOARD_PAGE
TILINGS_BOARD_PAGE equ 1

PANEL:          equ 26                  ; its first column
STEPS_ROW:      equ 9                   ; of the number, the word above
FEWEST_ROW:     equ 11
FOOT:           equ 23

; next_tiling - T: the same generator on the next tiling for which it makes mazes
next_tiling:
        proc
        local first, refused
refused:
        ld a,(tiling)
        inc a
        cp TILINGS
        jr c,first
        xor a
first:
        ld (tiling),a
        call rose_seen
        call fit_size
        call make_maze
        jr c,refused
        jr board_page
        endp

; next_seed - N: the maze of the seed that the last one ended with
next_seed:
        ld hl,(after_seed)
        ld (seed),hl
        call rose_seen
        call make_maze
        jr board_page

; make_page - the maze of the choices
make_page:
        call rose_seen
        call fit_size
        call make_maze
        jp c,menu_refuse

; board_page - show the maze in `links`, and walk in it
board_page:
        ld hl,(rng_seed)
        ld (after_seed),hl
        ink INK_TEXT
        call clear_screen
        call board_bar
        call make_shown
        call marks_begin
        xor a
        ld (heat),a
        ld (way_shown),a
        call board_panel

                                        ; the walk begins
        ld hl,0
        ld (steps),hl
        xor a
        ld (found),a
        ld de,(links_entrance)
        ld (walker),de
        call cell_stamp
        ld de,(walker)
        ld hl,(links_exit)
        call links_solve_arrows
        ld (fewest),bc
        ld h,b
        ld l,c
        ld d,FEWEST_ROW
        call panel_number
        call board_steps
        call board_hint

; board_frame - one fiftieth of a second
board_frame:
        halt
        call rose_step
        call nz,board_walk
        call key_read
        ld hl,board_letters
        call key_act
        jr board_frame

board_letters:
        db KEY_BREAK
        dw session_end
        db 'S'
        dw board_way
        db 'H'
        dw board_heat
        db 'N'
        dw next_seed
        db 'T'
        dw next_tiling
        db 'M'
        dw menu_page
        db 0

; board_walk - a step, if a passage leads there
; In:    A = bit d for each direction d that is held
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: walker, marks, trodden, steps, found; the screen
board_walk:
        proc
        local code
        ld c,a
        ld a,(found)
        or a
        ret nz
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
        call way_hide
        pop bc
        ld de,(walker)
        call tread
        ld (walker),de
        push de
        ld hl,(steps)
        inc hl
        ld (steps),hl
        call mark_of
        set 0,(hl)
        call cell_stamp
        call board_steps
        ld bc,2 * 256 + 30
        call sound_tone
        pop de
        ld hl,(links_exit)
        or a
        sbc hl,de
        ret nz
        ld a,1
        ld (found),a
        call sound_rise
        ld hl,out_text
        call draw_text
        ld hl,(steps)
        ld de,(fewest)
        or a
        sbc hl,de
        ld hl,shortest_text
        call z,draw_text
        jp sound_rise
        endp

; tread - leave a cell: the trail stays in it, and between it and the next one
; In:    D, E = row, column; B = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: walker, marks, trodden; the screen
tread:
        proc
        local known
        ld hl,NOWHERE
        ld (walker),hl
        push bc
        call mark_of
        set 0,(hl)
        call cell_stamp
        pop bc
        call bit_of
        call trodden_of
        ld a,(hl)
        and c
        ld a,b
        jr nz,known
        ld a,(hl)
        or c
        ld (hl),a
        push bc
        ld a,b
        call between
        pop bc
        ld a,c                          ; the way back is trodden too
        rlca
        rlca
        rlca
        rlca
        ld c,a
        call trodden_of
        ld a,(hl)
        or c
        ld (hl),a
        ret
known:
        jp tiling_next
        endp

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
