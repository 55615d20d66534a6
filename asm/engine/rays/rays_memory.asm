; rays_memory.asm - the memory of a view from within (engine/rays/rays.asm), and what its parts share

        if ! defined ENGINE_RAYS_MEMORY
ENGINE_RAYS_MEMORY equ 1

        if ! defined RAYS_MEMORY
RAYS_MEMORY:    equ $B000               ; up to $FA54
        endif

        if ! defined RAYS_COLUMNS
RAYS_COLUMNS:   equ 24                  ; the view, in characters: 12, 16, 20 or 24
        endif
        if ! defined RAYS_ROWS
RAYS_ROWS:      equ 18                  ; an even number, 8 to 18
        endif
        if (RAYS_COLUMNS & 3) | (RAYS_COLUMNS < 12) | (RAYS_COLUMNS > 24)
        .error a view from within has 12, 16, 20 or 24 columns
        endif
        if (RAYS_ROWS & 1) | (RAYS_ROWS < 8) | (RAYS_ROWS > 18)
        .error a view from within has 8, 10, 12, 14, 16 or 18 rows
        endif
RAYS_HALF:      equ RAYS_ROWS * 4       ; lines above the horizon
RAYS_ASIDE:     equ (24 - RAYS_COLUMNS) / 2     ; columns that a narrower view leaves out on either side
RAYS_STEEPEST:  equ 49                  ; lines that a wall's top rises in a column, at most
RAYS_FAREST:    equ 7                   ; sides of cells along an axis that a ray crosses, at most

; The picture: 8 pages of its upper half, 8 of the lower one, which stands on its head. A byte's page is its line in the row of characters,
; forwards in even rows, backwards in odd ones; so a column is a chain of INC H and DEC H. The rest of each page, from RAYS_BORDER on, has
; a byte for each of 25 borders of columns.
RAYS_PIXELS:    equ RAYS_MEMORY
RAYS_LOWER:     equ 8                   ; pages from a byte to its mirror image
RAYS_BORDER:    equ 217
RAYS_PLANE:     equ (high RAYS_PIXELS) + 0      ; what the ray meets: bits 0-2 sides crossed, 3 backwards, 4 the side ahead; 255 nothing
RAYS_ALONG:     equ (high RAYS_PIXELS) + 1      ; the cell along that plane
RAYS_HEIGHT:    equ (high RAYS_PIXELS) + 2      ; half of the wall, in 1/256 lines: two pages
RAYS_FRONT:     equ (high RAYS_PIXELS) + 4      ; the other coordinate of the cell before it
RAYS_CELL:      equ (high RAYS_PIXELS) + 5      ; and of its own
RAYS_DOWN:      equ (high RAYS_PIXELS) + 8      ; how far the lower end of the cell's side is: two pages
RAYS_UP:        equ (high RAYS_PIXELS) + 10     ; and the upper end: two pages
RAYS_FACE:      equ (high RAYS_PIXELS) + 12     ; RAYS_FACES a side that faces east or west, 0 north or south
RAYS_TOPS:      equ (high RAYS_PIXELS) + 13     ; half-height in lines
RAYS_WAYS:      equ (high RAYS_PIXELS) + 14     ; of the column right of the border: its face, and what follows
RAYS_SEAMS:     equ (high RAYS_PIXELS) + 15     ; its mask
RAYS_JOINED:    equ 1                   ; one wall from border to border
RAYS_NOTHING:   equ 2                   ; none
RAYS_LEFT:      equ 32                  ; the left wall ends, the right one is behind it
RAYS_RIGHT:     equ 128                 ; the right wall ends
RAYS_FACES:     equ 64

; By half-height 0 to 72: two pages each
RAYS_LINES:     equ RAYS_MEMORY + $1000         ; the first line that has such a wall, in the first column
RAYS_FILLS:     equ RAYS_MEMORY + $1200         ; the code that fills from this line on
RAYS_SLANTS:    equ RAYS_MEMORY + $1400         ; the code that draws a slanted top
RAYS_ERASES:    equ RAYS_MEMORY + $1600         ; the code that clears both halves
; And in the rest of these pages: the columns as they are drawn, by column, from RAYS_DRAWN on: left, right, shade, seam, higher, lower, 8 * rows of wall below the horizon
RAYS_DRAWN:     equ 96
RAYS_REST:      equ 128
RAYS_RISES:     equ 178
RAYS_LOGS:      equ RAYS_LINES + RAYS_REST      ; 256 * log2 of 0 to 127: two pages
RAYS_SLOPES:    equ RAYS_FILLS + RAYS_REST      ; the masks of a slant of 0 to 49 lines, falling, then rising: two pages
RAYS_PATTERNS:  equ RAYS_SLANTS + RAYS_REST     ; by shade: attribute, four lines
RAYS_GROUND:    equ RAYS_SLANTS + $100 + RAYS_REST       ; the colours of the floor's rows, from the horizon on
RAYS_BANDS:     equ RAYS_ERASES + RAYS_REST     ; by half-height of 0 to 127: shade, that is RAYS_REST + 8 * its band
RAYS_DARK:      equ RAYS_REST + 7 * 8           ; the shade of what no ray reaches

RAYS_POWERS:    equ RAYS_MEMORY + $1800         ; 32768 * 2 ** (n / 256): two pages
RAYS_WAY:       equ RAYS_MEMORY + $1A00         ; by angle 0 to 16 and border: the part to the right * 8192, bit 0: left; its logarithm
RAYS_COLOURS:   equ RAYS_MEMORY + $2100         ; attributes, row by row: a page for each half
RAYS_FILL:      equ RAYS_MEMORY + $2300         ; code
RAYS_SLANT:     equ RAYS_MEMORY + $23C0
RAYS_ERASE:     equ RAYS_MEMORY + $2580
RAYS_MASKS:     equ RAYS_MEMORY + $2760         ; of slants that fall to the right, then of those that rise
RAYS_RISING:    equ 1225
RAYS_COPY:      equ RAYS_MEMORY + $3100         ; code
RAYS_SIZE:      equ $3100 + (RAYS_COLUMNS + 16) * 9 * RAYS_ROWS + 5

; rays_by_columns - from rows to characters
; In:    A, copy = 8 * rows
; Out:   A = RAYS_COLUMNS * rows
rays_by_columns macro copy
        if RAYS_COLUMNS & 4             ; 12, 20
        rrca
        else
        add a,a                         ; 16, 24
        endif
        if RAYS_COLUMNS - 16
        add a,copy
        endif
        if RAYS_COLUMNS = 20
        add a,copy
        endif
        endm

rays_memory_variables macro
rays_maze:      ds 2                    ; the record
rays_stride:    ds 1
rays_row:       ds 1
rays_column:    ds 1
rays_depth:     ds 1
rays_shades:    ds 2
rays_least:     ds 1                    ; the half-height of the farthest wall that is seen
rays_turn:      ds 1                    ; the angle
        endm

        endif
