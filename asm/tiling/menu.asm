; menu.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the first sizes, names, hints and directions of all tilings

        if ! defined TILING_MENU
TILING_MENU equ 1

; columns, rows to begin with
tiling_sizes:
        db 20, 18
        db 18, 16
        db 9, 8
        db 5, 10
        db 13, 7
        db 7, 6
        db 20, 5
        db 20, 5
        db 5, 4
        db 11, 10
        db 18, 16
        db 15, 6
        db 32, 8

tiling_names:
        db "Squares", TEXT_END
        db "Torus", TEXT_END
        db "Hexagons", TEXT_END
        db "Bricks", TEXT_END
        db "Triangles", TEXT_END
        db "Octagons", TEXT_END
        db "Circle", TEXT_END
        db "Rectangle", TEXT_END
        db "Storeys", TEXT_END
        db "Upsilon", TEXT_END
        db "Cylinder", TEXT_END
        db "Kagome", TEXT_END
        db "Polar", TEXT_END

; what to do; a number is that of a tiling with the same hint; an empty one is 0
tiling_hints:
        db " Find the way from green to red", TEXT_END
        db " Cross an edge to the far side", TEXT_END
        db " Two keys at once for a slope", TEXT_END
        db TEXT_END
        db TEXT_END
        db " Slip through the corners too", TEXT_END
        db " A D round, W out, X in; or 5678", TEXT_END
        db 6, TEXT_END
        db ' / up E or 7+8, \ down Z or 5+6', TEXT_END
        db " Slip through the slopes too", TEXT_END
        db 1, TEXT_END
        db 2, TEXT_END
        db " A D, W E out, Z X in; or 5678", TEXT_END

; are the cells squares in rows and columns?
tiling_squares:
        db 1
        db 1
        db 0
        db 0
        db 0
        db 0
        db 0
        db 0
        db 1
        db 0
        db 1
        db 0
        db 0

; the directions in which a passage can lead, a bit each
tiling_roses:
        db $55
        db $55
        db $BB
        db $EE
        db $55
        db $FF
        db $55
        db $55
        db $77
        db $FF
        db $55
        db $BB
        db $77

        endif
