import type { WebhookDeliveryAttemptResult } from '../../src/store/api/generated/types'

/** How long each attempt waits for, counted from the one before: at once, a minute, five minutes. Source: backend-behaviour §4.11. */
export const attemptWaitsMs: readonly number[] = [0, 60_000, 300_000]

/** Hosts that fail, by how their names begin: a failure that can be seen coming. All others answer. */
export const hostFaults: readonly (readonly [prefix: string, result: WebhookDeliveryAttemptResult])[] = [
  ['fault-http-', 'failed_http_error'],
  ['fault-unreachable-', 'failed_unreachable'],
  ['fault-timeout-', 'failed_timeout'],
]
