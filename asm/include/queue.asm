; queue.asm - include this if the queue is longer than `route`: it continues in queue_rest, which is then reserved
;
; From route + 64 to the end of queue_rest there is room for all 1,024 places of a field, a word each, and for the return
; address of a call; the 64 bytes below are for an interrupt that pushes while SP is down there.

        if ! defined QUEUE_USED
QUEUE_USED equ 1

QUEUE_REST_SIZE: equ 1090

        endif
