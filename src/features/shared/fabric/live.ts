/**
 * How a page asks that shows the network around the region, which changes without a command: every five seconds while it
 * is in view. Rule: POLL-5.
 */
export const live = { pollingInterval: 5_000, skipPollingIfUnfocused: true } as const
