; pictures_near.asm - the larger pictures of the view, and those that are seen most often

        if ! defined INSIDE_PICTURES_NEAR
INSIDE_PICTURES_NEAR equ 1

it_near:
        incbin "programs/inside/it_near.8x80.frames"
it_middle:
        incbin "programs/inside/it_middle.8x40.frames"
it_far_picture:
        incbin "programs/inside/it_far.8x24.frames"
exit_near:
        incbin "programs/inside/exit_near.8x52.frames"
stairs_near:
        incbin "programs/inside/stairs_near.8x64.sprites"
thread_middle:
        incbin "programs/inside/thread_middle.8x6.sprites"

        endif
