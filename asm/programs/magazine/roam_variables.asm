; roam_variables.asm - the variables of a walk

        if ! defined MAGAZINE_ROAM_VARIABLES
MAGAZINE_ROAM_VARIABLES equ 1

roam_variables macro
roam_mode:      ds 1
roam_steps:     ds 2                    ; frames of the shortest way through all rings
roam_count:     ds 1                    ; rings
roam_left:      ds 1                    ; rings that are not fetched yet
roam_stops:     ds 2 + 2 * ROAM_RINGS   ; where the walk begins, and the rings
roam_stop:      ds 2                    ; the ring in roam_stops to fetch now
roam_led:       ds 2                    ; the end of a drawn way in roam_queue
roam_from:      ds 2                    ; column, line of the disc's top left pixel at the start
roam_to:        ds 2                    ; and of the ring's
roam_at:        ds 2                    ; and of the disc's now
roam_trial:     ds 2                    ; and where it may go
roam_frames:    ds 2
roam_way:       ds 1                    ; the direction of the last pixel
roam_there:     ds 1                    ; 1: at the ring
roam_second:    ds 1                    ; frames until the next second
roam_keys:      ds 1                    ; directions held
roam_still:     ds 1                    ; 1: with these the disc has not moved
roam_slides:    ds 1
roam_space:     ds 1                    ; 1: SPACE has not been up yet
roam_ink:       ds 1                    ; the colour of walls
roam_dark:      ds 1                    ; 1: the light is out
roam_lit:       ds 2                    ; column, row of the cell round which it is light
roam_hunter:    ds 2                    ; column, line of the hunter's top left pixel
roam_passed:    ds 2                    ; and of the disc's, in its trail
roam_trail_in:  ds 1                    ; the last place in the trail
roam_trail_out: ds 1                    ; and the hunter's
roam_wait:      ds 1                    ; frames until the hunter is there
roam_over:      ds 1                    ; 1: a panel is over the picture
roam_won:       ds 1                    ; stars in it
roam_wave:      ds 2
roam_wave_end:  ds 2                    ; the end of its places in roam_queue
roam_first:     ds 2                    ; the next place to go on from
roam_free:      ds 2                    ; the end of roam_queue
        if defined ROAM_GIVEN
roam_half:      ds 1
roam_short:     ds 1                    ; 1: the wave ends at the disc
roam_flooded:   ds 2                    ; the ring whose distances are known
roam_far:       ds 2                    ; line, column of the place farthest from it
roam_far_steps: ds 2                    ; and frames to there
        if defined ROAM_OVER
roam_queue:     equ work                ; at the beginning of a page
roam_plane:     equ roam_queue + ROAM_QUEUED + 32
        else
                ds 255 - ($ - 1) mod 256
roam_queue:     ds ROAM_QUEUED
                ds 32
roam_plane:     ds 2 * ROAM_PLANE
        endif
        else
roam_kind:      ds 1                    ; roam_mode when the picture was read
roam_last:      ds 2                    ; column, line of the last place visited
roam_seek:      ds 2                    ; a place that ends the waves
roam_queue:     ds 2 * ROAM_PLACES
        endif
        endm

        endif
