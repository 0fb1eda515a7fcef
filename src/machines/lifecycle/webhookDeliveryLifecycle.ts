import { setup } from 'xstate'
import type { AlertDeliveryState } from '#store/api/generated/types'
import { lifecycleOf } from './lifecycleOf'

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

/** The lifecycle of an alert's delivery to a receiver. Rule: OPS-15. */
export const webhookDeliveryMachine = setup({
  types: {} as {
    events: { type: WebhookDeliveryCommand | `report.${AlertDeliveryState}` }
    tags: WebhookDeliveryTag
  },
  actions: { permit: () => {} },
}).createMachine({
  id: 'webhookDelivery',
  initial: 'pending',
  states: {
    pending: {
      tags: 'transitional',
      on: {
        'command.resend': { actions: 'permit' },
        'report.delivered': 'delivered',
        'report.failed': 'failed',
      },
    },
    delivered: { tags: 'received', on: { 'command.resend': { actions: 'permit' } } },
    failed: { tags: 'failed', on: { 'command.resend': { actions: 'permit' } } },
  },
})

/** The lifecycle of deliveries. */
export const webhookDeliveryLifecycle = lifecycleOf<
  AlertDeliveryState,
  WebhookDeliveryCommand,
  WebhookDeliveryTag
>(webhookDeliveryMachine, { noun: 'deliveries', words: { 'command.resend': 'sent again' } })
