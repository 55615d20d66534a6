; flag_show.asm - the flag and its walkers on the maze

        if ! defined WONDERS_FLAG_SHOW
WONDERS_FLAG_SHOW equ 1

        include "engine/views/field_draw.asm"

        public flag_show, flag_show_all

WALKERS:        equ 8
FLAG_INK:       equ $47                 ; bright white
SLEEPER_INK:    equ $05                 ; dim cyan
MOON_INK:       equ $4F                 ; bright white on blue
FLAG_PAPER:     equ $38                 ; white below a walker who stands at the flag

; flag_show - draw a place as it is: a walker, the flag, the moon, or an empty path
; In:    D, E = row, column; walkers, flag_awake, flag, moon
; Keeps: DE
; Uses:  AF, BC, HL
flag_show:
        proc
        local somebody, nobody, here, colour
        ld hl,(flag)
        or a
        sbc hl,de                       ; Z: the flag is here
        ld c,0
        jr nz,somebody
        ld c,FLAG_PAPER
somebody:
        call flag_walker
        jr nz,nobody
        ld a,WALKERS
        sub b                           ; his number
        ld hl,flag_awake
        cp (hl)
        push de
        ld hl,sleeper_ink
        ld de,sleeper_shape
        jr nc,colour
        ld hl,walker_inks
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld de,walker_shape
colour:
        ld a,c
        or (hl)
        ld c,a
        ex de,hl
        pop de
        jp draw_mark
nobody:
        ld a,c
        or a
        jr nz,here
        ld hl,(moon)
        sbc hl,de                       ; carry is clear
        jp nz,draw_line_place
        ld hl,moon_shape
        ld c,MOON_INK
        jp draw_mark
here:
        ld hl,flag_shape
        ld c,FLAG_INK
        jp draw_mark
        endp

; flag_show_all - draw all walkers where they are
; Uses:  AF, BC, DE, HL
flag_show_all:
        proc
        local each
        ld hl,walkers
        ld b,WALKERS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        call flag_show
        pop bc
        pop hl
        djnz each
        ret
        endp

; flag_walker - who stands there?
; In:    D, E = row, column; walkers
; Out:   Z if somebody does, and B = WALKERS less his number; carry clear
; Keeps: C, DE
; Uses:  AF, B, HL
flag_walker:
        proc
        local each, other
        ld hl,walkers
        ld b,WALKERS
each:
        ld a,(hl)
        inc hl
        cp e
        ld a,(hl)
        inc hl
        jr nz,other
        cp d
        ret z
other:
        djnz each
        inc b                           ; NZ
        or a                            ; carry clear, and still NZ: A is a row
        ret
        endp

walker_inks:                            ; none is white, green as walls are, or dim cyan as sleepers
        db $42, $43, $46, $45, $03, $06, $02, $41
sleeper_ink:    db SLEEPER_INK
walker_between: db 0, 0, 0, 0           ; half a cell lower: two cells
walker_shape:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
                db 0, 0, 0, 0
walker_halves:  db $03, $07, $0D, $0F, $0D, $0E, $07, $03 ; half a cell to the right: two cells
                db $C0, $E0, $B0, $F0, $B0, $70, $E0, $C0
walker_none:    ds 8
sleeper_shape:  db $3C, $7E, $FF, $99, $FF, $FF, $66, $3C
moon_shape:     db $00, $1C, $38, $70, $70, $38, $1C, $00
flag_shape:     db $20, $38, $3E, $3F, $3E, $38, $20, $20

        endif
