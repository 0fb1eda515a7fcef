import type { WebhookDeliveryAttemptResult } from '#store/api/generated/types'

/** The delay of each attempt after the previous one: none, a minute, five minutes. Rule: OPS-15. */
export const attemptWaitsMs: readonly number[] = [0, 60_000, 300_000]

/** Endpoints that fail, by the prefix of their host name. All others answer with success. */
export const hostFaults: readonly (readonly [prefix: string, result: WebhookDeliveryAttemptResult])[] = [
  ['fault-http-', 'failed_http_error'],
  ['fault-unreachable-', 'failed_unreachable'],
  ['fault-timeout-', 'failed_timeout'],
]
