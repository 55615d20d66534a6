; looks.asm - where the view lies, and which pictures what stands in it has

        if ! defined INSIDE_LOOKS
INSIDE_LOOKS equ 1

LOOKS_WHOLE:    equ $80                 ; RAYS_WHOLE: the picture has no masks
VIEW_ROW:       equ 6                   ; so low that the copy stays ahead of the beam

; pictures: the least half-height of a wall, columns, lines, where (rays_thing.asm)
it_pictures:                            ; it_turned changes them
        db $44, 42, LOOKS_WHOLE + 6, 80
        dw it_near
        db 23, LOOKS_WHOLE + 3, 40
        dw it_middle
        db 0, LOOKS_WHOLE + 2, 24
        dw it_far_picture
exit_pictures:
        db $47, 42, LOOKS_WHOLE + 3, 52
        dw exit_near
        db 23, LOOKS_WHOLE + 2, 28
        dw exit_middle
        db 0, LOOKS_WHOLE + 1, 18
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

        endif
