/** The times before the end of a trial at which it is announced once more, in milliseconds. */
export const SOON_MS = 30_000
export const LAST_MS = 10_000
