; song.asm - a tune for a title: on the chip if there is one, else one voice of it on the loudspeaker
;
;         ld hl,tune
;         call song_begin
; wait:   call song_frame                 ; instead of HALT
;         call key_read
;         or a
;         jr z,wait
;         call song_end
;
; On the loudspeaker a frame sounds like the first of the channels A, B and C that has a tone and a volume of SONG_LOUD or more, with
; its arpeggios and changes of pitch. It begins after the interrupt and leaves SONG_GAP of the frame to the interrupt, to the next step
; of the tune and to the program, which has 2,000 T of it at least; the wave goes on after the gap where it would be without it, so that
; the note keeps its pitch.
; The program's interrupt must not call music_tick meanwhile.

        if ! defined ENGINE_SONG
ENGINE_SONG equ 1

        include "include/spectrum.asm"
        include "engine/text/look.asm"
        include "engine/sound/music.asm"

        public song_begin, song_frame, song_end

SONG_LOUD:      equ 8
SONG_FRAME:     equ 8736                 ; a frame of a 48K: times of the wave are in 8 T
SONG_GAP:       equ 9600 / 8
SONG_TURN:      equ 11                  ; what half a wave takes besides its delay

; song_begin - begin with a tune, also without a chip
; In:    HL = tune
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of music.asm, ay.asm; registers 7 to 11 of the chip
; Size:  18 bytes   Time: 2,034 T; 757 T without a chip
song_begin:
        push hl
        call music_setup
        pop hl
        xor a
        ld (song_phase),a
        ld (song_phase + 1),a
        ld (song_level),a
        jp music_start

; song_frame - wait for the next interrupt, and play
; In:    interrupts enabled
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of music.asm, its own; operand at pause (set before use)
; Size:  195 bytes   Time: to about 8,500 T before the second interrupt; to the first with a chip or in a rest
song_frame:
        proc
        local channel, next, silent, heard, length, short, first, edge, pause, delay, played, gap, after
        call music_tick
        ld a,(ay_here)
        or a
        jr nz,silent
        ld a,(music_on)
        or a
        jr z,silent
        ld a,(music_image + MUSIC_MIXER)
        ld c,a
        ld hl,music_image
        ld de,music_image + MUSIC_VOLUMES
        ld b,3
channel:
        rr c
        jr c,next                       ; no tone
        ld a,(de)
        cp SONG_LOUD
        jr nc,heard
next:
        inc hl
        inc hl
        inc de
        djnz channel
silent:
        halt
        ret
heard:
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; half a wave, in 16 T
        ld hl,0 - (SONG_TURN + 1) / 2
        add hl,de
        jr nc,short
        ld a,h
        or l
        jr nz,length
short:
        ld hl,1
length:
        call song_delay
        ld (pause + 1),bc
        add hl,hl
        ld c,b
        ld b,0
        add hl,bc                       ; a delay takes 8 T more for each of B
        ld c,SONG_TURN
        add hl,bc
        ex de,hl                        ; DE = half a wave
        ld hl,(song_phase)
        ld b,h
        ld c,l
        ld hl,SONG_FRAME - SONG_GAP
        or a
        sbc hl,bc                       ; HL = what is left to play after the first edge
        push hl
        ld h,b
        ld l,c
        srl h
        rr l
        call song_delay
        pop hl
        ld a,(song_level)
        and SPEAKER
        ld (song_level),a
        ld a,(look_inks + LOOK_BORDER)
        push hl
        ld hl,song_level
        or (hl)
        ld (hl),a
        pop hl
        ld a,b
        or a
        halt
        jr z,edge
first:
        dec c
        jr nz,first
        djnz first
edge:                                   ; 88 T, and the delay
        ld a,(song_level)
        xor SPEAKER
        ld (song_level),a
        out (PORT_ULA),a
        sbc hl,de
        jp c,played
        nop
pause:
        ld bc,0                         ; operand
delay:
        dec c
        jr nz,delay
        djnz delay
        jp edge
played:
        ld bc,SONG_GAP
        add hl,bc
gap:                                    ; the edges that are not heard
        bit 7,h
        jr nz,after
        ld a,(song_level)
        xor SPEAKER
        ld (song_level),a
        sbc hl,de
        jr gap
after:
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        ld (song_phase),hl
        ld a,(look_inks + LOOK_BORDER)
        out (PORT_ULA),a
        ret
        endp

; song_delay - HL = how often, in 16 T: BC = the same for a loop of DEC C, JR NZ, DJNZ; B = 0 for none
song_delay:
        ld b,h
        ld c,l
        inc c
        dec c
        ret z
        inc b
        ret

; song_end - silence
; In:    -
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the variables of music.asm; registers 7 to 10 of the chip
; Size:  3 bytes   Time: 423 T; 115 T without a chip
song_end:
        jp music_stop

song_variables macro
song_phase:     ds 2                    ; from the next interrupt to the wave's next edge, in 8 T
song_level:     ds 1                    ; the loudspeaker and the border
        endm

        endif
