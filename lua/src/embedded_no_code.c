/* For builds in which the Lua files cannot be compiled beforehand. */
#include "embedded.h"

const struct law_embedded law_embedded_code[] = {{NULL, NULL, 0}};
const size_t law_embedded_code_count = 0;
const char law_embedded_release[] = "";
