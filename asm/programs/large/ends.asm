; ends.asm - the end of a challenge: no time is left, or all mazes are done

        if ! defined LARGE_ENDS
LARGE_ENDS equ 1

        include "engine/text/logo.asm"
        include "programs/large/out_page.asm"
        include "programs/large/scenes.asm"

DONE_STARS:     equ 9 * 256 + 5         ; row, column of the first of three rows
HELD_FRAMES:    equ 150                 ; a key held that long after a lost try is pressed anew
DONE_ROW:       equ 21                  ; where the hound still chases the hero

; challenge_done - all mazes: the stars one by one, those of a maze in a column, the points, a place among the best, perhaps
challenge_done:
        proc
        local star, won, chase, rest
        ink INK_TEXT
        call clear_screen
        ld hl,done_title
        ld de,1 * 256 + 7
        ld c,$45
        call draw_logo
        ld hl,done_text
        call draw_text
        ld hl,(score)
        ld de,19 * 256 + 23
        ld b,5
        call won_digits
        ld de,19 * 256 + 10
        call won_stars
        ld de,DONE_STARS
        ld hl,star_rows
star:
        push hl
        ld c,STAR_WON
        rlc (hl)                        ; eight of them leave it as it was
        jr c,won
        ld c,GEM_DARK
won:
        call draw_star
        inc e
        ld a,110
        sub e
        ld c,a
        ld b,40
        call sound_tone
        pop hl
        ld a,e
        cp low DONE_STARS + 3 * LEVELS
        jr nz,star
        inc hl
        ld e,low DONE_STARS
        inc d
        inc d
        inc d
        bit 4,d                         ; row 18
        jr z,star
        call sound_rise
        call keys_release
        ld de,DONE_ROW * 256
chase:                                  ; all the way round, until a key is pressed
        push de
        ld hl,hero_shape
        ld c,HERO_INK
        call draw_shape
        ld a,e
        sub 4
        and 31
        ld e,a
        ld hl,hound_mark + 1
        ld c,HOUND_INK
        call draw_shape
        ld b,6
rest:
        halt
        call key_any
        jp nz,challenge_left
        djnz rest
        ld a,' '
        call draw_char
        pop de
        ld a,' '
        call draw_char
        inc e
        res 5,e
        jr chase
        endp

; try_page - a try is lost: he falls, the window is red; then try_next, or the last page
try_page:
        ld hl,fall
        ld c,60
        ld e,24
        call play
        ld hl,try_gone
        inc (hl)
        ld hl,tries
        dec (hl)
        jp z,challenge_over             ; else fall through into try_next

; try_next - a try is lost: back to the start with the map as it is
try_next:
        proc
        local held, let_go, begun
        call no_message
        call lines_off
        ld de,(hero)
        call try_trail
        call try_hound
        call torch
        call walk_from
        call view_place
        set 6,(hl)                      ; HERO
        call clock_set
        call draw_gems                  ; and tries
        call draw_all
        ld a,255
        ld (demo_got),a                 ; the library looks for the way again
        ld a,(demo_on)
        or a
        jr nz,begun
        ld b,HELD_FRAMES
held:                                   ; the way held before is no first step, but who holds a key has no more time than that
        halt
        call key_any
        jr z,let_go
        djnz held
let_go:
        call keys_seen
begun:
        ld hl,0
        ld (step_hands),hl              ; nor is step_next
        jp clock_from
        endp

try_hound:                              ; from where it is
        ld de,(hound)
        ld a,d
        or a
        ret z
try_trail:
        call view_place
        ld (hl),TRAIL
        ret

; lost_page - no try is left
lost_page:
        proc
        local lost, first, kinds, count, asked
        call draw_gems                  ; the last try goes from the bar
        call out_clear
        ld a,(tries)
        or a
        ld hl,lost_title
        jr z,lost
        ld hl,ended_title
lost:
        ld de,2 * 256 + 2
        ld c,$42
        call draw_logo
        ld hl,points_text
        call draw_text
        ld hl,(way_left)
        inc hl                          ; he may be between two cells
        srl h
        rr l
        ld de,9 * 256 + 1
        ld c,$47
        xor a
        call draw_plain
        ld hl,lost_steps_text
        call draw_text
        ld hl,(score)
        ld d,13
        call won_number
        ld a,(level)
        or a
        ld hl,lost_first_keys
        jr z,first
        inc a
        ld de,21 * 256 + 18
        call won_byte
        ld hl,lost_keys
first:
        call draw_keys
        ld de,15 * 256 + 7
        call won_stars
        ld hl,star_rows
        ld d,17
kinds:                                  ; of these stars for ring, gems, no help
        ld c,(hl)
        ld b,LEVELS
        xor a
count:
        rl c
        adc a,0
        djnz count
        push hl
        ld e,11
        call won_byte
        pop hl
        inc hl
        inc d
        ld a,d
        cp 20
        jr nz,kinds
asked:
        call out_wait
        sub 'N'
        jr nz,challenge_then
        ld a,(level)
        or a
        jr z,asked                      ; in the first maze it is not offered
        xor a
        jr challenge_then
        endp

; won_stars - draw the stars of the challenge
; In:    D, E = row, column
won_stars:
        ld a,(all_stars)
        jp won_byte

; challenge_left - the challenge ends; points count
challenge_left:
        ld a,1
challenge_then:                         ; A = 0: then the same maze again, with no points
        push af
        ld a,(demo_on)
        or a
        jp nz,opening_page
        call keys_release               ; the BREAK that led here does not lead on
        ld hl,(score)
        ld a,h
        or l
        call nz,challenge_best
        pop af
        jp nz,opening_page
        ld a,(level)
        jp challenge_from

; challenge_best - a name, if the points are among the best
challenge_best:
        call music_setup                ; the page stops the music
        ld de,(score)
        ld hl,large_best
        jp best_table_enter

lost_title:
        db "LOST", TEXT_END
done_title:
        db "WELL DONE", TEXT_END
ended_title:                            ; who leaves has tries
        db "ENDED", TEXT_END
points_text:
        db TEXT_COLOUR, HOUND_INK, TEXT_AT, 6, 4, DRAWN_HOUND, TEXT_COLOUR, HERO_INK, " ", DRAWN_FALLEN, "  ", TEXT_COLOUR, FINISH_INK, DRAWN_RING
        db TEXT_INK, INK_TEXT, TEXT_AT, 13, 1, "score", TEXT_AT, 15, 1, "stars   /24", TEXT_AT, 17, 2, "ring", TEXT_AT, 18, 2, "gems", TEXT_AT, 19, 2, "no W or M", TEXT_END
lost_steps_text:
        db TEXT_INK, INK_TEXT, " steps to", TEXT_AT, 10, 1, "the goal", TEXT_END
done_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 1, "You are out of all the mazes!", TEXT_AT, 23, 10, "Press a key", TEXT_AT, 7, 5, "1  2  3  4  5  6  7  8"
        db TEXT_COLOUR, FINISH_INK, TEXT_AT, 9, 2, DRAWN_RING, TEXT_COLOUR, GEM_INK, TEXT_AT, 12, 2, DRAWN_GEM
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 15, 2, DRAWN_MAN
        db TEXT_INK, INK_TEXT, TEXT_AT, 19, 4, "stars   /24  score", TEXT_END

        endif
