; music_stream.asm - what a tune's channels read: positions, rows, notes
;
; A tune's bytes: docs/SOUNDS.md.
;
; A program whose instruments have volumes and changes of pitch alone, whose tunes leave channel C empty, and that plays them by song.asm,
; sets MUSIC_PLAIN to 1 before the first include: what it does not need is left out.

        if ! defined ENGINE_MUSIC_STREAM
ENGINE_MUSIC_STREAM equ 1

        public music_start

        if ! defined MUSIC_PLAIN
MUSIC_PLAIN:    equ 0
        endif

MUSIC_HOLD:     equ 96                  ; in a stream, after the notes 0 to 95: the note goes on; 97: it ends
MUSIC_INSTRUMENT: equ $80               ; + number: of the notes that follow
MUSIC_LENGTH:   equ $C0                 ; + rows - 1: how long each lasts
MUSIC_AGAIN:    equ $FF                 ; in an instrument, instead of a step: go back, by the byte that follows

; A channel: offsets from IX
MUSIC_STREAM:   equ 0                   ; word: what it reads next
MUSIC_VOICE:    equ 2                   ; word: its instrument
MUSIC_STEP:     equ 4                   ; word: the next step
MUSIC_NOTE:     equ 6
MUSIC_LASTS:    equ 7                   ; rows of each note
MUSIC_LEFT:     equ 8                   ; rows until it reads on
MUSIC_SIZE:     equ 9

; music_start - the same even without a chip: music_tick then only works out what the chip would get, for the loudspeaker
; In:    HL = tune
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
; Size:  65 bytes   Time: 424 T
music_start:
        proc
        local channel, same
        xor a
        ld (music_on),a                 ; until all is set
        ld (music_base),hl
        ld a,(hl)
        ld (music_speed),a
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (music_at),hl
        ld hl,(music_base)
        add hl,de
        ld (music_voices),hl
        ld a,1
        ld (music_wait),a
        ld (music_rows),a
        ld hl,music_channels + MUSIC_STEP
        ld bc,3 * 256 + MUSIC_SIZE - 1
channel:
        ld (hl),low music_silent
        inc hl
        ld (hl),high music_silent
        ld a,l
        add a,c
        ld l,a
        jr nc,same
        inc h
same:
        djnz channel
        ld a,1
        ld (music_on),a
        ld (music_busy),a
        ret
        endp
music_silent:
        db 0, MUSIC_AGAIN, 2

; music_row - the next row of the tune: HL = music_wait
; Size:  194 bytes with the two below
music_row:
        proc
        local position, here, read
        ld a,(music_speed)
        ld (hl),a
        ld hl,music_rows
        dec (hl)
        jr nz,read
        ld hl,(music_at)
position:
        ld a,(hl)
        inc hl
        or a
        jr nz,here
        ld e,(hl)                       ; after the last one: where to go on, from the tune's beginning; 0: it ends
        inc hl
        ld d,(hl)
        ld a,d
        or e
        ld (music_on),a                 ; not 0, or 0
        ret z
        ld hl,(music_base)
        add hl,de
        jr position
here:
        ld (music_rows),a
        ld ix,music_channels
        call music_begin
        call music_begin
        call music_begin
        ld (music_at),hl
read:
        ld ix,music_channels
        call music_read
        ld ix,music_channels + MUSIC_SIZE
        if MUSIC_PLAIN = 0
        call music_read
        ld ix,music_channels + 2 * MUSIC_SIZE
        endif
        jp music_read
        endp

; music_begin - IX = channel: its stream begins at the tune's beginning and the word at HL; both go on to the next
music_begin:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld hl,(music_base)
        add hl,de
        ld (ix + MUSIC_STREAM),l
        ld (ix + MUSIC_STREAM + 1),h
        ld (ix + MUSIC_LEFT),1
        ld de,MUSIC_SIZE
        add ix,de
        pop hl
        ret

; music_read - IX = channel: read on if its note has lasted long enough
music_read:
        proc
        local read, note, hold, off, length
        dec (ix + MUSIC_LEFT)
        ret nz
        ld l,(ix + MUSIC_STREAM)
        ld h,(ix + MUSIC_STREAM + 1)
read:
        ld a,(hl)
        inc hl
        cp MUSIC_HOLD
        jr c,note
        jr z,hold
        add a,a
        jr nc,off
        jp m,length
        push hl
        ld e,a
        ld d,0
        ld hl,(music_voices)
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,(music_base)
        add hl,de
        ld (ix + MUSIC_VOICE),l
        ld (ix + MUSIC_VOICE + 1),h
        pop hl
        jr read
length:
        rra
        and $3F
        inc a
        ld (ix + MUSIC_LASTS),a
        jr read
off:
        ld (ix + MUSIC_STEP),low music_silent
        ld (ix + MUSIC_STEP + 1),high music_silent
        jr hold
note:
        ld (ix + MUSIC_NOTE),a
        ld a,(ix + MUSIC_VOICE)
        ld (ix + MUSIC_STEP),a
        ld a,(ix + MUSIC_VOICE + 1)
        ld (ix + MUSIC_STEP + 1),a
hold:
        ld (ix + MUSIC_STREAM),l
        ld (ix + MUSIC_STREAM + 1),h
        ld a,(ix + MUSIC_LASTS)
        ld (ix + MUSIC_LEFT),a
        ret
        endp

music_stream_variables macro
music_busy:     ds 1                    ; not 0: music_tick has something to do
music_on:       ds 1                    ; not 0: a tune plays
music_base:     ds 2                    ; the tune
music_voices:   ds 2                    ; its table of instruments
music_at:       ds 2                    ; its next position
music_speed:    ds 1                    ; frames a row
music_wait:     ds 1                    ; frames until the next row
music_rows:     ds 1                    ; rows until the next position
music_channels: ds 3 * MUSIC_SIZE
        endm

        endif
