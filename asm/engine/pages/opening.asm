; opening.asm - the title page of a tape: its name, what it is, a picture, the goal, keys
;
; An opening is a record of the program, of texts without places; they are put in the middle of their rows:
;   word  look          see look.asm
;   word  name          for draw_logo, 15 letters at most
;   word  tagline       what it is
;   word  goal          what to do
;   word  keys          for draw_keys, six at most, on rows 17, 19 and 21
;   word  picture       a routine that draws on rows 7 to 13; it may use all registers but IX and IY
; The page is that of a front with one line, on row OPENING_FOOT, 32 cells wide: see front.asm.

        if ! defined ENGINE_OPENING
ENGINE_OPENING equ 1

        include "engine/text/logo.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/large_text.asm"

        public opening_draw

OPENING_LOGO:   equ 1                   ; rows
OPENING_TAGLINE: equ 5
OPENING_GOAL:   equ 15
OPENING_FOOT:   equ 23
LOGO_INK:       equ $45
GOAL_INK:       equ $47

; usual_look - the look of the tapes; usual_pages, usual_caps - the letters of the pages that most of them have, and their caps
usual_look macro
        db USUAL_TEXT, USUAL_KEY, USUAL_VALUE, USUAL_BAR, USUAL_CHOICE, USUAL_BAD, 0 ; and the border
        endm
usual_pages macro
        db 'H'
        dw opening_help
        db 'K'
        dw keys_page
        db 'B'
        dw best_page
        db 'W'
        dw opening_watch
        endm
usual_caps macro
        db 17, 21, "K", 23, "keys", TEXT_END
        db 19, 21, "B", 23, "best", TEXT_END
        db 21, 21, "W", 23, "watch", TEXT_END
        endm

; opening_draw - draw the page
; In:    HL = opening
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the picture uses
; Writes: the screen, what look_use and draw_logo write
opening_draw:
        call opening_word
        push hl
        ex de,hl
        call look_use
        ink INK_TEXT
        call clear_screen
        pop hl
        call opening_word
        push hl
        ex de,hl
        ld d,OPENING_LOGO
        call opening_middle
        ld a,32 / LOGO_CELLS
        sub b
        ld e,a
        ld c,LOGO_INK
        call draw_logo
        pop hl
        ld d,OPENING_TAGLINE
        ink INK_TEXT
        call opening_line
        ld d,OPENING_GOAL
        ld c,GOAL_INK
        call opening_line
        call opening_word
        push hl
        ex de,hl
        call draw_keys
        ld hl,opening_foot_text
        call draw_text
        pop hl
        call opening_word
        ex de,hl
        jp (hl)

; opening_line - a text in the middle of a row
; In:    HL = address of its address; D = row; C = colour
; Out:   HL = past that address
; Uses:  AF, B, DE
opening_line:
        ld b,d
        call opening_word
        push hl
        ex de,hl
        ld d,b
        call opening_middle
        ld e,a
        call draw_text
        pop hl
        ret

; opening_middle - where a text begins that stands in the middle of a row
; In:    HL = text without places and colours
; Out:   B = its length; A = (32 - B) / 2
; Keeps: C, DE, HL
; Uses:  F
opening_middle:
        proc
        local letter
        push hl
        ld b,255
letter:
        ld a,(hl)
        inc hl
        inc b
        or a
        jr nz,letter
        pop hl
        ld a,32
        sub b
        srl a
        ret
        endp

; opening_word - DE = the word at HL; HL past it
opening_word:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ret

opening_foot_text:
        db TEXT_INK, INK_BAR, TEXT_AT, OPENING_FOOT, 0, " ENTER start  hold BREAK: leave ", TEXT_END

        endif
