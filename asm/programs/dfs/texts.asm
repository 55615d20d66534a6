; texts.asm - what this tape says

        if ! defined DFS_TEXTS
DFS_TEXTS equ 1

name_text:
        db "DEPTH FIRST", TEXT_END
tagline_text:
        db "Long winding ways", TEXT_END
goal_text:
        db "Find the red ring before night.", TEXT_END
find_text:
        db "Find the way to the red ring. Ready?", TEXT_END
hunt_text:
        db "A fox will be after you. Ready?", TEXT_END
night_text:
        db "Night: a torch, and twice the par. Ready?", TEXT_END
tape_name:
        db "hedge best"

        endif
