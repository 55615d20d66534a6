; rays_thing.asm - things that stand in a maze seen from within (engine/rays/rays.asm): masked pictures, hidden by walls
;
; A thing is a record, its pictures from the largest to the smallest:
;   byte  attribute of the characters that it covers, 0: theirs
;   then for each picture
;   byte  the half-height of a wall from which on it is used; 0 in the last one
;   byte  columns of 8 pixels, and RAYS_WHOLE added if the picture has no masks: that is drawn twice as fast
;   byte  lines
;   word  the picture: for each column from left to right, for each line, a mask and pixels. A drawing of 24 x 44 pixels with the name
;         beast.8x44.sprites.png becomes this, beast.8x44.frames.png the same without masks
; The last line of a picture stands on the floor: so a low one can be a mark on it, and one before a wall a sign.
; A wall one cell away has a half-height of 60, two away of 30, z away of 60 / z.
; Time: a beast of 3 columns and 44 lines that is two cells away takes at most 19,382 T, one without masks at most
;       15,263 T. In the next picture its lines are drawn anew.

        if ! defined ENGINE_RAYS_THING
ENGINE_RAYS_THING equ 1

        include "engine/rays/rays.asm"
        include "engine/rays/rays_sight.asm"
        include "engine/rays/rays_thing_column.asm"

        public rays_thing

RAYS_WHOLE:     equ $80
RAYS_LOG_HEIGHT: equ 6632               ; 256 * log2 (60 * 256 * 4096): from depth in 1/4096 cell to half-height in 1/256 lines
RAYS_LOG_ACROSS: equ 3922               ; 256 * log2 (160 * 256): to 1/256 pixels across

; rays_thing - draw a thing into the picture
; In:    HL = x, DE = y, in 1/256 cell; BC = record; rays_at has been called for this picture
; Out:   carry clear: some of it is in sight; carry set: nothing
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
rays_thing:
        ld (rays_thing_at),bc
        call rays_thing_turned
        ret c                           ; else it goes on in rays_thing_there

; rays_thing_there - draw the thing of rays_thing_at into the picture
; In:    HL = how far ahead it is, rays_thing_across = how far to the right, in 1/4096 cell
; Out, Keeps, Uses: as rays_thing
rays_thing_there:
        proc
        local scaled, size, sized, placed, begins, below, above, soils, column, hidden, beyond
        bit 7,h
        scf
        ret nz                          ; behind
        ld a,h
        or a
        scf
        ret z                           ; here
        xor a
        call rays_log
        push bc
        ld hl,RAYS_LOG_HEIGHT
        or a
        sbc hl,bc
        call rays_power
        ex de,hl
        rays_top
        ld (rays_thing_height),a
        ld hl,rays_least
        cp (hl)
        jp c,beyond                     ; of the light
        ; pixels from the middle
        ld hl,(rays_thing_across)
        bit 7,h
        jr z,scaled
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
scaled:
        xor a
        call rays_log
        pop de
        ld h,b
        ld l,c
        or a
        sbc hl,de
        ld de,RAYS_LOG_ACROSS
        add hl,de
        bit 7,h
        ld d,0
        call z,rays_power
        ld a,d
        cp 160
        ccf
        ret c
        ; the picture of this size
        ld hl,(rays_thing_at)
        ld b,(hl)
        inc hl
size:
        ld a,(rays_thing_height)
        cp (hl)
        jr nc,sized
        ld a,5
        add a,l
        ld l,a
        jr nc,size
        inc h
        jr size
sized:
        inc hl
        ld a,b
        ld (rays_thing_colour),a
        ld c,(hl)                       ; columns
        inc hl
        ld b,(hl)                       ; lines
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld (rays_thing_picture),hl
        ld a,b
        ld (rays_thing_lines),a
        ld l,a
        ld h,0
        ld a,c
        and RAYS_WHOLE
        res 7,c
        xor RAYS_WHOLE
        ld (rays_thing_masked),a
        jr z,$ + 3
        add hl,hl
        ld (rays_thing_stride),hl
        ; its first column
        ld l,d
        ld h,0
        ld a,(rays_thing_across + 1)
        rla
        jr nc,placed
        xor a
        sub l
        ld l,a
        sbc a,a
        ld h,a
placed:
        ld de,RAYS_COLUMNS * 4 + 4
        add hl,de
        ld a,c
        add a,a
        add a,a
        ld e,a
        ld d,0
        or a
        sbc hl,de
        sra h
        rr l
        sra h
        rr l
        sra h
        rr l
        ld a,c
        ld c,l                          ; signed
        ld b,a
        ; its lines
        ld a,(rays_thing_height)
        ld l,a
        ld h,0
        ld de,RAYS_HALF
        add hl,de
        ld a,(rays_thing_lines)
        ld e,a
        or a
        sbc hl,de
        ex de,hl                        ; DE = the first one
        ld l,a                          ; L = how many
        bit 7,d
        jr z,begins
        add a,e                         ; those above the picture are left out
        ccf
        ret c
        push af
        ld a,(rays_thing_masked)
        or a
        ld hl,(rays_thing_picture)
        sbc hl,de
        or a
        jr z,$ + 4
        sbc hl,de
        ld (rays_thing_picture),hl
        pop af
        ld e,d
        inc e
        ld l,a
begins:
        ld a,e
        ld (rays_thing_first),a
        ld a,2 * RAYS_HALF
        sub e
        ret c
        scf
        ret z
        cp l
        jr nc,$ + 3
        ld l,a
        ld a,l
        ld (rays_thing_shown),a
        ; what will have to be drawn anew
        ld a,e
        ld e,l
        sub RAYS_HALF
        jr nc,below                     ; A = lines between the horizon and it
        neg
        ld d,a                          ; lines above the horizon
        ld a,e
        sub d
        jr c,above
        ld e,a                          ; and below it
        xor a
        jr soils
above:
        neg
        ld e,0
        jr soils
below:
        ld d,a
        add a,e
        ld e,a
        ld a,d
        ld d,e
soils:
        ld (rays_thing_least),a
        ld a,e
        add a,7
        and $F8
        inc a
        ld (rays_thing_rows),a
        ld a,d
        cp e
        jr nc,$ + 3
        ld a,e
        ld (rays_thing_most),a
        ; column by column
        ld a,1
        ld (rays_thing_unseen),a
column:
        ld a,c
        cp RAYS_COLUMNS
        jr nc,hidden
        add a,RAYS_BORDER
        ld l,a
        ld h,RAYS_TOPS
        ld a,(rays_thing_height)
        cp (hl)
        jr c,hidden
        inc l
        cp (hl)
        jr c,hidden
        push bc
        call rays_thing_column
        pop bc
        xor a
        ld (rays_thing_unseen),a
hidden:
        ld hl,(rays_thing_stride)
        ld de,(rays_thing_picture)
        add hl,de
        ld (rays_thing_picture),hl
        inc c
        djnz column
        ld a,(rays_thing_unseen)
        rra
        ret
beyond:
        pop hl
        ret
        endp

        endif
