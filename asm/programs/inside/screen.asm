; screen.asm - the map, and the screen drawn anew, by what is unpacked for that where the view's picture is, which is then drawn anew

        if ! defined INSIDE_SCREEN
INSIDE_SCREEN equ 1

; map_page - show the map until a key is pressed, then go on with the game
map_page:
        call plan_unpack
        call map_draw
        jp c,inside_front
        call screen_draw
        jp play_on

; screen_draw - all that is on the screen, after another page
; Uses:  AF, BC, DE, HL, IX
screen_draw:
        call plan_unpack
        call panel_draw
        jp rays_clear

; plan_unpack - what draws the map, the panel and IT's face is there, and what makes the view's tables, and what was heard has ended
; Uses:  AF, BC, DE, HL
plan_unpack:
        call sound_quiet
        ld hl,plan_packed
        ld de,plan_unpacked
        jp unzx0

screen_variables macro
map_row:        ds 1                    ; the next row of the screen
map_scale:      ds 1                    ; 1, or 2 for large rooms
        endm

        endif
