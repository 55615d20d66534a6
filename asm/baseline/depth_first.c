/* depth_first.c - for comparison: depth first as a C program would have it, on the field of generate_dfs
 *
 * It is not part of the library: the bench measures it, and no tape carries it. It is plain C, apart from the fixed
 * addresses (__at), written for speed: bytes where they suffice, static arrays, pointers instead of indices.
 * Compiled by sdcc 4.2.0 of Debian 12; depth_first.hex has the code, so that the bench needs no compiler. To compile again:
 *
 *     PYTHONPATH=. .venv/bin/python emu_tests/compiled_c.py
 *
 * 1. All is wall. The frame and two rows above the field become open for as long as the maze is made: so a place two
 *    steps away is a wall exactly when it is a cell that was not visited, and no row or column is compared.
 * 2. From the cell list the ways to cells that were not visited. Several: remember the cell on the trail, choose one.
 * 3. None: continue from the last cell of the trail; an empty trail ends it.
 *
 * In:  seed: any value except 0; width, height: odd, 5 to 31
 * Out: field; seed: the last random number
 */

#include <string.h>

#define STRIDE 32
#define ROWS 32
#define CELLS (15 * 15)
#define WALL 0x80
#define PATH 0x00

__at(0xC000) unsigned int seed;
__at(0xC002) unsigned char width;
__at(0xC003) unsigned char height;
__at(0xC3C0) unsigned char above[2 * STRIDE];
__at(0xC400) unsigned char field[ROWS * STRIDE];

static unsigned char *trail[CELLS];
static signed char ways[4]; /* the step to the next byte */

static void set_frame(unsigned char value);
static unsigned char random_byte(void);

/* The first function is the entry: it is compiled to address 8000. */
void generate(void)
{
    unsigned char **top = trail;
    unsigned char *cell = field + STRIDE + 1;
    signed char *end;
    signed char way;
    unsigned char count, pick;

    memset(above, PATH, sizeof above);
    memset(field, WALL, sizeof field);
    set_frame(PATH);
    *cell = PATH;
    for (;;) {
        end = ways;
        if (cell[-2 * STRIDE])
            *end++ = -STRIDE;
        if (cell[2])
            *end++ = 1;
        if (cell[2 * STRIDE])
            *end++ = STRIDE;
        if (cell[-2])
            *end++ = -1;
        count = end - ways;
        if (count == 0) {
            if (top == trail)
                break;
            cell = *--top;
            continue;
        }
        pick = 0;
        if (count > 1) {
            *top++ = cell;
            do
                pick = random_byte() & 3;
            while (pick >= count);
        }
        way = ways[pick];
        cell += way;
        *cell = PATH;
        cell += way;
        *cell = PATH;
    }
    set_frame(WALL);
}

/* The bytes beside the maze and below it: its own right wall is left of them, except that of the widest maze. */
static void set_frame(unsigned char value)
{
    unsigned char *left = field + STRIDE - 1; /* the byte before the next row */
    unsigned char *right = field + width;
    unsigned char *below = field + height * STRIDE;
    unsigned char count = height;

    do {
        *left = value;
        *right = value;
        left += STRIDE;
        right += STRIDE;
    } while (--count);
    count = width;
    do
        *below++ = value;
    while (--count);
}

/* The 16-bit xorshift 7, 9, 8. */
static unsigned char random_byte(void)
{
    unsigned int next = seed;

    next ^= next << 7;
    next ^= next >> 9;
    next ^= next << 8;
    seed = next;
    return next >> 8;
}
