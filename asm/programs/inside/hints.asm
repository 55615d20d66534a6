; hints.asm - the line above the view, and what is said there, and where it looks

        if ! defined INSIDE_HINTS
INSIDE_HINTS equ 1

        include "engine/text/text.asm"

MESSAGE_ROW:    equ 4

; message_say - a message, from one of the next pictures on
; In:    HL = text
; Keeps: BC, DE, HL
; Uses:  AF
message_say:
        ld (message_next),hl
        ld a,2
        ld (message_new),a
        ret

; message_turn - show what has been said since the last picture: the line is cleared in one picture, and written in the next
; Uses:  AF, BC, DE, HL
; Time:  24,000 T at most
message_turn:
        ld hl,message_new
        ld a,(hl)
        or a
        ret z
        dec (hl)
        jr nz,message_clear
message_write:
        ld hl,(message_next)
        ld a,(hl)
        cp TEXT_AT                      ; one that begins so follows other words
        push hl
        ld hl,text_thread
        call z,draw_text
        pop hl
        jp draw_text

; message_draw - the line, after something else was there
; Uses:  AF, BC, DE, HL
message_draw:
        call message_clear
        jr message_write

; message_clear - clear the line
; Uses:  AF, BC, DE, HL
message_clear:
        proc
        local line
        ld de,MESSAGE_ROW * 256
        call cell_address
        ld b,8
line:
        push bc
        push hl
        ld d,h
        ld e,l
        inc e
        ld (hl),0
        ld bc,31
        ldir
        pop hl
        pop bc
        inc h
        djnz line
        ret
        endp

text_none:
        db TEXT_END
text_hunts:
        db TEXT_COLOUR, $42, TEXT_AT, 4, 5, "IT knows where you are.", TEXT_END
text_steps:
        db TEXT_COLOUR, $46, TEXT_AT, 4, 8, "You hear steps.", TEXT_END
text_lost:
        db TEXT_COLOUR, $44, TEXT_AT, 4, 7, "IT has lost you.", TEXT_END
text_begin:
        db TEXT_COLOUR, $47, TEXT_AT, 4, 3, "Find the way out. IT roams.", TEXT_END
text_up:
        db TEXT_COLOUR, $47, TEXT_AT, 4, 5, "Stairs up: E or fire.", TEXT_END
text_down:
        db TEXT_COLOUR, $47, TEXT_AT, 4, 4, "Stairs down: Z or fire.", TEXT_END
text_both:
        db TEXT_COLOUR, $47, TEXT_AT, 4, 5, "Stairs: E up, Z down.", TEXT_END
text_no_thread:
        db TEXT_COLOUR, $42, TEXT_AT, 4, 9, "No ball is left.", TEXT_END
text_thread:
        db TEXT_COLOUR, $46, TEXT_AT, 4, 4, "The thread leads", TEXT_END
text_ahead:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "ahead.", TEXT_END
text_left:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "left.", TEXT_END
text_right:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "right.", TEXT_END
text_back:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "back.", TEXT_END
text_thread_up:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "up: E", TEXT_END
text_thread_down:
        db TEXT_AT, 4, 21, TEXT_COLOUR, $46, "down: Z", TEXT_END

; level_won_texts - what level_won says: a macro, because it lies there
level_won_texts macro
won_text:
        db "OUT!", TEXT_END
won_lines:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 10, 8, "Seconds", TEXT_AT, 12, 8, "Points", TEXT_AT, 14, 8, "Total"
        db TEXT_AT, 18, 5, "A life and a ball more.", TEXT_INK, INK_VALUE, TEXT_END
        endm

; what compass_turn says
compass_names:                          ; seven letters each, and one not used
        db "NORTH   N EAST  EAST    S EAST  SOUTH   S WEST  WEST    N WEST  "

hints_variables macro
message_next:   ds 2                    ; its text
message_new:    ds 1                    ; 2: the line is to be cleared, 1: to be written
        endm

        endif
