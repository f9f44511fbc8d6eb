/* J3.6, J4.9, J4.10: what happens to the books. */
#include <string.h>

#include "turn.h"

/* Who is under a Stay order (J3.6): ordered to Stay, unordered, or treated so. */
static bool receives(const law_turn *turn, const law__unit *receiver)
{
    bool is_stationary = !law__enters(receiver);
    return turn->rules.transfer_receiver == LAW_RECEIVER_STATIONARY ? is_stationary
                                                                    : receiver->acts == LAW_STAY;
}

void law__move_books(law_turn *turn)
{
    memcpy(turn->book_region, turn->at_start.book_region,
           (turn->symbol_count + (size_t)1) * sizeof *turn->book_region);
    for (uint32_t id = 1; id <= turn->unit_count; id++) {
        law__unit *unit = &turn->units[id];
        if (unit->acts == LAW_TRANSFER) {
            uint32_t receiver = unit->order.other.id;
            unit->receives = receives(turn, &turn->units[receiver]);
            if (unit->receives)
                turn->book_region[unit->book] = turn->at_start.unit_region[receiver];
        } else if (unit->cargo != 0) {
            bool is_left_there =
                unit->acts == LAW_LINK && turn->rules.failed_link_book == LAW_BOOK_DESTINATION;
            if (unit->wins || is_left_there)
                turn->book_region[unit->cargo] = unit->target;
        }
    }
}
