; jobs.asm - a long call in the time that pictures leave: any routine, a search for example, in slices
;
; 1. job_begin prepares the call of a routine on a stack of its own, with the registers in job_registers.
; 2. jobs_wait takes the place of frames_wait: until the picture ends it goes on with the job. The interrupt that begins a frame
;    puts the job aside, all registers, and goes back to the program; so a picture never waits for the job.
; 3. When the routine has returned, job_state is JOB_DONE, and job_registers has what it returned. Its result is that of the whole
;    call: it does not notice the pauses.
;
; The routine may use SP for its data, as the library's do: only the return address is pushed there. While it runs the program
; must leave its buffers alone (work, route and queue_rest of a solver; a generator's field; bit 7 in the field of
; solve_hadlock). The job waits until the first jobs_wait. To go on and to be put aside takes about 1,000 T, so a picture that
; leaves less than 600 T leaves the job nothing.

        if ! defined ENGINE_JOBS
ENGINE_JOBS equ 1

        include "engine/frames/frames.asm"

        public jobs_begin, job_begin, jobs_wait

JOB_NONE:       equ 0
JOB_WAITS:      equ 1                   ; begun, and put aside
JOB_DONE:       equ 2

; jobs_begin - frames_begin for a program with jobs; there is none yet
; In:    HL = the routine for each interrupt, frames_nothing for none
; Out:   as frames_begin
; Keeps: IX, IY
; Uses:  as frames_begin
; Writes: as frames_begin, its variables; operand of the jump
jobs_begin:
        ld (job_called + 1),hl
        xor a
        ld (job_state),a
        ld (job_runs),a
        ld hl,jobs_interrupt
        jp frames_begin

; job_begin - prepare a routine to run while pictures wait
; In:    HL = the routine; DE = the address past its stack; job_registers = AF, BC, DE, HL for it, low bytes first
; Out:   job_state JOB_WAITS; any other job is forgotten
; Keeps: IX, IY
; Uses:  AF, DE, HL
; Writes: its variables, eight bytes of that stack
job_begin:
        ex de,hl
        dec hl
        ld (hl),high job_end            ; where the routine returns
        dec hl
        ld (hl),low job_end
        dec hl
        ld (hl),d
        dec hl
        ld (hl),e
        ld de,(job_registers)
        dec hl
        ld (hl),d                       ; AF, and whatever AF'
        dec hl
        ld (hl),e
        dec hl
        dec hl
        ld (job_sp),hl
        ld a,JOB_WAITS
        ld (job_state),a
        ret

; jobs_wait - wait for the end of the picture, and go on with the job meanwhile
; In:    frames_pace; jobs_begin has been called
; Out:   as frames_wait; frames_idle counts only what was left when the job was done
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: as frames_wait, its variables
; The interrupts stay on, since one that is missed would cost a frame. If one comes between job_window and job_live, the
; job has not begun to go on: the program's registers are on its stack, and it goes on at `resumed`.
jobs_wait:
        proc
        local slice, behind, late, resumed, ended, taken
        ld a,(job_state)
        dec a
        jp nz,frames_wait
        ld a,(frames_last)
        ld (job_from),a
        ld hl,frames_pace
        ld b,(hl)
        add a,b
        ld hl,frames_count
        sub (hl)
        jr z,behind
        jp p,slice
behind:                                 ; the picture is late: it ends with this frame
        ld a,(hl)
        inc a
        sub b
        ld (frames_last),a
slice:
        push ix
        push iy
        exx
        push bc
        push de
        push hl
        exx
        ex af,af'
        push af
        ex af,af'
        ld hl,resumed
        push hl
        ld (job_main_sp),sp
        ld hl,job_runs
        ld (hl),1
job_window:
        ld a,(frames_last)              ; has the frame ended meanwhile?
        ld hl,frames_pace
        add a,(hl)
        ld hl,frames_count
        cp (hl)
        jr z,late
        jp m,late
        ld ix,(job_ix)
        ld iy,(job_iy)
        exx
        ld bc,(job_alternate)
        ld de,(job_alternate + 2)
        ld hl,(job_alternate + 4)
        exx
        ld bc,(job_registers + 2)
        ld de,(job_registers + 4)
        ld hl,(job_registers + 6)
        ld sp,(job_sp)
job_live:
        pop af                          ; from here on an interrupt puts the job aside
        ex af,af'
        pop af
        ret
late:
        xor a
        ld (job_runs),a
        pop hl
resumed:                                ; after an interrupt, or at the end of the job
        ex af,af'
        pop af
        ex af,af'
        exx
        pop hl
        pop de
        pop bc
        exx
        pop iy
        pop ix
        ld a,(frames_last)
        ld hl,frames_pace
        add a,(hl)
        ld hl,frames_count
        cp (hl)
        jr z,ended
        jp m,ended
        ld a,(job_state)
        dec a
        jp z,slice
        call frames_wait
        jr taken
ended:                                  ; the job has used all the time: the next picture begins now
        ld a,(hl)
        ld (frames_last),a
        ld hl,0
        ld (frames_idle),hl
taken:
        ld a,(job_from)
        ld c,a
        ld a,(frames_last)
        sub c
        ret
        endp

; job_end - the routine has returned: keep its registers, and go back to the program
job_end:
        ld (job_registers + 2),bc
        ld (job_registers + 4),de
        ld (job_registers + 6),hl
        push af
        pop hl
        ld (job_registers),hl
        ld a,JOB_DONE
        ld (job_state),a
        xor a
        ld (job_runs),a
        ld sp,(job_main_sp)
        ret

; jobs_interrupt - in each interrupt: put the job aside if it is running, then call the program's routine
; In:    job_called + 1 = the program's routine
; Out:   -
; Keeps: IX, IY, the alternate registers of whoever was interrupted
; Uses:  AF, BC, DE, HL
; Writes: its variables, four bytes below the job's SP; the operand with which frames_interrupt returns
jobs_interrupt:
        proc
        local idle, live, away
        ld hl,job_runs
        ld a,(hl)
        or a
        jr z,idle
        ld (hl),0
        ld hl,(frames_kept_sp + 1)
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; DE = where the interrupt came
        dec hl
        ld bc,0 - job_window
        ex de,hl
        add hl,bc                       ; carry: not before job_window
        ex de,hl
        jr nc,live
        ld a,d
        or a
        jr nz,live
        ld a,e
        cp job_live - job_window
        jr c,away
live:
        ld de,(frames_stack_top - 2)    ; AF, as frames_interrupt has pushed it
        dec hl
        ld (hl),d
        dec hl
        ld (hl),e
        ex af,af'
        push af
        ex af,af'
        pop de
        dec hl
        ld (hl),d
        dec hl
        ld (hl),e
        ld (job_sp),hl
        ld hl,(frames_stack_top - 4)
        ld (job_registers + 2),hl
        ld hl,(frames_stack_top - 6)
        ld (job_registers + 4),hl
        ld hl,(frames_stack_top - 8)
        ld (job_registers + 6),hl
        ld (job_ix),ix
        ld (job_iy),iy
        exx
        ld (job_alternate),bc
        ld (job_alternate + 2),de
        ld (job_alternate + 4),hl
        exx
away:
        ld hl,(job_main_sp)
        ld (frames_kept_sp + 1),hl
idle:
job_called:
        jp frames_nothing               ; operand
        endp

jobs_variables macro
job_state:      ds 1                    ; JOB_NONE, JOB_WAITS, JOB_DONE
job_runs:       ds 1                    ; 1 from the moment when the job goes on to the next interrupt
job_sp:         ds 2                    ; AF', AF and the place to go on are there
job_main_sp:    ds 2
job_from:       ds 1                    ; frames_last when jobs_wait was called
job_ix:         ds 2
job_iy:         ds 2
job_alternate:  ds 6                    ; BC', DE', HL'
job_registers:  ds 8                    ; AF, BC, DE, HL
        endm

        endif
