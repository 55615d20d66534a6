; watch.asm - watch a routine at work: the frame interrupt repaints the field and gives the routine a slice of each frame
;
; 1. watch_call sets interrupt mode 2 and calls the routine, which needs no changes.
; 2. Each interrupt repaints what has changed, waits for a number of frames, then for all of the next one
;    but a slice, and returns: the routine runs for that slice, until the following interrupt.
; 3. While it waits, a second, short handler counts the frames. Both stand at watch_vector, a JP whose target changes.
; 4. BREAK stops the routine and leaves the program, watched or not; or goes to WATCH_LEAVE, which a program may set before the first include.
;    A program that sets WATCH_STOP too has a routine that looks for its own keys instead, in each frame, also while a routine is
;    timed: carry set stops it. It keeps all but AF, and takes the same time in each frame in which no key is held.
;    One that sets WATCH_HEARD has a routine that is called in each frame of the wait: it may hear a short tap, and show it; it keeps BC, DE, HL,
;    IX, IY. One that sets WATCH_NOUGHT has a routine for the digit 0, which uses AF only.
;    One that sets WATCH_HASTE has a byte watch_haste: speeds to add to the one that is set, for a routine that shows little of its work.
; 5. A program that times nothing sets WATCH_UNTIMED before the first include: watch_timed is not there, nor is the stopwatch.
; 6. The program measures the length of a frame: it counts a loop of 25 T through an idle frame, as stopwatch does.
;
; The routine that repaints belongs to the program; it may use AF', and may take any number of frames.
; Longer than 300 lines because its two handlers, and all that they time, share a page of code.
;
; A generator may have SP in the field while it fills it: the interrupt pushes two bytes there and then uses a stack
; of its own. watch_table is 257 bytes, all the high byte of watch_vector; the stack lies below watch_vector.

        if ! defined ENGINE_WATCH
ENGINE_WATCH equ 1

        include "include/spectrum.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        public watch_call
        if ! defined WATCH_UNTIMED
        include "engine/views/stopwatch.asm"
        public watch_timed
        endif

WATCH_SPEEDS:   equ 9
        if ! defined WATCH_STACK
WATCH_STACK:    equ 128                 ; for the routine that repaints: twice what ours use
        endif
WATCH_LATE:     equ 9                   ; loops of 25 T reserved for the return to the routine

; watch_begin - interrupts that only count frames, always in the same time
; In:    interrupts on
; Out:   interrupt mode 2, watch_tick
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: watch_table, watch_vector
watch_begin:
        ld hl,watch_table
        ld de,watch_table + 1
        ld bc,256
        ld (hl),high watch_vector
        ldir
        ld a,$C3
        ld (watch_vector),a
        ld hl,watch_tick
        ld (watch_vector + 1),hl
        ld a,high watch_table
        di
        ld i,a
        im 2
        ei
        ret

; watch_end - restore the ROM's interrupts
; In:    -
; Out:   interrupts on, interrupt mode 1
; Keeps: all but A
watch_end:
        di
        ld a,$3F                        ; the ROM's value
        ld i,a
        im 1
        ei
        ret

; watch_call - call a routine and watch it
; In:    HL = the routine; DE = the routine that repaints; watch_speed = 1 to 9, or 0 not to watch
; Out:   F as the routine leaves it; watch_speed as the player set it last: 1 to 9, or 0 for "at once"
; Keeps: IY
; Uses:  AF, BC, DE, HL, and what the routine uses
; Writes: watch_speed, watch_sp, watch_idle, watch_table, watch_vector, FRAMES, its operands, and what DE and HL write
watch_call:
        proc
        local called
        ld (called + 1),hl
        ld (watch_update + 1),de
        call watch_begin
        call watch_idle_frame
        ld (watch_idle),de
        ld hl,watch_frame
        ld (watch_vector + 1),hl
        halt                            ; the first slice begins here
called:
        call 0
        jr watch_end
        endp

        if ! defined WATCH_UNTIMED
; watch_timed - time a routine, with interrupts that always take the same time, whatever key is held
; In, Out, Keeps, Uses, Writes: as stopwatch, and watch_begin
watch_timed:
        push hl
        call watch_begin
        pop hl
        call stopwatch
        jr watch_end
        endif

; watch_idle_frame - count the loop of 25 T from one interrupt to the next
; In:    interrupt mode 2, watch_tick
; Out:   DE = loops
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: FRAMES
watch_idle_frame:
        proc
        local count
        ld de,0
        ld hl,watch_ticks
        halt
        ld a,(hl)
count:
        inc de
        cp (hl)
        jr z,count
        ret
        endp

; watch_tick - the short interrupt: count the frame
watch_tick:
        push af
        push hl
        ld hl,watch_ticks
        inc (hl)
        ld hl,(FRAMES)
        inc hl
        ld (FRAMES),hl
        if defined WATCH_STOP
        call WATCH_STOP
        jp c,watch_break
        endif
        pop hl
        pop af
        ei
        ret

; watch_frame - the long interrupt: repaint, read keys, wait
watch_frame:
        proc
        local frames, wait, leave
        ld (watch_sp),sp
        ld sp,watch_stack
        push af
        push bc
        push de
        push hl
        ex af,af'
        push af
        ld hl,(FRAMES)
        inc hl
        ld (FRAMES),hl
        if defined WATCH_STOP
        call WATCH_STOP
        jr c,watch_break
        else
        call key_break
        jr nc,watch_break
        endif
        ld a,(watch_speed)
        or a
        jr z,leave
        ld hl,watch_tick
        ld (watch_vector + 1),hl
        ei
watch_update:
        call 0
watch_hear:
        call watch_keys                 ; operand: a program may put a RET there, so that only BREAK is heard
        ld a,(watch_speed)
        or a
        jr z,leave
        if defined WATCH_HASTE
        ld hl,watch_haste
        add a,(hl)
        cp WATCH_SPEEDS
        jr c,$ + 4
        ld a,WATCH_SPEEDS
        endif
        ld hl,watch_pace - 3
        ld e,a
        ld d,0
        add hl,de
        add hl,de
        add hl,de
        ld b,(hl)                       ; frames
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; DE = the slice and the return to it, in loops
        ld hl,(watch_idle)
        ex de,hl
        or a
        sbc hl,de                       ; HL = slice - frame
        ld de,1
frames:
        if ! defined WATCH_STOP         ; watch_tick calls it
        call key_break                  ; before the frame ends, so that the slices stay as they are
        jr nc,watch_break
        endif
        if defined WATCH_HEARD
        call WATCH_HEARD
        endif
        halt
        djnz frames
wait:                                   ; 25 T, until HL is 0
        add hl,de
        nop
        jp nc,wait
leave:
        di
        ld hl,watch_frame
        ld (watch_vector + 1),hl
        pop af
        ex af,af'
        pop hl
        pop de
        pop bc
        pop af
        ld sp,(watch_sp)
        ei
        ret
        endp

; watch_break - stop the routine, and return to BASIC or go to WATCH_LEAVE
watch_break:
        call watch_end
        if defined WATCH_LEAVE
        jp WATCH_LEAVE
        else
        jp session_end
        endif

; watch_keys - 1 to 9 set the speed, 0 and SPACE stop watching
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC
; Writes: watch_speed
watch_keys:
        proc
        local low_digits, high_digits, space, at_once, chosen
        ld a,$7F
        in a,(PORT_ULA)
        rra
        jr nc,space
        ld a,$F7
        in a,(PORT_ULA)                 ; 1 to 5 in bits 0 to 4
        ld b,5
        ld c,0
low_digits:
        inc c
        rra
        jr nc,chosen
        djnz low_digits
        ld a,$EF
        in a,(PORT_ULA)                 ; 0, 9, 8, 7, 6
        rra
        if defined WATCH_NOUGHT
        jp nc,WATCH_NOUGHT
        else
        jr nc,at_once
        endif
        ld b,4
        ld c,10
high_digits:
        dec c
        rra
        jr nc,chosen
        djnz high_digits
        ret
space:
        call break_held                 ; not the SPACE of BREAK
        ret nc
at_once:
        ld c,0
chosen:
        ld a,c
        ld (watch_speed),a
        ret
        endp

; frames to wait and the slice in loops of 25 T, for each speed
watch_pace:
        db 5
        dw 12 + WATCH_LATE
        db 2
        dw 12 + WATCH_LATE
        db 1
        dw 12 + WATCH_LATE
        db 1
        dw 24 + WATCH_LATE
        db 1
        dw 48 + WATCH_LATE
        db 1
        dw 120 + WATCH_LATE
        db 1
        dw 300 + WATCH_LATE
        db 1
        dw 800 + WATCH_LATE
        db 1
        dw 1800 + WATCH_LATE

watch_variables macro
watch_speed:    ds 1                    ; 1 to 9, or 0 for "at once"
watch_sp:       ds 2
watch_idle:     ds 2                    ; loops of 25 T in a frame
watch_ticks:    ds 1
                ds WATCH_STACK          ; at least: the bytes left up to the vector are stack too
                ds (($ + 256) / 257) * 257 - $
watch_stack:                            ; its two bytes are equal
watch_vector:   ds 3                    ; JP to the interrupt routine
                ds (0 - $) & 255
watch_table:    ds 257                  ; the interrupt's vectors
        endm

        endif
