; labyrinth_kinds.asm - the five labyrinths, their names, which of them are won, what their bar says

        if ! defined WONDERS_LABYRINTH_KINDS
WONDERS_LABYRINTH_KINDS equ 1

LABYRINTH_RECORD: equ 6                 ; bytes in labyrinth_kinds

labyrinth_kinds:                        ; circuits, how fast the fire is in sixteenths of a pixel a frame, the name; pixels to the right and down of where it
                                        ; would be drawn, so that its heart and, where cells are 8 or 24 pixels wide, the walker have a character in their middle, and for what is told
        db 3, 34
        dw name_3
        db -21, 2, 7, 29
        dw name_7
        db -27, -3, 11, 24
        dw name_11
        db -29, 2, 15, 31
        dw name_15
        db -28, 0, LABYRINTH_CHARTRES, 24
        dw name_chartres
        db -25, 0, 0
name_3:         db "3 CIRCUITS", TEXT_END
name_7:         db "7 CIRCUITS", TEXT_END
name_11:        db "11 CIRCUITS", TEXT_END
name_15:        db "15 CIRCUITS", TEXT_END
name_chartres:  db "CHARTRES", TEXT_END
labyrinths_walked:
        db 0                            ; in the image: a bit for each labyrinth that the player has walked himself
labyrinth_text:
        db TEXT_AT, 0, 19, "Flee fire", TEXT_END
labyrinth_won_text:
        db TEXT_AT, 0, 19, TEXT_INK, INK_BAR, "Won. N: next ", TEXT_END
labyrinth_stood_text:
        db "Burnt! You stood still.", TEXT_END
labyrinth_bumps_text:
        db "Burnt! Too many bumps.", TEXT_END

        endif
