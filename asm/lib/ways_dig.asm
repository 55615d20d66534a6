; ways_dig.asm - dig from cell to cell: a cell's byte leads to the code for exactly its directions
;
; 1. The bits of field_ways make a cell's byte a multiple of 4, up to 60. In a page there is a JP at each of these places, a
;    slot (ways_slots). With H = that page, `ld l,(ix + 0)` and `jp (hl)` continue with the directions that are left, without
;    a test and without counting: 33 T, where ways_take needs 69 T after two tests.
; 2. One direction: go. More: put the cell on the list, since it will have one left, and let the random byte C choose.
; 3. Going: open the passage, and clear the new cell's bit in its four neighbours. One of them is the cell that it came from.
;
; Two directions take the top bit of C, four the next bit too. Of three, 86 of the 256 values of C take one and 85 each of the
; others. Each choice is by carry, and those of three and four end in a choice between two.

        if ! defined LIB_WAYS_DIG
LIB_WAYS_DIG equ 1

        include "lib/field_ways.asm"

WAYS_LAST:      equ 64                  ; the byte of a sentinel: its slot follows those of the cells
WAYS_TABLE:     equ 2 * (WAYS_LAST / 4 + 1); bytes of the table of ways_dig; the sentinel is behind it

; ways_slots - fill the slots: ways_slots page, targets
; In:    page = where the slots are, on a page boundary; targets = the label of ways_dig's table
; Out:   HL = the byte after the table: a sentinel for IX
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: 68 bytes from page
; Size:  20 bytes   Time: 1,001 T
ways_slots macro page, targets
        local slot
        ld hl,targets
        ld de,page + 255                ; the first INC E leads to the page's first byte
        ld bc,WAYS_TABLE
        ld a,$C3                        ; JP
slot:
        inc e
        ld (de),a
        inc e
        ldi
        ldi
        jp pe,slot
        endm

; ways_list - put the cell at IX on the list
ways_list macro counted
        push ix
        if counted
        inc e
        endif
        ld a,c
        endm

; ways_move - add a distance to IX
ways_move macro distance, counted
        if counted
        exx
        endif
        ld de,distance
        add ix,de
        if counted
        exx
        endif
        endm

; ways_dig - the table, and the code for all directions up to the new cell: ways_dig targets, visit, stuck, done, counted
; In:    IX = the cell; C = a random byte; SP = the list
;        targets, visit = names for the table, and for the last part: a cell is new; stuck = where to continue when a cell has
;        no direction left; done = the same for the sentinel; counted = 1: E counts the entries of the list
; Out:   IX = the new cell, behind the macro
; Keeps: BC, HL, IY; D if the list is counted
; Uses:  AF, IX, SP; DE, or E and DE' if the list is counted
ways_dig macro targets, visit, stuck, done, counted
        local go_up, go_right, go_down, go_left, up_right, up_down, up_left, right_down, right_left, down_left
        local right_or_up, up_or_down, up_or_left, right_or_down, left_or_right, down_or_left
        local up_right_down, up_right_left, up_down_left, right_down_left, all, left_after_all
targets:
        dw stuck, go_up, go_right, up_right, go_down, up_down, right_down, up_right_down
        dw go_left, up_left, right_left, up_right_left, down_left, up_down_left, right_down_left, all
        dw done
        db WAYS_LAST                    ; the sentinel

        ; three directions: 86 of 256 numbers for the first, 85 for each of the others
right_down_left:
        ways_list counted
        cp 86
        jr c,go_left
        cp 171
        jr right_or_down
up_down_left:
        ways_list counted
        cp 86
        jr c,go_left
        cp 171
        jr up_or_down
up_right_left:
        ways_list counted
        cp 86
        jr c,go_left
        cp 171
        jr right_or_up
up_right_down:
        ways_list counted
        cp 86
        jr c,go_down
        cp 171
        jr right_or_up
all:                                    ; the first cell only
        ways_list counted
        add a,a
        jr c,left_after_all
        add a,a
        jr right_or_up
left_after_all:
        add a,a
        jr down_or_left

        ; two directions: by the top bit of C; the choice between them is by carry
up_right:
        ways_list counted
        add a,a
right_or_up:
        jr c,go_right
go_up:
        ways_move - 2 * FIELD_STRIDE, counted
        ld (ix + FIELD_STRIDE),FIELD_PATH
        jr visit

up_left:
        ways_list counted
        add a,a
up_or_left:
        jr c,go_up
go_left:
        dec ixl
        dec ixl
        ld (ix + 1),FIELD_PATH
        jr visit

right_down:
        ways_list counted
        add a,a
right_or_down:
        jr c,go_right
        jr go_down
down_left:
        ways_list counted
        add a,a
down_or_left:
        jr nc,go_left
        jr go_down

right_left:
        ways_list counted
        add a,a
left_or_right:
        jr c,go_left
go_right:
        inc ixl
        inc ixl
        ld (ix - 1),FIELD_PATH
        jr visit

up_down:
        ways_list counted
        add a,a
up_or_down:
        jr c,go_up
go_down:
        ways_move + 2 * FIELD_STRIDE, counted
        ld (ix - FIELD_STRIDE),FIELD_PATH
visit:
        ways_visit
        endm

        endif
