/* Names to ids and back, in the order of addition; ids start at 1. */
#ifndef LAW_NAMES_H
#define LAW_NAMES_H

#include <lawspeaker/lawspeaker.h>

/* A place of the index: with a part of the hash beside the id, most names need not be looked at. */
typedef struct {
    uint32_t id; /* 0: empty */
    uint32_t hash;
} law__slot;

/* All zero is an empty table. The slots are an open-addressed index, a power of two of them. */
typedef struct {
    char *bytes; /* the names, each closed by a NUL */
    size_t bytes_used, bytes_capacity;
    uint32_t *offsets; /* where the name of id i + 1 begins */
    size_t count, capacity;
    law__slot *slots;
    size_t slot_count;
} law__names;

/* The new id, 0 when there is no memory. The caller has made sure that it is not there yet. */
uint32_t law__names_add(law__names *names, const law_allocator *allocator, const char *name);
uint32_t law__names_find(const law__names *names, const char *name); /* 0: not there */
const char *law__names_at(const law__names *names, uint32_t id);     /* NULL: no such id */
/* A copy that takes no more memory than it needs; false, and empty, when there is none. */
bool law__names_copy(law__names *copy, const law__names *names, const law_allocator *allocator);
void law__names_release(law__names *names, const law_allocator *allocator);
uint64_t law__names_hash(const law__names *names, uint64_t seed);

#endif
