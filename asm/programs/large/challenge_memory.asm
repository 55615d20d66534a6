; challenge_memory.asm - the variables of a challenge

        if ! defined LARGE_CHALLENGE_MEMORY
LARGE_CHALLENGE_MEMORY equ 1

steps:          ds 2
best_steps:     ds 2                    ; of the shortest way
big_route_length: ds 2
big_field:      ds 2
big_width:      ds 1
big_height:     ds 1
all_stars:      ds 1
star_rows:      ds 3                    ; for ring, gems, no help: a bit for each maze, bit 0 the last one; follows all_stars
seconds:        ds 2                    ; that are left
clock_last:     ds 1                    ; the frame up to which they are counted
clock_part:     ds 1                    ; frames of this second that are left; follows clock_last
theme:          ds 1                    ; the colour of the first row, of the name and of the map's frame: that of a bar
maze_kind:      ds 1                    ; where its name is in the names of out_page.asm; once it is shown, 0: the ring is locked
hound_after:    ds 1                    ; seconds until it sets out; follows maze_kind
hound_pace:     ds 1                    ; frames of its step; follows hound_after
time_least:     ds 1                    ; seconds, besides half as much again as the shortest way takes; follows hound_pace
home:           ds 2                    ; where the hero begins: column, row; follows time_least
goal:           ds 2                    ; the ring; follows home
gems:           ds 6                    ; column, row of each; 0 once it is found; follows goal
half_at:        ds 2                    ; the address of the place that he has just left; its second byte 0: he is drawn in his place
told_text:      ds 1                    ; the low byte of the address of what is told
bone:           ds 1                    ; its colour beside the gems; 0 once it is thrown

        endif
