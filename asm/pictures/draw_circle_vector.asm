; draw_circle_vector.asm - rings and spokes, exactly as listing 5 of ZX Review draws them (Z5)
;
; Round the centre are five rings, 16 pixels apart and cut into 20 sectors each. For each sector, from the innermost ring
; outward and anticlockwise from the right, RND gives B, 0 to 3; M is the B of the sector before, at first 1.
;
;   1. B = 0, and M is not 0: a spoke from the ring to the next one; nothing on the outermost ring.
;   2. B = 1, and M is 2 or 3, on the middle three rings: nothing.
;   3. Otherwise the arc of the sector.
;
; As in the listing, the goal in the centre can be cut off.
;
; The ROM draws an arc as four lines, and a spoke as one. Here both are chains of steps from pixel to pixel. In a quadrant
; a step of an arc goes to one of two sides, or to both at once, so two bits are enough; in the next quadrant the
; same steps go to other sides. Spokes are the same on every ring. So 25 arcs and five spokes are all there is to store:
; less than the ends of their lines would take.
;
; Two sides are drawn by the instructions at rotate, byte, line, below and third. To turn a side round, these are changed to the
; opposite ones; sides decides which two bits are which side.
; Invariants: HL, C = address and bit of the last pixel; DE = the next byte of a chain. A chain that is not drawn is
; followed too, so a sector begins where the one before ended. There are two exceptions, both on the second ring: the ROM
; rounds the end of an arc away from the start of the next. A chain of one step leads back there. Such a
; chain begins with a byte whose second step is 0, as in no other.

        if ! defined DRAW_CIRCLE_VECTOR
DRAW_CIRCLE_VECTOR equ 1

        include "include/spectrum.asm"
        include "lib/basic_random.asm"

        public draw_circle_vector

CIRCLE_FIRST:   equ SCREEN + $0F52      ; 16 pixels right of the centre, bit 7
CIRCLE_DRAW:    equ $B1                 ; or c
CIRCLE_FOLLOW:  equ $B7                 ; or a: draw nothing
CIRCLE_LEFT:    equ $2D                 ; dec l; inc l is one less
CIRCLE_UP:      equ $25                 ; dec h; inc h is one less
CIRCLE_ADD:     equ $C6                 ; add a,n
CIRCLE_SUB:     equ $D6                 ; sub n
CIRCLE_SWAP:    equ 8                   ; over the exchange of the sides, or 0

; draw_circle_vector - draw the rings and spokes of listing 5
; Family: picture
; Source: Z5
; In:    rng_seed = SEED
; Out:   the screen: rings and spokes are drawn over what is there; colours are kept; rng_seed = the new SEED
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, rng_seed; operands at last, which, chains, plot, rotate, byte, line, below, third and sides (set before use)
; Size:  420 bytes   Time: 283,301 T mean, 312,821 T at most
; Stack: 14 bytes
draw_circle_vector:
        proc
        local ring, chains, quadrant, sector, last, which, one, arc, spoke, gap, draw
        local beside, turn, across, leftward, upright, upward, back, round
        local follow, walk, step, code, rotate, byte, along, climb, line, below, third, plot, only, chain, sides, same
        local arcs, spokes
        ld a,CIRCLE_SWAP
        ld (sides + 1),a
        ld a,CIRCLE_LEFT
        call leftward
        ld a,CIRCLE_UP
        call upward
        ld a,1
        ld (last + 1),a
        ld hl,CIRCLE_FIRST
        ld c,$80
        ld de,arcs
        ld a,5
ring:
        ld (which + 1),a
        ld (chains + 1),de
        ld a,4
quadrant:
        push af
chains:
        ld de,0                         ; the chains of the ring
        ld a,5
sector:
        push af
        push de
        push hl
        call basic_random
        ld a,h
        pop hl
        pop de
        rlca
        rlca
        and 3                           ; B
last:
        ld b,0                          ; M
        ld (last + 1),a
        sub 2
        jr nc,arc
        inc a
which:
        ld a,0                          ; 5 for the innermost ring, down to 1
        jr z,one
        inc b
        djnz spoke
        jr arc
one:
        bit 1,b
        jr z,arc
        dec a
        jr z,arc
        cp 4
        jr nz,gap
arc:
        ld a,CIRCLE_DRAW
        jr draw
spoke:
        dec a
        jr z,gap
        pop af
        push af                         ; 5 for the first sector of a quadrant, down to 1
        push hl
        push de
        push bc
        add a,a
        add a,a
        add a,low (spokes - 4)
        ld e,a
        adc a,high (spokes - 4)
        sub e
        ld d,a
        ld a,CIRCLE_DRAW
        call beside
        pop bc
        pop de
        pop hl
gap:
        ld a,CIRCLE_FOLLOW
draw:
        call follow
        ld a,(de)
        and $30
        call z,back
        pop af
        dec a
        jr nz,sector
        ld a,(sides + 1)
        xor CIRCLE_SWAP
        ld (sides + 1),a
        call turn
        pop af
        dec a
        jp nz,quadrant
        inc l
        inc l                           ; 16 pixels to the right: the next ring
        ld a,(which + 1)
        dec a
        jp nz,ring
        ret

; A = CIRCLE_DRAW: a spoke, the arc's sides except that one is turned round
beside:
        ld (plot),a
        call turn
        call walk
; turn round the side that the first bit of a step stands for
turn:
        ld a,(sides + 1)
        or a
        jr z,upright
; turn left to right, or back
across:
        ld a,(byte)
        xor 1
leftward:
        ld (byte),a                     ; dec l, inc l
        and 1
        dec a
        and 8
        inc a
        ld (rotate + 1),a               ; rlc c, rrc c
        ret
; turn up to down, or back
upright:
        ld a,(line)
        xor 1
upward:
        ld (line),a                     ; dec h, inc h
        and 1
        dec a
        and $10
        xor CIRCLE_ADD
        ld (third),a                    ; add a,8, sub 8
        xor CIRCLE_ADD xor CIRCLE_SUB
        ld (below),a                    ; sub 32, add a,32
        ret

; follow a chain with both sides turned round, and draw nothing
back:
        call round
        ld a,CIRCLE_FOLLOW
        call follow
round:
        call across
        jr upright

; A = CIRCLE_DRAW or CIRCLE_FOLLOW
follow:
        ld (plot),a
walk:
        ld b,$80                        ; no step is left, only the bit that marks the end of a byte
        jr plot - 1
step:
        sla b
        jr z,chain
code:
        jr nc,only
rotate:
        rlc c
        jr nc,along
byte:
        dec l
along:
        sla b
        jr nc,plot - 1
climb:
        ld a,h
line:
        dec h
        xor h
        and 8
        jr z,plot - 1                   ; in the same row of characters
        ld a,l
below:
        sub 32
        ld l,a
        jr c,plot - 1                   ; in the next third of the screen
        ld a,h
third:
        add a,8
        ld h,a
        ld a,(hl)
plot:
        or c
        ld (hl),a
        jr step
only:
        sla b
        jr c,climb
        ret                             ; 0: the end
chain:
        ld a,(de)
        inc de
sides:
        jr same                         ; its operand is changed: 0, on to the exchange
        ld b,a
        add a,a
        srl b
        xor b
        and $AA
        xor b                           ; each pair of bits the other way round
same:
        scf                             ; the bit that marks the end of a byte
        rla
        ld b,a
        jr code

; the arcs of the first quadrant from the right to the top, the innermost ring first. A step is two bits: left, up; 0 ends a
; chain, and the rest of its last byte is 0
arcs:
        db $55, $C0, $7D, $00, $FF, $00, $EE, $00, $BA, $80
        db $55, $75, $D0, $D7, $77, $C0
        db $80                          ; back to the right
        db $FD, $FE, $00, $EF, $BB, $80
        db $40                          ; back down
        db $EA, $AA, $E0
        db $55, $75, $55, $D4, $75, $DF, $7D, $C0, $DF, $FE, $FF, $00, $EF, $BE, $EB, $80, $BA, $BA, $AA, $A8
        db $55, $57, $55, $D5, $75, $00, $77, $77, $5D, $DF, $70, $F7, $FF, $FF, $EC, $FB, $BB, $BB, $AE, $E0
        db $AE, $AB, $AA, $EA, $AA, $00
        db $55, $55, $75, $57, $55, $D7, $40, $75, $DD, $DD, $DD, $F7, $70, $F7, $FD, $FF, $BF, $EF, $00
        db $EE, $FB, $EE, $EE, $BA, $E0, $BA, $EA, $EA, $AE, $AA, $AA, $80
; the spokes of the same quadrant, from the top to the right: right, up
spokes:
        db $75, $D7, $5D, $74
        db $DF, $7F, $7D, $C0
        db $EF, $BF, $BE, $C0
        db $BA, $EB, $AE, $B8
        db $AA, $AA, $AA, $AA, $00
        endp
draw_circle_vector_end:

        endif
