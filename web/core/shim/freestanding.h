// freestanding.h - what z80.h takes from the standard library, for a target that has none
#pragma once
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#define assert(condition) ((void)0)

struct FILE;
#define stderr (static_cast<FILE *>(nullptr))

namespace std {
using ::size_t;
inline int abs(int value) { return value < 0 ? -value : value; }
inline int fprintf(...) { return 0; }
inline int snprintf(...) { return 0; }
[[noreturn]] inline void abort() { __builtin_trap(); }

template <typename T> struct remove_reference { typedef T type; };
template <typename T> struct remove_reference<T &> { typedef T type; };
template <typename T> struct remove_reference<T &&> { typedef T type; };
template <typename T> typename remove_reference<T>::type &&move(T &&value) {
    return static_cast<typename remove_reference<T>::type &&>(value);
}
template <typename T> void swap(T &one, T &other) {
    T kept = move(one);
    one = move(other);
    other = move(kept);
}
}  // namespace std
