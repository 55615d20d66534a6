; walk_places.asm - where a walk has its variables: below the field, and at the beginning of `work`
;
; Include it behind lib/variables.asm, and before what reads them.

        if ! defined GENERATORS_WALK_PLACES
GENERATORS_WALK_PLACES equ 1

WALK_PLACES:    equ 35                  ; bytes of all that follows

hunt_trail:     equ work                ; HUNT_RING steps of who walks
gems:           equ field - WALK_PLACES ; three times column, row; steps from the way; row 0: none
walk_extra:     equ gems + 9            ; word, 84 at most: steps of the detours to those that were taken, or to all where all open the ring
par_more:       equ walk_extra + 2      ; word: tenths of a second of par beside the way
gems_next:      equ par_more + 2        ; word: where the next one is noted
gems_every:     equ gems_next + 2       ; a quarter of the way
gems_wait:      equ gems_every + 1      ; steps until there may be one
ghost_clock:    equ gems_wait + 1       ; word: tenths of a second that the ghost has used
ghost_part:     equ ghost_clock + 2     ; word: of a step, in tenths of the time to beat
ghost_at:       equ ghost_part + 2      ; its place: column, row
ghost_next:     equ ghost_at + 2        ; word: where the code of its next step is
ghost_shown:    equ ghost_next + 2      ; the place where it is drawn
hunts:          equ ghost_shown + 2     ; HUNTS, THIEF_WALKS, THIEF_GONE, or 0: a race
hunt_end:       equ hunts + 1           ; word: where the next step of who walks is noted
walk_counted:   equ hunt_end + 2        ; after a walk: those of its stars that are given
walk_won:       equ walk_counted + 1    ; word: its points
walk_record:    equ walk_won + 2        ; not 0: something is beaten
rank_before:    equ walk_record + 1     ; the low byte of the address of the rank's name before this walk
        if rank_before + 1 > field
        .error the variables of a walk are in the field
        endif

        endif
