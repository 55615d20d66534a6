; logo_letters.asm - the letters of logo.asm
;
; A point is half a row's number * 16 + a column, both of the pen's top left corner, here 0 to 8 and 1 to 10.

        if ! defined ENGINE_LOGO_LETTERS
ENGINE_LOGO_LETTERS equ 1

LOGO_UP:        equ 0                   ; among the points: the next one begins another stroke
LOGO_END:       equ $FF                 ; the letter ends

        if ! defined LOGO_OWN
logo_strokes:
        if defined LOGO_DIGITS
        db $23, $05, $85, LOGO_END                                      ; 1
        db $01, $0A, $4A, $41, $81, $8A, LOGO_END                       ; 2
        db $01, $0A, $8A, $81, LOGO_UP, $43, $4A, LOGO_END              ; 3
        db $01, $41, $4A, LOGO_UP, $0A, $8A, LOGO_END                   ; 4
        db $0A, $01, $41, $4A, $8A, $81, LOGO_END                       ; 5
        db $0A, $01, $81, $8A, $4A, $41, LOGO_END                       ; 6
        db $01, $0A, $8A, LOGO_END                                      ; 7
        db $01, $81, $8A, $0A, $01, LOGO_UP, $41, $4A, LOGO_END         ; 8
        rept 'A' - '9'
        db LOGO_END
        endm
        endif
        db $81, $01, $0A, $8A, LOGO_UP, $41, $4A, LOGO_END              ; A
        if defined LOGO_FEW
        db LOGO_END
        else
        db $01, $81, $8A, $4A, $41, LOGO_UP, $01, $09, $49, LOGO_END    ; B
        endif
        if defined LOGO_FEW and ! defined LOGO_CHI
        db LOGO_END
        else
        db $0A, $01, $81, $8A, LOGO_END                                 ; C
        endif
        db $01, $81, $88, $7A, $1A, $08, $01, LOGO_END                  ; D
        db $0A, $01, $81, $8A, LOGO_UP, $41, $49, LOGO_END              ; E
        if defined LOGO_FEW
        db LOGO_END
        else
        db $0A, $01, $81, LOGO_UP, $41, $49, LOGO_END                   ; F
        endif
        db $0A, $01, $81, $8A, $4A, $47, LOGO_END                       ; G
        if defined LOGO_FEW and ! defined LOGO_CHI
        db LOGO_END, LOGO_END
        else
        db $01, $81, LOGO_UP, $0A, $8A, LOGO_UP, $41, $4A, LOGO_END     ; H
        db $05, $85, LOGO_END                                           ; I
        endif
        if defined LOGO_FEW
        db LOGO_END
        else
        db $0A, $8A, $81, $61, LOGO_END                                 ; J
        endif
        if defined LOGO_FEW and ! defined LOGO_K
        db LOGO_END
        else
        db $01, $81, LOGO_UP, $0A, $2A, $46, $6A, $8A, LOGO_UP          ; K
        db $41, $46, LOGO_END
        endif
        db $01, $81, $8A, LOGO_END                                      ; L
        db $81, $01, $25, $0A, $8A, LOGO_END                            ; M
        db $81, $01, $0A, $8A, LOGO_END                                 ; N
        db $01, $0A, $8A, $81, $01, LOGO_END                            ; O
        if defined LOGO_FEW
        db LOGO_END, LOGO_END
        else
        db $81, $01, $0A, $4A, $41, LOGO_END                            ; P
        db $01, $0A, $8A, $81, $01, LOGO_UP, $56, $7A, LOGO_END         ; Q
        endif
        db $81, $01, $0A, $4A, $41, LOGO_UP, $46, $6A, $8A, LOGO_END    ; R
        db $0A, $01, $41, $4A, $8A, $81, LOGO_END                       ; S
        db $01, $0A, LOGO_UP, $05, $85, LOGO_END                        ; T
        db $01, $81, $8A, $0A, LOGO_END                                 ; U
        if defined LOGO_FEW
        db LOGO_END
        else
        db $01, $61, $85, $6A, $0A, LOGO_END                            ; V
        endif
        db $01, $81, $65, $8A, $0A, LOGO_END                            ; W
        if defined LOGO_FEW
        db LOGO_END, LOGO_END
        else
        db $01, $21, $6A, $8A, LOGO_UP, $0A, $2A, $61, $81, LOGO_END    ; X
        db $01, $41, $4A, $0A, LOGO_UP, $45, $85, LOGO_END              ; Y
        endif
        db $01, $0A, $2A, $61, $81, $8A, LOGO_END                       ; Z
        endif

        endif
