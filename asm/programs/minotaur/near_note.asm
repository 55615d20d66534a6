; near_note.asm - one thing, gate or dot more or less near the hero

        if ! defined MINOTAUR_NEAR_NOTE
MINOTAUR_NEAR_NOTE equ 1

; near_forget - a thing is taken: it is seen no longer
; In:    D, E = its place
; Keeps: BC, DE
; Uses:  AF, HL
near_forget:
        proc
        local each, other
        push bc
        ld hl,near
        ld b,NEAR
each:
        ld a,(hl)
        inc hl
        cp d
        jr nz,other
        ld a,(hl)
        cp e
        jr nz,other
        dec hl
        ld (hl),200                     ; a row that no window shows
        inc hl
other:
        inc hl
        inc hl
        djnz each
        pop bc
        ret
        endp

; near_dot - note a dot of the thread
; In:    D, E = row, column
; Keeps: B, DE, HL
near_dot:
        ld a,(near_dots_made)
        cp NEAR_DOTS
        ret nc
        inc a
        ld (near_dots_made),a
        push hl
        add a,a
        add a,low (near_made + 4 + 3 * NEAR - 2)
        ld l,a
        ld h,high near_made
        ld (hl),d
        inc l
        ld (hl),e
        ld hl,near_made + 2
        ld a,(near_place + 1)
        dec a
        cp d                            ; rows from the one above the hero's on, rows up to his
        jr z,$ + 4
        jr nc,$ + 3
        inc (hl)
        inc l
        inc a
        cp d
        jr c,$ + 3
        inc (hl)
        pop hl
        ret

; near_note - note a thing or a gate, if it is near
; In:    D, E = row, column; A = kind
; Keeps: B, DE, HL
near_note:
        proc
        local known, far
        push hl
        ld c,a
        ld hl,(near_place)
        ld a,d
        sub h
        add a,NEAR_ROWS / 2
        cp NEAR_ROWS
        jr nc,far
        ld a,e
        sub l
        add a,NEAR_COLUMNS / 2
        cp NEAR_COLUMNS
        jr nc,far
        ld a,c
        cp DOOR
        jr nz,known
        ld a,(gold_left)
        or a
        jr nz,known
        ld c,DOOR_OPEN
known:
        ld a,(near_made)
        cp NEAR
        jr nc,far
        inc a
        ld (near_made),a
        ld l,a
        add a,a
        add a,l
        add a,low (near_made + 4 - 3)
        ld l,a
        ld h,high near_made
        ld (hl),d
        inc l
        ld (hl),e
        inc l
        ld (hl),c
far:
        pop hl
        ret
        endp

GATE_SHOWN:     equ 7
DOOR_OPEN:      equ 9

        endif
