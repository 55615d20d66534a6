; looks.asm - the view's record, its shades, and the pictures of what stands in it

        if ! defined INSIDE_LOOKS
INSIDE_LOOKS equ 1

VIEW_ROW:       equ 6                   ; so low that the copy stays ahead of the beam

; pictures: the least half-height of a wall, columns, lines, where (rays_thing.asm)
it_front_pictures:
        db $44, 42, 6, 80
        dw it_near
        db 23, 3, 40
        dw it_middle
        db 0, 2, 24
        dw it_far_picture
it_back_pictures:
        db $44, 42, 6, 80
        dw it_near                      ; it_turned changes it
        db 23, 3, 40
        dw it_middle + 3 * 40 * 2
        db 0, 2, 24
        dw it_far_picture + 2 * 24 * 2
exit_pictures:
        db $47, 42, 3, 52
        dw exit_near
        db 23, 2, 28
        dw exit_middle
        db 0, 1, 18
        dw exit_far
stairs_pictures:
        db $45, 42, 2, 64
        dw stairs_near
        db 23, 2, 36
        dw stairs_middle
        db 0, 1, 24
        dw stairs_far
thread_pictures:
        db $46, 42, 2, 12
        dw thread_near
        db 23, 2, 6
        dw thread_middle
        db 0, 2, 3
        dw thread_far

it_near:
        incbin "programs/inside/it_near.8x80.sprites"
it_middle:
        incbin "programs/inside/it_middle.8x40.sprites"
it_far_picture:
        incbin "programs/inside/it_far.8x24.sprites"
exit_near:
        incbin "programs/inside/exit_near.8x52.sprites"
stairs_near:
        incbin "programs/inside/stairs_near.8x64.sprites"
thread_far:
        incbin "programs/inside/thread_far.8x3.sprites"

        endif
