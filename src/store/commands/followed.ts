import { DETAIL_POLL_MS } from '#machines/lifecycle/pollInterval'

/** How a resource is read while a plan waits for it: at once, then as often as on its own page. */
export const FOLLOWED = {
  forceRefetch: true,
  subscriptionOptions: { pollingInterval: DETAIL_POLL_MS },
} as const
