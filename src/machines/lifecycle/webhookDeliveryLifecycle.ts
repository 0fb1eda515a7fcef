import type { AlertDeliveryState } from '#store/api/generated/types'
import table from '../tables/webhookDelivery.json'
import { lifecycleFrom } from './ask'

/** The commands of a delivery. `resend` creates a new delivery of the same alert. */
export type WebhookDeliveryCommand = 'command.resend'

/** Facts of a state, besides the commands it allows. */
export type WebhookDeliveryTag =
  /** In transition to another state. */
  | 'transitional'
  /** The receiver got the alert. */
  | 'received'
  /** The last attempt failed. */
  | 'failed'

/** The lifecycle of deliveries. */
export const webhookDeliveryLifecycle = lifecycleFrom<
  AlertDeliveryState,
  WebhookDeliveryCommand,
  WebhookDeliveryTag
>(table, { noun: 'deliveries', words: { 'command.resend': 'sent again' } })
