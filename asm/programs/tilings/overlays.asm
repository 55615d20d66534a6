; overlays.asm - from page to page: what is unpacked when, and whether the title's song goes on
;
; memory.asm says where. The pages (the title and its song) and those of best scores, keys and instructions are there together; a maze takes
; the place of the pages, and Kruskal's walls those of the choices and of the tour.

        if ! defined TILINGS_OVERLAYS
TILINGS_OVERLAYS equ 1

        include "engine/data/unzx0.asm"
        include "engine/keys/attract.asm"

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        call menu_keys
        call pages_unpack
        ld a,1
        ld (pages_on),a
        jp opening_begin

; pages_unpack - the pages are there
; Uses:  AF, BC, DE, HL
pages_unpack:
        ld hl,pages_packed
        ld de,pages_unpacked
        jp unzx0

; menu_page - the page of choices
menu_page:
        ld sp,stack_top
        call menu_unpack
        jp menu_begin

; menu_refuse - the same, because no maze could be made
menu_refuse:
        call menu_unpack
        jp menu_refused

; menu_unpack - the pages of choices are there
; Uses:  AF, BC, DE, HL
menu_unpack:
        ld hl,menu_packed
        ld de,menu_unpacked
        jp unzx0

; tour_unpack - the tour is there
; Uses:  AF, BC, DE, HL
tour_unpack:
        ld hl,tour_packed
        ld de,tour_unpacked
        jp unzx0

; best_unpack - the pages of best scores and of keys are there
; Uses:  AF, BC, DE, HL
best_unpack:
        ld hl,best_packed
        ld de,best_unpacked
        jp unzx0

; opening_play, opening_free, opening_watch, opening_best, opening_own, opening_help - what the keys of the title page do
opening_play:
        call opening_leave
        call tour_unpack
        jp tour_begin
opening_free:
        call opening_leave
        call choices_reset
        jp menu_page
opening_watch:
        call opening_leave
        call tour_unpack
        ld hl,tour_demo
        call attract_run
        jr opening_page
opening_best:
        call best_unpack
        call best_page
        jp opening_again
opening_own:
        call best_unpack
        call keys_page
        jp opening_again
opening_help:
        call best_unpack
        call help_page
        jp opening_again

; best_enter - a name for a score, if it is among the best; then the title page
; In:    DE = score
best_enter:
        push de
        call pages_unpack
        call best_unpack
        pop de
        call best_name_page
        jp opening_page

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call pages_leave
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; pages_leave - end the song, if its pages are there
; Uses:  AF, BC, DE, HL
pages_leave:
        ld hl,pages_on
        ld a,(hl)
        ld (hl),0
        or a
        ret z
        jp song_end

; pages_wait - wait for the next frame while a page waits for keys; the song goes on if it is there
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
pages_wait:
        ld a,(pages_on)
        or a
        jp nz,song_wait
        halt
        ret

scores_tilings:                         ; in the image, not in variables: what the player has reached and chosen stays
        rept 8
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place
keys_in_use:
        dw 0                            ; 0: the usual keys
usual_keys:                             ; on all pages but the boards
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0
keys_own:
        ds 16
no_text:
        db TEXT_END

        endif
