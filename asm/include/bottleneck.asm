; bottleneck.asm - the bytes that bottlenecks leaves in work

        if ! defined INCLUDE_BOTTLENECK
INCLUDE_BOTTLENECK equ 1

BOTTLENECK_AHEAD: equ $E0               ; of the route; lower ones are the steps of distance_map
BOTTLENECK_ROUTE: equ $F0               ; passed
BOTTLENECK_DOOR:  equ $F1               ; passed, and there is no other way
BOTTLENECK_TOUCHED: equ $F2             ; of the route, ahead
BOTTLENECK_SEEN:  equ $F3

        endif
