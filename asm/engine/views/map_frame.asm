; map_frame.asm - the frame on a map that shows where the window of the view is, and the hero in it
;
; 1. The rectangle is empty but for its edge and the hero: the window shows the rest.
; 2. When it moves, each line is restored and drawn in one go, so that it does not flicker. The picture has what it covers.

        if ! defined ENGINE_MAP_FRAME
ENGINE_MAP_FRAME equ 1

        include "engine/views/frame_lines.asm"

        public frame_forget, frame_wipe, frame_move, frame_dot

; frame_wipe - take the frame off the screen, if there is one
; In:    the map in use, with its picture
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen, frame_lines
frame_wipe:
        proc
        local line
        ld a,(frame_lines)
        or a
        ret z
        ld b,a
        ld a,(frame_line)
        ld c,a
line:
        ld hl,frame_line
        call frame_has
        call frame_mend
        inc c
        djnz line
        endp                            ; fall through into frame_forget

; frame_forget - there is no frame on the screen now
; In:    -
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: frame_lines
frame_forget:
        xor a
        ld (frame_lines),a
        ret

; frame_move - draw the frame where the window is, and the hero in it; the walls of the cells under it are seen
; In:    D, E = row, column of the hero; view_row, view_column; the view and the map in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen, the frame's variables
frame_move:
        proc
        local line, apart, mend, draw
        push ix
        ld (frame_hero),de
        ld hl,frame_line
        ld de,frame_old_line
        ld bc,4
        ldir
        call frame_measure
        call frame_see
        ld hl,(frame_line)              ; L = line
        ld c,l
        ld a,(frame_old_lines)
        or a
        jr z,apart                      ; there was no frame
        ld a,(frame_old_line)
        sub l
        jr nc,apart
        neg
        ld b,a
        ld a,c
        sub b
        ld c,a                          ; the old one begins higher
        ld a,b
apart:
        ld hl,frame_lines
        add a,(hl)
        ld b,a                          ; C = first line of both, B = lines
        ld hl,(frame_old_line)          ; H = byte
        ld a,(frame_byte)
        sub h
        ld d,a
        ld hl,(frame_old_lines)         ; H = bytes
        ld a,(frame_count)
        sub h
        or d
        ld (frame_other),a
line:
        ld a,(frame_other)
        or a
        jr nz,mend
        ld hl,frame_line
        call frame_has
        jr c,draw                       ; all of the old line is under the new one
mend:
        ld hl,frame_old_line
        call frame_has
        call c,frame_mend
        ld hl,frame_line
        call frame_has
draw:
        call c,frame_draw
        inc c
        djnz line
        pop ix
        endp                            ; fall through into frame_dot

; frame_dot - draw the hero in the frame, or wipe him if he is there
; In:    what frame_move has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: up to three bytes of the screen
frame_dot:
        proc
        local free, twice, both, shift, shifted, one_byte
        ld bc,(frame_hero)              ; B, C = row, column
        ld a,(map_twice)
        or a
        jr nz,twice
        ld hl,(view_column)             ; H, L = row, column of the corner
        ld de,(view_columns)            ; D, E = rows, columns
        ld a,c                          ; two pixels must not touch the edge, which is right of the last column's
        sub l
        add a,2
        cp e
        jr nz,free
        dec c
free:
        ld a,b
        sub h
        add a,2
        cp d
        jr nz,both
        dec b
        jr both
twice:
        sla b
        sla c
both:
        call frame_pixels
        inc b
frame_pixels:                           ; two pixels of line B, from column C on, change
        push bc
        ld a,c
        rrca
        rrca
        rrca
        and $1F
        ld e,a
        ld a,c
        and 7
        ld c,b
        ld b,a
        call frame_place
        ld de,$C000
        inc b
        jr shifted
shift:
        srl d
        rr e
shifted:
        djnz shift
        ld a,(hl)
        xor d
        ld (hl),a
        ld a,e
        or a
        jr z,one_byte
        inc l
        xor (hl)
        ld (hl),a
one_byte:
        pop bc
        ret
        endp

; frame_has - is a line of the map a line of the frame?
; In:    C = line; HL = frame_line or frame_old_line
; Out:   carry set if it is; A = which; D = bytes, E = the first
; Keeps: BC, IX, IY
frame_has:
        ld a,c
        sub (hl)
        inc hl
        ld e,(hl)
        inc hl
        cp (hl)
        inc hl
        ld d,(hl)
        ret

; frame_mend - restore a line from the picture
; In:    C = line; D = bytes, E = the first
; Keeps: BC, IX, IY
frame_mend:
        push bc
        call frame_place
        push hl
        call frame_picture
        ld b,0
        ld c,d
        pop de
        ldir
        pop bc
        ret

; frame_draw - draw a line of the frame over the picture
; In:    A = which of its lines; C = line; D = bytes, E = the first
; Keeps: BC, IY
frame_draw:
        proc
        local ends, middle, byte
        push bc
        ld ix,frame_middle
        or a
        jr z,ends
        ld hl,frame_lines
        inc a
        cp (hl)
        jr nz,middle
ends:
        ld ix,frame_ends
middle:
        call frame_place
        push hl
        call frame_picture
        ld b,d
        pop de
byte:
        ld a,(hl)
        and (ix + 0)
        or (ix + 1)
        ld (de),a
        inc hl
        inc de
        inc ix
        inc ix
        djnz byte
        pop bc
        ret
        endp

; frame_place, frame_picture - the address of a byte on the screen, and in the picture
; In:    C = line, E = byte of the map
; Out:   HL = address
; Keeps: BC, DE, IX, IY
frame_place:
        ld a,(map_row)
        add a,a
        add a,a
        add a,a
        add a,c
        ld h,a
        rrca
        rrca
        rrca
        and $18
        ld l,a
        ld a,h
        and 7
        or l
        or high SCREEN
        ld l,a                          ; H = line of the screen, L = its page
        ld a,h
        ld h,l
        add a,a
        add a,a
        and $E0
        ld l,a
        ld a,(map_column)
        add a,e
        or l
        ld l,a
        ret
frame_picture:
        ld h,0
        ld l,c
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,l
        or e
        ld l,a
        ld a,(map_picture + 1)
        add a,h
        ld h,a
        ret

map_frame_variables macro
frame_old_line: ds 2                    ; the frame before: line, byte
frame_old_lines: ds 2                   ; its lines, and bytes in each
frame_other:    ds 1                    ; 0: it is in the same bytes of its lines
frame_hero:     ds 2                    ; column, row
        endm

        endif
