; labyrinth_page.asm - the labyrinths of old, one after the other, walked to the centre
;
; A labyrinth has one way only: the player steers along it, and whoever lets the walker go by himself has not walked. The walker leaves a
; line of dots behind him, and a fire runs along it: its characters are red, and those in which he is bright yellow. In the demonstration he goes by
; himself.

        if ! defined WONDERS_LABYRINTH_PAGE
WONDERS_LABYRINTH_PAGE equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "lib/route_step.asm"
        include "pictures/draw_labyrinth.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/labyrinth_fire.asm"
        include "programs/wonders/labyrinth_heart.asm"
        include "programs/wonders/labyrinth_kinds.asm"
        include "programs/wonders/labyrinth_told.asm"
        include "programs/wonders/labyrinth_turn.asm"
        include "programs/wonders/labyrinth_walker.asm"
        include "programs/wonders/labyrinth_won.asm"
        include "programs/wonders/over_show.asm"
        include "programs/wonders/tour_end.asm"

        public labyrinth_page, labyrinth_turn

LABYRINTH_STONE: equ $06               ; walls: dim yellow
LABYRINTH_BAR:  equ $78
LABYRINTH_HASTE: equ 3                  ; of four steps three are taken at once where the way is shown
LABYRINTH_MANY: equ 2                   ; bumps to which a fire that has him is put down
LABYRINTH_REST: equ 100                 ; frames at the end of the demonstration

; labyrinth_demo - he goes through the second one by himself: for attract_run
labyrinth_demo:
        ld hl,labyrinth_kinds + LABYRINTH_RECORD
        jr labyrinth_begin

; labyrinth_page - begin with the first one that is not won, or if all are, with the smallest
; labyrinth_next - the one after the last; labyrinth_begin - that of labyrinth_kind
labyrinth_page:
        ld a,(labyrinths_walked)
        ld hl,labyrinth_kinds - LABYRINTH_RECORD
        ld de,LABYRINTH_RECORD
        add hl,de
        rra
        jr c,$ - 2
        ld a,(hl)
        or a
        jr nz,labyrinth_begin
labyrinth_first:
        ld hl,labyrinth_kinds
        jr labyrinth_begin
labyrinth_next:
        ld hl,(labyrinth_kind)
        ld de,LABYRINTH_RECORD
        add hl,de
        ld a,(hl)
        or a
        jr z,labyrinth_first
labyrinth_begin:
        ld (labyrinth_kind),hl
        ld a,LABYRINTH_BAR
        ld (look_inks + INK_BAR),a
        call labyrinth_ground
        ld hl,0
        ld (labyrinth_under),hl
        ld hl,labyrinth_text
        call tour_head
        ld hl,(labyrinth_kind)
        ld b,(hl)
        inc hl
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push bc
        ld de,1
        ink INK_BAR
        call draw_name
        call labyrinth_which
        ld a,(labyrinths_walked)
        and b                           ; the bit of this one
        ld hl,labyrinth_won_text
        call nz,draw_text
        ld a,TOUR_LABYRINTH
        call tour_still
        ink INK_BAR
        ld a,(attract_on)
        ld (labyrinth_goes),a
        or a
        ld hl,flag_demo_text
        call nz,tour_head
        ld hl,labyrinth_foot
        call tour_keys
        ld hl,tour_foot_walk
        call draw_key_line
        pop af
        call draw_labyrinth
        call labyrinth_who
        call labyrinth_goal
        ld hl,(work)
        call labyrinth_middle
        call labyrinth_character
        call attribute_address
        ld (labyrinth_heart_at),hl      ; all of it is in that character
        ld a,(hl)
        ld (labyrinth_heart_ink),a
        ld hl,(work + 3)                ; of the first cell
        call labyrinth_middle
        ld (labyrinth_place),de
        ld (labyrinth_seen),de
        call labyrinth_line
        ld hl,route
        ld (labyrinth_step),hl
        ld hl,(route_length)
        ld (labyrinth_left),hl
        call fire_begin
        call labyrinth_walker
        call labyrinth_told
        call keys_seen                  ; fall through into labyrinth_turn

; labyrinth_turn - frame by frame
labyrinth_turn:
        proc
        local step, along, walked, moved, there, rest
        call attract_frame
        call fire_frame
        jp c,labyrinth_burnt
        ld a,(labyrinth_goes)
        cpl
        ld hl,tour_runs
        and (hl)
        call nz,labyrinth_walker        ; the fire's colours may have come near
        call key_read
        ld hl,labyrinth_letters
        call tour_act
        call keys_held
        call tour_steer
        push af
        call labyrinth_pressed
        pop bc
        ld a,b
        rrca
        rrca
        and b
        and KEY_UP | KEY_RIGHT          ; both ways at once: he stands
        jr nz,labyrinth_turn
        ld hl,(labyrinth_step)
        ld a,(hl)
        call own_side                   ; the key that leads on
        and b
        ld hl,labyrinth_goes
        or (hl)
        jr z,labyrinth_turn
        call tour_go
        ld a,(tour_helped)
        or a
        call z,labyrinth_timed
step:
        ld hl,(labyrinth_step)
        ld c,(hl)
        inc hl
        ld (labyrinth_step),hl
        ld a,(tour_helped)
        or a
        push bc
        call nz,labyrinth_gone
        pop bc
        ld a,(labyrinth_size)
        ld b,a
along:                                  ; pixel by pixel
        push bc
        ld de,(labyrinth_place)
        ld a,(tour_helped)
        or a
        jr z,walked
        xor a                           ; it draws for several frames: all half-rows
        in a,(PORT_ULA)
        cpl
        and $1F
        call nz,attract_check
        ld a,c
        call route_step
        ld (labyrinth_place),de
        call labyrinth_shown
        jr moved
walked:
        call labyrinth_pace
moved:
        pop bc
        djnz along
        call fire_step
        ld a,(FRAMES)
        ld (labyrinth_stood),a
        ld hl,(labyrinth_left)
        dec hl
        ld (labyrinth_left),hl
        ld a,h
        or l
        jr z,there
        ld a,l
        and LABYRINTH_HASTE
        jp z,labyrinth_turn
        ld a,(tour_helped)
        ld hl,labyrinth_goes
        and (hl)
        jr nz,step                      ; several steps in a turn
        jp labyrinth_turn
there:
        call labyrinth_won
        ld a,(attract_on)
        or a
        jp z,labyrinth_end
        ld b,LABYRINTH_REST
rest:
        call attract_frame
        djnz rest
        ret                             ; the demonstration is over
        endp

; labyrinth_go - he goes by himself, or stands
labyrinth_go:
        call tour_ask
        jp nz,labyrinth_turn
        ld hl,labyrinth_goes
        ld a,(hl)
        xor 1
        ld (hl),a
        ld hl,labyrinth_helped_text
        call draw_text
        jp labyrinth_turn

labyrinth_pause:
        call tour_pause
        jp labyrinth_turn

; labyrinth_burnt - the fire has him: the same labyrinth again
labyrinth_burnt:
        call labyrinth_walker
        ld de,(labyrinth_place)
        call labyrinth_character
        call tour_fall
        ld hl,labyrinth_stood_text
        ld a,(labyrinth_bumps)
        cp LABYRINTH_MANY
        jr c,$ + 5
        ld hl,labyrinth_bumps_text
        call tour_beaten
        ld hl,(labyrinth_kind)
        jp labyrinth_begin

labyrinth_letters:
        db KEY_BREAK
        dw wonders_list
        db 'N'
        dw labyrinth_next
        db 'S'
        dw labyrinth_go
        db 'H'
        dw labyrinth_pause
        db 'M'
        dw wonders_list
        db 0

labyrinth_variables macro
labyrinth_kind: ds 2                    ; address in labyrinth_kinds
labyrinth_under: ds 2                   ; where the walker is on the screen; 0 below 256: nowhere
labyrinth_kept: ds 16                   ; what is below him: two bytes of each line
labyrinth_seen: ds 2                    ; y, x: where he was coloured
labyrinth_heart_at: ds 2                ; where the colour of the heart is
labyrinth_heart_ink: ds 1               ; and that
labyrinth_ink:  ds 1                    ; of the line; this and what follows are from labyrinth_men
labyrinth_paces: ds 1                   ; pixels in a frame
labyrinth_spot: ds 2                    ; of a dot of the line: pixels from its edge to its middle, pixels across
labyrinth_man:  ds 2                    ; the same of who walks, but his pixels less one
labyrinth_shape: ds 2                   ; his two poses
labyrinth_place: ds 2                   ; x, y of the end of the line
labyrinth_step: ds 2                    ; address in route of the next step
labyrinth_left: ds 2                    ; steps to the centre
labyrinth_size: ds 1                    ; pixels from cell to cell
labyrinth_goes: ds 1                    ; 1: by himself
labyrinth_column: ds 1                  ; of its heart in the bar
labyrinth_stood: ds 1                   ; FRAMES at the end of the last step
labyrinth_row:  ds 1                    ; how many turns in a row were in time
labyrinth_bumps: ds 1                   ; how many keys have led into walls
        endm

        endif
