; line_record.asm - what field_lines.asm draws with: the look in use, the thickness of lines, the size of the field
;
; A program that draws lines of its own, in cells of another size, includes this alone. With LINES_SIZE, set before the first include, it has no kinds
; of lines: the record has the size of the field for torch.asm.

        if ! defined ENGINE_LINE_RECORD
ENGINE_LINE_RECORD equ 1

        if ! defined LINES_SIZE
LINE_PIXELS:    equ $3C                 ; a wall's

line_thick:     db $80, LINE_PIXELS, $C0, $03 ; bit 7: four lines in the middle, not two; the line's pixels, those that join left and right
line_thin:      db 0, $18, $E0, $07
line_none:      db 0, 0, 0, 0
        endif

line_record_variables macro
lines_wall_ink: ds 1                    ; the record of lines_use
lines_floor_ink: ds 1
lines_trail_ink: ds 1
lines_thickness: ds 2
lines_columns:  ds 1
lines_rows:     ds 1
        endm

        endif
