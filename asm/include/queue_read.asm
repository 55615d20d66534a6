; queue_read.asm - the next word of a queue that grows downwards

        if ! defined INCLUDE_QUEUE_READ
INCLUDE_QUEUE_READ equ 1

queue_read macro                        ; DE = address of the word read last: HL = the next word, DE = its address; 32 T, carry stays
        ex de,hl
        dec hl
        ld d,(hl)
        dec l                           ; a word does not cross a page
        ld e,(hl)
        ex de,hl
        endm

        endif
