; wave_page.asm - a field with a cursor: place ends and walls, make other fields

        if ! defined WAVE_PAGE
WAVE_PAGE equ 1

        include "engine/keys/keys.asm"
        include "engine/text/number.asm"
        include "engine/pages/number_input.asm"
        include "engine/keys/session.asm"
        include "engine/views/tiles.asm"
        include "engine/pages/title.asm"
        include "lib/random.asm"
        include "generate/generate_dfs.asm"
        include "programs/wave/wave_send.asm"

END_INK:        equ $78                 ; black on bright white
CURSOR_INK:     equ $5F                 ; bright white on magenta

WAVE_COLUMNS:   equ 32
WAVE_ROWS:      equ 21
TENTH:          equ 26                  ; of 256: 10 % of stones
LIMIT_FIRST:    equ 10                  ; steps
LIMIT_INK:      equ $47                 ; bright white

; new_field - make and show the field of `seed`, with both ends in their places
new_field:
        proc
        local maze, made
        ld a,(maze_kind)
        or a
        jr nz,maze
        ld hl,10 * 256 + 2
        ld (wave_start),hl
        ld hl,10 * 256 + 29
        ld (wave_finish),hl
        call stones
        jr made
maze:
        ld hl,1 * 256 + 1
        ld (wave_start),hl
        ld hl,256 * (WAVE_ROWS - 2) + 29
        ld (wave_finish),hl
        ld hl,WAVE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,(seed)
        ld (rng_seed),hl
        call generate_dfs
made:
        ld hl,(wave_start)
        ld (cursor),hl
        ink INK_TEXT
        call clear_screen
        ld hl,bar_text
        call draw_text
        ink INK_BAR
        ld hl,(seed)
        xor a
        ld de,10
        call draw_number
        ld hl,keys_text
        call draw_text
        endp

; show_field - draw the field without a wave
show_field:
        ld bc,WAVE_ROWS * 256 + WAVE_COLUMNS
        call draw_field
        call draw_ends
        ld hl,help_text
        call draw_text
        ld hl,(wave_limit)
        ld a,h
        or l
        ld a,0
        ld b,3
        ld de,22 * 256 + 29
        ld c,LIMIT_INK
        call nz,draw_digits
        call cursor_show

; wave_frame - one fiftieth of a second
wave_frame:
        proc
        local edge
        halt
        call key_read
        ld hl,wave_letters
        call key_act
        call keys_step
        jr z,wave_frame
        bit 4,a
        jp nz,send_wave
        push af
        call cursor_hide
        pop af
        ld de,(cursor)
        keys_move
        ld a,d
        cp WAVE_ROWS
        jr nc,edge
        ld a,e
        cp WAVE_COLUMNS
        jr nc,edge
        ld (cursor),de
edge:
        call cursor_show
        jr wave_frame
        endp

wave_letters:
        db KEY_BREAK
        dw session_end
        db 'N'
        dw another_field
        db 'M'
        dw other_kind
        db 'D'
        dw new_density
        db 'T'
        dw typed_field
        db 'L'
        dw new_limit
        db 'S'
        dw start_here
        db 'F'
        dw finish_here
        db ' '
        dw turn_wall
        db 13
        dw send_wave
        db 0

; start_here, finish_here - move an end to the cursor, if that place is free
start_here:
        ld de,(cursor)
        ld (wave_start),de
        jr end_moved
finish_here:
        ld de,(cursor)
        ld (wave_finish),de
end_moved:
        call field_address
        ld (hl),FIELD_PATH
        call cursor_hide
        jp show_field

; turn_wall - set or remove a wall at the cursor, but not at an end
turn_wall:
        ld de,(cursor)
        ld hl,(wave_start)
        or a
        sbc hl,de
        jp z,wave_frame
        ld hl,(wave_finish)
        or a
        sbc hl,de
        jp z,wave_frame
        call field_address
        ld a,(hl)
        xor FIELD_WALL
        and FIELD_WALL
        ld (hl),a
        call cursor_hide
        jp show_field

; other_kind - change between a maze and stones
other_kind:
        ld hl,maze_kind
        ld a,(hl)
        xor 1
        ld (hl),a
        jp new_field

; another_field - make the next seed's field
another_field:
        ld hl,(rng_seed)
        ld (seed),hl
        jp new_field

; typed_field - make the field of a typed seed
typed_field:
        call cursor_hide
        call seed_type
        jp c,show_field
        ld (seed),hl
        jp new_field

; new_density - 10, 20, 30, 40 % of stones in turn
new_density:
        proc
        local set_density
        ld hl,density
        ld a,(hl)
        add a,TENTH
        cp 4 * TENTH + 1
        jr c,set_density
        ld a,TENTH
set_density:
        ld (hl),a
        xor a
        ld (maze_kind),a
        jp new_field
        endp

; stones - make a field of random stones, none at the two ends
stones:
        proc
        local cell, stone
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,(seed)
        ld (rng_seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two draws to differ
        ld de,field
        ld bc,WAVE_ROWS * WAVE_COLUMNS
cell:
        call rng_next
        ld hl,density
        cp (hl)
        jr c,stone
        xor a
        ld (de),a
stone:
        inc de
        dec bc
        ld a,b
        or c
        jr nz,cell
        ld de,(wave_start)
        call field_address
        ld (hl),FIELD_PATH
        ld de,(wave_finish)
        call field_address
        ld (hl),FIELD_PATH
        ret
        endp

; cursor_show - colour the cursor's cell; cursor_hide - restore its colour
cursor_show:
        call cursor_address
        ld a,(hl)
        ld (cursor_under),a
        ld (hl),CURSOR_INK
        ret
cursor_hide:
        call cursor_address
        ld a,(cursor_under)
        ld (hl),a
        ret
cursor_address:
        ld de,(cursor)
        jp place_attribute

; draw_ends - draw S and F
draw_ends:
        ld de,(wave_start)
        ld a,'S'
        call draw_end
        ld de,(wave_finish)
        ld a,'F'
draw_end:
        inc d
        ld c,END_INK
        jp draw_char

bar_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "WAVE  Seed                    T ", TEXT_END
keys_text:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "S F ends  SPACE wall  ENTER wave", TEXT_END
help_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_KEY, "N", TEXT_INK, INK_TEXT, " new  "
        db TEXT_INK, INK_KEY, "M", TEXT_INK, INK_TEXT, " maze  ", TEXT_INK, INK_KEY, "D", TEXT_INK, INK_TEXT, " %  "
        db TEXT_INK, INK_KEY, "T", TEXT_INK, INK_TEXT, " seed ", TEXT_INK, INK_KEY, "L", TEXT_INK, INK_TEXT, " any", TEXT_END

        endif
