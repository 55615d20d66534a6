; roll.asm - a ball between two squares, which is at none of them: it rolls by four or eight pixels a frame
;
; The two squares are a strip, built in memory and then copied: 4 bytes by 16 lines across, 2 by 32 down. It is on the screen before the
; beam comes to the board, so nothing of it flickers.

        if ! defined LINES_ROLL
LINES_ROLL equ 1

        include "lib/route_step.asm"
        include "programs/lines/show.asm"

        public roll_step, roll_strip

ROLL_FAST:      equ 8                   ; pixels a frame
ROLL_SLOW:      equ 4
STRIP_SIZE:     equ 64
STRIP_ACROSS:   equ 4                   ; bytes of a line
STRIP_DOWN:     equ 2

; roll_step - the ball rolls to the next square
; In:    A = the step's code; D, E = where it is; rolling = its number; roll_speed
; Out:   D, E = where it is then
; Keeps: IX, IY
; Uses:  AF, BC, HL
roll_step:
        proc
        local on, back, begins, onward
        ld (roll_code),a
        push de
        call route_step
        ld (roll_to),de
        ld a,(roll_code)
        or a
        jr z,begins                     ; up or left: the strip begins at the next square
        cp 6
        jr z,begins
        pop de
        push de
begins:
        ld (roll_first),de
        ld a,(roll_speed)
on:
        ld (roll_at),a
        ld c,a
        ld a,(roll_code)
        or a
        jr z,back
        cp 6
        ld a,c
        jr nz,onward
back:
        ld a,16
        sub c
onward:
        ld de,(roll_first)
        call roll_strip
        call lines_frame
        ld hl,roll_speed
        ld a,(roll_at)
        add a,(hl)
        cp 16
        jr c,on
        pop de                          ; it leaves an empty square
        ld a,PICTURE_EMPTY
        ld c,SQUARE_INK
        call draw_ball_at
        ld de,(roll_to)
        ld a,(rolling)
        call ball_ink
        ld c,a
        ld a,(rolling)
        call draw_ball_at
        jp lines_frame
        endp

; roll_strip - draw the ball in a strip of two squares
; In:    D, E = row, column of the left or upper square; A = pixels from its edge, 4, 8 or 12; roll_code, rolling
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: eight cells of the screen, strip
roll_strip:
        proc
        local across, copy, row, line, cells, lines
        push de
        push af
        ld hl,strip
        ld de,strip + 1
        ld bc,STRIP_SIZE - 1
        ld (hl),b
        ldir
        ld a,(rolling)
        call picture_address
        pop af
        ld c,a
        ld a,(roll_code)
        and 2
        ld a,c
        jr nz,across
        ld c,a
        ld b,0
        ex de,hl
        ld hl,strip
        add hl,bc
        add hl,bc
        ex de,hl                        ; DE = where the ball begins in the strip
        ld b,16
lines:
        inc hl
        ld a,(hl)
        ld (de),a
        inc hl
        inc de
        inc hl
        ld a,(hl)
        ld (de),a
        inc hl
        inc de
        djnz lines
        ld bc,4 * 256 + STRIP_DOWN      ; rows of cells, bytes
        jr copy
across:
        call strip_across
        ld bc,2 * 256 + STRIP_ACROSS
copy:
        ld a,b
        ld b,0
        ld (strip_bytes),bc
        ld b,a
        ld a,(rolling)
        call ball_ink
        ld c,a
        pop de
        ld a,d
        add a,a
        add a,BOARD_ROW
        ld d,a
        ld a,e
        add a,a
        add a,BOARD_COLUMN
        ld e,a
        ld hl,strip
row:
        push bc
        push de
        push hl
        call attribute_address
        ld a,(strip_bytes)
cells:
        ld (hl),c
        inc l
        dec a
        jr nz,cells
        call cell_address
        ex de,hl
        pop hl
        ld a,8
line:
        push de
        ld bc,(strip_bytes)
        ldir
        pop de
        inc d
        dec a
        jr nz,line
        pop de
        pop bc
        inc d
        djnz row
        ret
        endp

; strip_across - put the ball into a strip of lines of four bytes
; In:    HL = its picture; A = pixels from the left edge: 4, 8 or 12
; Uses:  AF, BC, DE, HL
strip_across:
        proc
        local first, line, whole, done
        ld de,strip
        cp 8
        jr c,first
        inc de                          ; 8 or 12: the first byte stays empty
first:
        and 4
        ld c,a                          ; 0: by whole bytes
        ld b,16
line:
        push bc
        inc hl
        ld a,(hl)
        inc hl
        inc hl
        inc c
        dec c
        ld c,(hl)                       ; A, C = the ball's two bytes
        inc hl
        jr z,whole
        ld b,a
        rrca
        rrca
        rrca
        rrca
        and $0F
        ld (de),a
        inc de
        ld a,c
        xor b
        and $F0
        xor b                           ; the lower half of one and the upper half of the other
        rrca
        rrca
        rrca
        rrca
        ld (de),a
        inc de
        ld a,c
        rlca
        rlca
        rlca
        rlca
        and $F0
        ld (de),a
        inc de
        inc de
        jr done
whole:
        ld (de),a
        inc de
        ld a,c
        ld (de),a
        inc de
        inc de
        inc de
done:
        pop bc
        djnz line
        ret
        endp

roll_variables macro
rolling:        ds 1                    ; the ball
roll_speed:     ds 1                    ; ROLL_SLOW, ROLL_FAST
roll_code:      ds 1
roll_at:        ds 1                    ; pixels that it has come from its square
roll_to:        ds 2
roll_first:     ds 2                    ; the left or upper square of the strip
strip_bytes:    ds 2                    ; of a line
strip:          ds STRIP_SIZE
        endm

        endif
