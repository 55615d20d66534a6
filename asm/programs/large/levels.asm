; levels.asm - the challenge: eight mazes that grow, and what is won in each

        if ! defined LARGE_LEVELS
LARGE_LEVELS equ 1

        include "engine/text/logo.asm"
        include "engine/views/stars.asm"
        include "programs/large/begin.asm"
        include "programs/large/make.asm"
        include "programs/large/out_page.asm"
        include "programs/large/ends.asm"

LEVELS:         equ 8
LEVEL_BYTES:    equ 10
RING_POINTS:    equ 100                 ; times the number of the maze
SECOND_POINTS:  equ 2
STARS_COLUMN:   equ 3

; challenge_begin - the first maze
challenge_begin:
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,0
        ld (all_stars),hl               ; and star_rows
        ld (all_stars + 2),hl
        xor a

; challenge_from - begin with a maze
; In:    A = level; rng_seed; the stars of the mazes before it
challenge_from:
        ld hl,0
        ld (score),hl
        ld l,CHALLENGE_TRIES
        ld (tries),hl

; level_begin - a maze
; In:    A = level, 0 to LEVELS - 1; rng_seed
level_begin:
        proc
        local even
        ld (level),a
        ld a,1
        ld (walk_mode),a
        ld hl,level_text
        call page_begin
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ld de,0 * 256 + 6
        ld b,1
        call bar_digits
        call bar_score
        ld a,(level)
        call level_row
        ld d,(hl)
        ld e,d
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push bc
        push de
        ld de,hound_after               ; and what follows it
        ld bc,7
        ldir
        ld hl,challenge_keys
        call keys_or_demo
        pop de
        pop bc
        ld a,(level)
        rra
        ld hl,generate_eller_large
        jr nc,even
        ld hl,generate_dfs_large
even:
        ld a,b
        call make_maze
        call gems_put
        jp explore
        endp

; level_row - HL = the row of level A in this table
; Uses:  AF, BC
level_row:
        ld hl,levels
        ld bc,LEVEL_BYTES               ; fall through into row_of

; row_of - HL = HL + A * BC
row_of:
        or a
        ret z
        add hl,bc
        dec a
        jr row_of

levels:                                 ; rows and columns, percentage of the dead ends that are removed, colour of the walls; when the
                                        ; hound sets out, its pace, the least time; column, row of the hero and of the ring
        db 31, 100, $29, 2, 7, 7, 1, 1, 29, 29
        db 47, 100, $20, 2, 6, 8, 1, 45, 45, 1
        db 63, 50, $1D, 2, 6, 8, 1, 61, 61, 1
        db 63, 75, $28, 2, 6, 20, 61, 61, 1, 1
        db 79, 50, $18, 3, 5, 10, 77, 1, 1, 77
        db 95, 75, $0C, 2, 6, 22, 1, 93, 47, 47
        db 95, 50, $0D, 3, 5, 15, 1, 1, 93, 93
        db 127, 70, $19, 3, 6, 35, 125, 125, 1, 1

; challenge_out - the ring of a level is reached: stars and points, then the next level
challenge_out:
        proc
        local all, own, kept, shown
        ld hl,won_text
        call draw_text
        ld a,(gems_got)
        ld c,1
        cp GEMS
        jr nz,all
        set 1,c
        ld hl,tries
        inc (hl)
        push bc
        call draw_tries
        ld hl,back_text
        call draw_text
        pop bc
all:
        ld a,(helped)
        or a
        jr nz,own
        set 2,c
own:
        ld a,c
        ld hl,star_rows
        ld b,3
kept:
        rra
        rl (hl)
        inc hl
        djnz kept
        ld a,c
        ld e,STARS_COLUMN
        ld b,3
shown:
        push bc
        rra
        push af
        ld c,GEM_DARK
        call c,star_won
        ld d,5
        call draw_star
        inc e
        pop af
        pop bc
        djnz shown
        ld a,(level)
        inc a
        ld hl,0
        ld bc,RING_POINTS
        call row_of
        ld d,9
        call won_number
        push hl
        ld hl,(seconds)
        add hl,hl                       ; SECOND_POINTS
        ld d,11
        call won_number
        pop de
        add hl,de
        push hl
        ld hl,(mapped)
        ld d,12
        call won_number
        pop de
        add hl,de
        push hl
        ld de,(score)                   ; which has the gems already
        add hl,de
        ld (score),hl
        ld a,(gems_got)
        ld hl,0
        ld bc,GEM_POINTS
        call row_of
        ld d,10
        call won_number
        pop de
        add hl,de
        ld d,14
        call won_number
        call bar_score
        call won_steps
        ld hl,on_keys
        call keys_or_demo
        call out_wait
        jp c,challenge_left
        ld a,(level)
        inc a
        cp LEVELS
        jp nz,level_begin
        ld a,(demo_on)
        or a
        jp nz,opening_page
        jp challenge_done
        endp

; keys_or_demo - draw keys; in a demonstration, what ends it
; In:    HL = list
keys_or_demo:
        ld a,(demo_on)
        or a
        jp z,draw_keys
        ld hl,time_least
        set 6,(hl)                      ; the library is half as fast,
        dec hl
        set 3,(hl)                      ; and so is the hound
        dec hl
        ld (hl),1                       ; which is there at once
        ld hl,demo_text
        jp draw_text

; star_won - C = the colour of a star that is won; it counts
star_won:
        ld hl,all_stars
        inc (hl)
        ld c,STAR_WON
        ret

; won_number - draw points
; In:    HL = number; D = row
; Keeps: HL
won_number:
        push hl
        ld e,8
        ld b,5
        call won_digits
        pop hl
        ret
won_byte:                               ; A = number, of two digits at most; D, E = row, column
        ld l,a
        ld h,0
        ld b,2
won_digits:
        ld c,VALUE_COLOURS
        xor a
        jp draw_digits

level_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " Maze   of 8       points       ", TEXT_END
challenge_keys:
        db 23, 1, "H", 3, "pause", TEXT_END
        db 23, 11, "W", 13, "way-5s", TEXT_END, 23, KEY_COLUMN, "M", 25, "map-8s", TEXT_END
        db PANEL_TIME, PANEL + 7, " ", PANEL + 7, "Time", TEXT_END, KEYS_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "      Watching: press a key     ", TEXT_END
lost_keys:
        db 18, 1, "N", 3, "new maze", TEXT_END, 21, 1, "ENTER", 7, "title", TEXT_END, KEYS_END
on_keys:
        db 23, 1, "ENTER", 7, "go on", TEXT_END, 23, 17, "BREAK", 23, "leave", TEXT_END, KEYS_END
out_title:
        db "OUT", TEXT_END
back_text:
        db TEXT_COLOUR, $44, TEXT_AT, 19, 1, "One more try", TEXT_END
won_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 9, 1, "ring", TEXT_AT, 10, 1, "gems", TEXT_AT, 11, 1, "time x2"
        db TEXT_AT, 12, 1, "found", TEXT_AT, 14, 1, "won", TEXT_END

        endif
