; menu.asm - the menu: a list of the games with a bar; what the game is that the bar is on; after a while the bar goes on by itself

        if ! defined PLAY_MENU
PLAY_MENU       equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "engine/sound/song.asm"
        include "programs/play/shared.asm"

MENU_IDLE:      equ 20 * 50             ; frames without a key until the bar goes on by itself
MENU_WANDER:    equ 3 * 50              ; from then on
MENU_ENTER:     equ 13
MENU_GROUP:     equ 8                   ; lines without a gap

menu_variables macro
menu_idle:      ds 2
menu_meant:     ds 1                    ; the line that was chosen last; the bar may have left it by itself
menu_away:      ds 1                    ; 1: it has
find_seconds:   ds 2
emblem_bytes:   ds EMBLEM_BYTES
name_bytes:     ds TITLE_BYTES
        endm

; menu_page - the page, until a game or BREAK is chosen
menu_page:
        proc
        local turn, away, still, gone
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
        xor a
        ld (menu_away),a
turn:
        call song_frame
        call key_read
        cp KEY_BREAK
        jp z,menu_leave
        ld b,a
        ld a,(menu_away)
        or a
        jr nz,away
        ld a,b
        cp MENU_ENTER
        jp z,menu_choose
        call step_keys
        bit 4,a                         ; KEY_FIRE
        jp nz,menu_choose
        ld c,a
        and KEY_UP | KEY_DOWN | KEY_LEFT | KEY_RIGHT
        jr z,still
        ld hl,MENU_IDLE
        call menu_step
        jr turn
away:                                   ; the first key only leads back to the choice
        push bc
        call step_keys
        pop bc
        or b
        jr z,still
        xor a
        ld (menu_away),a
        ld hl,MENU_IDLE
        ld a,(menu_meant)
        call menu_go
        jr turn
still:
        ld hl,(menu_idle)
        dec hl
        ld (menu_idle),hl
        ld a,h
        or l
        jr nz,turn
        ld hl,menu_away
        ld a,(hl)
        or a
        ld (hl),1
        jr nz,gone
        ld a,(PLAY_LINE)
        ld (menu_meant),a
gone:
        ld c,KEY_DOWN
        ld hl,MENU_WANDER
        call menu_step
        jr turn
        endp

; menu_step - move the bar
; In:    C = directions; HL = frames until it goes on by itself
menu_step:
        proc
        local down, across, over, placed
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
        endp                            ; fall through into menu_go

; menu_go - move the bar to a line
; In:    A = line; HL = frames until it goes on by itself
menu_go:
        ld (menu_idle),hl
        push af
        ink INK_TEXT
        call menu_bar
        pop af
        ld (PLAY_LINE),a
        ink INK_CHOICE
        call menu_bar
        jp menu_show

; menu_choose - a game in the banks begins; any other is looked for on the tape
menu_choose:
        call song_end
        ld a,(PLAY_LINE)
        inc a
        ld (PLAY_GAME),a
        call kept_at
        jp z,find_page
        call kept_take
        jp session_end

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
