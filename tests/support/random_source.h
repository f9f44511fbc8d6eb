/* A small published generator for tests: xoshiro256**, seeded by splitmix64 (Blackman and Vigna),
 * the same numbers on every platform. */
#ifndef LAW_TEST_RANDOM_SOURCE_H
#define LAW_TEST_RANDOM_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint64_t state[4];
} random_source;

static inline uint64_t random_mix(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static inline void random_begin(random_source *source, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        source->state[i] = random_mix(&seed);
}

static inline uint64_t random_turn_left(uint64_t word, int bits)
{
    return (word << bits) | (word >> (64 - bits));
}

static inline uint64_t random_next(random_source *source)
{
    uint64_t *s = source->state;
    uint64_t result = random_turn_left(s[1] * 5, 7) * 9;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = random_turn_left(s[3], 45);
    return result;
}

/* 0 to bound - 1; 0 where the bound is 0. The bias of so small bounds does not matter here. */
static inline uint32_t random_below(random_source *source, uint32_t bound)
{
    return (uint32_t)(((random_next(source) >> 32) * bound) >> 32);
}

static inline bool random_is(random_source *source, uint32_t percent)
{
    return random_below(source, 100) < percent;
}

/* Puts the items in an order of which each is as likely. */
static inline void random_shuffle(random_source *source, uint32_t *items, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t other = random_below(source, i);
        uint32_t item = items[i - 1];
        items[i - 1] = items[other];
        items[other] = item;
    }
}

#endif
