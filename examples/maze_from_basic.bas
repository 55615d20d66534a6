# maze_from_basic.bas - BASIC calls a routine and reads its maze: 1 pokes the seed, USR makes the maze
# Make a tape with the routine: build.py basic examples/maze_from_basic.bas --output maze.tap

10 POKE {rng_seed},210: POKE {rng_seed+1},4: REM seed 1234 = 4*256+210
20 POKE {field_width},31: POKE {field_height},21
30 RANDOMIZE USR {generate_dfs}
40 BORDER 1: PAPER 1: INK 6: CLS
50 FOR r=0 TO 20: FOR c=0 TO 30
60 IF PEEK ({field}+32*r+c)>127 THEN PRINT AT r,c;"█"
70 NEXT c: NEXT r
