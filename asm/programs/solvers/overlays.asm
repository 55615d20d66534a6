; overlays.asm - pages that are unpacked when they are needed, where solvers have their arrays: the title page and those that it leads to; the
;                page of mazes

        if ! defined SOLVERS_OVERLAYS
SOLVERS_OVERLAYS equ 1

; pages_unpack, racing_unpack, ending_unpack, betting_unpack, helping_unpack - the pages are there
; Uses:  AF, BC, DE, HL
pages_unpack:
        ld hl,pages_packed
        jr route_unpack
ending_unpack:
        ld hl,ending_packed
        jr route_unpack
betting_unpack:
        ld hl,betting_packed
route_unpack:
        ld de,route                     ; all of them begin there
        jr unzx0
helping_unpack:
        ld hl,helping_packed
        ld de,helping_unpacked
        jr unzx0
racing_unpack:
        ld hl,racing_packed
        ld de,racing_unpacked           ; fall through into unzx0

        include "engine/data/unzx0.asm"

        endif
