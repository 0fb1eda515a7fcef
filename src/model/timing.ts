/** How long a response is fresh, in seconds. Rule: POLL-1. */
export const FRESH_S = 2

/** How long a response without a mounted query stays in the cache, in seconds, for an immediate render later. */
export const KEPT_S = 300

/** Timeouts of requests, in milliseconds. A change may be slow; a read should not be. */
export const READ_TIMEOUT_MS = 30_000
export const WRITE_TIMEOUT_MS = 60_000
/** Delay after which a pending form or dialog can be closed, in milliseconds. */
export const SLOW_MS = 10_000

/** The longest time for what is read before a write that does not depend on it, in milliseconds. Rule: BACK-1. */
export const BEFORE_MS = 5_000

/** The longest time that a command waits for the rest of the quota, in milliseconds: it is sent without. Rule: CMD-8. */
export const QUOTA_MS = 1_500
