; redefine.asm - a page on which the player chooses the keys
;
; The page asks for one key after the other. What it makes is a table for direction_keys; a joystick works besides, whatever the keys.
; CAPS SHIFT is none of them, since BREAK needs it; nor is a key that the program has its own use for.
; A program may set before the first include: REDEFINE_KEYS equ 4, where nothing needs fire; REDEFINE_SAYS, which says in row REDEFINE_SAID
; that a key is taken (redefine_says.asm); or, where there are few bytes, REDEFINE_FLASH: the border, else black, is red while such a key is held.
; With REDEFINE_SAYS also REDEFINE_USE: a routine that goes on in that row, from D, E in colour C: what for; H, L = the key, as D, E for redefine_letter.
; Longer than 300 lines because it has the choices of several programs.

        if ! defined ENGINE_REDEFINE
ENGINE_REDEFINE equ 1

        include "engine/text/text.asm"
        include "engine/keys/any_key.asm"
        if defined REDEFINE_SAYS
        include "engine/pages/redefine_says.asm"
        endif

        public redefine, redefine_name

        if ! defined REDEFINE_KEYS
REDEFINE_KEYS:  equ 5                   ; up, down, left, right, fire
        endif
REDEFINE_SIZE:  equ 3 * REDEFINE_KEYS + 1

; redefine - ask for up, down, left, right and fire
; In:    HL = table of REDEFINE_SIZE bytes, a table of direction_keys before and after; DE = letters that are taken, up to a 0; B, C = row
;        and column of the first question; they are two rows apart; interrupts on, in IM 1
; Out:   carry clear: the table has the new keys; carry set: BREAK, and it is as before
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the table, the screen, its variables
redefine:
        proc
        local question, released, wait, shifted, refused
        ld (redefine_table),hl
        ld (redefine_taken),de
        ld (redefine_cells),bc
        ld hl,redefine_new
        ld (redefine_next),hl
        ld hl,redefine_texts
question:
        call redefine_ask
released:
        call keys_release
wait:
        frame_wait
        if defined REDEFINE_FLASH
        xor a
        out (PORT_ULA),a
        endif
        call key_break
        ccf
        ret c
        call redefine_scan
        if defined REDEFINE_SAYS
        call nz,redefine_shift
        jr c,shifted
        endif
        jr nz,wait
        push de
        frame_wait
        call redefine_scan              ; the same a frame later: SPACE may come before the CAPS SHIFT of BREAK
        pop hl
        jr nz,wait
        or a
        sbc hl,de
        jr nz,wait
        call break_held                 ; its SPACE is no key
        jr nc,wait
        call redefine_used
        if defined REDEFINE_SAYS | defined REDEFINE_FLASH
        jr z,refused
        else
        jr z,wait
        endif
        ld hl,(redefine_next)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        push hl
        ld hl,(redefine_way)
        ld a,(hl)
        pop hl
        ld (hl),a
        inc hl
        ld (redefine_next),hl
        call redefine_show
        if defined REDEFINE_SAYS
        call redefine_quiet
        endif
        ld hl,redefine_cells + 1
        inc (hl)
        inc (hl)
        ld hl,(redefine_way)
        inc hl
        ld a,(hl)
        or a
        jr nz,question
        ld hl,redefine_new
        ld de,(redefine_table)
        ld bc,REDEFINE_SIZE - 1
        ldir
        xor a
        ld (de),a
        call keys_release
        or a
        ret
        if defined REDEFINE_SAYS
shifted:
        ld de,$FE01                     ; CAPS SHIFT
refused:
        if defined REDEFINE_USE
        push de
        endif
        call redefine_name
        call redefine_say
        if defined REDEFINE_USE
        pop hl
        call REDEFINE_USE
        endif
        jr released
        endif
        if defined REDEFINE_FLASH
refused:
        ld a,2
        out (PORT_ULA),a
        jr wait
        endif
        endp

; redefine_scan - the key that is held
; Out:   Z: one alone: D = its half-row, E = its bit; NZ: none, or several
; Uses:  AF, BC, DE, HL
; Time:  680 T if none is held
redefine_scan:
        proc
        local row, shifted, none, found
        ld bc,$FE00 + PORT_ULA
        ld d,0
row:
        in a,(c)
        cpl
        and $1F
        bit 0,b
        jr nz,shifted
        and $1E                         ; CAPS SHIFT may be held with any key
shifted:
        or a
        jr z,none
        ld h,a
        ld a,d
        or a
        ret nz                          ; in two half-rows
        ld d,b
        ld e,h
        ld a,h
        dec a
        and h
        ret nz                          ; two in one
none:
        rlc b
        jr c,row                        ; until the 0 bit is back
        ld a,d
        or a
        jr z,found
        xor a
        ret
found:
        inc a
        ret
        endp

; redefine_used - is a key taken?
; In:    D, E = key
; Out:   Z: yes
; Keeps: DE
; Uses:  AF, BC, HL
redefine_used:
        proc
        local chosen, chosen_yet, free, next
        call redefine_letter
        ld b,a
        ld hl,(redefine_taken)
next:
        ld a,(hl)
        inc hl
        or a
        jr z,chosen_yet
        cp b
        ret z
        jr next
chosen_yet:
        ld hl,redefine_new
chosen:
        ld bc,(redefine_next)
        or a
        sbc hl,bc
        add hl,bc
        jr z,free
        ld a,(hl)
        inc hl
        cp d
        ld a,(hl)
        inc hl
        inc hl
        jr nz,chosen
        cp e
        ret z
        jr chosen
free:
        inc b                           ; NZ: it is an address
        ret
        endp

; redefine_letter - the letter of a key
; In:    D, E = half-row, bit
; Out:   A = letter; 1 SPACE, 2 SYMBOL SHIFT, 3 ENTER; with REDEFINE_SAYS 4 CAPS SHIFT
; Keeps: DE
; Uses:  F, BC, HL
redefine_letter:
        proc
        local row, each, here
        ld hl,redefine_letters - 5
        ld bc,5
        ld a,d
row:
        add hl,bc
        rrca
        jr c,row
        ld a,e
each:
        rrca
        jr c,here
        inc hl
        jr each
here:
        ld a,(hl)
        ret
        endp

; redefine_name - the name of a key
; In:    D, E = half-row, bit
; Out:   HL = text
; Keeps: DE
; Uses:  AF, BC
redefine_name:
        call redefine_letter
        ld hl,redefine_space
        dec a
        ret z
        ld hl,redefine_symbol
        dec a
        ret z
        ld hl,redefine_enter
        dec a
        ret z
        if defined REDEFINE_SAYS
        ld hl,redefine_caps
        dec a
        ret z
        inc a
        endif
        add a,3
        ld hl,redefine_one
        ld (hl),a
        inc hl
        ld (hl),TEXT_END
        dec hl
        ret

; redefine_ask, redefine_show - the question of this key, whose text is at HL; the key that is chosen
; Uses:  AF, BC, DE, HL
redefine_ask:
        ld de,(redefine_cells)
        ink INK_TEXT
        call draw_text
        ld (redefine_way),hl
        ld de,(redefine_cells)
        ld a,e
        add a,8
        ld e,a
        ink INK_CHOICE
        ld hl,redefine_question
        jp draw_text
redefine_show:
        call redefine_name
        ld de,(redefine_cells)
        ld a,e
        add a,8
        ld e,a
        ink INK_KEY
        jp draw_text

redefine_letters:                       ; of the half-rows FE, FD, FB, F7, EF, DF, BF, 7F, from bit 0 on
        if defined REDEFINE_SAYS
        db 4
        else
        db 0
        endif
        db "ZX", "CV", "AS", "DF", "G", "QW", "ER", "T", "12", "34", "5", "09", "87", "6"
        db "PO", "IU", "Y", 3, "LK", "JH", 1, 2, "MN", "B"
redefine_texts:                         ; in the order in which they are asked
        db "Up", TEXT_END, KEY_UP, "Down", TEXT_END, KEY_DOWN, "Left", TEXT_END, KEY_LEFT, "Right", TEXT_END, KEY_RIGHT
        if REDEFINE_KEYS = 5
        db "Fire", TEXT_END, KEY_FIRE
        endif
        db 0
redefine_question:
        db "?", TEXT_END
redefine_space:
        db "SPACE", TEXT_END
redefine_enter:
        db "ENTER", TEXT_END
redefine_symbol:
        db "SYMB SHIFT", TEXT_END
        if defined REDEFINE_SAYS
redefine_caps:
        db "CAPS SHIFT", TEXT_END
        endif

redefine_variables macro
redefine_table: ds 2
redefine_taken: ds 2
redefine_cells: ds 2                    ; column, row of this question
redefine_next:  ds 2                    ; in redefine_new
redefine_way:   ds 2                    ; in redefine_texts
redefine_new:   ds REDEFINE_SIZE - 1
redefine_one:   ds 1                    ; the name of a letter
                ds 1                    ; and TEXT_END
        endm

        endif
