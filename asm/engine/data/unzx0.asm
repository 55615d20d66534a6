; unzx0.asm - unpack what the build packs: `incbin "NAME.zx0"`
;
; The stream is that of ZX0 version 2, forwards. Numbers are Elias gamma: after each 0 comes one more bit of the number, a 1 ends it. The bits
; come from bytes in between the others; A has those left of the last such byte, with a 1 behind them, so that 0 means: none are left.
; 1. A number, and as many bytes to copy as they are.
; 2. A 0: a number, and as many bytes from where the last copy was, so far back. A 1: how far back, first: a number N whose bits are inverted,
;    256 for the end, and a byte, whose bit 0 is the first bit of the next number: N * 128 - byte / 2 back, and that number + 1 bytes.
; 3. After a copy from further back a 0 leads to 1, a 1 to the new distance of 2.

        if ! defined ENGINE_UNZX0
ENGINE_UNZX0 equ 1

        public unzx0

; unzx0 - unpack
; In:    HL = packed bytes; DE = where to
; Out:   HL = the byte after the packed ones; DE = the byte after the unpacked ones
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: as many bytes from DE on as were packed; operand at back (set before use)
; Size:  76 bytes   Time: 260,686 T for the loading picture of `lines`: 6,912 bytes from 784
unzx0:
        proc
        local bytes, again, far, copy, back, number, next, more
        ld bc,0 - 1
        ld (back + 1),bc
        ld a,$80
bytes:
        call number
        ldir
        add a,a
        jr c,far
        call number                     ; from as far back as before
copy:
        push hl
back:
        ld hl,0                         ; operand: how far, negative
        add hl,de
        ldir
        pop hl
        add a,a
        jr nc,bytes
far:
        ld bc,$FFFE                     ; 1 inverted, in nine bits
        call more
        inc c
        ret z                           ; 256: the end
        ld b,c
        ld c,(hl)
        inc hl
        rr b
        rr c                            ; carry: the first bit of the number
        ld (back + 1),bc
        ld bc,1
        call nc,next
        inc bc
        jr copy
number:                                 ; BC = the next number
        ld bc,1
more:
        add a,a
        jr nz,again
        ld a,(hl)
        inc hl
        rla                             ; the 1 behind the bits goes in
again:
        ret c
next:
        add a,a
        rl c
        rl b
        jr more
        endp

        endif
