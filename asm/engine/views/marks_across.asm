; marks_across.asm - marks on a field that begins at any column of the screen: include it before all that draws on the field
;
; All that uses marks.asm then draws field column c on screen column c + (field_left): marks, lines, figures.

        if ! defined MARKS_ACROSS
MARKS_ACROSS:   equ 1

        include "engine/views/marks.asm"

marks_across_variables macro
field_left:     ds 1                    ; the screen column of the field's column 0
        endm

        endif
