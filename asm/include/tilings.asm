; tilings.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the values of the variable `tiling`

TILING_SQUARE:  equ 0
TILING_TORUS:   equ 1
TILING_HEXAGON: equ 2
TILING_BRICK:   equ 3
TILING_TRIANGLE: equ 4
TILING_OCTAGON: equ 5
TILING_CIRCLE:  equ 6
TILING_RECTANGLE: equ 7
TILING_STOREYS: equ 8
TILING_UPSILON: equ 9
TILING_CYLINDER: equ 10
TILING_KAGOME:  equ 11
TILING_POLAR:   equ 12
TILINGS:        equ 13

; 0: no tiling that a program has needs lists of kinds
LINKS_KINDS:    equ (TILING_ONLY = 255) | (TILING_ONLY = 11) | (TILING_ONLY = 12)

; 0: none has rings that divide
LINKS_DIVIDES:  equ (TILING_ONLY = 255) | (TILING_ONLY = 12)

; 0: in none has a cell no way to an earlier one, but the first of a row of triangles
LINKS_FLOODS:   equ (TILING_ONLY = 255) | (TILING_ONLY = 11) | (TILING_ONLY = 12)
