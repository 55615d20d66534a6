; mark_shapes.asm - start, finish, who moves and gems, in texts and on the board; in place of the engine's
;
; They are in their colour on a black square, on the board, too: so they are whole where lanes are 4 pixels wide. None touches the edge of its
; square, as floor beside it has the same colour. The start is a full square.

        if ! defined ENGINE_MARK_SHAPES
ENGINE_MARK_SHAPES equ 1

START_INK:      equ $44                 ; bright green
FINISH_INK:     equ $42                 ; bright red
HERO_INK:       equ $46                 ; bright yellow
GEM_INK:        equ $43                 ; bright magenta
RING_OPENS:     equ $80 + FINISH_INK    ; of one that a gem has opened: it flashes
LOCK_INK:       equ $47                 ; of a locked ring: bright white
GHOST_INK:      equ $44                 ; bright green: it races
THIEF_INK:      equ $43                 ; bright magenta, as a gem: it has the key
THIEF_LOCK:     equ $07                 ; of the ring meanwhile: white, but no gem opens it
HUNT_INK:       equ $42                 ; bright red: it hunts
START_TILE:     equ START_INK           ; in texts: as on the board
FINISH_TILE:    equ FINISH_INK
HERO_TILE:      equ HERO_INK
GEM_TILE:       equ GEM_INK
GHOST_TILE:     equ GHOST_INK           ; as where it races

start_shape:    db 255, 255, 255, 255, 255, 255, 255, 255
finish_shape:   db 0, $3C, $66, $42, $42, $66, $3C, 0
hero_shape:     db 0, $3C, $3C, $18, $7E, $3C, $24, 0
gem_shape:      db 0, $18, $3C, $7E, $7E, $3C, $18, 0
ghost_shape:    db 0, $3C, $7E, $5A, $7E, $7E, $5A, 0

        endif
