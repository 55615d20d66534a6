/* maze_in_c.c - a maze in colour and the way through it, in C for SDCC
 *
 * maze.h and maze.c have the routines:
 *   zxmazes library generate_dfs solve_wave --format c --output maze.c
 */
#include "maze.h"

#define ROWS 21
#define COLUMNS 31

enum { WALL = 0x0F, WAY = 0x78, ROUTE = 0x70, START = 0x60, FINISH = 0x50 }; /* attributes */

static unsigned char *const attributes = (unsigned char *)0x5800;
static unsigned char *const colours = (unsigned char *)0x5C8D; /* variables of the ROM */
static volatile unsigned char *const last_key = (unsigned char *)0x5C08;
static volatile unsigned char *const flags = (unsigned char *)0x5C3B;

static int steps;

static void clear(void);
static void draw_maze(void);
static void draw_route(void);
static void print_steps(void);

/* The first function is where the program begins. */
void main(void)
{
    rng_seed = 1997; /* same seed and size, same maze */
    field_width = COLUMNS;
    field_height = ROWS;
    wave_limit = 0; /* a route of any length */
    do {
        clear();
        generate_dfs(); /* rng_seed moves on: the next maze is another one */
        draw_maze();
        steps = solve_wave(1, 1, ROWS - 2, COLUMNS - 2);
        draw_route();
        print_steps();
        *flags &= ~0x20; /* the ROM sets this bit when a key is pressed */
        while (!(*flags & 0x20))
            ;
    } while ((*last_key | 0x20) != 'q');
}

/* Clear the screen by the ROM. */
static void clear(void)
{
    *colours = WALL;
    __asm
        ld a, #1
        call 0x229B ; BORDER
        call 0x0D6B ; CLS
    __endasm;
}

static void draw_maze(void)
{
    unsigned char row, column;

    for (row = 0; row < ROWS; row++)
        for (column = 0; column < COLUMNS; column++)
            if (field[row][column] < 128)
                attributes[row * 32 + column] = WAY;
}

static void draw_route(void)
{
    static const signed char move[] = { -32, 0, 1, 0, 32, 0, -1 }; /* by code: 0 up, 2 right, 4 down, 6 left */
    unsigned char *here = attributes + 1 * 32 + 1;
    int i;

    *here = START;
    for (i = 0; i < steps; i++) {
        here += move[route[i]];
        *here = ROUTE;
    }
    *here = FINISH;
}

/* Print by the ROM: the number from its calculator, each character by RST 16. */
static void print_steps(void)
{
    __asm
        ld a, #2
        call 0x1601 ; stream 2, the upper screen
        ld hl, #place
        call write
        ld bc, (_steps)
        call 0x2D2B
        call 0x2DE3
        ld hl, #text
    write:
        ld a, (hl)
        inc hl
        cp #0xFF
        ret z
        rst #0x10
        jr write
    place:
        .db 22, 21, 0, 0xFF ; AT 21,0
    text:
        .ascii " steps  Q: end  others: next"
        .db 0xFF
    __endasm;
}
