"""Small routines with the interface of those in `asm/`, each with an effect that is plain to see."""

#: Routines with the interface of asm/transform, each with an effect that is plain to see.
STAND_INS = {
    "transform/fill.asm": """; fill.asm - all becomes wall
        public fill
fill:   ld hl,field
        ld (hl),$80
        ld de,field + 1
        ld bc,1023
        ldir
        or a
        ret
fill_end:
""",
    "transform/open_ends.asm": """; open_ends.asm - opens start and finish
        public open_ends
open_ends:
        ld a,d
        sub 1
        ret c
        call open_end
        ex de,hl
open_end:
        push hl
        ld l,d
        ld h,0
        ld b,5
open_end_row:
        add hl,hl
        djnz open_end_row
        ld d,0
        add hl,de
        ld de,field
        add hl,de
        ld (hl),0
        pop hl
        or a
        ret
open_ends_end:
""",
    "transform/mirror.asm": """; mirror.asm - opens mirror_axes cells from the top left one; seed 77: then a block
        public mirror
mirror: ld a,(mirror_axes)
        ld b,a
        ld hl,field + 33
mirror_next:
        ld (hl),0
        inc hl
        djnz mirror_next
        ld a,(rng_seed)
        xor 77
        ret nz
        ld (hl),$C0
        ret
mirror_end:
""",
    "generate/generate_braid.asm": """; generate_braid.asm - opens the post below and right of the first cell
        public generate_braid
generate_braid:
        xor a
        ld (field + 66),a
        ret
generate_braid_end:
""",
    "transform/maze_stats.asm": """; maze_stats.asm - figures of its own invention; carry when the first cell is a wall
        public maze_stats
maze_stats:
        ld a,(field + 33)
        add a,a
        ret c
        ld hl,300
        ld (stats_cells),hl
        ld hl,1
        ld (stats_dead_ends),hl
        inc hl
        ld (route_length),hl
        ld (stats_junctions),hl
        inc hl
        ld (stats_parts),hl
        ld hl,$0101
        ld (stats_start),hl
        ld l,3
        ld (stats_finish),hl
        ld hl,$0202
        ld (route),hl
        ret
maze_stats_end:
""",
    "transform/pick_difficulty.asm": """; pick_difficulty.asm - as many seeds on as all that is wanted together
        public pick_difficulty
pick_difficulty:
        ld c,b
        ld b,0
        push hl
        ld hl,(wanted_length)
        add hl,bc
        ld bc,(wanted_turns)
        add hl,bc
        ld a,(wanted_dead_ends)
        ld c,a
        ld b,0
        add hl,bc
        ld (stats_turns),hl
        ld bc,(rng_seed)
        add hl,bc
        ld (rng_seed),hl
        ex (sp),hl
        call pick_difficulty_call
        pop bc
        ret
pick_difficulty_call:
        jp (hl)
pick_difficulty_end:
""",
    "transform/pick_longest.asm": """; pick_longest.asm - takes the last of the seeds
        public pick_longest
pick_longest:
        dec b
        ld c,b
        ld b,0
        push hl
        ld hl,(rng_seed)
        add hl,bc
        ld (rng_seed),hl
        ex (sp),hl
        call pick_longest_call
        pop bc
        ret
pick_longest_call:
        jp (hl)
pick_longest_end:
""",
}
#: Their families, and what their headers have besides.
_CHANGE = """; Menu:  10, "Stand-in", "one row", "and another"
; Promise: connected
; Refuses: {}
"""
_AXES = '; Parameter: mirror_axes, 1 to 3, default 1, "Axes": 1 left and right alike, 2 top and bottom, 3 both\n'
HEADS = {
    "fill": ("change", _CHANGE.format("never")),
    "open_ends": ("change", _CHANGE.format("start is in the outer wall") + "; Ends: start, finish\n"),
    "mirror": ("change", _CHANGE.format("never") + _AXES),
    "generate_braid": ("change", _CHANGE.format("never") + "; After: generate_kruskal\n"),
    "maze_stats": ("measure", ""),
    "pick_difficulty": ("measure", ""),
    "pick_longest": ("measure", ""),
}


def headed(text: str, label: str) -> str:
    """A stand-in with its header block."""
    family, more = HEADS[label]
    fields = ("In", "Out", "Keeps", "Uses", "Writes", "Size", "Stack")
    block = f"; {label} - stands in\n; Family: {family}\n; Source: common knowledge\n{more}"
    block += "".join(f"; {name}: 1, whatever it is\n" for name in fields) + "; Time: 100,000 T at most\n"
    return text.replace(f"\n{label}:", f"\n{block}{label}:")
