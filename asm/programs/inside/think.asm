; think.asm - the search for the way to the player, a few rooms in every other picture
;
; It takes the array that is not in use, and begins again as soon as it has ended; meanwhile IT follows the way that it knew.

        if ! defined INSIDE_THINK
INSIDE_THINK equ 1

THINK_ROOMS:    equ 9                   ; of a search in a picture
THINK_CLEAR:    equ 64                  ; rooms that are forgotten in a picture

; think_begin - nothing has been thought yet
; Uses:  AF, BC, DE, HL
think_begin:
        ld h,high smell_other
        call array_clear
        ld h,high smell
        ld a,h
        ld (smell_now),a
        ld a,(player_room)
        call search_all                 ; so IT knows the way from the beginning
        xor a
        ld (think_at),a
        ld a,THINK_CLEARS
        ld (think_phase),a
        ret

; think - think for a picture
; Uses:  AF, BC, DE, HL
think:
        proc
        local searches, clear, begins
        ld a,(think_phase)
        or a
        jr z,searches
        ld l,a
        dec a
        ld (think_phase),a
        jr z,begins
        call think_array
        ld a,(think_at)
        ld l,a
        ld bc,THINK_CLEAR * 256
clear:
        ld (hl),c
        inc l
        djnz clear
        ld a,l
        ld (think_at),a
        ret
begins:
        call think_array
        ld a,(player_room)
        jp search_begin
searches:
        ld b,THINK_ROOMS
        call search_on
        ret nc
        ld a,(search_array)
        ld (smell_now),a
        ld a,THINK_CLEARS
        ld (think_phase),a
        ret
        endp

; think_array - the array that is not in use
; Out:   H = its upper byte
; Uses:  AF, HL
think_array:
        ld hl,smell_now
        ld a,SMELL_PAGES
        sub (hl)
        ld h,a
        ret

THINK_CLEARS:   equ 256 / THINK_CLEAR + 1

think_variables macro
smell_now:      ds 1                    ; upper byte of the array in use
think_phase:    ds 1                    ; 0: it searches; else parts of the array to forget, and the beginning
think_at:       ds 1                    ; the next room to forget
        endm

        endif
