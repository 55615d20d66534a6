; roam_seen.asm - where a wave through lines is seen, and which places may have a ring

        if ! defined MAGAZINE_ROAM_SEEN
MAGAZINE_ROAM_SEEN equ 1

; roam_seen - the wave is seen on a cell, and a ring may be put there
; In:    D, E = a byte of roam_plane
; Keeps: C, DE
; Uses:  AF, B, HL
; Writes: its attribute, roam_far, roam_far_steps
roam_seen:
        proc
        local stop, right, below, away, near
        ld hl,-roam_plane
        add hl,de
        ld a,h                          ; its row
        rrca
        rrca
        rrca
        ld b,a
        and $E0
        xor l
        and $E0
        xor l                           ; and column
        ld l,a
        ld a,b
        and 3
        or high ATTRIBUTES
        ld h,a
        set 3,(hl)
        ld a,e
        sub low roam_plane
        and $E0
        cp $20                          ; the line of a cell's middle, one of eight: looked at first, as it takes least
        ret nz
        ld a,l
        and $1F
        sub ROAM_INSIDE_LEFT
        cp ROAM_INSIDE_COLUMNS
        ret nc
        call roam_free_cell
        ret nz
        ld hl,-roam_plane
        add hl,de
        ld a,h
        sub ROAM_INSIDE_TOP / 8
        cp ROAM_INSIDE_ROWS
        ret nc
        add hl,hl
        add hl,hl
        add hl,hl                       ; H = line, L = column
        dec h                           ; of the ring
        ld a,(roam_count)
        inc a
        ld b,a
        push de
        ld de,roam_stops
stop:
        ld a,(de)
        inc de
        sub l
        jr nc,right
        neg
right:
        cp ROAM_AWAY
        jr nc,away
        ld a,(de)
        sub h
        jr nc,below
        neg
below:
        cp ROAM_AWAY
away:
        inc de
        jr c,near
        djnz stop
near:
        pop de
        ret c
        ld (roam_far),hl                ; the last one is the farthest
        ld hl,(roam_wave)
        dec hl
        srl h                           ; at two pixels a frame
        rr l
        ld (roam_far_steps),hl
        ret
        endp

        endif
