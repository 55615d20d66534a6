; demo.asm - the library plays: it looks where the monsters are, and goes to the gems by the shortest way that is safe

        if ! defined MONSTER_DEMO
MONSTER_DEMO equ 1

        include "programs/monster/heart.asm"
        include "programs/monster/play.asm"

        public monster_demo, demo_held

DEMO_LEVEL:     equ 2
DEMO_SAFE:      equ 3                   ; rooms from a monster
DEMO_LOOK:      equ 5                   ; rooms that it looks ahead
DEMO_REST:      equ 60                  ; frames

; monster_demo - play levels until it is caught: for attract_run
; Uses:  AF, BC, DE, HL, IX
monster_demo:
        proc
        local each, won
        call game_begin
        ld a,ROOMS
        ld (demo_room),a
        ld a,DEMO_LEVEL
        ld (level),a
each:
        call level_enter
        call level_try
        jr nc,won
        call level_caught
        ld b,DEMO_REST
        jp play_rest
won:
        call level_out
        jr each
        endp

; demo_held - the keys that it holds
; Out:   A = directions and fire; NZ
; Uses:  F, BC, DE, HL
demo_held:
        proc
        local choose, fire
        xor a
        ld (demo_back),a
        ld a,(hero + WHERE)
        ld c,a
        ld a,(hero + GONE)
        or a
        jr z,choose
        ld a,(hero + WAY)
        ld b,a
        call way_back
        ld (demo_back),a
        ld a,b
        call room_beyond
choose:
        call demo_choose
        ld e,a
        ld a,(hero + WHERE)
        ld b,a
        call monsters_near
        cp 2
        ld a,e
        jr nc,fire
        or KEY_FIRE
fire:
        or a
        ret
        endp

; demo_choose - the best way from a room: the shortest to a gem on which it is earlier than any monster, else away from them. In each frame it
;               looks at one gem, so a frame is enough
; In:    C = room
; Out:   A = way, 0 for none yet
; Uses:  F, BC, DE, HL
demo_choose:
        proc
        local same, again, round, decided, goes, gem, goal, each, next, worse, inside
        ld a,c
        cp EXIT_ROOM
        jr nz,inside
        ld a,(gems_left)
        or a
        ld a,KEY_RIGHT
        ret z
inside:
        ld hl,demo_room
        ld a,c
        cp (hl)
        ld (hl),c
        jr z,same
again:
        ld hl,gems                      ; another room: from the first gem on
        ld (demo_gem),hl
        xor a
        ld (demo_best),a
same:
        ld b,EXIT_ROOM
        ld a,(gems_left)
        or a
        jr z,goal
        ld hl,(demo_gem)
gem:
        ld a,(hl)
        inc hl
        ld (demo_gem),hl
        cp GEMS_END
        jr z,round
        bit 7,a
        jr nz,gem
        ld b,a
goal:
        ld a,b
        ld (demo_goal),a
        call ways_of
        ld e,a
        ld a,(demo_back)
        cpl
        and e
        ld e,a                          ; E = its ways, but not the one back
        ld a,KEY_UP
each:
        ld d,a                          ; D = a way
        and e
        jr z,next
        push de
        ld a,(demo_room)
        ld c,a
        ld a,d
        call room_beyond
        push bc
        call demo_free
        pop bc
        inc a
        jr c,worse
        ld a,(demo_goal)
        ld b,a
        call distance
        cpl                             ; nearer is better, and better than any danger
worse:
        pop de
        ld hl,demo_best
        cp (hl)
        jr c,next
        ld (hl),a
        ld a,d
        ld (demo_way),a
next:
        ld a,d
        add a,a
        cp KEY_FIRE
        jr nz,each
        ld a,(gems_left)
        or a
        jr z,decided
        ld a,(demo_way)
        ret
round:                                  ; it has seen all: it has decided, or stands and looks again
        dec hl
        ld (demo_gem),hl
        ld a,(demo_back)
        or a
        jr z,again
decided:
        ld a,(demo_best)
        rla
        jr c,goes                       ; a way is free
        ld a,(demo_room)
        ld b,a
        call monsters_near
        cp DEMO_SAFE
        jr nc,goes
        ld e,a
        ld a,(hero + WHERE)
        ld b,a
        call monsters_near
        cp e
        jr c,goes
        jr z,goes
        ld a,(demo_back)                ; a monster ahead, and more room behind
        or a
        ret nz
goes:
        ld a,(demo_way)
        ret
        endp

; demo_free - is the way to the goal free, as far as it looks?
; In:    C = the first room of it; demo_goal
; Out:   carry clear: it is; carry set: A = how far the nearer monster is from that room
; Uses:  AF, BC, DE, HL
demo_free:
        proc
        local room, met
        ld a,(frozen)
        or a
        ret nz
        ld b,c
        call monsters_near
        ld (demo_near),a
        ld c,b
        ld e,0                          ; steps to the room
room:
        ld b,c
        call monsters_near
        inc e
        ld d,a
        ld a,e
        rra
        rra
        and $3F
        neg
        add a,e
        cp d                            ; it walks three rooms while the hero walks four
        jr nc,met
        ld a,e
        cp DEMO_LOOK
        ret z
        ld c,b
        ld a,(demo_goal)
        cp c
        ret z
        ld b,a
        push de
        call towards
        pop de
        call room_beyond
        jr room
met:
        ld a,(demo_near)
        scf
        ret
        endp

demo_variables macro
demo_room:      ds 1                    ; about which it thinks
demo_goal:      ds 1
demo_gem:       ds 2                    ; the next one to look at
demo_best:      ds 1
demo_way:       ds 1
demo_near:      ds 1
demo_back:      ds 1                    ; the way back from the room ahead; 0: he stands
        endm

        endif
