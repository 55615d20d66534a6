; texts.asm - what this tape says

        if ! defined CORRIDOR_TEXTS
CORRIDOR_TEXTS equ 1

name_text:
        db "CORRIDOR", TEXT_END
tagline_text:
        db "A new maze in 1/250 second", TEXT_END
goal_text:
        db "Race to the red ring.", TEXT_END
find_text:
        db "Find the way to the red ring. Ready?", TEXT_END
hunt_text:
        db "A ghost will be after you. Ready?", TEXT_END
dark_text:
        db "Look well: the lights go out! Ready?", TEXT_END
tape_name:
        db "corridor b"

        endif
