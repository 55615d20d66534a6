; way_names.asm - the names of the keys in use, for pages that say what to press

        if ! defined ENGINE_WAY_NAMES
ENGINE_WAY_NAMES equ 1

        include "engine/pages/redefine.asm"

        public ways_names

        if ! defined WAYS_ALONE
        public fire_name

FIRE_LETTERS:   equ 5                   ; of fire's name, at most

; fire_name - draw the name of the key that is fire, up to five letters of it
; In:    D, E = row, column; direction_keys
; Out:   E = the next column
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen, redefine_one
fire_name:
        proc
        local letter
        push de
        ld a,KEY_FIRE
        call way_name
        pop de
        ld b,FIRE_LETTERS
letter:
        ld a,(hl)
        or a
        ret z
        push bc
        push hl
        call key_letter_draw
        pop hl
        inc hl
        pop bc
        djnz letter
        ret
        endp
        endif

; ways_names - draw the keys of some directions, a letter each
; In:    D, E = row, column; HL = the directions, up to a 0; direction_keys
; Out:   E = the next column
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen, redefine_one
ways_names:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        push de
        call way_letter
        pop de
        call key_letter_draw
        pop hl
        jr ways_names

; key_letter_draw - draw the letter at HL
; In:    D, E = row, column
; Out:   E = the next column
; Uses:  AF, BC, HL
key_letter_draw:
        ink INK_KEY
        ld a,(hl)
        call draw_char
        inc e
        ret

; way_letter - the letter of the first key of a direction in the set in use; with WAY_SPACE set before the first include that of SPACE is _
; In:    A = KEY_UP ..
; Out:   HL = its address
; Uses:  AF, BC, DE
        if defined WAY_SPACE
way_letter:
        call way_name
        ld bc,redefine_space
        or a
        sbc hl,bc
        add hl,bc
        ret nz
        ld hl,way_bar
        ret
way_bar:
        db "_"
        else
way_letter:                             ; fall through into way_name
        endif

; way_name - the first key of a direction, or of fire, in the set in use
; In:    A = KEY_UP ..
; Out:   HL = its name, as redefine_name has it
; Uses:  AF, BC, DE
way_name:
        proc
        local each
        ld c,a
        ld hl,(direction_keys)
each:
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        cp c
        jr nz,each
        jp redefine_name
        endp

        endif
