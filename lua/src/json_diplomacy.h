/* A Diplomacy position with its orders, as one line of JSON holds it: read into the core's arrays,
 * judged, and written again as the next phase's position. variants/diplomacy/notes.md says what
 * each member means. json_read.c hands over the lines whose game this is. */
#ifndef LAW_JSON_DIPLOMACY_H
#define LAW_JSON_DIPLOMACY_H

#include "diplomacy_text.h"
#include "json_reader.h"

enum {
    JSON_UNIT_COUNT_MAX = LAW_DIP_PROVINCE_COUNT_MAX,
    JSON_ADJUSTMENT_COUNT_MAX = LAW_DIP_ADJUSTMENT_COUNT_MAX,
};

typedef enum { JSON_MOVEMENT, JSON_RETREAT, JSON_ADJUSTMENT } json_phase_type;

typedef struct {
    int64_t year;
    bool is_fall;
    json_phase_type type;
} json_phase;

/* Why an order that can be read is nobody's. */
typedef enum {
    JSON_REFUSED_NO_UNIT,   /* no such unit stands there */
    JSON_REFUSED_NOT_YOURS, /* it is another power's */
    JSON_REFUSED_DUPLICATE, /* the unit has an order already */
    JSON_REFUSED_NO_RETREAT /* only a retreat or a removal can be ordered now */
} json_refusal;

typedef struct {
    law_dip_power power;
    const json_value *order; /* as it was given */
    json_refusal refusal;
} json_refused;

/* A word that stands for each value of an enum. */
const char *json_phase_type_name(json_phase_type type);
const char *json_season_name(bool is_fall);
const char *json_refusal_name(json_refusal refusal);

/* What a document says, and what came of it; the arrays' ends are undefined past their counts. */
struct json_diplomacy {
    const dip_names *names;
    const law_dip_map *map;
    json_phase phase;
    law_dip_rules rules;

    size_t count, dislodged_count;
    law_dip_unit units[JSON_UNIT_COUNT_MAX];
    law_dip_dislodged dislodged[JSON_UNIT_COUNT_MAX];
    uint8_t unit_at[JSON_UNIT_COUNT_MAX + 1]; /* by province's id: its number, or NO_UNIT */
    uint8_t dislodged_at[JSON_UNIT_COUNT_MAX + 1];
    law_dip_provinces stand_offs;
    bool has_centres; /* it is known who owns them */
    law_dip_power owners[JSON_UNIT_COUNT_MAX];

    /* Orders: of units in a movement; of dislodged ones in a retreat, moves or, without one, none;
     * or a list of adjustments. */
    law_dip_order orders[JSON_UNIT_COUNT_MAX];
    bool is_ordered[JSON_UNIT_COUNT_MAX];
    law_dip_adjustment *adjustments;
    size_t adjustment_count;
    json_refused *refused;
    size_t refused_count;

    /* What came of them. Retreat: the verdicts of those that were dislodged. */
    law_dip_verdict *verdicts;
    size_t after_count, fled_count, removed_count, built_from;
    law_dip_unit after[JSON_UNIT_COUNT_MAX * 2]; /* from `built_from` on: those that are new */
    law_dip_unit fled[JSON_UNIT_COUNT_MAX];      /* dislodged, and may retreat */
    law_dip_place origins[JSON_UNIT_COUNT_MAX];  /* of these, or 0 */
    law_dip_unit removed[JSON_UNIT_COUNT_MAX * 2];
    law_dip_provinces stood_off;
    json_phase next;
    bool has_next;
};

/* Reads a document that is an object, whose game is known to be Diplomacy. */
bool json_diplomacy_read(json_reader *reader, const json_value *document, const json_maps *maps);
bool json_diplomacy_play(json_case *read, json_fault *fault);
/* Adds the result's members behind "id"; `explain` adds the facts. */
void json_diplomacy_write(json_text *out, const json_case *played, bool explain);

/* ---- parts of the reader ---- */

bool json_read_board(json_reader *reader, const json_place *place, const json_value *value,
                     const json_maps *maps);
bool json_read_dip_orders(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_dip_rules(json_reader *reader, const json_place *place, const json_value *value);

/* What somebody wrote cannot be read. */
bool json_fail_written(json_reader *reader, const json_place *place,
                       const dip_complaint *complaint);
bool json_read_power(json_reader *reader, const json_place *place, const char *name,
                     law_dip_power *power);
/* Walks over { power: [text, …] }, or over the pairs that stand for it, calling `read` with each
 * text; a power is there once. */
typedef bool json_read_text_fn(json_reader *reader, const json_place *place, law_dip_power power,
                               const json_value *text);
bool json_read_by_power(json_reader *reader, const json_place *place, const json_value *value,
                        json_read_text_fn *read);

#endif
