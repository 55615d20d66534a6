; front.asm - the page from which games begin: a list of what to do, with a bar; after a while without a key the program plays by itself
;
; A line is chosen by its letter, or by a bar, which up and down move, and 6 and 7: ENTER and fire take its line. A letter of the list
; leads on though the player has made it a direction; with FRONT_WAYS_FIRST, set before the first include, such a key moves the bar instead.
; With FRONT_EAGER a letter counts that is pressed while the page is drawn. Where the list has one line, as on a title, BREAK is held for half a
; second: pressed once too often on the way back, it does not end in BASIC. FRONT_LISTS leaves that out, for a program that has no such page.
; The list is a record of the program:
;   word  page          a routine that draws the page; it sets the look, and draws the lines, two rows apart
;   bytes column, row   of the first line's bar
;   byte  cells         of a bar
;   byte  lines
;   word  letters       a table for key_act: KEY_BREAK and its routine first, then a letter and a routine for each line, 0
;   word  alone         the routine for FRONT_IDLE frames without a key
;   word  frame         a routine that waits for the next frame; it may use all registers but IX and IY

        if ! defined ENGINE_FRONT
ENGINE_FRONT equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"

        public front

FRONT_BYTES:    equ 12
        if ! defined FRONT_IDLE
FRONT_IDLE:     equ 15 * 50             ; a program may set another one before the first include
        endif
FRONT_ENTER:    equ 13
FRONT_BREAK:    equ 25                  ; frames for which BREAK is held on a title

; front - show the list until a line is chosen
; In:    HL = record; front_line = the line that has the bar; interrupts on, in IM 1
; Out:   at the routine of the line, of BREAK, or at `alone`, with the stack as the caller had it: jump here, and set SP there
; Keeps: IX, IY, unless the page uses them
; Uses:  AF, BC, DE, HL
; Writes: the screen, front_list, front_line, front_idle, what the keys' parts write
front:
        proc
        local page, held, turn, act, letter, directions, moves, still, chosen, down, placed, jump, sought
        ld de,front_list
        ld bc,FRONT_BYTES
        ldir
        ld hl,(front_page_draw)
        call jump
        ink INK_CHOICE
        call front_bar
held:
        ld hl,(front_frame)
        call jump
        call break_held                 ; the BREAK that left the game does not leave this page
        jr nc,held
        if defined FRONT_EAGER
        call keys_held
        call keys_begun                 ; a letter pressed since the page before counts
        else
        call keys_seen
        endif
        ld hl,FRONT_IDLE
        ld (front_idle),hl
turn:
        ld hl,(front_frame)
        call jump
        call key_read
        ld b,a
        if ! defined FRONT_LISTS
        cp KEY_BREAK
        jr nz,act
        ld a,(front_lines)
        dec a
        jr nz,letter
        ld a,(FRAMES)
        ld hl,break_since
        sub (hl)
        cp FRONT_BREAK
        jr c,turn
        jr letter
act:
        endif
        if defined FRONT_WAYS_FIRST
        if defined FRONT_LISTS
        cp KEY_BREAK
        jr z,letter
        endif
        call keys_held
        jr nz,directions
        endif
letter:
        ld a,b
        ld hl,(front_letters)
        call key_act
        cp FRONT_ENTER
        jr z,chosen
directions:
        call step_keys
        bit 4,a                         ; KEY_FIRE
        jr nz,chosen
        and KEY_UP | KEY_DOWN
        jr nz,moves
        call keys_held                  ; 6 and 7 may be down and up: they are seen as such, then
        and KEY_UP | KEY_DOWN
        jr nz,still
        ld a,b
        sub '6'
        cp 2
        jr nc,still
moves:
        ld hl,FRONT_IDLE
        ld (front_idle),hl
        rra                             ; carry: up
        push af
        ink INK_TEXT
        call front_bar
        ld hl,front_lines
        pop af
        ld a,(front_line)
        jr nc,down
        sub 1
        jr nc,placed
        ld a,(hl)
        dec a
        jr placed
down:
        inc a
        cp (hl)
        jr c,placed
        xor a
placed:
        ld (front_line),a
        ink INK_CHOICE
        call front_bar
        jr turn
still:
        ld hl,(front_idle)
        dec hl
        ld (front_idle),hl
        ld a,h
        or l
        jp nz,turn
        ld hl,(front_alone)
        jp (hl)
chosen:
        ld hl,(front_letters)
        ld a,(front_line)
        inc a
        ld b,a
sought:
        inc hl                          ; past BREAK's routine, and those of the lines before
        inc hl
        inc hl
        djnz sought
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
jump:
        jp (hl)
        endp

; front_bar - the bar, or none, on the line in front_line
; In:    C = its colour
; Uses:  AF, B, DE, HL
front_bar:
        proc
        local cell
        ld de,(front_cells)             ; column, row
        ld a,(front_line)
        add a,a
        add a,d
        ld d,a
        call attribute_address
        ld a,(front_width)
        ld b,a
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp

front_variables macro
front_list:                             ; the record in use
front_page_draw: ds 2
front_cells:    ds 2
front_width:    ds 1
front_lines:    ds 1
front_letters:  ds 2
front_alone:    ds 2
front_frame:    ds 2
front_line:     ds 1                    ; where the bar is: the program sets it to 0 when it begins
front_idle:     ds 2                    ; frames until the program plays by itself
        endm

        endif
