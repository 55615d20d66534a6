; pictures.asm - the smaller pictures of the view: they may lie in contended memory

        if ! defined INSIDE_PICTURES
INSIDE_PICTURES equ 1

exit_middle:
        incbin "programs/inside/exit_middle.8x28.frames"
exit_far:
        incbin "programs/inside/exit_far.8x18.frames"
stairs_middle:
        incbin "programs/inside/stairs_middle.8x36.sprites"
stairs_far:
        incbin "programs/inside/stairs_far.8x24.sprites"
thread_near:
        incbin "programs/inside/thread_near.8x12.sprites"
thread_far:
        incbin "programs/inside/thread_far.8x3.sprites"

        endif
