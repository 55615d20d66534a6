; opening_notes.asm - the notes of the title page

        if ! defined GENERATORS_OPENING_NOTES
GENERATORS_OPENING_NOTES equ 1

tune_notes:                             ; periods, half a period as sound_tone has it; 0, 0 a rest; 0, 255 the end
        db 6, 183                       ; D-5
        db 0, 0
        db 9, 121                       ; A-5
        db 7, 154                       ; F-5
        db 9, 121                       ; A-5
        db 13, 90                       ; D-6
        db 0, 0
        db 8, 137                       ; G-5
        db 9, 121                       ; A-5
        db 7, 154                       ; F-5
        db 6, 183                       ; D-5
        db 0, 0
        db 5, 206                       ; C-5
        db 0, 0
        db 7, 163                       ; E-5
        db 8, 137                       ; G-5
        db 11, 101                      ; C-6
        db 7, 163                       ; E-5
        db 8, 137                       ; G-5
        db 0, 0
        db 0, 255

        endif
