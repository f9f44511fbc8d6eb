/* The smallest program over the installed library: headers and library must be of one version, and
 * a state of any game can be made. */
#include <lawspeaker/lawspeaker.h>
#include <lawspeaker/state.h>
#include <lawspeaker/trade.h>
#include <stdio.h>
#include <string.h>

/* How many rows a state has after one was added, and how many its clone. */
static unsigned count_rows(void)
{
    law_schema_builder *builder;
    law_schema *schema;
    law_state *state, *clone;
    law_row row;
    if (law_schema_begin(&builder, NULL, NULL) != LAW_OK)
        return 0;
    law_table unit = law_schema_add_table(builder, "unit", 8, false);
    law_status status = law_schema_finish(&schema, builder, NULL);
    law_schema_builder_destroy(builder);
    if (status != LAW_OK || law_state_create(&state, schema, NULL, NULL) != LAW_OK)
        return 0;
    law_place nowhere = {0, 0};
    unsigned count = 0;
    if (law_state_add_row(&row, state, unit, NULL, 0, nowhere, NULL) == LAW_OK &&
        law_state_clone(&clone, state, NULL) == LAW_OK) {
        count = law_state_row_count(state, unit) + law_state_row_count(clone, unit);
        law_state_destroy(clone);
    }
    law_state_destroy(state);
    law_schema_destroy(schema);
    return count;
}

int main(void)
{
    printf("lawspeaker %s\n", law_version());
    return strcmp(law_version(), LAW_VERSION) == 0 && count_rows() == 2 &&
                   strcmp(law_trade_reason_name(LAW_TRADE_TOO_FEW), "too_few") == 0
               ? 0
               : 1;
}
