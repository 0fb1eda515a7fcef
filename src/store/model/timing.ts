/** How long an answer is fresh, in seconds. Rule: POLL-1. */
export const FRESH_S = 2

/** How long an answer that no page shows is kept, in seconds: a page seen before shows it at once. */
export const KEPT_S = 300

/** Timeouts of calls, in milliseconds. A change may be slow; a read should not be. */
export const READ_TIMEOUT_MS = 30_000
export const WRITE_TIMEOUT_MS = 60_000
/** Delay after which a waiting form or dialog can be left, in milliseconds. */
export const SLOW_MS = 10_000
