; begin.asm - the beginning of a walk: what is needed once, and so among the pages

        if ! defined LARGE_BEGIN
LARGE_BEGIN equ 1

        include "engine/views/map_begin.asm"
        include "engine/views/map_see_window.asm"
        include "engine/views/view_begin.asm"
        include "programs/large/explore.asm"

CHALLENGE_TRIES: equ 3                  ; at first
TORCH_TOP:      equ 6                   ; the window in a dark maze
TORCH_LEFT:     equ 2
TORCH_ROWS:     equ 11
TORCH_COLUMNS:  equ 9
GLOW_INK:       equ $02                 ; dim red
BONE_INK:       equ $47                 ; bright white

; explore - walk in the maze of the field from its beginning
; In:    the maze, its page, walk_mode; map_begin has been called
explore:
        proc
        local nothing, third, dark
        ld sp,stack_top
        ld hl,gems_got
        ld b,hound_kept - gems_got
nothing:
        ld (hl),0
        inc hl
        djnz nothing
        call map_frame
        ld hl,explore_view
        call view_use
        ld hl,third_marks
        ld bc,9
        ld a,(walk_mode)
        or a
        jr z,third
        add hl,bc
third:
        ld de,gem_mark
        ldir
        call walk_from
        call view_place
        ld (hl),HERO + ENTRANCE
        call map_hero_none
        ld a,(walk_mode)
        or a
        jr nz,dark
        ld a,(map_seen)
        ld (map_unseen),a               ; all of it is known: a line leaves no trace
        call map_draw
        ld hl,start_shape
        ld de,0
        ld c,START_INK + FINISH_MAP_PAPER
        call map_mark
        call no_message
        jr explore_shown
dark:
        res 4,(hl)                      ; ENTRANCE is GEM here
        call torch
        call map_dark
        call map_gems
        call kind_name
        xor a
        ld b,1                          ; not more than 256 letters
        cpir
        ld c,GEM_INK
        call tell_so                    ; the rule, behind the name
        ld a,(maze_kind)
        cp KIND_LOCKED
        ld hl,lock_mark
        sbc a,a
        ld (maze_kind),a                ; 0: locked; from here on no other kind matters
        jr z,explore_locked
        endp
explore_shown:
        ld hl,ring_mark
explore_locked:
        call ring_put
        ld de,(goal)
        call view_place
        ld (hl),GOAL
        ld de,(hero)
        call view_centre
        call map_see_window
        call draw_all
        jp explore_walk                 ; the solver works where this is

; torch - in a dark maze the window is smaller, and glows at its edges
; Uses:  AF, BC, DE, HL
torch:
        proc
        local cell, glow
        ld a,(level)
        call level_row
        inc hl
        bit 7,(hl)                      ; DARK
        ret z
        ld hl,TORCH_LEFT * 256 + TORCH_TOP
        ld (view_top),hl                ; and view_left
        ld hl,TORCH_ROWS * 256 + TORCH_COLUMNS
        ld (view_columns),hl            ; and view_rows
        ld hl,256 * (TORCH_TOP - 1) + TORCH_ROWS + 2
        ld (map_cells),hl               ; and map_row
        xor a
        ld (map_column),a
        ld hl,cell
        jr map_framed
cell:
        call map_screen
        ld hl,glow
        ld c,GLOW_INK
        jp draw_shape
glow:
        db $AA, $55, $AA, $55, $AA, $55, $AA, $55
        endp

; map_frame - draw a frame round a map
; Uses:  AF, BC, DE, HL
map_frame:
        proc
        local cell
        ld hl,map_cells
        inc (hl)
        inc (hl)
        inc hl                          ; map_row
        dec (hl)
        inc hl                          ; map_column
        dec (hl)
        ld hl,cell
map_framed:
        call map_cells_all              ; those of the map follow
        jp map_begin
cell:
        call map_screen
        ld a,(theme)
        and $3F                         ; dim
        ld c,a
        ld a,' '
        jp draw_char
        endp

; walk_from - the hero is at the start with a bone, the hound at home
; Out:   D, E = row, column of the hero
; Uses:  A, HL
walk_from:
        ld hl,0
        ld (steps),hl
        ld (hound),hl
        ld a,BONE_INK
        ld (bone),a
        ld a,(hound_after)
        ld l,a
        ld (hound_wait),hl              ; and hound_sees
        ld de,(home)
        ld (hero),de
        ret

; map_gems - draw the gems on the map
; Uses:  AF, BC, DE, HL
map_gems:
        proc
        local each
        ld hl,gems
        ld b,GEMS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        call map_place_cell
        ld hl,gem_shape
        ld c,GEM_INK
        call map_mark
        pop bc
        pop hl
        djnz each
        jp draw_gems
        endp

explore_view:                           ; top, left, columns, rows, wall, floor, line, marks
        db 1, 0, WINDOW_COLUMNS, 21, WALLS_INK, $07, $47
third_marks:
        db START_INK
start_shape:
        db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C
        db GEM_INK, $00, $3C, $42, $E7, $7E, $3C, $18, $00
lock_mark:
        db LOCK_INK
        db $3C, $66, $66, $FF, $E7, $E7, $FF, $7E
explore_map:                            ; top, left, not seen, seen, line, hero
        db PANEL_MAP, PANEL, $05, WALLS_INK + $40, LINE_INK, HERO_MAP_INK

        endif
