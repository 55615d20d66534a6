; show_wave.asm - the wave of a solver on the screen: each wave of its labels in a colour, one each frame

        if ! defined ENGINE_SHOW_WAVE
ENGINE_SHOW_WAVE equ 1

        include "include/field.asm"
        include "engine/views/marks.asm"
        include "engine/keys/keys.asm"
        include "engine/sound/sound.asm"

        public show_wave, wave_colour

WAVE_LABELS:    equ 253                 ; the solver's labels count modulo this
WAVE_BANDS:     equ 16                  ; waves until the colours begin again
WAVE_PAINTED:   equ WORK_START          ; our mark in the copy

; show_wave - colour the labelled places of `work`, wave by wave from the finish, until one has none
; A held direction shows it at once; BREAK ends it, and any letter, which waits to be read. The labels in `work` stay: a copy of them is used up.
; In:    D, E = row, column of the start; H, L = of the finish; work as a solver left it; interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: wave_shown, the attributes, wave_number, wave_found
show_wave:
        proc
        local wave
        push hl
        push de
        ld hl,work
        ld de,wave_shown
        ld bc,WORK_SIZE
        ldir
        pop de
        call shown_address
        ld (hl),WORK_FREE               ; so that WAVE_PAINTED is nowhere but at the finish
        pop de
        call shown_address
        ld (hl),WAVE_PAINTED
        ld hl,0
        ld (wave_number),hl
wave:
        ld hl,(wave_number)
        inc hl
        ld (wave_number),hl
        call paint_wave
        ld a,(wave_found)
        or a
        ret z                           ; the last wave labelled nothing
        ld a,(wave_number)              ; a click, higher from wave to wave
        rrca
        and 63
        cpl
        add a,111
        ld c,a
        ld b,2
        call sound_tone
        call break_held
        ret nc
        ld hl,FLAGS
        bit 5,(hl)
        ret nz
        call wave_hurried
        jr nz,wave
        halt
        jr wave
        endp

; wave_hurried - is a direction held, or does a letter wait to be read?
; Out:   NZ: yes
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
wave_hurried:
        ld hl,FLAGS
        bit 5,(hl)
        ret nz
        call keys_held
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        ret

; paint_wave - colour the places of wave `wave_number` that touch painted ones
; Labels repeat after 253 waves, so a place is painted only after its neighbour.
; In:    wave_number, from 1; wave_shown
; Out:   wave_found: 0 if there are none
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: wave_shown, the attributes, wave_found
paint_wave:
        proc
        local modulo, seek, rows, paint, skip
        xor a
        ld (wave_found),a
        ld hl,(wave_number)
        ld de,0 - WAVE_LABELS
modulo:
        add hl,de
        jr c,modulo
        ld de,WAVE_LABELS
        add hl,de
        ld a,l                          ; the label of this wave
        ld hl,wave_shown
        ld bc,WORK_SIZE
seek:
        cpir
        ret nz
        push af
        push bc
        push hl
        ld a,WAVE_PAINTED
        cp (hl)                         ; right of the place
        dec hl
        jr z,paint
        dec hl
        cp (hl)                         ; left
        inc hl
        jr z,paint
        ld bc,WORK_STRIDE
        add hl,bc
        cp (hl)                         ; below
        ld bc,0 - WORK_STRIDE
        add hl,bc
        jr z,paint
        add hl,bc
        cp (hl)                         ; above
        ld bc,WORK_STRIDE
        add hl,bc
        jr nz,skip
paint:
        ld (hl),a
        ld (wave_found),a
        ld bc,0 - wave_shown - WORK_STRIDE - 1
        add hl,bc                       ; 34 * row + column
        ld d,0 - 1
        ld bc,0 - WORK_STRIDE
rows:
        inc d
        add hl,bc
        jr c,rows
        ld a,l
        add a,WORK_STRIDE
        ld e,a
        call place_attribute
        call wave_colour
        ld (hl),a
skip:
        pop hl
        pop bc
        pop af
        jp pe,seek                      ; CPIR's flag: there are bytes left
        ret
        endp

; wave_colour - the colour of a wave: four waves each in green, blue, magenta, red
; In:    wave_number
; Out:   A = attribute, black ink
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: nothing
wave_colour:
        proc
        local turn, colours
        push hl
        ld hl,(wave_number)
        ld bc,0 - WAVE_BANDS
turn:
        add hl,bc
        jr c,turn
        ld a,l
        add a,WAVE_BANDS
        rrca
        rrca
        and 7
        ld c,a
        ld b,0
        ld hl,colours
        add hl,bc
        ld a,(hl)
        pop hl
        ret
colours:
        db 4 * 8, 1 * 8, 3 * 8, 2 * 8
        endp

; shown_address - the address of a place of the field in the copy of the work array
; In:    D, E = field row, column
; Out:   HL = its address
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
shown_address:
        ld l,d
        ld h,0
        ld b,h
        ld c,d
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,hl                       ; 34 * row
        ld c,e
        add hl,bc
        ld bc,wave_shown + WORK_STRIDE + 1
        add hl,bc
        ret

show_wave_variables macro
wave_number:    ds 2
wave_found:     ds 1
wave_shown:     ds WORK_SIZE            ; a copy of the labels, used up while they are shown
        endm

        endif
