; ghost_show.asm - the ghost on the board: drawn where who walks has been, taken away
;
; It stays when what follows a walk is unpacked over the rest of it.

        if ! defined GENERATORS_GHOST_SHOW
GENERATORS_GHOST_SHOW equ 1

        include "programs/generators/walk_page.asm"

ghost_look:
        ld hl,ghost_shape
ghost_ink:
        ld c,GHOST_INK                  ; operand: see walk_tick; each walk begins with this one, since it is unpacked
        ret

; ghost_show - draw it, if it is to be seen and is not there: who walks has been on its place
; Uses:  AF, BC, DE, HL
ghost_show:
        ld a,(hunts)                    ; by torch it is seen only if it hunts
        cpl
        ld hl,walk_torch
        and (hl)
        ld hl,ghost_drawn
        or (hl)
        ret nz
        ld de,(ghost_at)
        call field_address
        ld a,(hunts)
        and 2                           ; a thief is seen everywhere
        or (hl)
        and TRAIL_BITS
        ret z
        ld (ghost_drawn),a
        ld (ghost_shown),de
        call place_corner
        call ghost_keeps
        call ghost_look
        call board_sprite
        jr ghost_over

; ghost_lift - take it away, if it is drawn, and due or near who walks
; Uses:  AF, BC, DE, HL
ghost_lift:
        ld hl,ghost_drawn
        ld a,(hl)
        or a
        ret z
        ld de,(ghost_shown)
        ld a,(ghost_due)
        rra
        call nc,walk_close
        ret nc
        xor a
        ld (hl),a
        ld (ghost_due),a
        call ghost_keeps
        call place_corner
        call board_lift

; ghost_over, ghost_keeps - board_keep and board_lift are for who walks, or for the ghost
; Keeps: all but HL
ghost_over:
        ld hl,kept_cells
        jr $ + 5
ghost_keeps:
        ld hl,ghost_kept
        ld (kept_in + 1),hl
        ret

ghost_drawn:    db 0                    ; not 0: it is on the board
ghost_due:      db 0                    ; 1: it is to be drawn anew
ghost_kept:     equ pick_list           ; the cells below it: no maze is picked in a walk

        endif
