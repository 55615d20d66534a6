; tour_stay.asm - a result stands until it has been read; that of a walk that fire has ended

        if ! defined WONDERS_TOUR_STAY
WONDERS_TOUR_STAY equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/attract.asm"
        include "engine/sound/sound.asm"
        include "engine/text/text.asm"

        public tour_burnt, tour_stay

TOUR_RESTS:     equ 75                  ; frames at the end of a demonstration
TOUR_SHINES:    equ 64                  ; the same when a star was won
TOUR_STAR_TOP:  equ 7                   ; row, column of the large star
TOUR_STAR_LEFT: equ 12
TOUR_STAR_HEART: equ 12 * 32 + 13       ; its middle where a labyrinth is: row, column, in the same third of the screen
TOUR_WAITS:     equ 30                  ; frames for which a result stands though keys are pressed

; tour_burnt - the fire has the walker: that, the best result, what wins the next star; then as tour_stay
; In:    tour_wonder
; Uses:  AF, BC, DE, HL, IX
tour_burnt:
        ld hl,tour_burnt_text
        call tour_lost
        call tour_shown
        jr z,tour_again_for
        ld hl,tour_best_text
        ld e,TOUR_BEST - 5
        call draw_text
        call tour_shown
        jr tour_again_for

; tour_beaten - the same without the best result, after a text that fills the row
; In:    HL = text; tour_wonder
; Uses:  AF, BC, DE, HL, IX
tour_beaten:
        call tour_lost
        call tour_records               ; fall through into tour_again_for

tour_again_for:                         ; what wins the next star; IX as tour_records
        call tour_footer
        call tour_aim                   ; fall through into tour_stay

; tour_stay - wait for a key, which counts when the result has been read; if it was BREAK or M, go to the list
; Uses:  AF, BC, DE, HL
tour_stay:
        call tour_wait
        jp c,wonders_list
        ld a,(LAST_K)
        and $DF                         ; in upper case
        cp 'M'
        ret nz
        jp wonders_list

tour_lost:                              ; the text HL
        call tour_shown_end
        jp tour_say

; tour_shown_end - if this was a demonstration, it ends, after a while
; Keeps: A, DE, HL
; Uses:  F, BC
tour_shown_end:
        proc
        local rest
        ld b,a
        ld a,(attract_on)
        or a
        ld a,b
        ret z
        ld b,TOUR_RESTS
rest:
        call attract_frame
        djnz rest
        jp attract_end
        endp

tour_wait:                              ; as deep in the stack as a pause waits
        proc
        local more, over, plain
        ld b,TOUR_WAITS
        call tour_held_stars
        ld a,(tour_had)
        cp (hl)
        jr nc,more
        ld b,TOUR_SHINES
more:
        halt
        call key_read
        cp KEY_BREAK
        jr z,over
        call tour_held_stars
        ld a,(tour_had)
        cp (hl)
        jr nc,plain
        ld a,b                          ; a star was won: all colours, four frames each
        add a,a
        and $38
        or $60                          ; bright colours that black can be read on
        call tour_shine
        dec b
        call z,tour_ahead
        inc b
plain:
        djnz more
        ld hl,tour_press_text           ; from now on one leads on
        call draw_text
        xor a
        ld (LAST_K),a                   ; the stick writes nothing there
        call key_wait
        ret
over:
        call keys_release
        scf
        ret
        endp

; tour_shine - what is said of a new star, in a colour
; In:    A = attribute
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
tour_shine:
        proc
        local cell
        ld hl,ATTRIBUTES + 23 * 32
cell:
        ld (hl),a
        inc l
        jr nz,cell
        push bc
        ld c,4
        call tour_grown
        pop bc
        ret
        endp

; tour_grown - a star of 8 x 8 characters in the middle of the maze, or as much of its middle
; In:    A = attribute; C = half of the rows and columns that it has already
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
tour_grown:
        proc
        local row, cell, next
        push bc
        push de
        push ix
        ld ix,list_star + 4
        ld b,c
        ld de,-33                       ; up and to the left
        ld hl,tour_wonder
        ld c,a
        ld a,(hl)
        cp TOUR_LABYRINTH
        ld a,c
        ld c,b
        ld hl,ATTRIBUTES + (TOUR_STAR_TOP + 4) * 32 + TOUR_STAR_LEFT + 4
        jr nz,row
        ld l,low (ATTRIBUTES + TOUR_STAR_HEART)
row:
        dec ix                          ; its corner
        add hl,de
        djnz row
        ld d,a                          ; the ink is as the paper: no wall shows through
        rrca
        rrca
        rrca
        and 7
        or d
        ld d,a
        ld b,c
        sla b                           ; rows
        sla c                           ; columns
next:
        push bc
        push hl
        ld a,c
        rrca
        sub 4
        neg
        ld b,a                          ; bits to the left of it
        ld e,(ix + 0)
        inc ix
        inc b
        jr $ + 4
        sla e
        djnz $ - 2
        ld b,c
cell:
        sla e
        jr nc,$ + 3
        ld (hl),d
        inc hl
        djnz cell
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz next
        pop ix
        pop de
        pop bc
        ret
        endp

; tour_burst - a star is won: it grows, note by note
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
tour_burst:
        proc
        local size, rest
        ld hl,tour_notes
        ld c,1
size:
        ld a,TOUR_NEW_INK
        push hl
        call tour_grown
        pop hl
        push bc
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        call sound_tone
        ld b,3
rest:
        push hl
        call attract_frame
        pop hl
        djnz rest
        pop bc
        inc c
        ld a,c
        cp 5
        jr nz,size
        ret
        endp
tour_notes:                             ; periods, half a period: a chord
        db 30, 200, 38, 158, 45, 132, 120, 99

; tour_ahead - in place of the new star what wins the next one, and the large one stays yellow
; Uses:  AF, BC, DE, HL, IX
tour_ahead:
        push bc
        ld a,TOUR_NEW_INK
        call tour_shine
        call tour_records
        call tour_footer
        call tour_aim
        pop bc
        ret

tour_burnt_text:
        db "Burnt!", TEXT_END
tour_press_text:
        db TEXT_AT, 23, 1, TEXT_INK, INK_BAR, "Press a key", TEXT_END

        endif
