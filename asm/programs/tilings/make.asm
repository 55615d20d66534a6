; make.asm - the maze of the choices: made at once, or watched
;
; To watch, the maze is made twice: the first time unseen, to find the entrance and the exit, and to refuse impossible
; choices. Then all cells are drawn closed. The second time, watch_call repaints the changes: `links` is compared with a
; copy of the links drawn so far, and the wall of each new passage is wiped.

        if ! defined TILINGS_MAKE
TILINGS_MAKE equ 1

; make_told - make the maze of the choices, while the foot says so
; In, Out, Keeps, Uses, Writes: as make_maze; the screen
make_told:
        call making_tell                ; fall through into make_maze

; make_maze - make the maze of the choices
; In:    tiling, sizes, generator, seed, mask_on, braid_percent, growing_newest
; Out:   carry clear: links; carry set: the generator does not make it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generators use
; Writes: what the generators write
make_maze:
        proc
        local jump
        ld hl,(seed)
        ld (rng_seed),hl
        ld a,(mask_on)
        ld (mask_used),a
        ld a,(generator)
        add a,a
        ld hl,generators
        call byte_at
        inc hl
        ld h,(hl)
        ld l,a
        call jump
        ret c
        ld a,(braid_percent)
        or a
        ret z
        jp links_braid
jump:
        jp (hl)
        endp

; make_shown - draw the maze in `links`; or, if speed is not 0, make it again while it is watched
; In:    links, the choices, tiling_all; interrupts on, IM 1
; Out:   links
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generators use
; Writes: seen, speed, what watch_call writes; the screen
make_shown:
        proc
        local watched
        call board_clear
        ld a,(speed)
        ld (watch_speed),a
        or a
        jr z,make_drawn
        ld hl,links
        call clear_page
        ld hl,seen
        call clear_page
        call tiling_draw
        ld hl,watch_text
        call draw_text
        ld hl,make_maze
        ld de,make_update
        call watch_call
        ld a,(watch_speed)
        or a
        jr z,watched
        ld (speed),a                    ; the speed that the player has set
watched:
                                        ; once more: wiped walls take pixels of others along, or leave some at corners
        call board_clear
        endp                            ; fall through into make_drawn

; make_drawn - draw the maze in `links`; before that, give its passages directions if there are to be arrows
; In:    links, arrows_on
; Out:   links
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: seen, what links_arrows writes; the screen
make_drawn:
        ld a,(arrows_on)
        or a
        jp z,tiling_draw
        call links_arrows
        ld hl,links
        ld de,seen
        call copy_page
        call tiling_fit
        call tiling_both                ; the walls are drawn from passages of both directions
        call tiling_draw
        ld hl,seen
        ld de,links
        call copy_page
        jp tiling_arrows

; copy_page - copy 1,024 bytes from HL to DE
; Uses:  BC, DE, HL
copy_page:
        ld bc,LINKS_SIZE
        ldir
        ret

; clear_page - clear 1,024 bytes at HL
; Uses:  AF, BC, DE, HL
clear_page:
        ld bc,LINKS_SIZE - 1
clear_bytes:                            ; one more than BC bytes
        ld d,h
        ld e,l
        inc de
        ld (hl),0
        ldir
        ret

; make_update - draw the changes in `links`
; In:    links, in the form of a routine at work or the public one; seen, tiling_all
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: seen, the screen
; Note:  watch_sp is SP of the routine at work
make_update:
        proc
        local each, next, changed, beyond, bits, code, passed, straight, drawn
        ld a,(watch_sp + 1)
        sub high links
        cp 3 * LINKS_SIZE / 256
        ret c                           ; SP is in there: links is being filled
        ld hl,links
        ld de,seen
each:
        ld a,(de)
        cp (hl)
        jr nz,changed
next:
        inc de
        inc l
        jr nz,each
        inc h
        ld a,h
        cp high (links + LINKS_SIZE)
        jr nz,each
        ret
changed:
        push hl
        push de
        ld b,a                          ; B = the old byte, C = the new one
        ld c,(hl)
        ld a,c
        ld (de),a
        ld a,h
        sub high links
        ld h,a
        ld a,l
        and 31
        ld e,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld d,h                          ; D, E = row, column
        ld a,(tiling_all)
        dec a
        cp d
        jr c,beyond
        ld a,(tiling_columns)
        dec a
        cp e
        jr c,beyond
        ld a,c
        cpl
        and b
        ld hl,tiling_wall
        call bits
        ld a,b
        cpl
        and c
        ld hl,tiling_open
        call bits
beyond:
        pop de
        pop hl
        jr next
bits:                                   ; call HL with A = the code of each bit of A
        ld (make_line),hl
        push bc
        ld c,a
        ld b,0
code:
        srl c
        jr nc,passed
        push bc
        push de
        ld a,(tiling_flags)
        and ROUND_COLUMNS | ROUND_ROWS
        ld a,b
        jr z,straight
        and 6                           ; an odd code is the even one, round the edge
straight:
        ld hl,drawn
        push hl
        ld hl,(make_line)
        jp (hl)
drawn:
        pop de
        pop bc
passed:
        inc b
        ld a,b
        cp 8
        jr c,code
        pop bc
        ret
        endp

        endif
