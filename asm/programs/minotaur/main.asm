; main.asm - a game: find the gold of a labyrinth, and the door, before the Minotaurs find you
;
; Memory:  5F40-7FFF what does not hurry, and what is packed (contended); 8000-FF57 code, variables, pictures, the labyrinth, the window's code
; Screen:  programs/minotaur/pictures/loading.screen
; Loading: Minotaur
; Play:    8, Minotaur: Find the gold, and the door, in the labyrinth
; Ink:     6
; Pictures: z z z z z z z z z z z s z z z z z z z z z z z z z z z z p p p p p p p p p p p p a a, 30;
;          front = z z z z z z z z z z z z, 200; dark = z z z z z z z z z z z c 1 5 9 2 z z z z z z z z z z z z z z z z p p p p p a a, 60;
;          map = z z z z z z z z z z z s z z z z z z z z z z z z z z z z p p p p p p p p p p p p a a a a a a a a p p p p p p p p m, 30

        org $5F40

BREAK_FRAMES:   equ 25                  ; CAPS SHIFT and SPACE may be keys of the game
FRONT_LISTS:    equ 1
STACK_SIZE:     equ 132 + 60
SESSION_FRAME:  equ strip_frame
SESSION_LEAVE:  equ minotaur_leave
BLOCKS_MEMORY:  equ $DC00
BLOCKS_USE_APART: equ 1
USUAL_KEYS_APART: equ 1
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
BRAID_LARGE_QUICK: equ 0                ; no room

        public start

; start - the title, then games until BREAK
start:
        ld hl,FLAGS                     ; bit 4: the ROM of a 128K looks for a keypad in its interrupt, 450 to 4,300 T, by the chip's ports
        ld a,(hl)
        ld (flags_kept + 1),a
        res 4,(hl)
        call pages_unpack
        call effect_stop                ; A = 0
        ld (front_line),a
        ld hl,title_screen
        call session_begin
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        jp front_page

        include "programs/minotaur/layout.asm"
        include "programs/minotaur/overlays.asm"
        include "programs/minotaur/kept.asm"
        include "programs/minotaur/own_keys.asm"
        include "programs/minotaur/game.asm"

; minotaur_leave - BASIC is to have the machine back as it was
minotaur_leave:
        call sound_quiet
flags_kept:
        ld a,0                          ; operand
        ld (FLAGS),a
        ret

        include "programs/minotaur/colours.asm"
        include "programs/minotaur/light.asm"
        include "programs/minotaur/panel.asm"
        include "programs/minotaur/thread.asm"
setting_packed:
        ds 639
setting_packed_end:
        include "lib/random.asm"
        include "programs/minotaur/play_begin.asm"
        include "programs/minotaur/events.asm"
        include "programs/minotaur/hero_finds.asm"
        include "programs/minotaur/demo.asm"
        include "programs/minotaur/meet.asm"
        include "programs/minotaur/things.asm"

        org $8000                       ; not contended from here on
        include "engine/blocks/blocks.asm"
        include "programs/minotaur/moves.asm"
        include "engine/keys/any_key.asm"
        include "programs/minotaur/hero.asm"
        include "programs/minotaur/hunt.asm"
        include "programs/minotaur/search.asm"
        include "programs/minotaur/think.asm"
        include "programs/minotaur/beasts.asm"
        include "programs/minotaur/near.asm"
        include "programs/minotaur/figures.asm"
        include "programs/minotaur/cost.asm"
        include "programs/minotaur/dots.asm"
        include "programs/minotaur/window.asm"
        include "programs/minotaur/play.asm"
        include "programs/minotaur/chip_call.asm"
making_packed:
        ds 2120
making_packed_end:
order:                                  ; a search's list of rooms, up to 961: the pictures lie here until they have been shifted
beast_pictures:
        incbin "programs/minotaur/beast.24x24.sprites"
thing_pictures:
        incbin "programs/minotaur/things.24x24.sprites"

        include "programs/minotaur/chip_begin.asm"
chip_packed:    equ $                   ; it lies in the variables that follow, too: they are not in use yet
chip_packed_end: equ chip_packed + 1229
        if chip_packed_end > GROUND_START - CHIP_STACK
        .error what is packed reaches into the stack of chip_begin
        endif

        include "include/large.asm"     ; the variables of what makes a labyrinth are there before it
        ds order + 2 * 961 + 2 - $
        ground_variables
        include "lib/variables.asm"
image_end:
; The library's field and what follows it are in the memory of the pictures and of the labyrinth: only `work` is used.
beast_shifted:  equ GROUND_START - 11 * FIGURE
things_shifted: equ beast_shifted + 2 * FIGURE
        if work + 256 + CHIP_STACK > beast_shifted
        .error the variables reach into the pictures
        endif
        ds $C000 - $

; in bank 4 of a 128K
chip_unpacked:
        include "programs/minotaur/chip.asm"
chip_unpacked_end:
        ds smell - $

setting_unpacked:
        include "programs/minotaur/setting.asm"
setting_unpacked_end:
        ds smell_other - $

levels_unpacked:
        include "programs/minotaur/levels.asm"
        include "programs/minotaur/level_page.asm"
        include "programs/minotaur/map_page.asm"
levels_unpacked_end:
        ds BLOCKS_MEMORY - $

; the window's code is here in a game; between games the pages, and behind them what makes a labyrinth
pages_unpacked:
        include "engine/keys/session.asm"
        include "programs/minotaur/pages.asm"
        include "programs/minotaur/front.asm"
        include "programs/minotaur/ends.asm"
pages_unpacked_end:
making_unpacked:
        include "programs/minotaur/world.asm"
making_unpacked_end:
        if $ > BLOCKS_MEMORY + BLOCKS_SIZE
        .error what is unpacked is too long
        endif
        ds BLOCKS_MEMORY + BLOCKS_SIZE - $
        include "engine/variables.asm"
        search_variables
        things_variables
        beasts_variables
        hunt_variables
        hero_variables
        meet_variables
        think_variables
        thread_variables
        demo_variables
        near_variables
        scene_variables
        cost_variables
        dots_variables
        play_variables
        panel_variables
        level_variables
        kept_variables
        strip_variables
        gate_find_variables
        things_place_variables
        if hero_event < 256 * GROUND_ROWS
        .error the row of a dead Minotaur is one of the labyrinth: meet.asm
        endif
        if $ > near_made
        .error the variables are too long
        endif
        ds $FF18 - $                    ; what the window can show, things, Minotaurs, gates

        end start
