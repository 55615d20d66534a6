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
; its arpeggios and changes of pitch. A note lasts until the interrupt; what the program does after it is a short gap.
; The program's interrupt must not call music_tick meanwhile.

        if ! defined ENGINE_SONG
ENGINE_SONG equ 1

        include "include/spectrum.asm"
        include "engine/text/look.asm"
        include "engine/sound/music.asm"

        public song_begin, song_frame, song_end

SONG_LOUD:      equ 8
SONG_TURN:      equ 5                   ; what half a wave takes besides its delay, in 16 T

; song_begin - begin with a tune, also without a chip
; In:    HL = tune
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of music.asm, ay.asm; registers 7 to 11 of the chip
; Size:  8 bytes   Time: 2,000 T at most
song_begin:
        push hl
        call music_setup
        pop hl
        jp music_start

; song_frame - play until the next interrupt
; In:    interrupts enabled, which count in FRAMES as those of the ROM and of frames.asm do
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of music.asm; operand at frame (set before use)
; Size:  90 bytes   Time: to the next interrupt
song_frame:
        proc
        local channel, next, silent, heard, long, turn, frame, delay, done, whole
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
        ld d,(hl)
        ld hl,0 - SONG_TURN
        add hl,de
        jr c,long
        ld hl,1
long:
        ld a,l
        or a
        jr z,whole                      ; a delay of 256 for each of H
        inc h
whole:
        ex de,hl
        ld a,(look_inks + LOOK_BORDER)
        ld h,a
        ld a,(FRAMES)
        ld (frame + 1),a
turn:
        ld a,(FRAMES)
frame:
        cp 0                            ; operand
        jr nz,done
        ld a,h
        xor SPEAKER
        ld h,a
        out (PORT_ULA),a
        ld b,d
        ld c,e
delay:
        dec c
        jr nz,delay
        djnz delay
        jr turn
done:
        ld a,(look_inks + LOOK_BORDER)
        out (PORT_ULA),a
        ret
        endp

; song_end - silence
; In:    -
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the variables of music.asm; registers 7 to 10 of the chip
; Size:  3 bytes   Time: 346 T; 110 T without a chip
song_end:
        jp music_stop

        endif
