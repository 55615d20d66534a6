; scores.asm - a table of best scores: places, names, the table on the screen
;
; A table is memory of the program: SCORES entries of SCORE_ENTRY bytes, the best first: a name of SCORE_NAME letters, and the score. A
; program may have several, one for each difficulty, and passes the one that it means. One whose tables are never emptied sets SCORES_STAY
; before the first include: scores_clear is left out.

        if ! defined ENGINE_SCORES
ENGINE_SCORES equ 1

        include "engine/text/number.asm"

        public scores_place, scores_insert, scores_draw

        if ! defined SCORES
SCORES:         equ 8                   ; a program may set another number before the first include, 1 to 9
        endif
SCORE_NAME:     equ 8
SCORE_ENTRY:    equ SCORE_NAME + 2
SCORES_SIZE:    equ SCORES * SCORE_ENTRY
SCORE_COLUMNS:  equ 3 + SCORE_NAME + 6  ; cells of a row on the screen: number, name, score
SCORE_EMPTY:    equ '.'

        if ! defined SCORES_STAY
        public scores_clear

; scores_clear - empty a table
; In:    HL = table
; Out:   HL = the byte after it
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the table
; Time:  2,220 T
scores_clear:
        proc
        local entry, letter
        ld c,SCORES
entry:
        ld b,SCORE_NAME
letter:
        ld (hl),SCORE_EMPTY
        inc hl
        djnz letter
        ld (hl),b
        inc hl
        ld (hl),b
        inc hl
        dec c
        jr nz,entry
        ret
        endp

        endif

; scores_place - the place that a score gets
; In:    HL = table; DE = score
; Out:   carry set: A = its place, 0 the best; carry clear: it gets none, as 0 never does
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
; Time:  791 T at most
scores_place:
        proc
        local entry, placed
        ld bc,SCORE_NAME
        xor a
entry:
        add hl,bc
        push af
        ld a,(hl)                       ; carry: the entry is less
        inc hl
        sub e
        ld a,(hl)
        inc hl
        sbc a,d
        jr c,placed
        pop af
        inc a
        cp SCORES
        jr nz,entry
        or a
        ret
placed:
        pop af
        scf
        ret
        endp

; scores_insert - put a score into a table; the last entry goes
; In:    HL = table; A = its place; DE = score
; Out:   HL = its name, of dots
; Keeps: IX, IY
; Uses:  AF, BC, DE
; Writes: the table
; Time:  1,935 T at most
scores_insert:
        proc
        local next, at, letter, last
        push de
        ld de,SCORE_ENTRY
        ld b,a
        inc b
        jr at
next:
        add hl,de
at:
        djnz next                       ; HL = its place
        push hl
        sub SCORES - 1
        jr z,last
        neg
        ld d,a                          ; entries that move down
        add a,a
        add a,a
        add a,d
        add a,a
        ld c,a                          ; 10 bytes each
        ld b,0
        add hl,bc
        ld de,SCORE_ENTRY
        ex de,hl
        add hl,de
        ex de,hl
        dec hl
        dec de
        lddr
last:
        pop hl
        pop de
        push hl
        ld b,SCORE_NAME
letter:
        ld (hl),SCORE_EMPTY
        inc hl
        djnz letter
        ld (hl),e
        inc hl
        ld (hl),d
        pop hl
        ret
        endp

; scores_draw - draw a table, a row of the screen for each entry, with another between
; In:    HL = table; D, E = row, column of its first entry, SCORE_COLUMNS wide
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what draw_digits writes
; Time:  147,124 T at most
scores_draw:
        proc
        local entry
        ld b,0
entry:
        push bc
        push de
        push hl
        ink INK_TEXT
        ld a,b
        add a,'1'
        call draw_char
        inc e
        inc e
        inc e
        pop hl
        call scores_name_draw
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ink INK_VALUE
        if defined NUMBER_WORDS
        inc e
        ld b,5
        else
        xor a
        ld b,6
        endif
        call draw_digits
        pop hl
        inc hl
        inc hl
        pop de
        pop bc
        inc d
        inc d
        inc b
        ld a,b
        cp SCORES
        jr nz,entry
        ret
        endp

; scores_name_draw - draw a name
; In:    HL = name; D, E = row, column; C = attribute
; Out:   HL = the byte after it; E = the column after it
; Keeps: C, D
; Uses:  AF, B
scores_name_draw:
        proc
        local letter
        ld b,SCORE_NAME
letter:
        ld a,(hl)
        inc hl
        push hl
        call draw_char
        pop hl
        inc e
        djnz letter
        ret
        endp

        endif
