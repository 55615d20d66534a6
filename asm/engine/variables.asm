; variables.asm (engine) - made by `build.py build` from the parts: changes made here are lost
;
; The variables of a program's parts; include it after the label image_end. Each part states its variables in a macro
; beside its code; here those of the included parts are reserved, not loaded. The macros of other parts are defined
; without contents, since a name without a macro would be a label (the DS is there because pasmo does not find the end
; of an empty macro that it skips).
; Longer than 300 lines because each part with variables takes seven.

        if ! defined ENGINE_VARIABLES
ENGINE_VARIABLES equ 1

        if ! defined ENGINE_ATTRACT
attract_variables macro
        ds 0
        endm
        endif
        attract_variables

        if ! defined ENGINE_AY
ay_variables macro
        ds 0
        endm
        endif
        ay_variables

        if ! defined ENGINE_BEST_TABLE
best_table_variables macro
        ds 0
        endm
        endif
        best_table_variables

        if ! defined ENGINE_BEST_TAPE
best_tape_variables macro
        ds 0
        endm
        endif
        best_tape_variables

        if ! defined ENGINE_BLOCKS_CODE
blocks_code_variables macro
        ds 0
        endm
        endif
        blocks_code_variables

        if ! defined ENGINE_BLOCKS_DRAW
blocks_draw_variables macro
        ds 0
        endm
        endif
        blocks_draw_variables

        if ! defined ENGINE_BLOCKS_MEMORY
blocks_memory_variables macro
        ds 0
        endm
        endif
        blocks_memory_variables

        if ! defined ENGINE_BLOCKS_ROWS
blocks_rows_variables macro
        ds 0
        endm
        endif
        blocks_rows_variables

        if ! defined ENGINE_BLOCKS_SCENE
blocks_scene_variables macro
        ds 0
        endm
        endif
        blocks_scene_variables

        if ! defined ENGINE_BLOCKS_SET
blocks_set_variables macro
        ds 0
        endm
        endif
        blocks_set_variables

        if ! defined ENGINE_BLOCKS_SHIFT
blocks_shift_variables macro
        ds 0
        endm
        endif
        blocks_shift_variables

        if ! defined ENGINE_BLOCKS_SPRITES
blocks_sprites_variables macro
        ds 0
        endm
        endif
        blocks_sprites_variables

        if ! defined ENGINE_BLOCKS_WORDS
blocks_words_variables macro
        ds 0
        endm
        endif
        blocks_words_variables

        if ! defined ENGINE_CHOOSE_DRAW
choose_draw_variables macro
        ds 0
        endm
        endif
        choose_draw_variables

        if ! defined ENGINE_CHOOSE_KEYS
choose_keys_variables macro
        ds 0
        endm
        endif
        choose_keys_variables

        if ! defined ENGINE_CHOOSE_PAGE
choose_page_variables macro
        ds 0
        endm
        endif
        choose_page_variables

        if ! defined ENGINE_CLOCK
clock_variables macro
        ds 0
        endm
        endif
        clock_variables

        if ! defined DRAW_RECTANGLE
draw_rectangle_variables macro
        ds 0
        endm
        endif
        draw_rectangle_variables

        if ! defined ENGINE_DUE
due_variables macro
        ds 0
        endm
        endif
        due_variables

        if ! defined ENGINE_EFFECT_TABLE
effect_table_variables macro
        ds 0
        endm
        endif
        effect_table_variables

        if ! defined ENGINE_EFFECTS
effects_variables macro
        ds 0
        endm
        endif
        effects_variables

        if ! defined ENGINE_FIELD_MAP
field_map_variables macro
        ds 0
        endm
        endif
        field_map_variables

        if ! defined ENGINE_FIGURE_DRAW
figure_draw_variables macro
        ds 0
        endm
        endif
        figure_draw_variables

        if ! defined ENGINE_FRAMES
frames_variables macro
        ds 0
        endm
        endif
        frames_variables

        if ! defined ENGINE_FRONT
front_variables macro
        ds 0
        endm
        endif
        front_variables

        if ! defined ENGINE_GAME_OVER
game_over_variables macro
        ds 0
        endm
        endif
        game_over_variables

        if ! defined ENGINE_INSTRUCTIONS
instructions_variables macro
        ds 0
        endm
        endif
        instructions_variables

        if ! defined ENGINE_JOBS
jobs_variables macro
        ds 0
        endm
        endif
        jobs_variables

        if ! defined ENGINE_KEYS
keys_variables macro
        ds 0
        endm
        endif
        keys_variables

        if ! defined ENGINE_LARGE_TEXT
large_text_variables macro
        ds 0
        endm
        endif
        large_text_variables

        if ! defined ENGINE_LETTERS
letters_variables macro
        ds 0
        endm
        endif
        letters_variables

        if ! defined ENGINE_LEVEL_CODE_PAGE
level_code_page_variables macro
        ds 0
        endm
        endif
        level_code_page_variables

        if ! defined ENGINE_LINE_RECORD
line_record_variables macro
        ds 0
        endm
        endif
        line_record_variables

        if ! defined ENGINE_LINE_SCROLL
line_scroll_variables macro
        ds 0
        endm
        endif
        line_scroll_variables

        if ! defined ENGINE_LOGO
logo_variables macro
        ds 0
        endm
        endif
        logo_variables

        if ! defined ENGINE_LOOK
look_variables macro
        ds 0
        endm
        endif
        look_variables

        if ! defined ENGINE_MAP_HERO
map_hero_variables macro
        ds 0
        endm
        endif
        map_hero_variables

        if ! defined MARKS_ACROSS
marks_across_variables macro
        ds 0
        endm
        endif
        marks_across_variables

        if ! defined ENGINE_MARKS
marks_variables macro
        ds 0
        endm
        endif
        marks_variables

        if ! defined ENGINE_MENU_PLACES
menu_places_variables macro
        ds 0
        endm
        endif
        menu_places_variables

        if ! defined ENGINE_MUSIC_STEP
music_step_variables macro
        ds 0
        endm
        endif
        music_step_variables

        if ! defined ENGINE_MUSIC_STREAM
music_stream_variables macro
        ds 0
        endm
        endif
        music_stream_variables

        if ! defined ENGINE_MUSIC
music_variables macro
        ds 0
        endm
        endif
        music_variables

        if ! defined ENGINE_NUMBER_INPUT
number_input_variables macro
        ds 0
        endm
        endif
        number_input_variables

        if ! defined ENGINE_NUMBER
number_variables macro
        ds 0
        endm
        endif
        number_variables

        if ! defined ENGINE_OWN_KEYS
own_keys_variables macro
        ds 0
        endm
        endif
        own_keys_variables

        if ! defined ENGINE_PARAMETERS
parameters_variables macro
        ds 0
        endm
        endif
        parameters_variables

        if ! defined ENGINE_PAUSE
pause_variables macro
        ds 0
        endm
        endif
        pause_variables

        if ! defined ENGINE_PIXEL_TEXT
pixel_text_variables macro
        ds 0
        endm
        endif
        pixel_text_variables

        if ! defined ENGINE_POINTS
points_variables macro
        ds 0
        endm
        endif
        points_variables

        if ! defined ENGINE_PURSUER
pursuer_variables macro
        ds 0
        endm
        endif
        pursuer_variables

        if ! defined ENGINE_RAYS_CAST
rays_cast_variables macro
        ds 0
        endm
        endif
        rays_cast_variables

        if ! defined ENGINE_RAYS_COPY
rays_copy_variables macro
        ds 0
        endm
        endif
        rays_copy_variables

        if ! defined ENGINE_RAYS_MARKS
rays_marks_variables macro
        ds 0
        endm
        endif
        rays_marks_variables

        if ! defined ENGINE_RAYS_MEMORY
rays_memory_variables macro
        ds 0
        endm
        endif
        rays_memory_variables

        if ! defined ENGINE_RAYS_SHOW
rays_show_variables macro
        ds 0
        endm
        endif
        rays_show_variables

        if ! defined ENGINE_RAYS_SIGHT
rays_sight_variables macro
        ds 0
        endm
        endif
        rays_sight_variables

        if ! defined ENGINE_RAYS_TABLES
rays_tables_variables macro
        ds 0
        endm
        endif
        rays_tables_variables

        if ! defined ENGINE_RAYS_THING_COLUMN
rays_thing_column_variables macro
        ds 0
        endm
        endif
        rays_thing_column_variables

        if ! defined ENGINE_RAYS_WALK
rays_walk_variables macro
        ds 0
        endm
        endif
        rays_walk_variables

        if ! defined ENGINE_REDEFINE
redefine_variables macro
        ds 0
        endm
        endif
        redefine_variables

        if ! defined ENGINE_SCORE_NAME
score_name_variables macro
        ds 0
        endm
        endif
        score_name_variables

        if ! defined ENGINE_SESSION
session_variables macro
        ds 0
        endm
        endif
        session_variables

        if ! defined ENGINE_SHOW_WAVE
show_wave_variables macro
        ds 0
        endm
        endif
        show_wave_variables

        if ! defined ENGINE_SONG
song_variables macro
        ds 0
        endm
        endif
        song_variables

        if ! defined ENGINE_SPRITE_CELLS
sprite_cells_variables macro
        ds 0
        endm
        endif
        sprite_cells_variables

        if ! defined ENGINE_SPRITE_COPY
sprite_copy_variables macro
        ds 0
        endm
        endif
        sprite_copy_variables

        if ! defined ENGINE_SPRITE_DRAW
sprite_draw_variables macro
        ds 0
        endm
        endif
        sprite_draw_variables

        if ! defined ENGINE_STOPWATCH
stopwatch_variables macro
        ds 0
        endm
        endif
        stopwatch_variables

        if ! defined ENGINE_TAPE
tape_variables macro
        ds 0
        endm
        endif
        tape_variables

        if ! defined ENGINE_TILE_MAP
tile_map_variables macro
        ds 0
        endm
        endif
        tile_map_variables

        if ! defined ENGINE_TILE_WINDOW_BYTES
tile_window_bytes_variables macro
        ds 0
        endm
        endif
        tile_window_bytes_variables

        if ! defined ENGINE_TILE_WINDOW_CODE
tile_window_code_variables macro
        ds 0
        endm
        endif
        tile_window_code_variables

        if ! defined ENGINE_TILE_WINDOW_COPY
tile_window_copy_variables macro
        ds 0
        endm
        endif
        tile_window_copy_variables

        if ! defined ENGINE_TILE_WINDOW_MOVE
tile_window_move_variables macro
        ds 0
        endm
        endif
        tile_window_move_variables

        if ! defined ENGINE_TILE_WINDOW_ROWS
tile_window_rows_variables macro
        ds 0
        endm
        endif
        tile_window_rows_variables

        if ! defined ENGINE_TILE_WINDOW_SHIFT
tile_window_shift_variables macro
        ds 0
        endm
        endif
        tile_window_shift_variables

        if ! defined ENGINE_TILE_WINDOW_USE
tile_window_use_variables macro
        ds 0
        endm
        endif
        tile_window_use_variables

        if ! defined ENGINE_TILE_WINDOW
tile_window_variables macro
        ds 0
        endm
        endif
        tile_window_variables

        if ! defined ENGINE_TILES
tiles_variables macro
        ds 0
        endm
        endif
        tiles_variables

        if ! defined ENGINE_TILING_ARC
tiling_arc_variables macro
        ds 0
        endm
        endif
        tiling_arc_variables

        if ! defined ENGINE_TILING_BLOCKS
tiling_blocks_variables macro
        ds 0
        endm
        endif
        tiling_blocks_variables

        if ! defined ENGINE_TILING_EDGE
tiling_edge_variables macro
        ds 0
        endm
        endif
        tiling_edge_variables

        if ! defined ENGINE_TILING_FIT
tiling_fit_variables macro
        ds 0
        endm
        endif
        tiling_fit_variables

        if ! defined ENGINE_TILING_GRID
tiling_grid_variables macro
        ds 0
        endm
        endif
        tiling_grid_variables

        if ! defined ENGINE_TILING_KIND
tiling_kind_variables macro
        ds 0
        endm
        endif
        tiling_kind_variables

        if ! defined ENGINE_TILING_LINE
tiling_line_variables macro
        ds 0
        endm
        endif
        tiling_line_variables

        if ! defined ENGINE_TILING_NEXT
tiling_next_variables macro
        ds 0
        endm
        endif
        tiling_next_variables

        if ! defined ENGINE_TILING_POINTS
tiling_points_variables macro
        ds 0
        endm
        endif
        tiling_points_variables

        if ! defined ENGINE_TILING_ROUND
tiling_round_variables macro
        ds 0
        endm
        endif
        tiling_round_variables

        if ! defined ENGINE_TILING_SIZE
tiling_size_variables macro
        ds 0
        endm
        endif
        tiling_size_variables

        if ! defined ENGINE_TILING_STROKES
tiling_strokes_variables macro
        ds 0
        endm
        endif
        tiling_strokes_variables

        if ! defined ENGINE_TORCH
torch_variables macro
        ds 0
        endm
        endif
        torch_variables

        if ! defined ENGINE_VIEW
view_variables macro
        ds 0
        endm
        endif
        view_variables

        if ! defined ENGINE_WALK_FREE
walk_free_variables macro
        ds 0
        endm
        endif
        walk_free_variables

        if ! defined ENGINE_WALK_HUNT
walk_hunt_variables macro
        ds 0
        endm
        endif
        walk_hunt_variables

        if ! defined ENGINE_WALK_LEVELS
walk_levels_variables macro
        ds 0
        endm
        endif
        walk_levels_variables

        if ! defined ENGINE_WALK_MAKE
walk_make_variables macro
        ds 0
        endm
        endif
        walk_make_variables

        if ! defined ENGINE_WALK_PLAY
walk_play_variables macro
        ds 0
        endm
        endif
        walk_play_variables

        if ! defined ENGINE_WALK_RECORD
walk_record_variables macro
        ds 0
        endm
        endif
        walk_record_variables

        if ! defined ENGINE_WALK_SCORE
walk_score_variables macro
        ds 0
        endm
        endif
        walk_score_variables

        if ! defined ENGINE_WALK_SHOW
walk_show_variables macro
        ds 0
        endm
        endif
        walk_show_variables

        if ! defined ENGINE_WALK_SOUNDS
walk_sounds_variables macro
        ds 0
        endm
        endif
        walk_sounds_variables

        if ! defined ENGINE_WALK_STATUS
walk_status_variables macro
        ds 0
        endm
        endif
        walk_status_variables

        if ! defined ENGINE_WALKER
walker_variables macro
        ds 0
        endm
        endif
        walker_variables

        if ! defined ENGINE_WATCH
watch_variables macro
        ds 0
        endm
        endif
        watch_variables

        if ! defined ENGINE_WEAVE_DRAW
weave_draw_variables macro
        ds 0
        endm
        endif
        weave_draw_variables

        if ! defined ENGINE_WEAVE_WALK
weave_walk_variables macro
        ds 0
        endm
        endif
        weave_walk_variables

        endif
