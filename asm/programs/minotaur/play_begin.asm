; play_begin.asm - the first picture of a level, and of a life

        if ! defined MINOTAUR_PLAY_BEGIN
MINOTAUR_PLAY_BEGIN equ 1

; play_level - play the level that is there until it is won or a life is lost
; Out:   carry set: a life is lost
; Uses:  all
play_level:
        call hero_begin
        call beasts_home
        call think_begin
        call near_look

; play_again - the same when the screen has been used for something else
play_again:
        call window_colours
        call aim
        call scene_make
        call dots_make
        call scene_costs
        ld a,2                          ; for the next one many rows are to be made
        ld (pace),a
        ld (scene_moved),a              ; not 0
        call play_upper
        ld a,(FRAMES)                   ; it is not late
        ld (play_shown),a
        ld a,1
        jp play_rest

        endif
