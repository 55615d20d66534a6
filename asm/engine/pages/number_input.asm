; number_input.asm - a number typed by the player
;
; A program whose stack is much deeper than its pages need sets TYPED_IN_STACK before the first include: the row that is kept meanwhile lies at
; the stack's lower end; or TYPED_AT, where it lies instead. With TYPED_SHOWS the present value, in BC, stands there until a digit is typed;
; ENTER keeps it. It is typed on row 22, or on TYPED_LINE, from the column TYPED_LEFT on.

        if ! defined ENGINE_NUMBER_INPUT
ENGINE_NUMBER_INPUT equ 1

        include "engine/text/text.asm"
        include "engine/text/number.asm"
        include "engine/keys/keys.asm"

        public number_type, seed_type

TYPED_ROW:      equ 9 * 32
        if ! defined TYPED_LINE
TYPED_LINE:     equ 22
TYPED_LEFT:     equ 0
        endif
        if defined TYPED_IN_STACK
typed_row:      equ stack_top - STACK_SIZE
        if STACK_SIZE < TYPED_ROW + 132
        .error the row that is kept needs all of the stack that pages leave
        endif
        endif
        if defined TYPED_AT
typed_row:      equ TYPED_AT
        endif
KEYS_ROW:       equ SCREEN + 2 * 2048 + 7 * 32 ; row 23
KEYS_COLOURS:   equ ATTRIBUTES + 23 * 32

; seed_type - let the player type a seed
; In, Out, Keeps, Uses, Writes: as number_type, without HL and DE
seed_type:
        proc
        local prompt
        ld hl,prompt
        if defined TYPED_SHOWS
        ld bc,(seed)
        endif
        ld de,65535
        jr number_type
prompt:
        db TEXT_AT, TYPED_LINE, TYPED_LEFT, TEXT_INK, INK_TEXT
        if defined TYPED_SHOWS
        db "Seed, 0 to 65535:        "
        else
        db "Seed, 0 to 65535, ENTER: "
        endif
        db TEXT_END
        endp

; number_type - let the player type a number on row TYPED_LINE; a digit that would make it too great is ignored
; Row 23 shows the keys for it meanwhile; then its old contents return.
; In:    HL = prompt, which leaves columns 25 to 31 free; DE = the greatest value; with TYPED_SHOWS BC = the present value; interrupts on, IM 1
; Out:   carry clear: HL = the number; carry set: nothing typed, or BREAK
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: row TYPED_LINE of the screen, typed, typed_digits, typed_most, typed_row
number_type:
        proc
        local type, show, wait, delete, tenth, enter, cancel, save, restore, keys, begun, keep
        ld (typed_most),de
        if defined TYPED_SHOWS
        ld (typed),bc
        endif
        call draw_text
        ld hl,KEYS_ROW
        ld de,typed_row
save:
        push hl
        ld bc,32
        ldir
        pop hl
        inc h
        bit 3,h                         ; the eight lines of a row are 256 apart
        jr z,save
        ld h,high KEYS_COLOURS
        ld c,32
        ldir
        ld hl,keys
        call draw_text
        call type
        push hl
        push af
        ld hl,typed_row
        ld de,KEYS_ROW
restore:
        push de
        ld bc,32
        ldir
        pop de
        inc d
        bit 3,d
        jr z,restore
        ld d,high KEYS_COLOURS
        ld c,32
        ldir
        pop af
        pop hl
        ret
type:
        if ! defined TYPED_SHOWS
        ld hl,0
        ld (typed),hl
        endif
        xor a
        ld (typed_digits),a
show:
        ink INK_TEXT
        ld hl,(typed)
        xor a
        if defined NUMBER_WORDS
        ld de,TYPED_LINE * 256 + 27
        ld b,5
        call draw_digits
        else
        ld de,TYPED_LINE * 256 + 25
        call draw_number
        endif
wait:
        halt
        call break_held
        jr nc,cancel
        call key_letter
        jr z,wait
        cp 13
        jr z,enter
        cp 12
        jr z,delete
        sub '0'
        jr c,wait
        cp 10
        jr nc,wait
                                        ; typed = 10 * typed + digit, ignored if it would exceed typed_most
        if defined TYPED_SHOWS
        ld hl,typed_digits
        bit 0,(hl)
        ld hl,(typed)
        jr nz,begun
        ld hl,0                         ; the present value goes
begun:
        else
        ld hl,(typed)
        endif
        ld d,h
        ld e,l
        ld c,a
        add hl,hl
        jr c,wait
        add hl,hl
        jr c,wait
        add hl,de
        jr c,wait
        add hl,hl
        jr c,wait
        ld b,0
        add hl,bc
        jr c,wait
        ex de,hl
        ld hl,(typed_most)
        sbc hl,de
        jr c,wait
keep:
        ld (typed),de
        ld a,1
        ld (typed_digits),a
        jr show
delete:                                 ; typed = typed / 10
        ld hl,(typed)
        ld de,0 - 10
        ld bc,0 - 1
tenth:
        inc bc
        add hl,de
        jr c,tenth
        if defined TYPED_SHOWS
        ld d,b
        ld e,c
        jr keep
        else
        ld (typed),bc
        jr show
        endif
enter:
        ld hl,(typed)
        ld a,(typed_digits)
        sub 1                           ; carry if there is no digit
        ret
cancel:
        call break_held                 ; wait until it is released: a BREAK still held would leave the program
        jr nc,cancel
        ret
keys:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " ENTER ok  DELETE  BREAK cancel ", TEXT_END
        endp

number_input_variables macro
typed:          ds 2
typed_digits:   ds 1
typed_most:     ds 2
        if ! (defined TYPED_IN_STACK | defined TYPED_AT)
typed_row:      ds TYPED_ROW            ; row 23 as it was: its lines and its colours
        endif
        endm

        endif
