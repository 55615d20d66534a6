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
MENU_REST:      equ 4                   ; frames until what the bar is on is shown: more than between two steps while a key is held
INK_MEANT:      equ $28

menu_variables macro
menu_idle:      ds 2
menu_meant:     ds 1                    ; the line that was chosen last; the bar may have left it by itself
menu_away:      ds 1                    ; 1: it has
menu_due:       ds 1                    ; frames until the panel is drawn; 0: it is there
menu_broken:    ds 1                    ; 1: BREAK has been answered, and is held still
menu_shine:     ds 1                    ; frames since the panel was drawn
menu_said:      ds 2                    ; the text of the foot
menu_seen:      ds PLAY_MOST            ; lines that were a surprise: not 0
find_seconds:   ds 2
emblem_bytes:   ds EMBLEM_BYTES
name_bytes:     ds TITLE_BYTES
        endm

; menu_page - the page, until a game or BREAK is chosen
menu_page:
        proc
        local turn, held, typed, away, back, still, gone, surprise, broken
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
        ld hl,1 * 256                   ; a BREAK that is held still was meant for the game
        ld (menu_due),hl
        xor a
        ld (menu_away),a
turn:
        call song_frame
        call panel_turn
        call key_read
        cp KEY_BREAK
        jr z,broken
        ld b,a
        call break_held
        jr nc,held
        ld hl,menu_broken
        ld a,(hl)
        ld (hl),0
        dec a
        jr nz,held
        ld b,a                          ; its SPACE is no key
held:
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
        ld a,(menu_away)
        or a
        ld a,c
        jr nz,away
        and KEY_UP | KEY_DOWN | KEY_LEFT | KEY_RIGHT
        jr z,typed
        ld hl,MENU_IDLE
        call menu_step
        ld hl,menu_foot
        call menu_say
        jr turn
surprise:
        call menu_surprise
        jr turn
typed:                                  ; any other key takes back the question
        or b
        jr z,still
        ld hl,menu_foot
        call menu_say
        jr still
away:                                   ; it plays by itself: what has no meaning there leads back to the choice
        or b
        jr z,still
back:
        call menu_return
        ld hl,MENU_IDLE
        ld a,(menu_meant)
        call menu_go
        ld hl,menu_foot
        call menu_say
        jr turn
broken:
        ld hl,menu_broken
        ld a,(hl)
        ld (hl),1
        or a
        jp nz,turn
        ld a,(menu_away)
        or a
        jr nz,back
        ld hl,menu_foot_leave
        call menu_say
        jp z,menu_leave                 ; it was asked before
        ld hl,MENU_IDLE
        ld (menu_idle),hl
        jp turn
still:
        ld hl,(menu_idle)
        dec hl
        ld (menu_idle),hl
        ld a,h
        or l
        jp nz,turn
        ld hl,menu_away
        ld a,(hl)
        or a
        ld (hl),1
        jr nz,gone
        ld a,(PLAY_LINE)
        ld (menu_meant),a
        ld hl,menu_foot_away
        call menu_say
gone:
        ld c,KEY_DOWN
        ld hl,MENU_WANDER
        call menu_step
        jp turn
        endp

; menu_return - if the bar has gone on by itself: it is where it was put now, and the mark at the other line goes
; Uses:  AF, B, C, DE, HL
menu_return:
        ld hl,menu_away
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld a,(menu_meant)
        jp menu_plain

; menu_say - the text of the foot
; In:    HL = its 32 characters
; Out:   Z: it is there already
; Uses:  AF, BC, DE, HL
menu_say:
        ld de,(menu_said)
        or a
        sbc hl,de
        ret z
        add hl,de
        ld (menu_said),hl
        ld de,256 * 23 + 0
        ink INK_BAR
        call draw_text
        or 1
        ret

; menu_step - move the bar, and say at once what the game is
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
        call menu_go
        halt                            ; the goal is drawn ahead of the beam
        ld a,(PLAY_LINE)
        call game_record
        ld de,256 * GOAL_TOP + PANEL_LEFT
        jp goal_draw
        endp

; menu_go - move the bar to a line; the panel becomes black, for the rest of it is drawn when the bar rests
; In:    A = line; HL = frames until it goes on by itself
menu_go:
        proc
        local usual, placed, row, cell
        ld (menu_idle),hl
        push af
        ld a,(menu_away)
        or a
        jr z,usual
        ld hl,menu_meant
        ld a,(PLAY_LINE)
        cp (hl)
        jr nz,usual
        ld c,INK_MEANT                  ; the choice stays marked
        call menu_bar
        jr placed
usual:
        ld a,(PLAY_LINE)
        call menu_plain
placed:
        pop af
        ld (PLAY_LINE),a
        ink INK_CHOICE
        ld a,(PLAY_LINE)
        call menu_bar
        ld hl,menu_due
        ld a,(hl)
        ld (hl),MENU_REST
        or a
        ret nz                          ; it is black
menu_dark:                              ; A = 0
        ld hl,ATTRIBUTES + 32 * EMBLEM_TOP + PANEL_LEFT
        ld de,32 - PANEL_WIDTH
        ld c,PANEL_ROWS
row:
        ld b,PANEL_WIDTH
cell:
        ld (hl),a                       ; 0
        inc hl
        djnz cell
        add hl,de
        dec c
        jr nz,row
        ret
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
