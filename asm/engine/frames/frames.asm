; frames.asm - an interrupt routine of the program's own: a count of frames, a pace, timers
;
; 1. frames_begin writes a table of 257 equal bytes and a JP at the address that two of them make, and turns interrupt mode 2 on:
;    whatever byte is on the bus, the JP is taken. frames_end gives the interrupts back to the ROM.
; 2. Each interrupt counts a frame, in frames_count and in the ROM's FRAMES, takes 1 from each timer that is not 0, and calls a
;    routine of the program. It pushes two bytes on the stack that it finds, the rest on its own.
; 3. frames_wait ends a picture: it waits until frames_pace frames have begun since it returned last, and if they have already,
;    for the next one. So a picture begins with a frame, and takes 1, 2 or 3 of them, however little there was to do in it.
;
; The table and the JP are in memory that nothing else uses, not contended, in every page of a 128K: with another
; FRAMES_TABLE, a multiple of 256, defined before this file, they lie there. The JP is in the page below the table.

        if ! defined ENGINE_FRAMES
ENGINE_FRAMES equ 1

        include "include/spectrum.asm"

        public frames_begin, frames_end, frames_wait, frames_nothing

        if ! defined FRAMES_TABLE
FRAMES_TABLE:   equ $FE00               ; up to $FF00
        endif
FRAMES_JUMP:    equ FRAMES_TABLE / 256 * 257 - 257      ; $FDFD to $FDFF
FRAMES_TIMERS:  equ 4
FRAMES_STACK:   equ 40                  ; 10 for the interrupt, the rest for the program's routine
FRAMES_IDLE:    equ 27                  ; T-states of each turn that frames_wait counts
I_OF_ROM:       equ $3F                 ; what the ROM of a 48K has in I

; frames_begin - from now on each interrupt calls a routine of the program
; In:    HL = the routine, which keeps IX, IY and the alternate registers; frames_nothing for none. It has 28 bytes of stack
; Out:   interrupts enabled; frames_count, the timers and frames_idle 0; frames_pace 1
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, I, the interrupt mode
; Writes: the table, the JP, its variables; operand of the call
frames_begin:
        proc
        local clear
        di
        ld (frames_call + 1),hl
        ld hl,FRAMES_TABLE
        ld de,FRAMES_TABLE + 1
        ld bc,256
        ld (hl),high FRAMES_JUMP
        ldir
        ld a,$C3                        ; JP
        ld (FRAMES_JUMP),a
        ld hl,frames_interrupt
        ld (FRAMES_JUMP + 1),hl
        ld hl,frames_count
        ld b,FRAMES_TIMERS + 4
        xor a
clear:
        ld (hl),a
        inc hl
        djnz clear
        inc a
        ld (frames_pace),a
        ld a,high FRAMES_TABLE
        ld i,a
        im 2
        ei
        ret
        endp

; frames_end - give the interrupts back to the ROM
; In:    -
; Out:   interrupts enabled
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF, I, the interrupt mode
; Writes: nothing
frames_end:
        ld a,I_OF_ROM
        ld i,a
        im 1
        ei
        ret

; frames_interrupt - what each interrupt does
; Time:  438 T with four timers running, 29 before it for the Z80 and the JP; and the routine of the program
frames_interrupt:
        proc
        local counted, timer, next
        ld (frames_kept_sp + 1),sp
        ld sp,frames_stack_top
        push af
        push bc
        push de
        push hl
        ld hl,(FRAMES)
        inc hl
        ld (FRAMES),hl
        ld a,h
        or l
        jr nz,counted
        ld hl,FRAMES + 2
        inc (hl)
counted:
        ld hl,frames_count
        inc (hl)
        ld b,FRAMES_TIMERS
timer:
        inc hl
        ld a,(hl)
        or a
        jr z,next
        dec (hl)
next:
        djnz timer
frames_call:
        call frames_nothing             ; operand
        pop hl
        pop de
        pop bc
        pop af
frames_kept_sp:
        ld sp,0                         ; operand
        ei
        endp                            ; fall through into frames_nothing: RET

; frames_nothing - a routine for frames_begin that does nothing
; In:    -
; Out:   -
; Keeps: all
; Uses:  nothing
; Writes: nothing
frames_nothing:
        ret

; frames_wait - wait for the end of the picture
; In:    frames_pace = frames for a picture, 1 to 100
; Out:   A = frames that it has taken: more than frames_pace if it was too slow; frames_idle = the time that was left of the
;        last one, in turns of 27 T
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: frames_idle, frames_last
frames_wait:
        proc
        local turn, in_time
        ld hl,frames_count
        ld a,(frames_last)
        ld c,a
        ld a,(frames_pace)
        add a,c
        ld b,a
        ld a,(hl)
        sub b
        jp m,in_time
        ld b,(hl)                       ; late
        inc b
in_time:
        ld de,0 - 1
turn:
        inc de
        ld a,(hl)
        sub b
        jp m,turn
        ld (frames_idle),de
        ld a,(hl)
        ld (frames_last),a
        sub c
        ret
        endp

frames_variables macro
frames_count:   ds 1                    ; frames since frames_begin, modulo 256
frames_timers:  ds FRAMES_TIMERS       ; each goes down by 1 a frame, to 0
frames_last:    ds 1                    ; frames_count when frames_wait returned
frames_idle:    ds 2                    ; turns of 27 T that the last picture left
frames_pace:    ds 1
        ds FRAMES_STACK
frames_stack_top:
        if frames_stack_top > FRAMES_JUMP & frames_stack_top <= FRAMES_TABLE + 256
        .error the program reaches into the table of frames.asm: end it below FRAMES_JUMP, or move FRAMES_TABLE
        endif
        endm

        endif
