; overlay.asm - the pages and the generators, unpacked where the solver works when somebody walks

        if ! defined LARGE_OVERLAY
LARGE_OVERLAY equ 1

        include "engine/data/unzx0.asm"

; to_title, to_menu, to_next - leave the walk for a page, or for the maze that follows
to_title:
        ld hl,opening_page
        jr to_page
to_menu:
        ld hl,choose_page
        jr to_page
to_next:
        ld hl,choose_made_next
to_page:                                ; HL = where to
        ld sp,stack_top
        push hl
        ld hl,pages_packed
        ld de,pages_unpacked
        jr unzx0

pages_packed:
        ds PAGES_PACKED
pages_packed_end:

        endif
