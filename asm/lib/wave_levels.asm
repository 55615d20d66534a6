; wave_levels.asm - a limit for a wave whose queue grows upwards: how many levels may it have?
;
; 1. wave_levels puts a word into the queue that is no cell: the end of level 0, which is the first cell.
; 2. When the wave comes to that word, a level ends, and the cells of the next one follow. If there are none, or no level is left,
;    the wave is over. Else the word goes behind them (wave_level).
;
; The word must not cost memory: it takes the place of the last cell of the new level, which is then the next one. So the
; order within a level changes, and the queue is a word longer than without a limit.

        if ! defined LIB_WAVE_LEVELS
LIB_WAVE_LEVELS equ 1

        public wave_levels, wave_level

; wave_levels - begin to count levels, if there is a limit
; In:    HL = levels, 0 any number; DE = end of the queue; BC = the word
; Out:   DE = new end of the queue: past the word if there is a limit
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: queue; operands in wave_level (set before use)
; Size:  17 bytes   Time: 84 T; 85 T with a limit
wave_levels:
        proc
        local any, left
        ld (left + 1),hl
        ex de,hl
        ld (hl),c
        inc l                           ; a word does not cross a page
        ld (hl),b
        ld a,d
        or e
        jr z,any
        inc hl
        ex de,hl
        ret
any:
        dec l
        ex de,hl
        ret
wave_levels_end:

; wave_level - the end of a level: the first cell of the next one
; In:    BC = the word, which has just been popped; SP = head of the queue, in it; DE = its end
; Out:   zero: the wave is over; not zero: HL = a cell
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: queue; operands at left
; Size:  28 bytes
wave_level:
        ld hl,2                         ; the return address is below the head
        add hl,sp
        sbc hl,de
        ret z                           ; no cell
left:
        ld hl,0                         ; operand: levels left
        dec hl
        ld (left + 1),hl
        ld a,h
        or l
        ret z
        ex de,hl
        dec hl
        ld d,(hl)
        ld (hl),b
        dec l
        ld e,(hl)
        ld (hl),c
        inc l                           ; not zero: the words are at even addresses
        inc hl
        ex de,hl
        ret
        endp
wave_level_end:

        endif
