; bet_podium.asm - after the races: a stand full of mice, who go on jumping, and before it the three runners that have won most races; of
;                  equals those that were second most often

        if ! defined SOLVERS_BET_PODIUM
SOLVERS_BET_PODIUM equ 1

        include "programs/solvers/bet_figures.asm"
        include "lib/random.asm"

STAND_TOP:      equ 1                   ; rows of the mice
STAND_ROWS:     equ 2
FENCE_ROW:      equ STAND_TOP + STAND_ROWS
GRASS_ROW:      equ 12                  ; below the podium; it has how many races each has won
PODIUM_WIDE:    equ 6                   ; columns of a place
GRASS_INK:      equ $60                 ; black on bright green

; podium_draw - the stand, the fence, the podium and the grass
; In:    races_won
; Writes: the screen, work
; Uses:  AF, BC, DE, HL
podium_draw:
        proc
        local place, most, less, never, row, fill, places, counts, wins_here, ranked, shared
counts:         equ work + 16           ; of draw_runner's bytes the first eight
wins_here:      equ counts + LANES      ; then those of the place before, its rank, colour and row
        ld hl,races_won
        ld de,counts
        ld bc,LANES
        ldir
        ld a,255
        ld (wins_here),a
        ld hl,stand_frame
        call stand_draw
        ld hl,ATTRIBUTES + 32 * GRASS_ROW
        ld b,32
        ld (hl),GRASS_INK
        inc hl
        djnz $ - 3
        ld hl,places
        ld a,'1'
place:
        push af
        ld b,a
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        push bc
        push de
        ld hl,counts + LANES - 1
        ld bc,LANES * 256
most:
        ld a,(hl)
        inc a                           ; 0: it has a place
        cp c
        jr c,less
        ld c,a
        ld d,h
        ld e,l
less:
        dec hl
        djnz most
        ld a,255
        ld (de),a
        ld a,e
        sub low counts
        add a,$40 + LANE_INK
        ld h,a                          ; the runner's colour
        ld a,c                          ; how many, and one
        dec a
        rrca                            ; WIN
        rrca
        rrca
        rrca
        and 15
        pop de
        pop bc                          ; B = the digit of its place, C = the colour
        push hl
        ld hl,wins_here
        cp (hl)
        ld (hl),a
        inc hl
        jr nz,ranked
        or a
        jr nz,shared                    ; as many as the one before: the same rank, its colour and its height
ranked:
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld (hl),d
        dec hl
        dec hl
shared:
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld d,(hl)
        pop hl
        push bc
        push de
        ld c,h
        inc e
        ld a,(wins_here)
        or a
        push af
        call nz,draw_runner             ; who has won nothing is not there
        pop af
        jr z,never
        ld d,GRASS_ROW
        inc e
        inc e
        push af
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call draw_shape
        pop af
        inc e
        ld l,a
        ld c,GRASS_INK
        ld h,0
        call draw_plain
never:
        pop de
        pop bc
        push bc
        ld a,d
        add a,4
        ld d,a
row:
        call attribute_address
        ld b,PODIUM_WIDE
fill:
        ld (hl),c
        inc l
        djnz fill
        inc d
        ld a,d
        cp GRASS_ROW
        jr nz,row
        dec d
        dec d
        inc e
        inc e
        pop af
        call draw_large
        pop hl
        pop af
        inc a
        cp '4'
        jp nz,place
        ret
places:                                 ; row and column of the runner, less one; colour of its place
        db 4, 6, $70, 5, 0, $78, 6, 12, $50
        endp
fence_shape:
        db $18, $FF, $18, $18, $18, $FF, $18, $18

; stand_draw - the stand and the fence; from the next key_wait on they jump
; In:    HL = stand_frame, or a routine for each frame that calls it
; Uses:  AF, BC, DE, HL
stand_draw:
        proc
        local seat, plain
        ld (frame_more + 1),hl
        ld a,FRAME_MORE
        ld (frame_more),a
        ld de,STAND_TOP * 256
seat:
        call rng_next
        and $78                         ; a mouse of any colour, bright or not; a black one is a free seat
        ld c,a
        ld hl,mouse_shape
        ld a,d
        cp FENCE_ROW
        jr c,plain
        ld hl,fence_shape
        ld c,$07
plain:
        call draw_shape
        inc e
        bit 5,e
        jr z,seat
        ld e,0
        inc d
        ld a,d
        cp FENCE_ROW + 1
        jr nz,seat
        ret
        endp

; stand_over - they jump no more
; Uses:  AF
stand_over:
        ld a,FRAME_OVER
        ld (frame_more),a
        ret

; stand_frame - one of them jumps or comes down: for solvers_frame, while key_wait needs no registers
; Uses:  AF, BC, DE, HL
stand_frame:
        call rng_next
        and 31
        ld e,a
        ld a,l
        and STAND_ROWS - 1
        add a,STAND_TOP
        ld d,a
        call attribute_address
        ld c,(hl)
        call mouse_pose
        jp draw_shape

        endif
