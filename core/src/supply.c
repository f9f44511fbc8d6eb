/* J6.4, J6.5: supply actions, and the position that the turn leaves. */
#include <string.h>

#include "memory.h"
#include "status.h"
#include "turn.h"

typedef struct {
    uint32_t player, region;
    char name[LAW_NAME_SIZE_MAX + 1];
} addition;

/* Everything that supply needs until the next position is made. A new unit has an id behind all
 * units of the turn, a new link point behind all its symbols. */
typedef struct {
    law_turn *turn;
    void *block; /* of the arrays below */
    size_t block_size;
    addition *units, *symbols;
    uint32_t unit_count, symbol_count;
    uint32_t *controller;      /* of each link point, new ones included */
    uint32_t *first_of_player; /* the link points that each player controls when supply begins */
    uint32_t *next_of_player;  /* of the same player */
    uint32_t *controlling; /* by region: the latest player found to control a link point there */
    uint32_t *first_link_point;          /* of each region */
    uint32_t *next_link_point;           /* in the same region */
    law__names unit_names, symbol_names; /* in use, also by units removed; made when first needed */
    bool has_unit_names, has_symbol_names;
    uint32_t next_unit_number, next_symbol_number; /* all smaller ones are in use */
} supply;

/* How many actions can be carried out at most. */
static size_t count_possible(const law_turn *turn)
{
    size_t count = 0;
    for (uint32_t id = 1; id <= turn->player_count; id++) {
        const law__player *player = &turn->players[id];
        count +=
            player->earned < player->action_count ? (size_t)player->earned : player->action_count;
    }
    return count;
}

static void lay_out(supply *s, law__arena *arena, size_t capacity)
{
    size_t symbols = s->turn->symbol_count + capacity + 1;
    s->units = law__arena_take(arena, capacity, sizeof *s->units);
    s->symbols = law__arena_take(arena, capacity, sizeof *s->symbols);
    s->controller = law__arena_take(arena, symbols, sizeof *s->controller);
    s->next_link_point = law__arena_take(arena, symbols, sizeof *s->next_link_point);
    s->next_of_player = law__arena_take(arena, symbols, sizeof *s->next_of_player);
    s->first_of_player =
        law__arena_take(arena, s->turn->player_count + (size_t)1, sizeof *s->first_of_player);
    s->controlling =
        law__arena_take(arena, s->turn->region_count + (size_t)1, sizeof *s->controlling);
    s->first_link_point =
        law__arena_take(arena, s->turn->region_count + (size_t)1, sizeof *s->first_link_point);
}

static void add_to_region(supply *s, uint32_t symbol, uint32_t region)
{
    s->next_link_point[symbol] = s->first_link_point[region];
    s->first_link_point[region] = symbol;
}

static bool begin(supply *s, size_t capacity)
{
    law_turn *turn = s->turn;
    law__arena measure = {0};
    lay_out(s, &measure, capacity);
    if (measure.overflowed)
        return false;
    s->block_size = measure.used;
    s->block = law__allocate(&turn->allocator, s->block_size);
    if (s->block == NULL)
        return false;
    law__arena arena = {.base = s->block};
    lay_out(s, &arena, capacity);
    memcpy(s->controller, turn->controller,
           (turn->symbol_count + (size_t)1) * sizeof *s->controller);
    memset(s->first_of_player, 0, (turn->player_count + (size_t)1) * sizeof *s->first_of_player);
    memset(s->controlling, 0, (turn->region_count + (size_t)1) * sizeof *s->controlling);
    memset(s->first_link_point, 0, (turn->region_count + (size_t)1) * sizeof *s->first_link_point);
    for (uint32_t symbol = turn->symbol_count; symbol >= 1; symbol--) {
        add_to_region(s, symbol, law__link_region(turn, symbol));
        s->next_of_player[symbol] = s->first_of_player[turn->controller[symbol]];
        s->first_of_player[turn->controller[symbol]] = symbol;
    }
    return true;
}

/* Leaves the turn as it was: what was added stands in the next position only. */
static void end(supply *s)
{
    for (uint32_t i = 0; i < s->unit_count; i++) {
        s->turn->regions[s->units[i].region].occupant = 0;
        s->turn->players[s->units[i].player].units--;
    }
    law__release(&s->turn->allocator, s->block, s->block_size);
    law__names_release(&s->unit_names, &s->turn->allocator);
    law__names_release(&s->symbol_names, &s->turn->allocator);
}

static bool index_units(supply *s)
{
    const law_turn *turn = s->turn;
    for (uint32_t id = 1; !s->has_unit_names && id <= turn->unit_count; id++) {
        const char *name = law_position_unit_name(turn->position, (law_unit){id});
        if (law__names_add(&s->unit_names, &turn->allocator, name) == 0)
            return false;
    }
    s->has_unit_names = true;
    return true;
}

static bool index_symbols(supply *s)
{
    const law_turn *turn = s->turn;
    for (uint32_t id = 1; !s->has_symbol_names && id <= turn->symbol_count; id++) {
        const char *name = law_position_symbol_name(turn->position, turn->map, (law_symbol){id});
        if (law__names_add(&s->symbol_names, &turn->allocator, name) == 0)
            return false;
    }
    s->has_symbol_names = true;
    return true;
}

/* Writes the smallest free one of u:1, u:2, … */
static void write_free_name(char *name, const law__names *names, char letter, uint32_t *number)
{
    for (;; ++*number) {
        char digits[12];
        size_t count = 0;
        for (uint32_t rest = *number; rest > 0; rest /= 10)
            digits[count++] = (char)('0' + rest % 10);
        char *at = name;
        *at++ = letter;
        *at++ = ':';
        while (count > 0)
            *at++ = digits[--count];
        *at = '\0';
        if (law__names_find(names, name) == 0)
            return;
    }
}

static uint32_t owner_of(const supply *s, uint32_t unit)
{
    uint32_t count = s->turn->unit_count;
    return unit <= count ? s->turn->at_start.unit_owner[unit] : s->units[unit - count - 1].player;
}

/* Marks the regions with a link point of the player whose actions come now. What another player's
 * unit took since then is in a region that is occupied, where control is not asked about. */
static void mark_controlled(supply *s, uint32_t player)
{
    uint32_t symbol = s->first_of_player[player];
    for (; symbol != 0; symbol = s->next_of_player[symbol])
        s->controlling[law__link_region(s->turn, symbol)] = player;
}

/* J6.4: the first reason that applies against adding a unit there. */
static law_reason judge_unit(const supply *s, uint32_t player, uint32_t region)
{
    const law_turn *turn = s->turn;
    if (turn->regions[region].occupant != 0)
        return LAW_REASON_OCCUPIED;
    if (s->controlling[region] != player)
        return LAW_REASON_NOT_CONTROLLED;
    return turn->players[player].units >= turn->rules.unit_tokens ? LAW_REASON_NO_TOKEN
                                                                  : LAW_REASON_NONE;
}

/* J6.4: the same for writing a book. */
static law_reason judge_book(const supply *s, uint32_t player, uint32_t region)
{
    const law_turn *turn = s->turn;
    uint32_t occupant = turn->regions[region].occupant;
    if (occupant == 0 || owner_of(s, occupant) != player)
        return LAW_REASON_NOT_YOUR_UNIT;
    if (turn->rules.one_link_point_per_region && s->first_link_point[region] != 0)
        return LAW_REASON_LINK_POINT_THERE;
    uint64_t placed = turn->position->placed_count + (uint64_t)s->symbol_count;
    return placed >= turn->rules.link_point_tokens ? LAW_REASON_NO_TOKEN : LAW_REASON_NONE;
}

static void add_unit(supply *s, addition added)
{
    uint32_t id = s->turn->unit_count + s->unit_count + 1;
    s->units[s->unit_count++] = added;
    s->turn->players[added.player].units++;
    s->turn->regions[added.region].occupant = id;
    uint32_t symbol = s->first_link_point[added.region];
    for (; symbol != 0; symbol = s->next_link_point[symbol])
        s->controller[symbol] = added.player;
}

static void add_symbol(supply *s, addition added)
{
    uint32_t symbol = s->turn->symbol_count + s->symbol_count + 1;
    s->symbols[s->symbol_count++] = added;
    s->controller[symbol] = added.player;
    s->controlling[added.region] = added.player;
    add_to_region(s, symbol, added.region);
}

static law_status index_names(supply *s, bool are_books, law_error *error)
{
    if (are_books ? index_symbols(s) : index_units(s))
        return LAW_OK;
    return law__fail(error, LAW_NO_MEMORY, "out of memory for the names in use");
}

/* J6.4: the first reason that applies against an action that was earned. */
static law_status judge(supply *s, law_reason *reason, uint32_t player, const law_supply *action,
                        law_error *error)
{
    bool is_book = action->writes_book;
    *reason = LAW_REASON_UNKNOWN_REGION;
    if (action->at.id == LAW_UNKNOWN)
        return LAW_OK;
    *reason = is_book ? judge_book(s, player, action->at.id) : judge_unit(s, player, action->at.id);
    if (action->name != NULL) {
        law_status status = index_names(s, is_book, error);
        if (status != LAW_OK)
            return status;
        if (law__names_find(is_book ? &s->symbol_names : &s->unit_names, action->name) != 0)
            *reason = LAW_REASON_ID_IN_USE;
    }
    bool is_full = s->turn->unit_count + s->unit_count >= LAW_COUNT_MAX ||
                   s->turn->symbol_count + s->symbol_count >= LAW_COUNT_MAX;
    if (*reason == LAW_REASON_NONE && is_full)
        return law__fail(error, LAW_TOO_MANY, "more than %d units or link points", LAW_COUNT_MAX);
    return LAW_OK;
}

/* One action that was earned. */
static law_status carry_out(supply *s, uint32_t player, const law_supply *action,
                            law_reason *reason, law_error *error)
{
    bool is_book = action->writes_book;
    law__names *names = is_book ? &s->symbol_names : &s->unit_names;
    addition added = {.player = player, .region = action->at.id};
    law_status status = judge(s, reason, player, action, error);
    if (status == LAW_OK && *reason == LAW_REASON_NONE)
        status = index_names(s, is_book, error);
    if (status != LAW_OK || *reason != LAW_REASON_NONE)
        return status;
    if (action->name != NULL)
        memcpy(added.name, action->name, strlen(action->name) + 1);
    else if (is_book)
        write_free_name(added.name, names, 'p', &s->next_symbol_number);
    else
        write_free_name(added.name, names, 'u', &s->next_unit_number);
    if (law__names_add(names, &s->turn->allocator, added.name) == 0)
        return law__fail(error, LAW_NO_MEMORY, "out of memory for a new name");
    if (is_book)
        add_symbol(s, added);
    else
        add_unit(s, added);
    return LAW_OK;
}

/* All actions of a player. What an outcome needs of ids is known only once all survivors are
 * counted. */
static law_status carry_out_all(supply *s, uint32_t id, uint32_t survivor_count, law_error *error)
{
    const law__player *player = &s->turn->players[id];
    if (player->action_count > 0 && player->earned > 0)
        mark_controlled(s, id);
    for (size_t i = 0; i < player->action_count; i++) {
        law_supply_outcome outcome = {.reason = LAW_REASON_NONE_LEFT};
        if (i < player->earned) {
            law_status status = carry_out(s, id, &player->actions[i], &outcome.reason, error);
            if (status != LAW_OK)
                return status;
        }
        if (outcome.reason == LAW_REASON_NONE && player->actions[i].writes_book)
            outcome.symbol.id = s->turn->symbol_count + s->symbol_count;
        else if (outcome.reason == LAW_REASON_NONE)
            outcome.unit.id = survivor_count + s->unit_count;
        if (player->outcomes != NULL)
            player->outcomes[i] = outcome;
    }
    return LAW_OK;
}

/* Copies one name behind the others and remembers where it begins; `index` is its id - 1. */
static void write_name(char *bytes, uint32_t *offsets, uint32_t index, const char *name,
                       uint32_t *end)
{
    size_t size = strlen(name) + 1;
    memcpy(bytes + *end, name, size);
    offsets[index] = *end;
    *end += (uint32_t)size;
    offsets[index + 1] = *end;
}

/* Copies names that stand side by side. */
static void copy_names(char *bytes, uint32_t *offsets, const char *from_bytes,
                       const uint32_t *from_offsets, uint32_t count, uint32_t *end)
{
    uint32_t start = from_offsets[0], size = from_offsets[count] - start;
    memcpy(bytes + *end, from_bytes + start, size);
    for (uint32_t i = 0; i <= count; i++)
        offsets[i] = from_offsets[i] - start + *end;
    *end += size;
}

static void fill_units(const supply *s, law_position *next, law__position_arrays *to, uint32_t *end)
{
    const law_turn *turn = s->turn;
    const law__position_arrays *from = &turn->at_start;
    uint32_t kept = 0;
    bool are_all_kept = next->unit_count == turn->unit_count && s->unit_count == 0;
    if (are_all_kept)
        copy_names(to->bytes, to->unit_names, from->bytes, from->unit_names, turn->unit_count, end);
    else
        to->unit_names[0] = *end;
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        uint32_t region = turn->units[id].ends;
        if (region == 0)
            continue;
        kept++;
        to->unit_owner[kept] = from->unit_owner[id];
        to->unit_region[kept] = region;
        to->occupant[region] = kept;
        if (!are_all_kept)
            write_name(to->bytes, to->unit_names, kept - 1, from->bytes + from->unit_names[id - 1],
                       end);
    }
    for (uint32_t i = 0; i < s->unit_count; i++) {
        kept++;
        to->unit_owner[kept] = s->units[i].player;
        to->unit_region[kept] = s->units[i].region;
        to->occupant[s->units[i].region] = kept;
        write_name(to->bytes, to->unit_names, kept - 1, s->units[i].name, end);
    }
}

static void fill_symbols(const supply *s, law__position_arrays *to, uint32_t *end)
{
    const law_turn *turn = s->turn;
    const law__position_arrays *from = &turn->at_start;
    uint32_t placed = turn->position->placed_count;
    memcpy(to->placed_region, from->placed_region,
           (placed + (size_t)1) * sizeof *to->placed_region);
    memcpy(to->book_region, turn->book_region,
           (turn->symbol_count + (size_t)1) * sizeof *to->book_region);
    memcpy(to->controller, s->controller != NULL ? s->controller : turn->controller,
           (turn->symbol_count + s->symbol_count + (size_t)1) * sizeof *to->controller);
    copy_names(to->bytes, to->placed_names, from->bytes, from->placed_names, placed, end);
    for (uint32_t i = 0; i < s->symbol_count; i++) {
        to->placed_region[placed + i + 1] = s->symbols[i].region;
        to->book_region[turn->symbol_count + i + 1] = s->symbols[i].region;
        write_name(to->bytes, to->placed_names, placed + i, s->symbols[i].name, end);
    }
}

static size_t names_size(const supply *s)
{
    const law_turn *turn = s->turn;
    const law__position_arrays *from = &turn->at_start;
    size_t size = from->placed_names[turn->position->placed_count];
    for (uint32_t i = 0; i < turn->fleeing_count; i++) {
        uint32_t id = turn->fleeing[i].id;
        if (turn->units[id].ends == 0)
            size -= from->unit_names[id] - from->unit_names[id - 1];
    }
    for (uint32_t i = 0; i < s->unit_count; i++)
        size += strlen(s->units[i].name) + 1;
    for (uint32_t i = 0; i < s->symbol_count; i++)
        size += strlen(s->symbols[i].name) + 1;
    return size;
}

static law_position *make_next(const supply *s, uint32_t survivor_count)
{
    const law_turn *turn = s->turn;
    const law__position_arrays *from = &turn->at_start;
    law_position counts = *turn->position;
    counts.turn += counts.turn < UINT64_MAX;
    counts.unit_count = survivor_count + s->unit_count;
    counts.placed_count += s->symbol_count;
    counts.names_size = (uint32_t)names_size(s);
    law_position *next = law__position_allocate(&counts, &turn->allocator);
    if (next == NULL)
        return NULL;
    law__position_arrays to = law__position_arrays_of(next);
    uint32_t names_end = 0;
    copy_names(to.bytes, to.player_names, from->bytes, from->player_names, turn->player_count,
               &names_end);
    fill_units(s, next, &to, &names_end);
    fill_symbols(s, &to, &names_end);
    return next;
}

/* J6.5, from what the next position says. */
static void judge_end(law_turn *turn)
{
    const law_position *next = turn->next;
    law__position_arrays arrays = law__position_arrays_of(next);
    for (uint32_t id = 1; id <= turn->player_count; id++)
        turn->players[id].is_out = true;
    for (uint32_t id = 1; id <= next->unit_count; id++)
        turn->players[arrays.unit_owner[id]].is_out = false;
    for (uint32_t symbol = 1; symbol <= law__position_symbols(next); symbol++)
        turn->players[arrays.controller[symbol]].is_out = false;
    bool has_winner = false;
    for (uint32_t id = 1; id <= turn->player_count; id++)
        has_winner |= turn->players[id].has_won;
    bool is_last =
        turn->rules.max_turns != LAW_NO_LIMIT && turn->position->turn >= turn->rules.max_turns;
    turn->is_draw = !has_winner && (next->unit_count == 0 || is_last);
}

static uint32_t count_survivors(const law_turn *turn)
{
    uint32_t count = turn->unit_count;
    for (uint32_t i = 0; i < turn->fleeing_count; i++)
        count -= turn->units[turn->fleeing[i].id].ends == 0;
    return count;
}

static law_status begin_for(supply *s, size_t capacity, law_error *error)
{
    return begin(s, capacity) ? LAW_OK
                              : law__fail(error, LAW_NO_MEMORY, "out of memory for supply actions");
}

/* Carries out the actions of the players up to `last`, in the order of the game. */
static law_status carry_out_until(supply *s, uint32_t last, law_error *error)
{
    uint32_t survivors = count_survivors(s->turn);
    for (uint32_t id = 1; id <= last; id++) {
        law_status status = carry_out_all(s, id, survivors, error);
        if (status != LAW_OK)
            return status;
    }
    return LAW_OK;
}

static law_status make_board(law_position **out, supply *s, law_error *error)
{
    size_t possible = count_possible(s->turn);
    law_status status = possible > 0 ? begin_for(s, possible, error) : LAW_OK;
    if (status == LAW_OK)
        status = carry_out_until(s, s->turn->player_count, error);
    if (status != LAW_OK)
        return status;
    *out = make_next(s, count_survivors(s->turn));
    if (*out == NULL)
        return law__fail(error, LAW_NO_MEMORY, "out of memory for the next position");
    return LAW_OK;
}

static supply new_supply(law_turn *turn)
{
    return (supply){.turn = turn, .next_unit_number = 1, .next_symbol_number = 1};
}

law_status law__supply(law_turn *turn, law_error *error)
{
    supply s = new_supply(turn);
    law_status status = make_board(&turn->next, &s, error);
    end(&s);
    if (status == LAW_OK)
        judge_end(turn);
    return status;
}

law_status law__supply_board(law_position **out, law_turn *turn, law_error *error)
{
    supply s = new_supply(turn);
    law_status status = make_board(out, &s, error);
    end(&s);
    if (status == LAW_OK)
        (*out)->turn = turn->position->turn;
    return status;
}

/* What has been given up to the player is carried out. */
static law_status begin_behind(supply *s, uint32_t player, law_error *error)
{
    law_status status = begin_for(s, count_possible(s->turn), error);
    if (status == LAW_OK)
        status = carry_out_until(s, player, error);
    if (status == LAW_OK)
        mark_controlled(s, player);
    return status;
}

law_status law__judge_supply(law_reason *reasons, law_turn *turn, law_player player,
                             const law_supply *actions, size_t count, law_error *error)
{
    supply s = new_supply(turn);
    const law__player *record = &turn->players[player.id];
    law_status status = begin_behind(&s, player.id, error);
    for (size_t i = 0; i < count && status == LAW_OK; i++) {
        reasons[i] = LAW_REASON_NONE_LEFT;
        if (record->action_count < record->earned)
            status = judge(&s, &reasons[i], player.id, &actions[i], error);
    }
    end(&s);
    return status;
}
