; guide.asm - a way down that a hero can always walk before the fire, whatever the seed; gates and embers lie where it can bear them
;
; 1. The guide comes down into a row at a cell, goes to the nearest way down of its run, and down.
; 2. A step takes 8 frames. So do waiting for a gate, GATE_STEPS of them at most, and for an ember, EMBER_STEPS. In a step the fire comes
;    nearer by `rate` halves of a pixel; a row further down is 32 halves. The guide's lead over the fire is kept in halves.
; 3. A row that would use up the lead, or in which there is no way down, gets one where the guide comes in, without gate or ember there.
; Why nobody need die: a row takes no more than the lead, and after it the lead is 32 or more again; a step takes 14 at most. The hero's
; true lead is never less than the guide's: it begins with 112, and the screen follows him only from 208 on.

        if ! defined ENDLESS_GUIDE
ENDLESS_GUIDE equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "programs/endless/levels.asm"
        include "programs/endless/dangers.asm"

START_ROW:      equ 4
START_COLUMN:   equ 5
FIRST_LEAD:     equ 100
MOST_LEAD:      equ 160
ROW_LEAD:       equ 32
NO_CELL:        equ 0

; guide_begin - before the first row
; In:    level
; Uses:  AF
guide_begin:
        ld a,2 * START_COLUMN + 1
        ld (guide_cell),a
        ld a,FIRST_LEAD
        ld (guide_lead),a
        ld a,(level)
        ld (made_level),a
        ld a,START_ROW + LEVEL_ROWS     ; a row is made for the level of the row below it
        ld (made_rows),a
        ld a,START_ROW
        ld (guide_wait),a
        ret

; guide_level - take what the level of the next row has
; Out:   mercy, made_rate, made_dangers
; Uses:  AF, HL
guide_level:
        proc
        local same
        ld hl,made_rows
        dec (hl)
        jr nz,same
        ld (hl),LEVEL_ROWS
        ld hl,made_level
        ld a,(hl)
        cp MOST_LEVELS
        jr z,same
        inc (hl)
same:
        ld a,(made_level)
        call level_entry
        ld a,(hl)
        ld (made_rate),a
        inc hl
        ld a,(hl)
        ld (mercy),a
        inc hl
        ld a,(hl)
        ld (made_dangers),a
        ret
        endp

; guide_row - lead the guide through a row, and place its gate or its ember
; In:    row_here, rows_made
; Out:   the bytes; gate_at, gems, exits of this row
; Uses:  AF, BC, DE, HL
guide_row:
        proc
        local left, chosen, walled, no_gate, no_ember, steps, times, led, most, over, placed
        ld a,(rows_made)
        ld l,a
        ld h,high gems
        ld (hl),NO_CELL
        and ROWS_KEPT - 1
        ld e,a
        ld d,0
        ld hl,gate_at
        add hl,de
        ld (hl),d
        ld (guide_gate),hl
        ld hl,guide_wait
        ld a,(hl)
        or a
        jr z,led
        dec (hl)
        ret
led:
        ld c,0 - 1
        call guide_look
        push de
        ld c,1
        call guide_look
        pop bc                          ; B, C = steps, cell to the left; D, E to the right
        ld a,d
        cp b
        jr nc,left
        ld b,d
        ld c,e
left:
        bit 7,b
        jr nz,walled                    ; no way down
        ld e,c                          ; E = where it goes down
        inc b                           ; B = steps
        call guide_gate_here
        jr nc,no_gate
        ld a,b
        add a,GATE_STEPS
        ld b,a
        ld d,1
        jr steps
no_gate:
        ld d,0
        call guide_ember_here
steps:
        ld a,(made_rate)
        ld c,a
        xor a
times:
        add a,c
        djnz times
        ld c,a
        ld a,(guide_lead)
        sub c
        jr nc,placed
walled:                                 ; go down where the guide comes in
        ld a,(rows_made)
        ld l,a
        ld h,high gems
        ld a,(guide_cell)
        ld e,a
        or EMBER
        cp (hl)
        jr nz,no_ember
        ld (hl),NO_CELL
no_ember:
        ld hl,(row_here)
        ld a,e
        or l
        ld l,a
        set 5,l
        ld (hl),FIELD_PATH
        ld hl,made_rate
        ld a,(guide_lead)
        sub (hl)
        ld d,0
placed:
        add a,ROW_LEAD
        cp MOST_LEAD
        jr c,most
        ld a,MOST_LEAD
most:
        ld (guide_lead),a
        ld a,e
        ld (guide_cell),a
        dec d
        jr nz,over
        ld hl,(guide_gate)
        ld (hl),e
        ld a,(rows_made)
        ld l,a
        ld h,high gems
        ld a,e
        or GATE
        ld (hl),a
        ld a,e
        ld hl,(row_here)
        or l
        ld l,a
        set 5,l
        ld a,(beat)
        cp GATE_SHUTS
        ld (hl),GATE_OPEN
        jr nc,over
        ld (hl),GATE_SHUT
over:
        ld a,(rows_made)
        and ROWS_KEPT - 1
        add a,low exits
        ld l,a
        ld h,high exits
        ld (hl),e
        ret
        endp

; guide_look - look for the nearest way down of the guide's run, on one side
; In:    C = 1 to the right, -1 to the left; guide_cell
; Out:   D = cells between, E = the cell; D = 255: there is none
; Keeps: BC
; Uses:  AF, HL
guide_look:
        proc
        local cell, none
        ld d,0 - 1
        ld hl,(row_here)
        ld a,(guide_cell)
        or l
        ld l,a
cell:
        inc d
        ld a,l
        and $1F
        ld e,a
        set 5,l
        ld a,(hl)
        res 5,l
        cp FIELD_WALL
        ret nz
        ld a,l
        add a,c
        ld l,a
        bit 7,(hl)
        jr nz,none
        add a,c
        ld l,a
        jr cell
none:
        ld d,0 - 1
        ret
        endp

guide_variables macro
                ds (0 - $) & 15
exits:          ds ROWS_KEPT            ; for each row of the ring where the guide goes down
guide_cell:     ds 1                    ; where it comes in: the place of a cell in the bytes
guide_lead:     ds 1                    ; in halves of a pixel
guide_wait:     ds 1                    ; rows until it begins
guide_gate:     ds 2                    ; in gate_at
made_level:     ds 1                    ; of the row that is being made
made_rows:      ds 1                    ; rows to the next level there
made_rate:      ds 1
made_dangers:   ds 1
        endm

        endif
