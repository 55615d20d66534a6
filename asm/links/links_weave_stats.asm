; links_weave_stats.asm - the figures of a maze of squares with crossings
;
; A cell with one passage is a dead end, one with three or four is a junction; a crossing is neither.

        if ! defined LINKS_WEAVE_STATS
LINKS_WEAVE_STATS equ 1

        include "links/links_rule.asm"

        public links_weave_stats

; links_weave_stats - count crossings, dead ends and junctions of the maze in links
; Family: links measure
; Source: T1
; In:    tiling = 0, tiling_rows, tiling_columns, links
; Out:   BC = crossings; stats_cells = cells with a passage, stats_dead_ends, stats_junctions; carry clear
; Refuses: any tiling but square, or an illegal size
; Keeps: IX, IY, AF', BC', DE', HL', links
; Uses:  AF, BC, DE, HL
; Writes: stats_cells, stats_dead_ends, stats_junctions
; Size:  85 bytes   Time: 267,984 T at most
; Stack: 4 bytes
links_weave_stats:
        proc
        local cell, crossing, count, next, add_one
        ld a,(tiling)
        cp 1
        ccf
        ret c
        call links_legal
        ret c
        ld d,high links
        call links_row                  ; HL = below the last row
        ld de,0                         ; crossings
        ld (stats_cells),de
        ld (stats_dead_ends),de
        ld (stats_junctions),de
cell:
        dec hl
        ld a,h
        cp high links
        ld b,d
        ld c,e
        ccf
        ret nc
        ld a,(hl)
        or a
        jr z,cell
        push hl
        ld hl,stats_cells
        call add_one
        ld b,a
        and WEAVE_BITS
        jr nz,crossing
        ld a,b
        dec a
        and b
        ld hl,stats_dead_ends
        jr z,count
        ld b,a
        dec a
        and b
        jr z,next
        ld hl,stats_junctions
count:
        call add_one
        jr next
crossing:
        inc de
next:
        pop hl
        jr cell
add_one:
        inc (hl)
        ret nz
        inc hl
        inc (hl)
        ret
        endp
links_weave_stats_end:

        endif
