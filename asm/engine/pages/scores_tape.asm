; scores_tape.asm - tables of scores saved to tape, and loaded back
;
; They go to tape as CODE, with a checksum of their own behind them: a block of the same length that is not theirs, or of another
; program, is refused, and the tables stay as they are. They are loaded into memory that is free meanwhile.

        if ! defined ENGINE_SCORES_TAPE
ENGINE_SCORES_TAPE equ 1

        include "engine/tape/tape.asm"

        public scores_save, scores_load

; scores_save - save tables
; In:    HL = first table; BC = bytes, up to the checksum's place behind them; IX = ten letters, the name on tape; interrupts on, IM 1
; Out:   carry clear: saved; carry set: BREAK
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: the byte behind the tables, tape_header
scores_save:
        push hl
        push ix
        call scores_sum                 ; HL = the place behind them
        ld (hl),e
        inc bc                          ; with the checksum
        ld hl,tape_header
        ld (hl),TAPE_CODE
        inc hl
        ex de,hl
        pop hl
        push bc
        ld bc,10
        ldir
        pop bc
        ex de,hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        pop ix
        push ix
        pop de
        ld (hl),e                       ; where they lie
        inc hl
        ld (hl),d
        inc hl
        ld (hl),0
        inc hl
        ld (hl),$80
        jp tape_save

; scores_load - load tables
; In:    HL = first table; BC = bytes; IX = BC + 1 bytes that are free; DE = routine called for every header found, as for tape_load
; Out:   carry clear: loaded; carry set: Z: BREAK; NZ: a loading error, or no scores of this program: nothing has changed
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: the tables, IX's memory, what tape_load writes
scores_load:
        proc
        local wrong
        push hl
        push bc
        push ix
        ex de,hl
        ld d,b
        ld e,c
        inc de
        call tape_load
        pop hl
        pop bc
        pop de
        ret c
        push de
        push hl
        push bc
        call scores_sum
        ld a,e
        cp (hl)
        pop bc
        pop hl
        pop de
        jr nz,wrong
        ldir
        or a
        ret
wrong:
        or 1                            ; NZ
        scf
        ret
        endp

; scores_sum - the checksum of tables
; In:    HL = bytes; BC = how many
; Out:   E = checksum; HL = the byte behind them
; Keeps: BC
; Uses:  AF, D
scores_sum:
        proc
        local next
        push bc
        ld e,$A5                        ; empty memory is not right
next:
        ld a,e
        rlca
        xor (hl)
        ld e,a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,next
        pop bc
        ret
        endp

        endif
