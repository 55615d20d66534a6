; chosen.asm - the chosen ball: it bounces, its way to the cursor shows, and the places that it can reach

        if ! defined LINES_CHOSEN
LINES_CHOSEN equ 1

        include "lib/route_step.asm"
        include "programs/lines/ways.asm"
        include "programs/lines/show.asm"
        include "programs/lines/hints.asm"
        include "programs/lines/moves.asm"

        public choose, let_go

BOUNCE_FRAMES:  equ 3                   ; frames for each place of a bouncing ball

; choose - the ball at the cursor is chosen
; In:    D, E
choose:
        push de
        call let_go
        pop de
        ld (chosen),de
        ld hl,0
        ld (bounce),hl
        xor a
        ld (bounce_step),a
        inc a
        ld (bounce_wait),a
        call draw_square
        call take_sound
        ld hl,place_text
        call hint
        jp lights_draw

; let_go - no ball is chosen any more
let_go:
        ld de,(chosen)
        ld hl,NO_PLACE
        ld (chosen),hl
        ld a,d
        inc a
        ret z
        call draw_square
        call way_hide
        jp lights_hide

; bounce_ball - the chosen ball bounces
bounce_ball:
        proc
        local heights
        ld de,(chosen)
        ld a,d
        inc a
        ret z
        ld hl,bounce_wait
        dec (hl)
        ret nz
        ld (hl),BOUNCE_FRAMES
        inc hl                          ; bounce_step
        ld a,(hl)
        inc a
        and 7
        ld (hl),a
        ld hl,heights
        add a,l
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ld a,(hl)
        ld l,a
        add a,a
        sbc a,a
        ld h,a
        ld (bounce),hl
        jp draw_square
heights:                                ; up is towards the next row of the picture
        db 0, PICTURE_ROW, PICTURE_ROW, PICTURE_ROW, 0, 256 - PICTURE_ROW, 256 - PICTURE_ROW, 0
        endp

; way_show - dots from the chosen ball to the cursor, if there is a way, and a line that says so
; Only squares that change are drawn: a step of the cursor changes few.
; Uses:  AF, BC, DE, HL
way_show:
        proc
        local next, none, free, shown
        ld a,(chosen + 1)
        inc a
        ret z
        ld a,MARK_NEXT
        call marks_take
        ld de,(cursor)
        call board_address
        ld hl,place_text                ; on a ball: another one can be chosen
        jr nz,shown
        ex de,hl
        ld de,(chosen)
        call ball_way
        ld hl,no_way_text
        jr c,shown
        ld de,(chosen)
        ld hl,route
next:
        dec c                           ; a way has at most 80 steps
        ld a,(hl)
        inc hl
        jr z,free
        push hl
        call route_step
        call mark_address
        set MARK_NEXT_BIT,(hl)
        pop hl
        jr next
free:
        ld hl,way_text
shown:
        push hl
        call way_settle
        ld de,(cursor)
        call board_address
        pop hl
        jp nz,hint
        jp hint_ball
        endp

; way_hide - no dots
; Uses:  AF, BC, DE, HL
way_hide:
        ld a,MARK_NEXT
        call marks_take                 ; fall through into way_settle

; way_settle - make the way that shows the next one
; Uses:  AF, BC, DE, HL
way_settle:
        proc
        local square, same
        ld hl,marks
        ld de,0
square:
        ld a,(hl)
        rra                             ; MARK_WAY
        sbc a,a
        xor (hl)
        and MARK_NEXT                   ; not 0: they differ
        jr z,same
        ld a,(hl)
        xor MARK_WAY
        ld (hl),a
        push hl
        call draw_square
        pop hl
same:
        inc hl
        call square_next
        jr nz,square
        ret
        endp

; marks_hide - take a mark away wherever it is, and draw these squares
; In:    A = the mark
; Uses:  AF, BC, DE, HL
marks_hide:
        proc
        local square, same
        ld c,a
        ld hl,marks
        ld de,0
square:
        ld a,(hl)
        and c
        jr z,same
        xor (hl)
        ld (hl),a
        push hl
        push bc
        call draw_square
        pop bc
        pop hl
same:
        inc hl
        call square_next
        jr nz,square
        ret
        endp

; marks_take - take a mark away wherever it is, and draw nothing
; In:    A = the mark
; Uses:  AF, BC, HL
marks_take:
        proc
        local each
        cpl
        ld c,a
        ld hl,marks
        ld b,PLACES
each:
        ld a,(hl)
        and c
        ld (hl),a
        inc hl
        djnz each
        ret
        endp

; lights_draw - light the places that the chosen ball can reach, if the lights are on
lights_draw:
        proc
        local square, next
        call lights_hide
        ld a,(lights_on)
        or a
        ret z
        ld de,(chosen)
        call ball_reach
        ld de,0
square:
        push de
        call map_step
        pop de
        jr c,next                       ; no way, or the ball itself
        call mark_address
        set MARK_REACHED_BIT,(hl)
        call draw_square
next:
        call square_next
        jr nz,square
        ret
        endp
lights_hide:
        ld a,MARK_REACHED
        jr marks_hide

; marks_clear - no marks
marks_clear:
        ld hl,marks
        ld de,marks + 1
        ld bc,PLACES - 1
        ld (hl),b
        ldir
        ret

chosen_variables macro
lights_on:      ds 1
bounce_wait:    ds 1
bounce_step:    ds 1
reach_goal:     ds 2
        endm

        endif
