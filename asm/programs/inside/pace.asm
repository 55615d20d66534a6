; pace.asm - when a picture is copied to the screen: in step with the beam, but not always with a frame
;
; The copy is not seen if it begins with a frame, for then it stays ahead of the beam; nor if it begins when the beam has left the view's first
; line, for it is slower, and ends before the beam comes again. So a picture that is ready in the middle of a frame need not wait for the next
; one, and its time is there for the next picture: of those that take long only many in a row are late. What the clock says is not known, only
; that at least so much time has passed since the interrupt: what has been done since then takes no less.

        if ! defined INSIDE_PACE
INSIDE_PACE equ 1

        include "engine/rays/rays.asm"

; T-states from the interrupt until the beam has left the first line, on a 128K; from before rays_aim to the end, and from before rays_columns,
; at least
PACE_LEFT:      equ 25700
PACE_WALLS:     equ 20000
PACE_COLUMNS:   equ 7600
PACE_UNIT:      equ 224                 ; the loop below

; pace_note - note that it is now, a macro
; In:    where, of two bytes
; Uses:  AF
pace_note macro where
        ld a,(FRAMES)
        ld (where),a
        endm

; pace_show - show the picture as soon as the last one has been seen in a frame, and it is not torn; play_whole follows
; Out:   the ROM's interrupt has been there for each frame
; Uses:  AF, BC, DE, HL, BC', DE', HL'
pace_show:
        proc
        local known, wait, now
        ld a,(FRAMES)
        ld c,a
        ld d,(PACE_LEFT - PACE_WALLS) / PACE_UNIT + 1
        ld hl,pace_walls
        cp (hl)
        jr z,known
        ld d,(PACE_LEFT - PACE_COLUMNS) / PACE_UNIT + 1
        inc hl                          ; pace_columns
        cp (hl)
        jr z,known
        ld d,PACE_LEFT / PACE_UNIT + 1
known:
        ld a,(play_shown)
        cp c
        jr nz,wait
        halt
        inc c
        ld d,PACE_LEFT / PACE_UNIT + 1
wait:
        ld b,14
        djnz $
        ld a,(FRAMES)
        cp c
        jr nz,now                       ; a frame begins
        dec d
        jr nz,wait
        di
        ld a,(FRAMES)
        cp c
        jr nz,now
        call rays_show
        rst $38                         ; the interrupt that came meanwhile
        ret
now:
        jp rays_show
        endp

pace_variables macro
pace_walls:     ds 1                    ; FRAMES before rays_aim
pace_columns:   ds 1                    ; and before rays_columns
        endm

        endif
