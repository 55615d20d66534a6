; embers.asm - the embers, which glow, burn and die down in time with `beat`; the gates turn with it too

        if ! defined ENDLESS_EMBERS
ENDLESS_EMBERS equ 1

        include "programs/endless/rows.asm"
        include "programs/endless/gates.asm"
        include "programs/endless/sounds.asm"

EMBER_INK:      equ $42
FLARE_INK:      equ $46
EMBER_GLOWS:    equ 72                  ; from then on they warn
EMBER_FLARES:   equ 96                  ; and from then on they burn
BEATS:          equ 128

; beat_step - the beat goes on: gates open or shut, embers glow, burn or die down
; Uses:  AF, BC, DE, HL
beat_step:
        proc
        local quiet, look, other
        ld hl,beat
        ld a,(hl)
        inc a
        and BEATS - 1
        ld (hl),a
        jr z,quiet
        cp GATE_SHUTS
        jp z,gates_turn
        cp EMBER_GLOWS
        ret c
        ld c,a
        and 3
        ret nz
        ld a,c
        ld bc,FLARE_INK
        bit 2,a
        jr z,other
        ld c,EMBER_INK
other:
        cp EMBER_FLARES
        ld hl,glow_shape
        jr c,look
        call z,embers_flare
        ld hl,flare_shape
        bit 2,c                         ; FLARE_INK has it
        jr nz,look
        ld hl,flare_too_shape
        jr look
quiet:
        call gates_turn
        ld hl,ember_shape
        ld c,EMBER_INK
look:
        ld (ember_look),hl
        ld a,c
        ld (ember_ink),a
        ld a,1
        ld (embers_due),a
        ret
        endp

; embers_flare - the sound of it, if there are embers yet
; Keeps: BC
; Uses:  AF, HL
embers_flare:
        ld a,(level)
        call level_entry
        inc hl
        inc hl
        bit 1,(hl)
        ret z
        push bc
        ld a,SOUND_FLARE
        call sound
        pop bc
        ret

; embers_draw - draw the embers on the screen anew; the hero is not on it
; In:    top_row, fine
; Uses:  AF, BC, DE, HL
embers_draw:
        proc
        local each, none
        xor a
        ld (embers_due),a
        ld a,(top_row)
        ld c,a
        add a,7
        and $F8                         ; the first of every eighth row
        ld b,2
each:
        push bc
        push af
        ld e,a
        sub c
        ld c,a
        ld a,e
        call thing_place
        ld a,(hl)
        cp EMBER
        jr c,none
        call thing_line
        call thing_draw
none:
        pop af
        pop bc
        add a,8
        djnz each
        ret
        endp

; ember_burns - is the hero on an ember that burns? He is in the cell of which he covers more than half
; In:    beat, his place
; Out:   Z: yes
; Uses:  AF, BC, DE, HL
ember_burns:
        proc
        local there, up, right, down
        ld a,(beat)
        cp EMBER_FLARES
        jr c,ember_none
        ld hl,(hero_column)             ; and hero_row
        ld a,(hero_left)
        cp 9
        jr c,there
        ld a,(hero_way)                 ; the cell that he comes from
        rra
        jr c,up
        rra
        jr c,right
        rra
        jr c,down
        inc l
        jr there
right:
        dec l
        jr there
up:
        inc h
        jr there
down:
        dec h
there:
        ld a,l
        add a,a
        add a,1 + EMBER
        ld c,a
        ld a,h
        call thing_place
        ld a,(hl)
        cp c
        ret
ember_none:
        or 1
        ret
        endp

ember_shape:    db $00, $00, $00, $20, $58, $3C, $FE, $7C, 0, 0
glow_shape:     db $00, $10, $20, $14, $78, $7C, $FE, $7C, 0, 0
flare_shape:    db $22, $94, $58, $7C, $FE, $EE, $FE, $7C, 0, 0
flare_too_shape:
                db $48, $2A, $74, $FE, $DE, $F6, $FE, $7C, 0, 0

embers_variables macro
ember_ink:      ds 1
ember_look:     ds 2                    ; their shape now
embers_due:     ds 1                    ; 1: they are to be drawn though nothing scrolls
        endm

        endif
