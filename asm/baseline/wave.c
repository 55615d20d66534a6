/* wave.c - for comparison: the wave as a C program would have it, on the field of solve_wave
 *
 * It is not part of the library: the bench measures it, and no tape carries it. It is plain C, apart from the fixed
 * addresses (__at), written for speed: bytes where they suffice, static arrays, pointers instead of indices.
 * Compiled by sdcc 4.2.0 of Debian 12; wave.hex has the code, so that the bench needs no compiler. To compile again:
 *
 *     PYTHONPATH=. .venv/bin/python emu_tests/compiled_c.py
 *
 * 1. Copy the field into an array with a border of wall.
 * 2. From the finish: each cell of the queue puts its passable neighbours into it, and marks them as wall, with the
 *    direction in which they lead back. Stop when the start is marked.
 * 3. From the start follow the directions to the finish.
 *
 * In:  start_row, start_column, finish_row, finish_column: 0 to 31; field
 * Out: route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
 *      route_length = NO_ROUTE: there is none, or an end is a wall
 */

#include <string.h>

#define STRIDE 32
#define ROWS 32
#define WORK_STRIDE 34
#define WORK_ROWS 34
#define WALL 0x80
#define NO_ROUTE 0xFFFF

enum { UP = 0, RIGHT = 2, DOWN = 4, LEFT = 6 };

__at(0xC000) unsigned char start_row;
__at(0xC001) unsigned char start_column;
__at(0xC002) unsigned char finish_row;
__at(0xC003) unsigned char finish_column;
__at(0xC004) unsigned int route_length;
__at(0xC400) unsigned char field[ROWS * STRIDE];
__at(0xC800) unsigned char route[ROWS * STRIDE];

static unsigned char work[WORK_ROWS * WORK_STRIDE];
static unsigned char *queue[ROWS * STRIDE];
static unsigned char **head, **tail; /* static: locals would be on the stack, where each access is slower */

static void copy_field(void);
static unsigned char *place(unsigned char row, unsigned char column);

/* The first function is the entry: it is compiled to address 8000. */
void solve(void)
{
    unsigned char *start, *cell, *next, *code;
    unsigned char way;

    route_length = NO_ROUTE;
    copy_field();
    start = place(start_row, start_column);
    cell = place(finish_row, finish_column);
    if ((*start | *cell) & WALL)
        return;
    head = tail = queue;
    *cell = WALL;
    while (!(*start & WALL)) {
        next = cell - WORK_STRIDE;
        if (!(*next & WALL)) {
            *next = WALL | DOWN;
            *tail++ = next;
        }
        next = cell + 1;
        if (!(*next & WALL)) {
            *next = WALL | LEFT;
            *tail++ = next;
        }
        next = cell + WORK_STRIDE;
        if (!(*next & WALL)) {
            *next = WALL | UP;
            *tail++ = next;
        }
        next = cell - 1;
        if (!(*next & WALL)) {
            *next = WALL | RIGHT;
            *tail++ = next;
        }
        if (head == tail)
            return;
        cell = *head++;
    }
    cell = place(finish_row, finish_column);
    code = route;
    while (start != cell) {
        way = *start & ~WALL;
        *code++ = way;
        if (way == UP)
            start -= WORK_STRIDE;
        else if (way == RIGHT)
            start++;
        else if (way == DOWN)
            start += WORK_STRIDE;
        else
            start--;
    }
    route_length = code - route;
}

static void copy_field(void)
{
    unsigned char *from = field;
    unsigned char *to = work + WORK_STRIDE + 1;
    unsigned char rows = ROWS;

    memset(work, WALL, sizeof work);
    do {
        memcpy(to, from, STRIDE);
        from += STRIDE;
        to += WORK_STRIDE;
    } while (--rows);
}

static unsigned char *place(unsigned char row, unsigned char column)
{
    return work + WORK_STRIDE + 1 + row * WORK_STRIDE + column;
}
