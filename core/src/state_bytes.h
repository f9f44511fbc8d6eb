/* How the bytes of a written state begin. Then follow seed and streams, the rows of each table that
 * the schema does not hold itself, and the embedded blocks. */
#ifndef LAW_STATE_BYTES_H
#define LAW_STATE_BYTES_H

enum { LAW__STATE_MAGIC = 0x5357414c /* "LAWS" */, LAW__STATE_VERSION = 1 };

#endif
