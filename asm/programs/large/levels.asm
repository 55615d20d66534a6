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
LEVEL_BYTES:    equ 12
DARK:           equ 128
RING_POINTS:    equ 100                 ; times the number of the maze
SECOND_POINTS:  equ 2
STARS_FIRST:    equ 6 * 256 + 1         ; row, column of the first of three

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
        call level_row
        ld d,(hl)
        ld e,d
        inc hl
        push de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push bc
        ld de,theme                     ; and what follows it
        ld bc,9
        ldir
        ld a,1
        ld (walk_mode),a
        ld hl,level_text
        call page_begin
        call kind_name
        ld de,0 * 256 + 8
        call draw_text                  ; in any colour
        call theme_row
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ld de,0 * 256 + 1
        ld b,1
        call bar_digits
        call bar_score
        ld hl,challenge_keys
        call keys_or_demo
        pop bc
        pop de
        ld a,(level)
        rra
        ld hl,generate_eller_large
        jr nc,even
        ld hl,generate_dfs_large
even:
        ld a,b
        and DARK - 1
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

levels:                                 ; rows and columns, percentage of the dead ends that are removed, and DARK; colours of the walls and of a bar, kind;
                                        ; when the hound sets out, its pace, the least time; column, row of the hero and of the ring
        db 31, 100, $0D, $68, KIND_MAZE, 2, 7, 4, 1, 1, 29, 29
        db 39, 100, $2C, $60, KIND_WINDING, 3, 6, 6, 1, 37, 37, 1
        db 63, 50, $25, $58, KIND_LOCKED, 2, 5, 10, 1, 61, 61, 1
        db 63, 75, $4C, $50, KIND_HUNTED, 2, 4, 14, 61, 61, 1, 1
        db 79, 50 + DARK, $45, $78, KIND_DARK, 3, 6, 20, 77, 1, 1, 77
        db 95, 75, $65, $70, KIND_CENTRE, 2, 5, 50, 1, 93, 47, 47
        db 95, 50 + DARK, $44, $58, KIND_CELLAR, 3, 7, 50, 1, 1, 93, 93
        db 127, 70, $4D, $78, KIND_LAIR, 9, 4, 45, 125, 125, 1, 1

; challenge_out - the ring of a level is reached: stars and points, then the next level
challenge_out:
        proc
        local all, own, kept, shown, alone
        ld a,(gems_got)
        ld c,1
        cp GEMS
        jr nz,all
        set 1,c
        ld a,(try_gone)
        or a
        jr nz,all
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
        ld de,STARS_FIRST
        ld b,3
shown:
        push bc
        rra
        push af
        ld c,GEM_DARK
        call c,star_won
        call draw_star
        ld e,low STARS_FIRST
        inc d
        inc d
        inc d
        pop af
        pop bc
        djnz shown
        ld a,(level)
        inc a
        ld hl,0
        ld bc,RING_POINTS
        call row_of
        ld ix,0                         ; their sum
        ld d,6
        call won_number
        ld a,(helped)
        dec a
        jr nz,alone
        ld h,a
        ld l,a
alone:                                  ; without help the ring's points once more
        ld d,13                         ; below what they are for, which is as wide
        call won_number
        ld hl,(seconds)
        add hl,hl                       ; SECOND_POINTS
        ld d,15
        call won_number
        ld hl,(mapped)
        ld d,16
        call won_number
        push ix
        pop hl
        ld de,(score)                   ; which has the gems already
        add hl,de
        ld (score),hl
        ld a,(gems_got)
        ld hl,0
        ld bc,GEM_POINTS
        call row_of
        ld d,9
        call won_number
        push ix
        pop hl
        ld d,17
        call won_number
        ld hl,won_text
        call draw_text                  ; a word may be longer than a number leaves room
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
        ld a,1
        ld (hound_after),a              ; the hound is there at once
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
; Out:   IX grows by it
; Keeps: HL
won_number:
        push hl
        ld e,8
        ld b,5
        call won_digits
        pop hl
        ex de,hl
        add ix,de
        ex de,hl
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
        db TEXT_AT, PANEL_TIME, PANEL + 8, "Time", TEXT_AT, 0, 0, "   of 8              score      ", TEXT_END
challenge_keys:
        db 23, 0, "H", 2, "pause", TEXT_END, 23, BONE_COLUMN - 2, "B", BONE_COLUMN, TEXT_COLOUR, BONE_INK, DRAWN_BONE, TEXT_END
        db 23, 12, "W", 14, "way -5s", TEXT_END, 23, KEY_COLUMN, "M", KEY_COLUMN + 2, "map -8s", TEXT_END, KEYS_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "      Watching: press a key     ", TEXT_END
lost_keys:
        db 21, 1, "N", 3, "go on from maze", TEXT_AT, 21, 20, ", score 0", TEXT_END
lost_first_keys:                        ; of the first maze: a game from there is what the title begins
        db 23, 1, "ENTER", 7, "end the game", TEXT_END, KEYS_END
on_keys:
        db 23, 1, "ENTER", 7, "go on", TEXT_END, 23, 17, "BREAK", 23, "leave", TEXT_END, KEYS_END
out_title:
        db "DONE", TEXT_END
back_text:
        db TEXT_COLOUR, $44, TEXT_AT, 10, 4, "+1 try", TEXT_END
won_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 4, "ring", TEXT_AT, 9, 4, "gems", TEXT_AT, 12, 4, "no W or M"
        db TEXT_AT, 15, 1, "time", TEXT_AT, 16, 1, "map seen", TEXT_AT, 17, 1, "total", TEXT_END

        endif
