; hints.asm - captions of the panel, and some notices

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

unneeded_text:                          ; a change that has changed nothing
        db " Nothing to change.", TEXT_END
open_text:
        db " The ring is open!", TEXT_END
hold_text:
        db " Any key goes on.", TEXT_END
captions:                               ; in the rows from TIME_ROW on, up to PANEL_PAR
        db TEXT_END
seed_text:
        db "Seed", TEXT_END, "Ends", TEXT_END, "Forks", TEXT_END, "Parts", TEXT_END, "Way", TEXT_END
blank_text:
        db TEXT_END
ghost_text:                             ; a caption of the panel
        db "Ghost", TEXT_END
stars_text:
        db "To win", TEXT_END

        endif
