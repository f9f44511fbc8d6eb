/* What a script's process and the one that started it say to each other over a socket: messages of
 * a kind and some bytes. The child's side waits for ever; the parent's, which trusts nothing that
 * comes, has a deadline and a most. */
#ifndef LAW_HOST_WIRE_H
#define LAW_HOST_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    WIRE_SOCKET = 3,            /* the child's only descriptor */
    WIRE_REQUEST_SIZE_MAX = 256 /* of what a child asks for */
};

typedef enum wire_kind {
    /* from the parent */
    WIRE_OPEN = 1, /* plain data: the options of a session */
    WIRE_ASK,      /* a wire_measure; a function's name and a zero; plain data */
    WIRE_RENEW,
    WIRE_FOUND, /* answers WIRE_FETCH: a byte, 1; the text's shown name and a zero; the text */
    WIRE_NONE,  /* the same: why not */
    /* from the child */
    WIRE_READY,  /* it cannot do anything any more that it need not; scripts run from now on */
    WIRE_FETCH,  /* a byte, a host_wanted; four bytes, a number; a name */
    WIRE_PRINT,  /* what goes to standard output */
    WIRE_OUTCOME /* plain data: answers WIRE_OPEN and WIRE_ASK; WIRE_RENEW with true or false */
} wire_kind;

/* How much may be used up for a question: as session:ask is told. */
typedef struct wire_measure {
    int64_t times, preparation;
} wire_measure;

typedef struct wire_message {
    wire_kind kind;
    char *bytes; /* to be freed; a zero stands behind them */
    size_t size;
} wire_message;

typedef enum wire_status {
    WIRE_OK,
    WIRE_CLOSED,   /* the other end has gone */
    WIRE_LATE,     /* the deadline has passed */
    WIRE_STOPPED,  /* a signal asks this process to end */
    WIRE_TOO_LONG, /* the message is longer than it may be */
    WIRE_NO_MEMORY
} wire_status;

/* Nanoseconds of a clock that only goes forward. */
uint64_t wire_now(void);

/* The parent's side, on a socket of any mode. */
wire_status wire_send_until(int socket, wire_kind kind, const void *bytes, size_t size,
                            uint64_t deadline);
wire_status wire_receive_until(int socket, wire_message *message, size_t most, uint64_t deadline);

/* All bytes, by write and read alone, for as long as it takes; false: the other end has gone. */
bool wire_write_all(int socket, const void *bytes, size_t size);
bool wire_read_all(int socket, void *bytes, size_t size);

/* The child's side, by these. */
bool wire_send(wire_kind kind, const void *bytes, size_t size);
bool wire_receive(wire_message *message);

#endif
