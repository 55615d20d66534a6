; variables.asm - what the routines read and write; include it last, after the label image_end
;
; These bytes are reserved, not loaded: they hold whatever the memory held. A program sets rng_seed,
; field_width and field_height before it calls a generator.

        if ! defined LIB_VARIABLES
LIB_VARIABLES equ 1

        public rng_seed, field_width, field_height, entrance, exit, route_length, field, work, guard, route
        public growing_newest

rng_seed:       ds 2                    ; the random generator's state: any value
field_width:    ds 1                    ; odd, 5 to 31
field_height:   ds 1                    ; odd, 5 to 31
entrance:       ds 1                    ; row of the opening in the left wall (generate_corridor)
exit:           ds 1                    ; row of the opening in the right wall
route_length:   ds 2                    ; steps in route
growing_newest: ds 1                    ; generate_growing_tree's chance, in 256ths, to take the newest cell: any value

                ds (0 - $) & 255
work:           ds WORK_SIZE            ; a solver's labels; between solvers, scratch for generators
guard:          ds (0 - $) & 255        ; an interrupt may push here while SP is at the start of the field
field:          ds FIELD_SIZE
route:          ds ROUTE_SIZE           ; direction codes: 0 up, 2 right, 4 down, 6 left

        if (field & 255) | (work & 255)
        .error field and work start on a page boundary
        endif
        if field - guard < 64
        .error an interrupt needs 64 bytes of stack below the field
        endif

        endif
