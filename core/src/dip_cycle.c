/* Decisions that hang on themselves.
 *
 * What is still open when nothing more follows from anything is a graph: each decision hangs on
 * others that are open too. Some of them hang on each other alone (a strong component without a way
 * out). Where a convoy is among these, it would decide about its own disruption: a paradox (4.A.2).
 * Otherwise they are moves in a circle, which all succeed (6.C.1). */
#include <string.h>

#include "dip_turn.h"

/* Nodes: a unit's move, its path, its support; and for each province the contest for it, which all
 * moves to it hang on, so that there are no more edges than a few for each unit. */
enum { MOVES, PATH, COUNTS, CONTEST, NODE_KINDS };
enum { NODES = NODE_KINDS * LAW__DIP_UNITS, EDGES = 14 * LAW__DIP_UNITS };

typedef struct {
    const law__dip_turn *turn;
    uint16_t edges[EDGES], first_edge[NODES], end_edge[NODES];
    unsigned edge_count;
    uint16_t number[NODES], lowest[NODES]; /* number: in the order of visits; 0: not yet */
    bool is_kept[NODES];
    uint16_t kept[NODES], path[NODES]; /* not yet in a component; the nodes that led here */
    unsigned visited, kept_count, path_length;
} circle_search;

static unsigned node_of(unsigned kind, unsigned index)
{
    return index * NODE_KINDS + kind;
}

static bool is_open(const law__dip_turn *turn, unsigned node)
{
    unsigned index = node / NODE_KINDS;
    switch (node % NODE_KINDS) {
    case MOVES:
        return turn->kind[index] == LAW_DIP_MOVE && turn->moves[index] == LAW__DIP_OPEN;
    case PATH:
        return turn->kind[index] == LAW_DIP_MOVE && (turn->has_path[index] == LAW__DIP_OPEN ||
                                                     turn->is_by_convoy[index] == LAW__DIP_OPEN);
    case COUNTS:
        return (turn->kind[index] == LAW_DIP_SUPPORT_HOLD ||
                turn->kind[index] == LAW_DIP_SUPPORT_MOVE) &&
               turn->counts[index] == LAW__DIP_OPEN;
    default:
        return true;
    }
}

static void add_edge(circle_search *search, unsigned kind, unsigned index)
{
    unsigned node = node_of(kind, index);
    if (is_open(search->turn, node))
        search->edges[search->edge_count++] = (uint16_t)node;
}

static void add_supports(circle_search *search, unsigned unit)
{
    const law__dip_turn *turn = search->turn;
    for (unsigned by = turn->first_support[unit]; by != LAW__DIP_NONE; by = turn->next_support[by])
        add_edge(search, COUNTS, by);
}

static void add_of_move(circle_search *search, unsigned unit)
{
    const law__dip_turn *turn = search->turn;
    unsigned there = turn->unit_at[turn->to[unit]];
    add_edge(search, CONTEST, turn->to[unit]);
    if (law__dip_are_head_to_head(turn, unit, there) != LAW__DIP_NO)
        add_supports(search, there);
    if (turn->rules.dislodged_keeps_none_out && there != LAW__DIP_NONE &&
        turn->kind[there] == LAW_DIP_MOVE) {
        unsigned rival = turn->unit_at[turn->to[there]]; /* dislodged, it keeps nobody out */
        if (rival != unit && law__dip_comes(turn, rival, there))
            add_edge(search, MOVES, rival);
    }
}

static void add_of_contest(circle_search *search, unsigned province)
{
    const law__dip_turn *turn = search->turn;
    unsigned there = turn->unit_at[province];
    if (there != LAW__DIP_NONE && turn->kind[there] == LAW_DIP_MOVE) {
        add_edge(search, MOVES, there);
        add_edge(search, PATH, there);
    } else if (there != LAW__DIP_NONE) {
        add_supports(search, there);
    }
    for (unsigned by = turn->first_coming[province]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        add_edge(search, PATH, by);
        add_supports(search, by);
    }
}

static void add_of_path(circle_search *search, unsigned army)
{
    const law__dip_turn *turn = search->turn;
    for (unsigned fleet = 0; fleet < turn->count; fleet++) {
        if (turn->kind[fleet] != LAW_DIP_CONVOY || turn->of[fleet] != army)
            continue;
        for (unsigned by = turn->first_coming[turn->at[fleet]]; by != LAW__DIP_NONE;
             by = turn->next_coming[by])
            add_edge(search, MOVES, by);
    }
}

static void add_of_support(circle_search *search, unsigned unit)
{
    const law__dip_turn *turn = search->turn;
    for (unsigned by = turn->first_coming[turn->at[unit]]; by != LAW__DIP_NONE;
         by = turn->next_coming[by]) {
        add_edge(search, MOVES, by);
        add_edge(search, PATH, by);
    }
}

static void visit(circle_search *search, unsigned node)
{
    static void (*const adders[NODE_KINDS])(circle_search *, unsigned) = {
        add_of_move, add_of_path, add_of_support, add_of_contest};
    search->number[node] = search->lowest[node] = (uint16_t)++search->visited;
    search->kept[search->kept_count++] = (uint16_t)node;
    search->is_kept[node] = true;
    search->path[search->path_length++] = (uint16_t)node;
    search->first_edge[node] = (uint16_t)search->edge_count;
    adders[node % NODE_KINDS](search, node / NODE_KINDS);
    search->end_edge[node] = (uint16_t)search->edge_count;
}

static void lower(circle_search *search, unsigned node, unsigned number)
{
    if (number < search->lowest[node])
        search->lowest[node] = (uint16_t)number;
}

/* Follows edges until a component is closed; the first one that is has no way out. Returns where
 * among those kept its nodes begin. */
static unsigned find_component(circle_search *search, unsigned start)
{
    visit(search, start);
    for (;;) {
        unsigned node = search->path[search->path_length - 1];
        if (search->first_edge[node] < search->end_edge[node]) {
            unsigned next = search->edges[search->first_edge[node]++];
            if (search->number[next] == 0)
                visit(search, next);
            else if (search->is_kept[next])
                lower(search, node, search->number[next]);
            continue;
        }
        if (search->lowest[node] == search->number[node])
            break;
        search->path_length--;
        lower(search, search->path[search->path_length - 1], search->lowest[node]);
    }
    unsigned node = search->path[search->path_length - 1], first = search->kept_count;
    while (search->kept[--first] != node) {
    }
    return first;
}

static void fail_convoy(law__dip_turn *turn, unsigned army)
{
    if (turn->is_by_convoy[army] == LAW__DIP_OPEN) {
        turn->is_by_convoy[army] = LAW__DIP_NO;
        return;
    }
    turn->has_path[army] = LAW__DIP_NO;
    turn->reason[army] = LAW_DIP_PARADOX_REASON;
}

static void fail_move(law__dip_turn *turn, unsigned unit)
{
    turn->moves[unit] = LAW__DIP_NO;
    if (turn->has_path[unit] != LAW__DIP_NO)
        turn->reason[unit] = LAW_DIP_ALL_HOLD_REASON;
}

/* Ends a paradox: its convoys fail, or all its moves; a move of which the way is decided to be
 * closed has failed for that. */
static bool fail_convoys(law__dip_turn *turn, const circle_search *search, unsigned first)
{
    bool do_all_fail = law__dip_do_all_hold(&turn->rules);
    bool is_paradox = false;
    for (unsigned i = first; i < search->kept_count; i++)
        is_paradox = is_paradox || search->kept[i] % NODE_KINDS == PATH;
    if (!is_paradox)
        return false;
    turn->paradox_count++;
    for (unsigned i = first; i < search->kept_count; i++) {
        unsigned unit = search->kept[i] / NODE_KINDS, kind = search->kept[i] % NODE_KINDS;
        if (kind == CONTEST)
            continue;
        turn->paradox[unit] = (uint8_t)turn->paradox_count;
        if (kind == PATH)
            fail_convoy(turn, unit);
    }
    for (unsigned i = first; i < search->kept_count && do_all_fail; i++) {
        if (search->kept[i] % NODE_KINDS == MOVES)
            fail_move(turn, search->kept[i] / NODE_KINDS);
    }
    return true;
}

bool law__dip_break_circle(law__dip_turn *turn)
{
    circle_search search;
    memset(&search, 0, sizeof search);
    search.turn = turn;
    unsigned start = 0, end = turn->count * NODE_KINDS;
    while (start < end && (start % NODE_KINDS == CONTEST || !is_open(turn, start)))
        start++;
    if (start == end)
        return false;
    unsigned first = find_component(&search, start);
    if (fail_convoys(turn, &search, first))
        return true;
    for (unsigned i = first; i < search.kept_count; i++) {
        if (search.kept[i] % NODE_KINDS == MOVES)
            turn->moves[search.kept[i] / NODE_KINDS] = LAW__DIP_YES;
    }
    return true;
}
