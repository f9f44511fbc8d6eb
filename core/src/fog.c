/* What a player sees of a position where there is fog: the regions of and next to its units, and
 * where the books that it sees lead. What is not seen leaves no trace in what is made here: not in
 * numbers, not in the order of things. */
#include <lawspeaker/state.h>

#include <string.h>

#include "map.h"
#include "memory.h"
#include "position.h"
#include "status.h"

/* A position while what a viewer sees of it is copied. */
typedef struct {
    const law_map *map;
    const law_position *from;
    law__position_arrays all; /* of `from` */
    uint32_t viewer;
    uint32_t *placed; /* the placed link points that are seen, by number from 1, in order */
    uint32_t placed_count, unit_count;
    size_t placed_size; /* bytes of the list */
    uint32_t names_size;
} sight;

static bool is_own_in(const sight *s, uint32_t region)
{
    return s->all.unit_owner[s->all.occupant[region]] == s->viewer;
}

/* The owner of no unit is 0, so that a viewer of 0 needs to be told apart. */
static bool sees(const sight *s, uint32_t region)
{
    if (s->viewer == 0)
        return false;
    if (is_own_in(s, region))
        return true;
    const law_region *neighbours;
    size_t count = law_map_neighbours(s->map, (law_region){region}, &neighbours);
    for (size_t i = 0; i < count; i++) {
        if (is_own_in(s, neighbours[i].id))
            return true;
    }
    return false;
}

/* A placed link point is known where its region is seen, and where its book is: a book shows where
 * it leads. */
static bool knows_placed(const sight *s, uint32_t number)
{
    uint32_t book = s->all.book_region[s->from->printed_count + number];
    return sees(s, s->all.placed_region[number]) || (book != 0 && sees(s, book));
}

static const char *placed_name(const sight *s, uint32_t number)
{
    return s->all.bytes + s->all.placed_names[number - 1];
}

static uint32_t name_size(const uint32_t *offsets, uint32_t id)
{
    return offsets[id] - offsets[id - 1];
}

/* By region, then by name: when each was placed is not told. */
static bool comes_before(const sight *s, uint32_t a, uint32_t b)
{
    uint32_t region_a = s->all.placed_region[a], region_b = s->all.placed_region[b];
    if (region_a != region_b)
        return region_a < region_b;
    return strcmp(placed_name(s, a), placed_name(s, b)) < 0;
}

static void sift_down(const sight *s, uint32_t at, uint32_t count)
{
    uint32_t *list = s->placed;
    for (uint32_t child = 2 * at + 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && comes_before(s, list[child], list[child + 1]))
            child++;
        if (!comes_before(s, list[at], list[child]))
            return;
        uint32_t swapped = list[at];
        list[at] = list[child];
        list[child] = swapped;
        at = child;
    }
}

static void sort_placed(const sight *s)
{
    for (uint32_t i = s->placed_count / 2; i-- > 0;)
        sift_down(s, i, s->placed_count);
    for (uint32_t end = s->placed_count; end > 1; end--) {
        uint32_t last = s->placed[end - 1];
        s->placed[end - 1] = s->placed[0];
        s->placed[0] = last;
        sift_down(s, 0, end - 1);
    }
}

/* Counts what is seen, and lists the placed link points. */
static bool look(sight *s, const law_allocator *allocator)
{
    const law_position *from = s->from;
    s->names_size = s->all.player_names[from->player_count];
    for (uint32_t id = 1; id <= from->unit_count; id++) {
        if (!sees(s, s->all.unit_region[id]))
            continue;
        s->unit_count++;
        s->names_size += name_size(s->all.unit_names, id);
    }
    s->placed_size = (from->placed_count + (size_t)1) * sizeof *s->placed;
    s->placed = law__allocate(allocator, s->placed_size);
    if (s->placed == NULL)
        return false;
    for (uint32_t number = 1; number <= from->placed_count; number++) {
        if (!knows_placed(s, number))
            continue;
        s->placed[s->placed_count++] = number;
        s->names_size += name_size(s->all.placed_names, number);
    }
    sort_placed(s);
    return true;
}

/* Copies a name behind the others; `index` is its id - 1 among the offsets, which are its kind's.
 */
static void copy_name(law__position_arrays *to, uint32_t *offsets, uint32_t index, const char *name,
                      uint32_t size, uint32_t *end)
{
    memcpy(to->bytes + *end, name, size);
    offsets[index] = *end;
    *end += size;
    offsets[index + 1] = *end;
}

static void copy_unit(const sight *s, law__position_arrays *to, uint32_t id, uint32_t *count,
                      uint32_t *end)
{
    uint32_t region = s->all.unit_region[id];
    copy_name(to, to->unit_names, *count, s->all.bytes + s->all.unit_names[id - 1],
              name_size(s->all.unit_names, id), end);
    ++*count;
    to->unit_owner[*count] = s->all.unit_owner[id];
    to->unit_region[*count] = region;
    to->occupant[region] = *count;
}

/* The viewer's own, in their order; then the others in the order of their regions, for which of
 * them is older is not told. */
static void copy_units(const sight *s, law__position_arrays *to, uint32_t *end)
{
    uint32_t count = 0;
    to->unit_names[0] = *end;
    for (uint32_t id = 1; id <= s->from->unit_count; id++) {
        if (s->all.unit_owner[id] == s->viewer)
            copy_unit(s, to, id, &count, end);
    }
    for (uint32_t region = 1; region <= s->from->region_count; region++) {
        uint32_t id = s->all.occupant[region];
        if (id != 0 && s->all.unit_owner[id] != s->viewer && sees(s, region))
            copy_unit(s, to, id, &count, end);
    }
}

static void copy_symbol(const sight *s, law__position_arrays *to, uint32_t from_id, uint32_t to_id,
                        uint32_t region)
{
    uint32_t book = s->all.book_region[from_id];
    to->book_region[to_id] = book != 0 && sees(s, book) ? book : 0;
    to->controller[to_id] = sees(s, region) ? s->all.controller[from_id] : 0;
}

static void copy_symbols(const sight *s, law__position_arrays *to, uint32_t *end)
{
    uint32_t printed = s->from->printed_count;
    for (uint32_t symbol = 1; symbol <= printed; symbol++)
        copy_symbol(s, to, symbol, symbol, s->map->link_point_region[symbol - 1]);
    to->placed_names[0] = *end;
    for (uint32_t i = 0; i < s->placed_count; i++) {
        uint32_t number = s->placed[i], region = s->all.placed_region[number];
        copy_name(to, to->placed_names, i, placed_name(s, number),
                  name_size(s->all.placed_names, number), end);
        to->placed_region[i + 1] = region;
        copy_symbol(s, to, printed + number, printed + i + 1, region);
    }
}

static void copy_players(const sight *s, law__position_arrays *to, uint32_t *end)
{
    for (uint32_t id = 1; id <= s->from->player_count; id++)
        copy_name(to, to->player_names, id - 1, s->all.bytes + s->all.player_names[id - 1],
                  name_size(s->all.player_names, id), end);
}

static law_position *copy_seen(const sight *s, const law_allocator *allocator)
{
    law_position counts = *s->from;
    counts.unit_count = s->unit_count;
    counts.placed_count = s->placed_count;
    counts.names_size = s->names_size;
    law_position *seen = law__position_allocate(&counts, allocator);
    if (seen == NULL)
        return NULL;
    law__position_arrays to = law__position_arrays_of(seen);
    uint32_t end = 0;
    copy_players(s, &to, &end);
    copy_units(s, &to, &end);
    copy_symbols(s, &to, &end);
    return seen;
}

static sight begin(const law_position *position, const law_map *map, law_player viewer)
{
    bool is_known = viewer.id <= position->player_count;
    return (sight){.map = map,
                   .from = position,
                   .all = law__position_arrays_of(position),
                   .viewer = is_known ? viewer.id : 0};
}

bool law_position_sees(const law_position *position, const law_map *map, law_player viewer,
                       law_region region)
{
    sight s = begin(position, map, viewer);
    return region.id >= 1 && region.id <= position->region_count && sees(&s, region.id);
}

law_status law_position_view(law_position **out, const law_position *position, const law_map *map,
                             law_player viewer, const law_allocator *allocator, law_error *error)
{
    *out = NULL;
    if (!law_position_is_of(position, map))
        return law__fail(error, LAW_BAD_ARGUMENT, "the position is on another map");
    law_allocator chosen = law__allocator(allocator);
    sight s = begin(position, map, viewer);
    if (look(&s, &chosen))
        *out = copy_seen(&s, &chosen);
    law__release(&chosen, s.placed, s.placed_size);
    if (*out == NULL)
        return law__fail(error, LAW_NO_MEMORY, "out of memory for what a player sees");
    return LAW_OK;
}

/* ---- as a block of a state ---- */

static law_status view_block(void **out, const void *block, law_player viewer, const void *user,
                             const law_allocator *allocator, law_error *error)
{
    law_position *seen;
    law_status status = law_position_view(&seen, block, user, viewer, allocator, error);
    *out = seen;
    return status;
}

law_block_type law_position_fog_block_type(const law_map *map)
{
    law_block_type type = law_position_block_type(map);
    type.name = "position in fog";
    type.view = view_block;
    return type;
}
