; variables.asm - the variables of a listing's code, at its end

        include "engine/variables.asm"
        if defined MAGAZINE_ROAM
        roam_variables
        endif
