; choices_reset.asm - the choices to begin with. Unpacked with the tour, and there whenever the other pages are

        if ! defined TILINGS_CHOICES_RESET
TILINGS_CHOICES_RESET equ 1

; choices_reset - the sizes and numbers to begin with
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the choices, tiling
choices_reset:
        ld hl,tiling_sizes
        ld de,sizes
        ld bc,2 * TILINGS
        ldir
        ld hl,first_choices             ; they follow the sizes
        ld bc,first_choices_end - first_choices
        ldir
        ld hl,links_mask
        ld bc,MASK_SIZE - 1
        call clear_bytes
        xor a
        ld (tiling),a
        ld (braid_percent),a
        dec a
        ld (arrows_chance),a            ; 255: wherever there can be one
        ld a,128
        ld (growing_newest),a
        ld a,RINGS_DEFAULT
        ld (rings_count),a
        ld a,255
        ld (tiling_floor),a             ; all floors
        ret

first_choices:
        db 4                            ; chosen_floors
        db 0, 0                         ; generator, list_in_use
        db 4                            ; speed
        db 0                            ; mask_on
        db 0                            ; arrows_on
first_choices_end:

        endif
