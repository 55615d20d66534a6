; abouts.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; a row about each tiling, where the menu is

        if ! defined TILING_ABOUTS
TILING_ABOUTS equ 1

tiling_abouts:
        db "Four ways from each cell", TEXT_END
        db "Each edge leads to the opposite", TEXT_END
        db "Six ways from each cell", TEXT_END
        db "Each row is half a brick along", TEXT_END
        db "Three ways from each cell", TEXT_END
        db "Eight ways, through corners too", TEXT_END
        db "Rings: find the way to the hub", TEXT_END
        db "Frames: find the way inside", TEXT_END
        db "Up to four floors, with stairs", TEXT_END
        db "Octagons with squares between", TEXT_END
        db "Its left edge is its right edge", TEXT_END
        db "Hexagons with triangles between", TEXT_END
        db "Rings that divide as they grow", TEXT_END

        endif
