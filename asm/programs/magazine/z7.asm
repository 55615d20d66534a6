; z7.asm - the machine code of listings 7 to 11, byte for byte: a maze of corridors in half a second
;
; Source Z7. The magazine's 412 bytes at their original address, with names and comments of ours.
; Longer than 300 lines because it is one piece in print as well.
; How it works:
; 1. Draw ten corridors, on rows 1, 3, .., 19 of the screen and columns 2 to 25, with walls round and between them.
; 2. From the lowest corridor up to the second: draw a number of partitions, 1 to 4, and, from right to left, a place for each.
; 3. A partition closes the corridor, and the wall below it where the next corridor may have an opening; right of it
;    the wall above is opened, two cells wide.
; 4. After the last one, at the left, the wall above is also opened left of it.
; 5. Open a door in the left wall, on a random corridor, and one in the right wall.
;
; Why it is perfect: K partitions leave K + 1 pieces of corridor, each with exactly one opening up. Openings are two cells
; wide and partitions at least five apart, so closing a cell in step 3 never shuts one.
; It is listing 4 upside down. All output goes through the ROM, character by character: that takes most of the time.
; Its random numbers come from BASIC's SEED, to which FRAMES is added each time: interrupts must be on, or
; step 5 may draw 0 for ever; FRAMES must not be near 0. Only the lowest four bits of a number are used.
; Parameters of the two drawing routines are on the stack: below the return address the column, and at the end the row.
;
; Memory: C350-E2FF the code of the listing, then ours for a walk

        org 50000

        public start

        include "include/spectrum.asm"

ROAM_LISTING:   equ ROAM_WALLS + ROAM_CLOSED + 1
ROAM_INK:       equ $45
ROAM_OURS:      equ 0

SCREEN_STREAM:  equ 2
AT_CODE:        equ $16
SPACE:          equ $20
BLOCK:          equ $8F
LEFT_WALL:      equ 1
RIGHT_WALL:     equ 26
BOTTOM_WALL:    equ 20
COLOURS:        equ $39                 ; blue on white

; draw_corridors - RES: clear the screen, draw the walls round ten corridors and between them
; In:    IY = SYSVARS_IY
; Out:   -
; Uses:  AF, BC, DE, HL, and what the ROM uses
; Writes: the screen, system variables
draw_corridors:
        proc
        local row, cell, top, side
        ld a,7
        call BORDER_A
        ld (iy + ATTR_P - SYSVARS_IY),COLOURS
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        call CLS_ALL
        ld c,BOTTOM_WALL
row:                                    ; rows 20, 18, .., 2
        ld b,RIGHT_WALL - 1
cell:
        push bc
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop bc
        ld a,c
        rst PRINT_A
        ld a,b
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        djnz cell
        dec c
        dec c
        jr nz,row
        ld b,RIGHT_WALL
top:
        push bc
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        ld a,0                          ; row 0
        rst PRINT_A
        pop bc
        ld a,b
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        djnz top
        ld b,BOTTOM_WALL
side:                                   ; rows 20 to 1, left and right
        push bc
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop bc
        ld a,b
        rst PRINT_A
        ld a,LEFT_WALL
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        ld a,AT_CODE
        rst PRINT_A
        ld a,b
        rst PRINT_A
        ld a,RIGHT_WALL
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        djnz side
        ret
        endp

; draw_random - RND: draw a random byte
; In:    -
; Out:   A = the low byte of SEED + FRAMES
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: SEED
draw_random:
        ld hl,(SEED)
        ld de,(FRAMES)
        add hl,de
        ld (SEED),hl
        ld a,l
        ret

; draw_partition - PRINT: a partition, a closed cell below it and an opening above, on its right
; In:    on the stack, after the return address: the column (high byte), a word of the caller, the corridor (high byte)
; Out:   the stack unchanged
; Uses:  AF, BC, DE, HL, and what the ROM uses
; Writes: the screen
draw_partition:
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop hl                          ; read the stack, and restore it
        pop de                          ; D = column
        pop bc
        pop af                          ; A = corridor, 1 to 9
        push af
        push bc
        push de
        push hl
        add a,a
        push af                         ; the row of the wall above
        inc a
        ld b,a                          ; the corridor's own
        rst PRINT_A
        ld a,d
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        ld a,AT_CODE
        rst PRINT_A
        ld a,b
        inc a                           ; the row of the wall below
        rst PRINT_A
        ld a,d
        rst PRINT_A
        ld a,BLOCK
        rst PRINT_A
        ld a,AT_CODE
        rst PRINT_A
        pop af
        ld b,a
        rst PRINT_A
        ld a,d
        inc a
        ld d,a
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
        ld a,AT_CODE
        rst PRINT_A
        ld a,b
        rst PRINT_A
        ld a,d
        inc a
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
        ret

; open_left - ERASE: open the wall above, left of the last partition
; In:    on the stack, after the return address: the column (high byte), the corridor (high byte)
; Out:   the stack without the column
; Uses:  AF, DE, HL, and what the ROM uses
; Writes: the screen
open_left:
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop hl
        pop de                          ; D = column
        pop af                          ; A = corridor
        push af
        push hl
        add a,a
        push af                         ; the row of the wall above
        rst PRINT_A
        ld a,d
        dec a
        ld d,a
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
        ld a,AT_CODE
        rst PRINT_A
        pop af
        rst PRINT_A
        ld a,d
        dec a
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
        ret

; place - PROG's inner loop: partitions from right to left; A = the column of the last one
; In:    C = the right end; B = number; apart = columns from one to the next; spread = mask for the random part of a place
place   macro apart, spread, next
next:
        ld a,c
        sub apart
        ld c,a
        call draw_random
        and spread
        add a,c
        push bc
        push af
        call draw_partition
        pop af
        pop bc
        djnz next
        endm

RIGHT_END:      equ 28

; start - PROG: make a maze on the screen
; In:    IY = SYSVARS_IY, interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the ROM uses
; Writes: the screen, SEED, system variables
start:
        proc
        local corridor, four, three, two, four_next, three_next, two_next, done, left_door, right_door
        call draw_corridors
        ld b,9
corridor:                               ; from the lowest to the second
        push bc
        call draw_random
        and 3
        cp 3
        jr nc,four
        cp 2
        jr nc,three
        cp 1
        jr nc,two
        call draw_random                ; one partition, at 6 to 21
        and 15
        add a,6
        push bc
        push af
        call draw_partition
        pop af
        pop bc
        push af
        call open_left
        jr done
four:
        ld c,RIGHT_END
        ld b,4
        place 6, 1, four_next
        push af
        call open_left
        jr done
three:
        ld c,RIGHT_END
        ld b,3
        place 8, 3, three_next
        push af
        call open_left
        jr done
two:
        ld c,RIGHT_END
        ld b,2
        place 12, 7, two_next
        push af
        call open_left
done:
        pop bc
        djnz corridor

left_door:                              ; on corridor 1 to 10: draw again after a 0
        call draw_random
        and 7
        ld b,a
        call draw_random
        and 3
        add a,b
        cp 1
        jr c,left_door
        push af
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop af
        add a,a
        dec a                           ; its row
        rst PRINT_A
        ld a,LEFT_WALL
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
right_door:
        call draw_random
        and 7
        ld b,a
        call draw_random
        and 3
        add a,b
        cp 1
        jr c,right_door
        push af
        ld a,SCREEN_STREAM
        call CHAN_OPEN
        ld a,AT_CODE
        rst PRINT_A
        pop af
        add a,a
        dec a
        rst PRINT_A
        ld a,RIGHT_WALL
        rst PRINT_A
        ld a,SPACE
        rst PRINT_A
        ret
        endp

        include "programs/magazine/listing.asm"

image_end:
        include "programs/magazine/variables.asm"

        end start
