; out_page.asm - the goal is reached: what is told in place of the window; and how a page of a walk begins

        if ! defined LARGE_OUT_PAGE
LARGE_OUT_PAGE equ 1

        include "engine/text/key_caps.asm"
        include "programs/large/explore.asm"

DEMO_OUT:       equ 150                 ; frames

; page_begin - begin the page of a walk, with the name of its kind, which the map of a large maze covers
; In:    HL = its texts; maze_kind
; Uses:  AF, BC, DE, HL
page_begin:
        push hl
        ink INK_TEXT
        call clear_screen
        pop hl
        call draw_text
        ld hl,making_text
        call draw_text
        call theme_row
        rrca
        rrca
        rrca
        and 7
        or $40
        ld c,a                          ; the name is as bright
        call kind_name
        ld de,2 * 256 + 17
        jp draw_logo

; theme_row - the first row in the colour of this maze
; Out:   A = it
; Uses:  F, BC, HL
theme_row:
        proc
        local cell
        ld a,(theme)
        ld hl,ATTRIBUTES
        ld b,32
cell:
        ld (hl),a
        inc l
        djnz cell
        ret
        endp

; kind_name - the name of the maze's kind
; Out:   HL
; Uses:  F, DE
kind_name:
        ld de,(maze_kind)
        ld d,0
        ld hl,kind_names
        add hl,de
        ret

; out_page - the ring is reached; the shortest way is on the map
out_page:
        call out_clear
        ld hl,out_title
        ld de,2 * 256 + 3
        ld c,$45
        call draw_logo
        ld a,(walk_mode)
        or a
        jp nz,challenge_out

; free_out - the figures of a free walk; then the next maze
free_out:
        proc
        local most
        ld hl,(way_left)
        ld (best_steps),hl
        call won_steps
        ld hl,reached_text
        call draw_text
        ld hl,on_keys
        call draw_keys
        call out_wait
        jp c,choose_page
        ld hl,chosen_size
        ld a,(hl)
        cp SIZES - 1
        jr z,most
        inc (hl)
most:
        jp choose_made_next
        endp

; won_steps - draw the steps that were taken, and unless gems had to be taken those of the shortest way; praise only for who found that way alone
won_steps:
        ld hl,steps_text
        call draw_text
        ld hl,(steps)
        ld d,19
        call won_steps_draw
        ld a,(maze_kind)
        cp GEMS
        ret z                           ; it was locked: the shortest way leaves out its gems
        ld hl,fewest_text
        call draw_text
        ld hl,(best_steps)
        ld d,20
        call won_steps_draw
        ld de,(best_steps)
        ld hl,(steps)
        or a
        sbc hl,de
        ld a,(helped)
        or h
        or l
        ld hl,best_text
        jp z,draw_text
        ret
won_steps_draw:                         ; HL = steps of the field: two of them lead to the next cell
        srl h
        rr l
        jp won_number

; out_clear - clear the window and the panel, and say what the line is
out_clear:
        proc
        local row, cell
        ld d,1
row:
        ld e,0
        ink INK_TEXT
        ld a,d
        cp PANEL_TIME
        ld b,32
        jr nc,cell
        ld b,PANEL - 1                  ; a frame is right of it
cell:
        ld a,' '
        call draw_char
        inc e
        djnz cell
        inc d
        ld a,d
        cp 24
        jr nz,row
        ld hl,line_text
        jp draw_text
        endp

; out_wait - wait for ENTER, SPACE, N or fire; in a demonstration for three seconds
; Out:   carry set: BREAK; A = the key
out_wait:
        proc
        local wait, player, left
        ld a,(demo_on)
        or a
        call z,keys_seen
        ld b,DEMO_OUT
wait:
        halt
out_frame:
        ld a,(demo_on)
        or a
        jr z,player
        call demo_key
        djnz wait
        ret
player:
        call key_read
        cp KEY_BREAK
        scf
        ret z
        cp 13
        ret z
        cp ' '                          ; whatever fire is
        ret z
        cp 'N'
        ret z
        call step_keys
        and KEY_FIRE
        jr z,wait
        ret
        endp

reached_text:
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 7, 5, DRAWN_MAN, TEXT_COLOUR, FINISH_INK, "  ", DRAWN_RING, TEXT_END
steps_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 19, 1, "steps", TEXT_END
fewest_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 20, 1, "fewest", TEXT_END
line_text:
        db TEXT_COLOUR, $78, TEXT_AT, PANEL_TIME, PANEL + 1, " way to the goal", TEXT_END
best_text:
        db TEXT_COLOUR, $44, TEXT_AT, 21, 1, "Perfect walk!", TEXT_END
kind_names:                             ; each with its rule; those that are locked come last
        db "WINDING", TEXT_END, TEXT_END
maze_name:                              ; of a free walk, too, where 0 would be a lock
        db "MAZE", TEXT_END, TEXT_END
hunted_name:
        db "HUNTED", TEXT_END, "A fast hound!", TEXT_END
dark_name:
        db "DARK", TEXT_END, TEXT_END
locked_name:
        db "LOCKED", TEXT_END, "Take every gem!", TEXT_END
centre_name:
        db "CENTRE", TEXT_END, "Take every gem!", TEXT_END
cellar_name:
        db "CELLAR", TEXT_END, "Take every gem!", TEXT_END
lair_name:
        db "LAIR", TEXT_END, "Gems, fast hound", TEXT_END
KIND_WINDING:   equ 0
KIND_MAZE:      equ maze_name - kind_names
KIND_HUNTED:    equ hunted_name - kind_names
KIND_DARK:      equ dark_name - kind_names
KIND_LOCKED:    equ locked_name - kind_names
KIND_CENTRE:    equ centre_name - kind_names
KIND_CELLAR:    equ cellar_name - kind_names
KIND_LAIR:      equ lair_name - kind_names
making_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, PANEL_MESSAGE, PANEL + 1, "Digging ..      ", TEXT_END

        endif
