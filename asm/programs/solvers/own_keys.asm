; own_keys.asm - the page on which the player chooses the keys

        if ! defined SOLVERS_OWN_KEYS
SOLVERS_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"
        include "programs/solvers/keys_kept.asm"

        if MY_KEYS_SIZE - REDEFINE_SIZE
        .error my_keys must have the size of redefine.asm
        endif

; keys_owner - what has taken a key: for redefine
; In:    H, L = key, as D, E for redefine_letter; D, E = row, column after "X is taken."; C = colour
; Uses:  AF, BC, DE, HL
keys_owner:
        proc
        local next
        push de
        push bc
        ex de,hl
        call redefine_letter
        pop bc
        pop de
        ld b,a
        ld hl,keys_taken
next:
        ld a,(hl)
        inc hl
        or a
        ret z                           ; one of the ways, or BREAK
        cp b
        jr nz,next
        dec e                           ; over the full stop
        ld hl,owner_text
        jp draw_text
        endp
owner_text:
        db " by free mazes.", TEXT_END

; keys_page - choose keys; back to the title page
keys_page:
        ld hl,solvers_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp opening_again

solvers_key_sets:
        dw solvers_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; those of the pages
        db "SFNGHREZXWDKTLCB", 3, 0    ; 3: ENTER

        endif
