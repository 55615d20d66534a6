; race.asm - a race: a count down to go; each frame of it until somebody is at the finish

        if ! defined RACE_RACE
RACE_RACE equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/text/key_line.asm"
        include "engine/views/clock.asm"
        include "programs/race/show.asm"
        include "programs/race/special_run.asm"
        include "programs/race/status.asm"

        public race_frame

COUNT_FROM:     equ 5                   ; time to look at the maze
COUNT_SPECIAL:  equ 9                   ; hexagons and storeys take longer
COUNT_AGAIN:    equ 3                   ; after a hold, and in a demonstration
COUNT_FRAMES:   equ 35                  ; for each number
SPECIAL_FRAMES: equ 50                  ; there
COUNT_COLUMN:   equ 15
COUNT_INK:      equ $47
GO_COLUMN:      equ 14
GO_CELLS:       equ 4
HOLD_CELLS:     equ ATTRIBUTES + 32 * (CLOCK_ROW + 1) + GO_COLUMN
GO_FRAMES:      equ 25
GO_INK:         equ $44                 ; bright green: start
RACE_MOST:      equ 1000                ; tenths of a second: nobody wins after that

; race_run - run the race through the maze that is on the screen
; In:    the maze; kind, speed, shape and ink of both runners
; Out:   race_reached: bit 0 the first runner, bit 1 the second one, both in the same frame, or 0: their time is up
; Uses:  AF, BC, DE, HL, IX
race_run:
        call clock_start
        xor a
        ld (race_reached),a
        ld de,(start_1)
        ld hl,runner_passed
        call walker_begin               ; both walk with it
        ld ix,runner_1
        ld hl,trace_1
        call runner_begin
        call bar_draw
        ld ix,runner_2
        ld de,(start_2)
        ld hl,trace_2
        call runner_begin
        call bar_draw
        call keys_seen
        ld a,(attract_on)
        or a
        ld a,COUNT_AGAIN
        jr nz,race_count
        ld a,(special)
        or a
        ld a,COUNT_SPECIAL
        jr nz,race_count
        ld a,COUNT_FROM
race_count:
        call count_down                 ; fall through into race_frame

; race_frame - one fiftieth of a second
race_frame:
        proc
        local go_on
        call race_tick
        call go_frame
        ld ix,runner_1
        call runner_frame
        ld ix,runner_2
        call runner_frame
        call clock_frame
        jr nc,go_on
        call time_draw
        ld hl,(clock)
        ld bc,0 - RACE_MOST
        add hl,bc
        ret c
go_on:
        ld a,(race_reached)
        or a
        jr z,race_frame
        jp time_draw
        endp

; count_down - count down to go, or up to ENTER or fire; whoever runs stands still meanwhile
; In:    A = the first number
; Uses:  AF, BC, DE, HL, IX
count_down:
        proc
        local number, counting, go
        ld (counted),a
        xor a
        ld (enter_up),a
        call row_clear
        ld hl,look_keys
        ld a,(attract_on)
        or a
        call z,draw_key_line
number:
        call count_draw
        ld a,SOUND_COUNT
        call sound
        ld a,(special)
        or a
        ld a,SPECIAL_FRAMES
        jr nz,$ + 4
        ld a,COUNT_FRAMES
        ld (count_left),a
counting:
        call race_tick
        call step_keys
        and KEY_FIRE
        jr nz,go
        ld a,$BF                        ; ENTER, read as H in race_tick
        in a,(PORT_ULA)
        rra
        sbc a,a                         ; -1: it is up
        ld hl,enter_up
        ld b,(hl)
        ld (hl),a
        cpl
        and b
        jr nz,go                        ; it was, and goes down now
        ld hl,count_left
        dec (hl)
        jr nz,counting
        ld hl,counted
        dec (hl)
        jr nz,number
go:
        xor a
        ld (counted),a
        ld a,GO_FRAMES
        ld (count_left),a
        call row_clear
        call race_tick                  ; a frame has no time for more
        ld hl,go_text
        ld e,GO_COLUMN
        ld bc,GO_CELLS * 256 + GO_INK
        call count_text
        ld a,SOUND_GO
        call sound
        call race_tick
        ld a,(attract_on)
        or a
        ret nz
        ld hl,captions_text
        jp draw_text
        endp

; go_frame - after half a second "GO" goes
; Uses:  AF, BC, DE, HL, IX
go_frame:
        proc
        local cell
        ld hl,count_left
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ret nz
        ld a,(attract_on)
        or a
        ret nz
        ld de,CLOCK_ROW * 256 + GO_COLUMN
        ink INK_TEXT
        ld b,GO_CELLS
cell:
        ld a,' '
        call draw_char
        inc e
        djnz cell
        call bars_middle
        ld ix,runner_1
        ld b,BAR_CELLS - 1
        call bar_cell
        ld ix,runner_2
        ld b,BAR_CELLS - 1
        call bar_cell
        ld b,BAR_CELLS - 2
        jp bar_cell
        endp

; race_tick - a frame as it is before the start, too: those who run, sounds, keys that are no directions
; Uses:  AF, BC, DE, HL
race_tick:
        proc
        local held
        halt
        call attract_check
        call runners_show
        call hear
        ld a,(attract_on)
        or a
        ret nz
        call key_break
        jr nc,held
        ld a,$BF                        ; ENTER L K J H: read here, as the ROM reads no letter while two players hold keys
        in a,(PORT_ULA)
        and $10
        ret nz
held:
        ld hl,ATTRIBUTES + 32           ; nobody looks at the maze meanwhile
        ld de,ATTRIBUTES + 33
        ld (hl),0
        ld bc,FIELD_ROWS * 32 - 1
        ldir
        ld hl,(HOLD_CELLS)              ; the lower half of a number, or of GO
        push hl
        ld hl,(HOLD_CELLS + 2)
        push hl
        ld hl,0
        ld (HOLD_CELLS),hl
        ld (HOLD_CELLS + 2),hl
        ld d,CLOCK_ROW
        call leave_ask
        pop hl
        ld (HOLD_CELLS + 2),hl
        pop hl
        ld (HOLD_CELLS),hl
        call draw_places
        ld a,(special)
        or a
        call nz,special_trails
        ld a,(counted)
        or a
        ld a,COUNT_AGAIN
        jp z,count_down
        endp                            ; fall through into count_draw

; count_draw - draw the number that is counted, below the maze, so that all of it is seen
; In:    counted
; Uses:  AF, BC, DE, HL
count_draw:
        ld a,(counted)
        add a,'0'
        ld hl,count_letter
        ld (hl),a
        inc hl
        ld (hl),TEXT_END
        dec hl
        ld e,COUNT_COLUMN
        ld bc,2 * 256 + COUNT_INK

; count_text - draw large letters there
; In:    HL = text; E = column; B = cells; C = colour
; Uses:  AF, BC, DE, HL
count_text:
        proc
        local cell
        ld a,(attract_on)
        or a
        ret nz                          ; the row says that the library plays
        ld d,CLOCK_ROW
        push bc
        push de
        call draw_title
        pop de
        call attribute_address
        pop bc
        ld de,32
cell:                                   ; draw_title gives the lower half another colour
        ld (hl),c
        add hl,de
        ld (hl),c
        sbc hl,de                       ; carry is clear
        inc l
        djnz cell
        ret
        endp

race_variables macro
race_reached:   ds 1                    ; bit 0: the first runner is at the finish; bit 1: the second one
counted:        ds 1                    ; 3, 2, 1; 0: they run
count_left:     ds 1                    ; frames of this number, or of GO
enter_up:       ds 1                    ; -1: ENTER was up in the last frame of the count
count_letter:   ds 2
bar_shape:      ds 8
two_players:    ds 1                    ; 0: one player, or none
        endm

        endif
