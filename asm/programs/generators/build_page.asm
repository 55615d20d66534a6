; build_page.asm - a maze being made, and what came out: the picture, the panel right of it, its keys
;
; The program gives the entry to make (`entry`, see entries.asm), seed, speed, the size, and page_menu, to
; which M goes back. The maze's first row of pixels is the screen's; columns 24 to 31 are the panel.

        if ! defined GENERATORS_BUILD_PAGE
GENERATORS_BUILD_PAGE equ 1

        include "engine/small_field.asm"
        include "engine/entries.asm"
        include "engine/keys.asm"
        include "engine/panel.asm"
        include "engine/session.asm"
        include "engine/tape.asm"
        include "engine/watch.asm"
        include "lib/route_step.asm"

        public build_page

HARD_SEEDS:     equ 16

; build_page - show the page, make the maze, act on keys
build_page:
        ld c,TEXT_INK
        call clear_screen
        ld c,MAZE_INK
        call small_begin
        call panel_name
        call panel_keys
        ld hl,(entry)
        call entry_changes
        call z,small_update             ; what is to be changed

; build_again - make it, and show what came out
build_again:
        call build_make

; build_result - the picture and the figures of what is in the field
build_result:
        ld a,1
        ld (made),a
        call small_update
        call maze_stats
        xor a
        ld (route_shown),a
        call panel_figures

; build_frame - one fiftieth of a second
build_frame:
        proc
        local digit
        halt
        call key_break
        jp nc,session_end
        call keys_step
        and KEY_FIRE
        jr nz,build_next
        call key_letter
        jr z,build_frame
        cp 13
        jr z,build_again
        cp 'N'
        jr z,build_next
        cp 'A'
        jr z,build_again
        cp 'R'
        jp z,build_route
        cp 'H'
        jr z,build_hard
        cp 'C'
        jp z,save_code
        cp 'S'
        jp z,save_screen
        cp 'M'
        jp z,page_menu
        sub '0'
        cp 10
        jr nc,build_frame
        ld (speed),a
        call panel_keys
        jr build_frame
        endp

; build_next - the same with another seed
build_next:
        ld hl,(rng_seed)
        ld (seed),hl
        jr build_again

; build_hard - of the mazes of HARD_SEEDS seeds the one with the longest route
build_hard:
        proc
        local pick
        ld hl,(entry)
        call entry_makes
        jp nz,build_frame
        ld hl,hard_text
        call panel_message
        ld hl,(seed)
        inc hl                          ; H again goes on to others
        ld (rng_seed),hl
        ld a,(speed)
        or a
        jr z,pick
        ld a,WATCH_SPEEDS               ; as fast as can be watched
pick:
        ld (watch_speed),a
        ld hl,build_pick
        call watch_call
        call panel_keys
        call build_untimed
        jp build_result
        endp

; build_pick - what watch_call calls for it
build_pick:
        ld hl,(entry)
        call entry_routine
        ld b,HARD_SEEDS
        call pick_longest
        ld (seed),bc
        ret

; build_untimed - nothing to tell of the last routine: it was not timed, and did not refuse
build_untimed:
        xor a
        ld (failed),a
        ld (timed),a
        ld (timed + 1),a
        ld (timed + 2),a
        ret

; build_make - run the routine, watched or timed
build_make:
        proc
        local changes
        call build_untimed
        ld hl,(entry)
        call entry_routine
        ld a,h
        or l
        ret z                           ; a maze from tape
        ld (build_run + 1),hl
        ld hl,(entry)
        call entry_makes
        jr nz,changes
        ld hl,(seed)
        ld (rng_seed),hl
changes:
        call panel_seed
        ld a,(speed)
        ld (watch_speed),a
        ld hl,build_run
        or a
        jp z,watch_timed
        call watch_call
        ld a,(watch_speed)
        or a
        ret z
        ld (speed),a                    ; as the player left it
        ret
        endp

; build_run - the routine; what stopwatch and watch_call call
build_run:
        call 0
        sbc a,a
        ld (failed),a
        ret

; build_route - mark the longest route, four steps a frame, or take the marks away
build_route:
        proc
        local step, mark, wipe
        ld a,(route_shown)
        or a
        jr nz,wipe
        inc a
        ld (route_shown),a
        ld de,(stats_start)
        ld bc,(route_length)
        ld hl,route
        jr mark
step:
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        ld a,c
        and 3
        jr nz,mark
        halt
mark:
        push hl
        push bc
        ld a,SMALL_ROUTE
        call small_mark
        pop bc
        pop hl
        ld a,b
        or c
        dec bc
        jr nz,step
        jp build_frame
wipe:
        xor a
        ld (route_shown),a
        call small_update
        jp build_frame
        endp

hard_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_COLOUR, KEY_INK, "Longest"
        db TEXT_AT, PANEL_KEYS + 1, PANEL, "of 16 .."
        db TEXT_END

; save_code - the field as CODE, its size in the header's second word
save_code:
        ld hl,(field_width)
        ld ix,field
        ld de,FIELD_SIZE
        jr save

; save_screen - the picture as SCREEN$
save_screen:
        ld hl,$8000
        ld ix,SCREEN
        ld de,SCREEN_SIZE + ATTRIBUTE_SIZE
save:
        proc
        local wait, blank, stopped
        ld (tape_header + 15),hl
        ld (tape_header + 13),ix
        ld (tape_header + 11),de
        call save_name
        push ix
        ld hl,save_text
        call panel_message
wait:
        halt
        call key_break
        jr nc,stopped
        call key_letter
        jr z,wait
        call panel_keys                 ; as the picture was
        pop ix
        call tape_save
        jp build_frame
stopped:                                ; not saved after all; BREAK must not leave the program too
        call key_break
        jr nc,stopped
        pop ix
        call panel_keys
        jp build_frame
        endp

save_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_COLOUR, KEY_INK, "Record,"
        db TEXT_AT, PANEL_KEYS + 1, PANEL, "then any"
        db TEXT_AT, PANEL_KEYS + 2, PANEL, "key"
        db TEXT_AT, PANEL_KEYS + 4, PANEL, "BREAK no", TEXT_END

; save_name - begin a header: CODE, "maze " and the seed
; In:    seed
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: tape_header
save_name:
        proc
        local digit, subtract, begin_text, powers
        push de
        ld hl,begin_text
        ld de,tape_header
        ld bc,6
        ldir
        push ix
        ld ix,powers
        ld hl,(seed)
digit:
        ld c,(ix)
        ld b,(ix + 1)
        ld a,'0' - 1
subtract:
        inc a
        or a
        sbc hl,bc
        jr nc,subtract
        add hl,bc
        ld (de),a
        inc de
        inc ix
        inc ix
        dec c
        jr nz,digit                     ; C was 1 for the units
        pop ix
        pop de
        ret
begin_text:
        db TAPE_CODE, "maze "
powers:
        dw 10000, 1000, 100, 10, 1
        endp

        endif
