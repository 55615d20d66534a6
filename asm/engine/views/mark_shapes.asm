; mark_shapes.asm - the shapes that mean the same on every tape: a green disc is the start, a red ring the finish, the yellow man walks

        if ! defined ENGINE_MARK_SHAPES
ENGINE_MARK_SHAPES equ 1

START_INK:      equ $44                 ; bright green on black
FINISH_INK:     equ $42                 ; bright red
HERO_INK:       equ $46                 ; bright yellow

start_shape:    db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C
finish_shape:   db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
hero_shape:     db $3C, $5A, $7E, $3C, $7E, $BD, $24, $66

        endif
