/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;
