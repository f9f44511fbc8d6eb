/* Names to ids and back, in the order of addition; ids start at 1. */
#include "names.h"

#include <string.h>

#include "hash.h"
#include "memory.h"

const char *law__names_at(const law__names *names, uint32_t id)
{
    return id >= 1 && id <= names->count ? names->bytes + names->offsets[id - 1] : NULL;
}

static uint64_t hash_of(const char *name)
{
    return law__hash_bytes(name, strlen(name), 0);
}

uint32_t law__names_find(const law__names *names, const char *name)
{
    if (names->slot_count == 0 || name == NULL)
        return 0;
    uint64_t hash = hash_of(name);
    size_t last = names->slot_count - 1;
    for (size_t at = (size_t)hash & last;; at = (at + 1) & last) {
        law__slot slot = names->slots[at];
        bool is_end = slot.id == 0;
        if (is_end || (slot.hash == (uint32_t)(hash >> 32) &&
                       strcmp(law__names_at(names, slot.id), name) == 0))
            return slot.id;
    }
}

static void enter(law__names *names, uint32_t id)
{
    uint64_t hash = hash_of(law__names_at(names, id));
    size_t at = (size_t)hash & (names->slot_count - 1);
    while (names->slots[at].id != 0)
        at = (at + 1) & (names->slot_count - 1);
    names->slots[at] = (law__slot){id, (uint32_t)(hash >> 32)};
}

/* Half of the slots stay empty, so that every search ends soon. */
static bool make_slots(law__names *names, const law_allocator *allocator, size_t count_wanted)
{
    if (count_wanted * 2 <= names->slot_count)
        return true;
    size_t larger = names->slot_count == 0 ? 32 : names->slot_count;
    while (larger < count_wanted * 2)
        larger *= 2;
    law__slot *slots = law__allocate(allocator, larger * sizeof *slots);
    if (slots == NULL)
        return false;
    memset(slots, 0, larger * sizeof *slots);
    law__release(allocator, names->slots, names->slot_count * sizeof *slots);
    names->slots = slots;
    names->slot_count = larger;
    for (uint32_t id = 1; id <= names->count; id++)
        enter(names, id);
    return true;
}

static bool make_bytes(law__names *names, const law_allocator *allocator, size_t size)
{
    while (names->bytes_capacity - names->bytes_used < size) {
        void *bytes = names->bytes;
        if (!law__grow(allocator, &bytes, &names->bytes_capacity, names->bytes_capacity, 1))
            return false;
        names->bytes = bytes;
    }
    return true;
}

uint32_t law__names_add(law__names *names, const law_allocator *allocator, const char *name)
{
    size_t size = strlen(name) + 1;
    void *offsets = names->offsets;
    if (!law__grow(allocator, &offsets, &names->capacity, names->count, sizeof *names->offsets))
        return 0;
    names->offsets = offsets;
    if (!make_bytes(names, allocator, size) || !make_slots(names, allocator, names->count + 1))
        return 0;
    memcpy(names->bytes + names->bytes_used, name, size);
    names->offsets[names->count++] = (uint32_t)names->bytes_used;
    names->bytes_used += size;
    enter(names, (uint32_t)names->count);
    return (uint32_t)names->count;
}

bool law__names_copy(law__names *copy, const law__names *names, const law_allocator *allocator)
{
    *copy = (law__names){0};
    if (names->count == 0)
        return true;
    copy->bytes = law__allocate(allocator, names->bytes_used);
    copy->bytes_capacity = copy->bytes != NULL ? names->bytes_used : 0;
    copy->offsets = law__allocate(allocator, names->count * sizeof *copy->offsets);
    copy->capacity = copy->offsets != NULL ? names->count : 0;
    copy->slots = law__allocate(allocator, names->slot_count * sizeof *copy->slots);
    copy->slot_count = copy->slots != NULL ? names->slot_count : 0;
    if (copy->bytes == NULL || copy->offsets == NULL || copy->slots == NULL) {
        law__names_release(copy, allocator);
        return false;
    }
    memcpy(copy->bytes, names->bytes, names->bytes_used);
    memcpy(copy->offsets, names->offsets, names->count * sizeof *copy->offsets);
    memcpy(copy->slots, names->slots, names->slot_count * sizeof *copy->slots);
    copy->bytes_used = names->bytes_used;
    copy->count = names->count;
    return true;
}

void law__names_release(law__names *names, const law_allocator *allocator)
{
    law__release(allocator, names->bytes, names->bytes_capacity);
    law__release(allocator, names->offsets, names->capacity * sizeof *names->offsets);
    law__release(allocator, names->slots, names->slot_count * sizeof *names->slots);
    *names = (law__names){0};
}

uint64_t law__names_hash(const law__names *names, uint64_t seed)
{
    return law__hash_bytes(names->bytes_used > 0 ? names->bytes : "", names->bytes_used, seed);
}
