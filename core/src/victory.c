/* J6.1 to J6.3: control after the turn, who has won, and how many supply actions each player has.
 */
#include "rules.h"
#include "turn.h"

void law__take_control(law_turn *turn)
{
    for (uint32_t symbol = 1; symbol <= turn->symbol_count; symbol++) {
        uint32_t occupant = turn->regions[law__link_region(turn, symbol)].occupant;
        turn->controller[symbol] =
            occupant != 0 ? turn->at_start.unit_owner[occupant] : turn->at_start.controller[symbol];
    }
}

/* Whether count is at least that fraction of total. Both are below 2^32. Where a product could
 * overflow, by comparing continued fractions instead. All are 1 or more but for count. */
static bool reaches(uint64_t count, uint64_t total, law_fraction fraction)
{
    if (fraction.numerator <= UINT32_MAX && fraction.denominator <= UINT32_MAX)
        return count * fraction.denominator >= total * fraction.numerator;
    uint64_t a = count, b = total, c = fraction.numerator, d = fraction.denominator;
    for (bool is_turned = false;; is_turned = !is_turned) {
        if (a / b != c / d)
            return (a / b > c / d) != is_turned;
        a %= b;
        c %= d;
        if (a == 0 || c == 0)
            return is_turned ? a == 0 : c == 0;
        uint64_t swapped = a;
        a = b;
        b = swapped;
        swapped = c;
        c = d;
        d = swapped;
    }
}

static void count_holdings(law_turn *turn, uint64_t *books_on_board)
{
    for (uint32_t id = 1; id <= turn->player_count; id++) {
        law__player *player = &turn->players[id];
        player->link_points = player->books = player->taken = player->units = 0;
    }
    *books_on_board = 0;
    for (uint32_t symbol = 1; symbol <= turn->symbol_count; symbol++) {
        uint32_t controller = turn->controller[symbol], region = turn->book_region[symbol];
        turn->players[controller].link_points++;
        if (controller != turn->at_start.controller[symbol])
            turn->players[controller].taken++;
        if (region == 0)
            continue;
        ++*books_on_board;
        uint32_t occupant = turn->regions[region].occupant;
        turn->players[turn->at_start.unit_owner[occupant]].books++;
    }
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        if (turn->units[id].ends != 0)
            turn->players[turn->at_start.unit_owner[id]].units++;
    }
}

static law_status ask_about_player(law_turn *turn, law_question_kind kind, uint32_t id,
                                   int64_t most, int64_t *answer, law_error *error)
{
    const law_question question = {.kind = kind, .turn = turn, .player = {id}};
    return law__ask(&turn->rules, &question, most, answer, error);
}

law_status law__judge_victory(law_turn *turn, law_error *error)
{
    uint64_t books;
    count_holdings(turn, &books);
    uint32_t winner_count = 0;
    for (uint32_t id = 1; id <= turn->player_count; id++) {
        law__player *player = &turn->players[id];
        const law_fraction fraction = turn->rules.victory_fraction;
        int64_t wins = (turn->symbol_count > 0 &&
                        reaches(player->link_points, turn->symbol_count, fraction)) ||
                       (books > 0 && reaches(player->books, books, fraction));
        law_status status = ask_about_player(turn, LAW_ASK_VICTORY, id, 1, &wins, error);
        if (status != LAW_OK)
            return status;
        player->has_won = wins == 1;
        winner_count += player->has_won;
    }
    if (!turn->rules.joint_victory && winner_count > 1) {
        winner_count = 0;
        for (uint32_t id = 1; id <= turn->player_count; id++)
            turn->players[id].has_won = false;
    }
    for (uint32_t id = 1; id <= turn->player_count; id++) {
        law__player *player = &turn->players[id];
        player->earned = 0;
        if (winner_count > 0)
            continue;
        int64_t actions = (int64_t)player->taken;
        law_status status =
            ask_about_player(turn, LAW_ASK_SUPPLY_ACTIONS, id, INT64_MAX, &actions, error);
        if (status != LAW_OK)
            return status;
        player->earned = (uint64_t)actions;
    }
    return LAW_OK;
}
