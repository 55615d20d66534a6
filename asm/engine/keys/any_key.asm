; any_key.asm - any key at all, and none: key_any.asm and key_wait.asm. A program can also include each where it needs it

        if ! defined ENGINE_ANY_KEY
ENGINE_ANY_KEY equ 1

        include "engine/keys/key_any.asm"
        include "engine/keys/key_wait.asm"

        endif
