; rays_code.asm - the code that draws columns (engine/rays/rays.asm)
;
; RAYS_FILL: for each of 72 lines LD (HL),B (or C, D, E: the pattern's line), and the way to the next line. RAYS_SLANT: the same with
; LD A,(DE) : INC DE : AND B (or C, IXH, IXL) : LD (HL),A. RAYS_ERASE: LD (HL),B : LD A,floor : LD (DE),A. All are entered at any line, and left by a RET
; that is written into another.

        if ! defined ENGINE_RAYS_CODE
ENGINE_RAYS_CODE equ 1

        include "engine/rays/rays_memory.asm"

; rays_code - make the code
; In:    the view's place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: RAYS_MEMORY, its variables
rays_code:
        proc
        local line, code, each, fill, slant, erase, odd, one, row
        ; where lines are
        ld hl,RAYS_LINES + RAYS_HALF
        ld b,0
line:
        call rays_address
        ld (hl),c
        inc h
        ld (hl),a
        dec h
        inc b
        dec l
        jr nz,line
        ; the code for each
        ld hl,RAYS_FILLS + RAYS_HALF
        ld de,RAYS_FILL
        ld c,0
        call code
        ld hl,RAYS_SLANTS + RAYS_HALF
        ld de,RAYS_SLANT
        inc c
        call code
        ld hl,RAYS_ERASES + RAYS_HALF
        ld de,RAYS_ERASE
        inc c
        call code
        ret
; code - C = 0: fill, 1: slant; HL = table, DE = code
code:
        ld b,0
each:
        ld (hl),e
        inc h
        ld (hl),d
        dec h
        ld a,l
        or a
        ld a,$C9                        ; RET after the last
        ld (de),a
        ret z
        dec l
        push hl
        bit 1,c
        jr nz,erase
        ld a,b
        and 3
        bit 0,c
        jr nz,slant
        add a,$70                       ; LD (HL),B
        jr fill
slant:
        ld hl,rays_ands
        add a,a
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,$1A                        ; LD A,(DE)
        ld (de),a
        inc de
        ld a,$13                        ; INC DE
        ld (de),a
        inc de
        ld a,(hl)
        or a
        jr z,$ + 4
        ld (de),a
        inc de
        inc hl
        ld a,(hl)
        ld (de),a
        inc de
        ld a,$77                        ; LD (HL),A
fill:
        ld (de),a
        inc de
        ld a,b
        inc b
        pop hl
        bit 3,a
        ld a,$24                        ; INC H
        jr z,odd
        inc a                           ; DEC H
odd:
        ld (de),a
        inc de
        bit 1,c
        jr z,one
        sub $10                         ; INC D, DEC D
        ld (de),a
        inc de
one:
        ld a,b
        and 7
        jr nz,each
        push hl
        push bc
        dec de
        ld hl,rays_next_row
        bit 1,c
        ld bc,4
        jr z,row
        dec de
        ld c,5
row:
        ldir
        pop bc
        pop hl
        jr each
erase:
        ld a,$70                        ; LD (HL),B
        ld (de),a
        inc de
        ld a,$3E                        ; LD A,n
        ld (de),a
        inc de
        push bc
        ld a,RAYS_HALF - 1
        sub b                           ; line below the horizon
        ld c,a
        and $F8
        rrca
        rrca
        rrca
        ld b,a
        add a,a
        add a,a
        add a,b
        inc a
        ld b,a
        ld a,c
        and 3
        add a,b                         ; 5 bytes a row: attribute, four lines
        ld hl,(rays_shades)
        ld c,a
        ld b,0
        add hl,bc
        ld c,16 * 5
        add hl,bc
        pop bc
        ld a,(hl)
        ld (de),a
        inc de
        ld a,$12                        ; LD (DE),A
        jr fill
        endp

; rays_ands - AND B, C, IXH, IXL
rays_ands:
        db 0, $A0, 0, $A1, $DD, $A4, $DD, $A5
rays_next_row:
        ld a,l
        add a,RAYS_COLUMNS
        ld l,a
        ld e,a

; rays_address - where a line of the upper half is
; In:    B = line
; Out:   A, C = upper and lower byte of the address of its first column
; Keeps: B, DE, HL, IX, IY
rays_address:
        ld a,b
        and $F8
        ld c,a
        rays_by_columns c
        ld c,a                          ; RAYS_COLUMNS bytes for a row of characters
        ld a,b
        and 15
        cp 8
        jr c,$ + 4
        xor 15                          ; odd rows backwards
        add a,high RAYS_PIXELS
        ret

        endif
