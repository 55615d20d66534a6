; tour_finale.asm - the last of the fifteen stars is won: a page of its own, with all of them, who was met, the best results, the song

        if ! defined WONDERS_TOUR_FINALE
WONDERS_TOUR_FINALE equ 1

        include "engine/keys/any_key.asm"
        include "engine/sound/song.asm"
        include "engine/sound/sound.asm"
        include "engine/text/logo.asm"
        include "engine/text/text.asm"

        public tour_full, tour_finale

FINALE_ALL:     equ TOUR_MOST * TOUR_WONDERS
FINALE_FACES:   equ 19                  ; row
FINALE_GLOWS:   equ 3                   ; frames in which a star has a colour

; tour_full - how many stars are won, and are they all?
; Out:   A = their number; Z: all; B = 0
; Uses:  F, HL
tour_full:
        proc
        local each
        ld hl,tour_stars
        ld b,TOUR_WONDERS
        xor a
each:
        add a,(hl)
        inc hl
        djnz each
        cp FINALE_ALL
        ret
        endp

; tour_finale - the stars come one by one, then they glow to the song until a key is pressed; then to the list
tour_finale:
        proc
        local line, star, rest, glow, all, lit
        ld sp,stack_top
        ld hl,list_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld d,23
        ld hl,finale_foot_text
        call tour_ends
        ld hl,finale_text
        call tour_head
        ld hl,finale_logo
        ld de,2 * 256 + 5
        ld c,LOGO_INK
        call draw_logo
        call finale_faces
        ld hl,list_names
        ld c,0
line:
        ld a,c
        add a,a
        add a,LIST_ROW
        ld d,a
        ld e,6
        push bc
        ld a,(hl)
        inc hl
        push hl
        ld h,(hl)
        ld l,a
        ink INK_TEXT
        call draw_text
        pop hl
        inc hl
        pop bc
        push hl
        call list_line
        pop hl
        inc c
        ld a,c
        cp TOUR_WONDERS
        jr nz,line
        ld c,0                          ; none of the stars is bright yet
all:
        push bc
        ld a,c
        call finale_star
        ld (hl),LIST_STAR_INK
        ld a,c
        add a,a
        add a,a
        neg
        add a,110                       ; each note is higher
        ld c,a
        ld b,40
        call sound_tone
        ld b,3
rest:
        halt
        djnz rest
        pop bc
        inc c
        ld a,c
        cp FINALE_ALL
        jr nz,all
        call keys_release
        ld hl,title_tune
        call song_begin
glow:                                   ; one star after the other is white
        call song_frame
        ld a,(FRAMES)
        ld c,0
lit:
        push af
        ld a,c
        call finale_star
        pop af
        ld b,a
        rrca
        rrca
        and 15
        cp c
        ld (hl),LIST_STAR_INK
        jr nz,$ + 4
        ld (hl),FLAG_INK
        ld a,b
        inc c
        ld b,a
        ld a,c
        cp FINALE_ALL
        ld a,b
        jr nz,lit
        call key_any
        jr z,glow
        call song_end
        call keys_release
        jp wonders_list
        endp

; finale_star - where the colour of a star is
; In:    A = its number, 0 to 14
; Out:   HL
; Keeps: BC
; Uses:  AF, DE
finale_star:
        proc
        local row
        ld d,LIST_ROW - 2
row:
        inc d
        inc d
        sub TOUR_MOST
        jr nc,row
        add a,LIST_STAR + TOUR_MOST
        ld e,a
        jp attribute_address
        endp

; finale_faces - the walkers in their colours, the hero with the flag in their middle
; Uses:  AF, BC, DE, HL
finale_faces:
        proc
        local each, face
        ld de,FINALE_FACES * 256 + 3
        ld hl,walker_inks
        ld b,WALKERS
each:
        ld c,(hl)
        inc hl
        push hl
        ld hl,walker_shape
        call draw_shape
        pop hl
        inc e
        inc e
        inc e
        ld a,b
        cp WALKERS / 2 + 1
        jr nz,face
        inc e                           ; room for two in the middle
        push hl
        ld c,HERO_INK
        ld hl,hero_shape
        call draw_shape
        inc e
        ld c,FLAG_INK
        ld hl,flag_shape
        call draw_shape
        pop hl
        inc e
        inc e
        inc e
face:
        djnz each
        ret
        endp

finale_logo:    db "ALL FIFTEEN", TEXT_END
finale_text:
        db "ALL FIFTEEN STARS", TEXT_AT, 21, 2, TEXT_INK, INK_VALUE, "You are a master of wonders!", TEXT_END
finale_foot_text: db "Press a key", TEXT_END
list_names:
        dw list_flag_name, list_boundless_name, list_over_name, list_labyrinth_name, list_own_name

        endif
