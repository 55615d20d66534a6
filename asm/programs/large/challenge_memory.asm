; challenge_memory.asm - the variables of a challenge, behind the field and the row that the map reads: BASIC's last user-defined graphics

        if ! defined LARGE_CHALLENGE_MEMORY
LARGE_CHALLENGE_MEMORY equ 1

GRAPHICS:       equ $FF58               ; of BASIC, copies of letters at first
ROM_GRAPHICS:   equ $3E08               ; these letters
BEYOND:         equ $FFD8
BEYOND_BYTES:   equ 29
big_field:      equ BEYOND + 0
big_width:      equ BEYOND + 2
big_height:     equ BEYOND + 3
level:          equ BEYOND + 4
score:          equ BEYOND + 5
all_stars:      equ BEYOND + 7
star_rows:      equ BEYOND + 8          ; for ring, gems, no help: a bit for each maze, bit 0 the last one; follows all_stars
seconds:        equ BEYOND + 11         ; that are left
clock_last:     equ BEYOND + 13         ; the frame up to which they are counted
clock_part:     equ BEYOND + 14         ; frames of this second that are left; follows clock_last
hound_pace:     equ BEYOND + 15         ; frames of its step
time_least:     equ BEYOND + 16         ; seconds, besides half as much again as the shortest way takes; follows hound_pace
home:           equ BEYOND + 17         ; where the hero begins: column, row; follows time_least
goal:           equ BEYOND + 19         ; the ring; follows home
gems:           equ BEYOND + 21         ; column, row of each; 0 once it is found; follows goal
tries:          equ BEYOND + 27         ; that are left, this one included; the second byte is 0

        endif
