; rays_torch.asm - shades for a view from within (engine/rays/rays.asm): walls of yellow stone by the light of a torch, darkness behind them
;
; For each shade an attribute and four lines of a pattern. Walls that face east or west are darker, so corners can be seen; of two rows of
; dots some look like upright lines, so few are used.

        if ! defined ENGINE_RAYS_TORCH
ENGINE_RAYS_TORCH equ 1

rays_torch:
        ; walls that face north or south, from near to far
        db $46, $7F, $FF, $F7, $FF
        db $46, $77, $FF, $DD, $FF
        db $06, $77, $DD, $77, $DD
        db $06, $55, $AA, $55, $AA
        db $42, $55, $AA, $55, $AA
        db $42, $88, $22, $88, $22
        db $02, $88, $22, $88, $22
        db $00, $00, $00, $00, $00
        ; walls that face east or west
        db $46, $55, $AA, $55, $AA
        db $06, $55, $AA, $55, $AA
        db $06, $55, $AA, $55, $AA
        db $06, $88, $22, $88, $22
        db $42, $88, $22, $88, $22
        db $42, $88, $00, $22, $00
        db $02, $88, $00, $22, $00
        db $00, $00, $00, $00, $00
        ; the floor, from the horizon on
        db $03, $00, $00, $00, $00
        db $03, $80, $00, $08, $00
        db $03, $80, $00, $08, $00
        db $02, $88, $00, $22, $00
        db $02, $88, $00, $22, $00
        db $06, $88, $00, $22, $00
        db $06, $88, $00, $22, $00
        db $06, $88, $00, $22, $00
        db $06, $88, $00, $22, $00

        endif
