; words.asm - names, texts and tables that are unpacked with the pages, but stay while there is a maze
;
; They are behind the buffers of the library, and written once more, the same, each time that the pages are unpacked.

        if ! defined TILINGS_WORDS
TILINGS_WORDS equ 1

        include "programs/tilings/stairs.asm"
        include "programs/tilings/thicken.asm"
        include "programs/tilings/dots.asm"
        include "programs/tilings/choices_most.asm"
        include "tiling/menu.asm"

BRIGHT_INK:     equ $45                 ; cyan

generator_names:
        db "Depth first", TEXT_END, "Prim", TEXT_END, "Kruskal", TEXT_END, "Growing tree", TEXT_END
        db "Wilson", TEXT_END, "Binary tree", TEXT_END, "Eller storeys", TEXT_END, "Hunt and kill", TEXT_END
        db "Prim on edges", TEXT_END, "Closed rings", TEXT_END
generators:
        dw links_generate_dfs, links_generate_prim, links_generate_kruskal, links_generate_growing_tree
        dw links_generate_wilson, links_generate_binary_tree, links_generate_eller_storeys
        dw links_generate_hunt_and_kill, links_generate_prim_edges, links_generate_rings

; of the walls of each tiling: never the white of trail and way, nor the walker's yellow; green, as what is near, only where no distances are shown
wall_inks:
        db 5, 3, BRIGHT_INK, 3, 5, 3, 4, BRIGHT_INK, 3, 5, 3, 4, 3
        ds wall_inks + TILINGS - $, BRIGHT_INK

panel_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, STEPS_ROW - 1, PANEL, "Steps", TEXT_AT, FEWEST_ROW - 1, PANEL, "Fewest", TEXT_END
panel_keys:
        db 15, PANEL, "S", PANEL + 2, "show", TEXT_END, 18, PANEL, "N", PANEL + 2, "next", TEXT_END
        db 19, PANEL, "T", PANEL + 2, "tile", TEXT_END, 21, PANEL, "M", PANEL + 2, "menu", TEXT_END, KEYS_END
heat_key:
        db 16, PANEL, "H", PANEL + 2, "heat", TEXT_END, KEYS_END
heat_text:
        db " Green is near, red is far", TEXT_END
out_text:
        db " Out! Steps too many: ", TEXT_END
out_shortest_text:
        db " Out! No way is shorter.", TEXT_END
out_helped_text:
        db " Out, with the way shown.", TEXT_END
working_text:
        db " Making ", TEXT_END
watch_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " 0-9 pace  SPACE now  BREAK end ", TEXT_END
rose_digits:
        db ROSE_ROW + 4, ROSE_COLUMN - 2, "5678", ROSE_COLUMN - 2, TEXT_END, KEYS_END

        endif
