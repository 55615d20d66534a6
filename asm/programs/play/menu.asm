; menu.asm - the menu: a list of the games with a bar; what the game is that the bar is on; after a while the bar goes on by itself

        if ! defined PLAY_MENU
PLAY_MENU       equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "engine/sound/song.asm"
        include "programs/play/shared.asm"

MENU_IDLE:      equ 20 * 50             ; frames without a key until the bar goes on by itself
MENU_WANDER:    equ 3 * 50              ; from then on
MENU_LATE:      equ 16                  ; frames in which nobody can have seen that it has gone on
MENU_ENTER:     equ 13
MENU_GROUP:     equ 8                   ; lines without a gap

menu_variables macro
menu_idle:      ds 2
menu_meant:     ds 1                    ; the line that the bar has left by itself; the bar's, after a key
find_seconds:   ds 2
emblem_bytes:   ds EMBLEM_BYTES
name_bytes:     ds TITLE_BYTES
        endm

; menu_page - the page, until a game or BREAK is chosen
menu_page:
        proc
        local turn, moved, still, line, placed, below, group, other
        ld sp,stack_top
        ld hl,title_tune
        call song_begin
        call menu_draw
        xor a
        ld (PLAY_ERROR),a
        call keys_held
        call keys_begun                 ; a letter pressed while the page was drawn counts
        ld hl,MENU_IDLE
        ld (menu_idle),hl
        ld a,(PLAY_LINE)
        ld (menu_meant),a
turn:
        call song_frame
        call key_read
        ld hl,menu_letters
        call key_act
        call step_keys
        bit 4,a                         ; KEY_FIRE
        jr nz,menu_choose
        ld c,a
        and KEY_UP | KEY_DOWN | KEY_LEFT | KEY_RIGHT
        jr z,still
        ld hl,MENU_IDLE
        call menu_step
        ld a,(PLAY_LINE)
        ld (menu_meant),a
        jr turn
still:
        ld hl,(menu_idle)
        dec hl
        ld (menu_idle),hl
        ld a,h
        or l
        jr nz,turn
        ld a,(PLAY_LINE)
        ld (menu_meant),a
        ld c,KEY_DOWN
        ld hl,MENU_WANDER
        call menu_step
        jr turn
        endp

menu_letters:
        db KEY_BREAK
        dw menu_leave
        db MENU_ENTER
        dw menu_choose
        db 0

; menu_step - move the bar
; In:    C = directions; HL = frames until it goes on by itself
menu_step:
        proc
        local down, across, over, placed
        ld (menu_idle),hl
        push bc
        ink INK_TEXT
        call menu_bar
        pop bc
        ld a,(games)
        ld b,a
        ld a,(PLAY_LINE)
        rr c                            ; KEY_UP
        jr nc,down
        dec a
        jp p,placed
        ld a,b
        dec a
        jr placed
down:
        bit 1,c                         ; KEY_DOWN
        jr z,across
        inc a
        jr over
across:
        xor MENU_GROUP                  ; the line beside it, in the other group
        cp b
        jr c,placed
        ld a,b
        dec a
over:
        cp b
        jr c,placed
        xor a
placed:
        ld (PLAY_LINE),a
        ink INK_CHOICE
        call menu_bar
        jp menu_show
        endp

; menu_choose - a game in the banks begins; any other is looked for on the tape. Right after the bar has gone on by itself, it is the game before
menu_choose:
        proc
        local seen
        call song_end
        ld hl,(menu_idle)
        ld de,MENU_WANDER - MENU_LATE
        or a
        sbc hl,de
        ld a,h
        or a
        jr nz,seen
        ld a,l
        cp MENU_LATE + 1
        jr nc,seen
        ld a,(menu_meant)
        ld (PLAY_LINE),a
seen:
        ld a,(PLAY_LINE)
        inc a
        ld (PLAY_GAME),a
        call kept_at
        jp z,find_page
        call kept_take
        jp session_end
        endp

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
