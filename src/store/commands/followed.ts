import { DETAIL_POLL_MS } from '#machines/lifecycle/pollInterval'

/**
 * Polls a resource while a plan waits for it: first fetched at once, then at the poll interval of its own page.
 */
export const FOLLOWED = {
  forceRefetch: true,
  subscriptionOptions: { pollingInterval: DETAIL_POLL_MS },
} as const
