; hints.asm - the line above the view, and what is said there, and where it looks

        if ! defined INSIDE_HINTS
INSIDE_HINTS equ 1

        include "engine/text/text.asm"

MESSAGE_ROW:    equ 4
MESSAGE_LETTERS: equ 7                  ; in a picture: any of the words of MESSAGE_FOLLOWS
MESSAGE_CLEAR:  equ 3                   ; message_new
MESSAGE_FOLLOWS: equ 1
MESSAGE_WORD:   equ 4 + 17              ; the column of a word that follows text_thread
MESSAGE_STAYS:  equ 150                 ; pictures

; message_say - a message, from one of the next pictures on; a word that follows text_thread takes the place of another one at once
; In:    HL = text
; Keeps: BC, DE, HL
; Uses:  AF
message_say:
        proc
        local word
        push hl
        ld a,(hl)
        ld hl,(message_next)
        or (hl)
        pop hl
        ld (message_next),hl
        dec a                           ; Z: two that are MESSAGE_FOLLOWS
        ld a,(message_new)
        jr z,word
        ld a,MESSAGE_CLEAR
        ld (message_new),a
        ret
word:
        cp 2
        ret nc                          ; text_thread is not written yet
        ld a,1
        ld (message_new),a
        ld a,MESSAGE_WORD
        ld (message_column),a
        inc hl
        ld (message_at),hl
        dec hl
        ret
        endp

; message_turn - show what has been said since the last picture: the line is cleared in one picture, and written in the next ones, or a word of it
;                at once; what has been said for long enough goes
; Uses:  AF, BC, DE, HL
; Time:  6,209 T at most, 9,421 T with contention
message_turn:
        proc
        local own, keep, write, each, ended, stays
        ld hl,message_new
        ld a,(hl)
        or a
        jr z,stays
        cp MESSAGE_CLEAR
        jr nz,write
        ld (hl),1
        call message_clear
        ld hl,(message_next)
        ld a,(hl)
        dec a                           ; MESSAGE_FOLLOWS
        jr nz,own
        ld a,2
        ld (message_new),a
        ld hl,text_thread
own:
        ld a,(hl)
        ld (message_ink),a
        inc hl
        ld a,(hl)
        ld (message_column),a
        inc hl
keep:
        ld (message_at),hl
        ret
write:
        ld hl,(message_column)          ; and message_ink
        ld e,l
        ld c,h
        ld d,MESSAGE_ROW
        ld hl,(message_at)
        ld b,MESSAGE_LETTERS
each:
        ld a,(hl)
        or a                            ; TEXT_END
        jr z,ended
        inc hl
        push hl
        call draw_char
        pop hl
        inc e
        djnz each
        ld a,e
        ld (message_column),a
        jr keep
ended:
        ld a,MESSAGE_STAYS
        ld (message_left),a
        ld hl,message_new
        dec (hl)
        ret z
        ld hl,(message_next)
        inc hl
        ld a,e
        ld (message_column),a
        jr keep
stays:                                  ; for a while: then the thread says again where it leads, or the room which stairs it has
        ld hl,message_left
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ret nz
        ld a,255
        ld (thread_hint),a
        call stairs_here
        jp stairs_say
        endp

; message_draw - the whole line, after something else was there
; Uses:  AF, BC, DE, HL
message_draw:
        ld a,MESSAGE_CLEAR
        ld (message_new),a
        call message_turn
        ld a,(message_new)
        or a
        jr nz,message_draw + 5
        ret

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

; messages: attribute, column, letters; or MESSAGE_FOLLOWS and what follows text_thread: as many letters as MESSAGE_LETTERS, so that nothing is left
; of another one
text_none:
        db 7, 0, TEXT_END
text_hunts:
        db $42, 5, "IT knows where you are.", TEXT_END
text_steps:
        db $46, 8, "You hear steps.", TEXT_END
text_lost:
        db $44, 7, "IT has lost you.", TEXT_END
text_begin:
        db $47, 3, "Find the way out. IT roams.", TEXT_END
text_up:
        db $47, 5, "Stairs up: E or fire.", TEXT_END
text_down:
        db $47, 4, "Stairs down: Z or fire.", TEXT_END
text_both:
        db $47, 5, "Stairs: E up, Z down.", TEXT_END
text_no_stairs:
        db $42, 6, "No stairs that way.", TEXT_END
text_no_thread:
        db $42, 9, "No ball is left.", TEXT_END
text_thread:
        db $46, 4, "The thread leads ", TEXT_END
text_ahead:
        db MESSAGE_FOLLOWS, "ahead. ", TEXT_END
text_left:
        db MESSAGE_FOLLOWS, "left.  ", TEXT_END
text_right:
        db MESSAGE_FOLLOWS, "right. ", TEXT_END
text_back:
        db MESSAGE_FOLLOWS, "back.  ", TEXT_END
text_thread_up:
        db MESSAGE_FOLLOWS, "up: E  ", TEXT_END
text_thread_down:
        db MESSAGE_FOLLOWS, "down: Z", TEXT_END

; what compass_turn says
compass_names:                          ; seven letters each, and one not used
        db "NORTH   N EAST  EAST    S EAST  SOUTH   S WEST  WEST    N WEST  "

hints_variables macro
message_next:   ds 2                    ; what is said
message_new:    ds 1                    ; MESSAGE_CLEAR: the line is to be cleared; 2: its first part is written, 1: the last one
message_at:     ds 2                    ; the next letter
message_column: ds 1                    ; where
message_ink:    ds 1
message_left:   ds 1                    ; pictures until it goes
        endm

        endif
