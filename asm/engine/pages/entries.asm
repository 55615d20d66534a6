; entries.asm - menu entries of routines that make or change a maze
;
; An entry is a byte, the colour for its kind; three words: the routine (0: none) and up to two parameters (0: none;
; see parameters.asm); its name; and two rows about it. A NAME_SPACE or NAME_HYPHEN in the name is where a narrow panel
; breaks it.
; A program that sets ENTRIES_NARROW before the first include draws names in letters of its own, and has the rows elsewhere: no entry_name, no
; entry_about.
; Routines that change a maze work on the present field, all others make a new one.

        if ! defined ENGINE_ENTRIES
ENGINE_ENTRIES equ 1

        include "engine/text/text.asm"

        if ! defined ENTRIES_NARROW
        public entry_name
        endif

PERFECT_INK:    equ $46                 ; bright yellow
LOOPS_INK:      equ $45                 ; bright cyan
CHANGE_INK:     equ $44                 ; bright green
TAPE_INK:       equ $47

ENTRY_NAME:     equ 7
NAME_SPACE:     equ 3
NAME_HYPHEN:    equ 4

        if ! defined ENTRIES_NARROW
; entry_name - draw an entry's name on one row
; In:    HL = entry; D, E = row, column; C = attribute
; Out:   -
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
; Writes: the screen
entry_name:
        proc
        local char, draw
        push bc
        ld bc,ENTRY_NAME
        add hl,bc
        pop bc
char:
        ld a,(hl)
        inc hl
        or a
        ret z
        cp NAME_HYPHEN
        jr z,char
        jr nc,draw
        ld a,' '
draw:
        push hl
        call draw_char
        pop hl
        inc e
        jr char
        endp
        endif

; entry_routine - HL = entry: HL = its routine, 0 if it has none
; Keeps: BC, DE, IX, IY
entry_routine:
        inc hl
entry_word:                             ; the word at HL
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret

; entry_makes - HL = entry: Z if it makes a new maze from the seed
entry_makes:
        ld a,(hl)
        cp PERFECT_INK
        ret z
        cp LOOPS_INK
        ret

; entry_changes - HL = entry: Z if it changes the present maze
entry_changes:
        ld a,(hl)
        cp CHANGE_INK
        ret

; entry_parameter - HL = entry, A = 0 or 1: DE = its first or second parameter; 0 and Z if it has none
; Keeps: BC, IX, IY
entry_parameter:
        inc hl
        inc hl
        inc hl
        add a,a
        ld e,a
        ld d,0
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,d
        or e
        ret

        if ! defined ENTRIES_NARROW
; entry_about - HL = entry: HL = the first row about it
; Keeps: BC, DE, IX, IY
entry_about:
        proc
        local name
        push bc
        ld bc,ENTRY_NAME
        add hl,bc
        pop bc
name:
        ld a,(hl)
        inc hl
        or a
        jr nz,name
        ret
        endp
        endif

        endif
