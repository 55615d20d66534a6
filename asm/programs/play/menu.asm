; menu.asm - the menu: a list of the games with a bar; what the game is that the bar is on; after a while the bar goes on by itself

        if ! defined PLAY_MENU
PLAY_MENU       equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "engine/sound/song.asm"
        include "programs/play/shared.asm"

MENU_IDLE:      equ 10 * 50             ; frames without a key until the bar goes on by itself
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
        local turn, away, still, gone, surprise
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
        cp 'R'
        call z,menu_again
        ld a,b
        cp 'S'
        jr z,surprise
        call step_keys
        bit 4,a                         ; KEY_FIRE
        jp nz,menu_choose
        ld c,a
        and KEY_UP | KEY_DOWN | KEY_LEFT | KEY_RIGHT
        jr z,still
        ld hl,MENU_IDLE
        call menu_step
        jr turn
surprise:
        call menu_surprise
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

; menu_surprise - move the bar to a game by chance, one that has not been played if there is one
menu_surprise:
        proc
        local less, each, next, over
        ld a,(games)
        ld b,a
        ld c,a
        ld a,(FRAMES)
less:
        sub b
        jr nc,less
each:                                   ; A = a line less the number of lines
        inc a
        jr nz,next
        sub b
next:
        dec c
        jr z,over                       ; all others have been played
        ld e,a
        add a,b
        ld hl,PLAY_LINE
        cp (hl)
        ld l,a
        ld a,e
        jr z,each
        ld a,l
        add a,low PLAY_PLAYED
        ld l,a
        ld a,(hl)
        or a
        ld a,e
        jr nz,each
over:
        add a,b
        ld hl,PLAY_LINE
        cp (hl)
        ld hl,MENU_IDLE
        ld c,KEY_DOWN
        jr z,menu_step
        jr menu_go
        endp

; menu_left - is the game that was left last in the banks?
; Out:   NZ: yes
; Uses:  AF, HL
menu_left:
        ld a,(PLAY_LEFT)
        or a
        ret z
        jp kept_at

; menu_again - play it again
; Out:   only if it is not there; B as before
menu_again:
        call menu_left
        ret z
        ld a,(PLAY_LEFT)
        dec a
        ld (PLAY_LINE),a                ; fall through into menu_choose

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
