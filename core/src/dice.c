/* PCG32, the published generator XSH RR 64/32 (O'Neill), its seeding and its bounded numbers, so
 * that the published test vectors hold. It knows nothing of states and of what is rolled for. */
#include <lawspeaker/state.h>

void law_dice_seed(law_dice *dice, uint64_t seed, uint64_t stream)
{
    dice->state = 0;
    dice->increment = stream << 1 | 1;
    law_dice_next(dice);
    dice->state += seed;
    law_dice_next(dice);
}

/* The number is of the state before the step. The five highest bits of the state say by how much
 * the others, folded onto themselves, are turned to the right. */
uint32_t law_dice_next(law_dice *dice)
{
    uint64_t state = dice->state;
    dice->state = state * UINT64_C(6364136223846793005) + dice->increment;
    uint32_t folded = (uint32_t)((state >> 18 ^ state) >> 27);
    uint32_t bits = (uint32_t)(state >> 59);
    return folded >> bits | folded << ((32 - bits) & 31);
}

/* Refuses the lowest 2^32 modulo `bound` numbers, so that a whole multiple of `bound` is left. */
uint32_t law_dice_below(law_dice *dice, uint32_t bound)
{
    if (bound == 0)
        return law_dice_next(dice);
    uint32_t refused = (0 - bound) % bound;
    uint32_t number = law_dice_next(dice);
    while (number < refused)
        number = law_dice_next(dice);
    return number % bound;
}
