; queue.asm - for whoever needs a queue longer than route: it goes on in queue_rest, which is reserved then
;
; route + 64 to the end of queue_rest has room for all 1,024 places of a field, a word each; the 64 bytes below them
; are for an interrupt that pushes while SP is at the queue's start.

        if ! defined QUEUE_USED
QUEUE_USED equ 1

QUEUE_REST_SIZE: equ 1088

        endif
