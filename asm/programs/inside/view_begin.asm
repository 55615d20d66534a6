; view_begin.asm - the view's record, its shades, and what makes its tables: unpacked for that when a level begins

        if ! defined INSIDE_VIEW_BEGIN
INSIDE_VIEW_BEGIN equ 1

        include "engine/rays/rays_use.asm"

view_record:
        dw ground
        db GROUND_STRIDE, VIEW_ROW, 0, 5
        dw view_shades

; walls that face north or south, from near to far, then those that face east or west, then rows
; of the floor: attribute, four lines of a pattern
view_shades:
        db $46, $EF, $EF, $EF, $00
        db $46, $DD, $FF, $77, $FF
        db $06, $DD, $FF, $77, $FF
        db $42, $DD, $77, $DD, $77
        db $02, $DD, $77, $DD, $77
        db $02, $AA, $55, $AA, $55
        db $03, $AA, $55, $AA, $55
        db $03, $88, $00, $22, $00
        db $46, $EE, $EE, $EE, $00
        db $06, $DD, $77, $DD, $77
        db $06, $AA, $55, $AA, $55
        db $42, $AA, $55, $AA, $55
        db $02, $AA, $55, $AA, $55
        db $02, $88, $22, $88, $22
        db $03, $88, $22, $88, $22
        db $03, $88, $00, $22, $00
        ; the floor, from the horizon on
        db $03, $00, $00, $00, $00
        db $03, $00, $22, $00, $00
        db $03, $00, $22, $00, $88
        db $02, $00, $22, $00, $88
        db $02, $00, $22, $00, $88
        db $02, $88, $22, $00, $88
        db $06, $00, $22, $00, $88
        db $06, $88, $22, $00, $88
        db $06, $88, $22, $88, $22

        endif
