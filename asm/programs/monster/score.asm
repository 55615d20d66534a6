; score.asm - points and lives

        if ! defined MONSTER_SCORE
MONSTER_SCORE equ 1

        include "programs/monster/panel.asm"

        public game_begin

LIVES:          equ 3
FLARES:         equ 2
GEM_POINTS:     equ 50
LEVEL_POINTS:   equ 200

; game_begin - no points yet, and all lives
; Uses:  AF, HL
game_begin:
        ld a,LIVES
        call points_begin
        ld a,FLARES
        ld (flares),a
        ld a,1
        ld (level),a
        ret

        endif
