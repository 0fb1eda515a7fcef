import { setup } from 'xstate'
import type { AlertDeliveryState } from '../../store/api/generated/types'
import { lifecycleOf } from './ask'

/** A wish somebody may have of a delivery. The region makes a new one of the same alert. */
export type WebhookDeliveryCommand = 'command.resend'

/** What becomes of an alert on its way to a receiver. Source: backend-behaviour §4.11. */
const webhookDeliveryMachine = setup({
  types: {} as {
    events: { type: WebhookDeliveryCommand | `report.${AlertDeliveryState}` }
    tags: 'transitional'
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
    delivered: { on: { 'command.resend': { actions: 'permit' } } },
    failed: { on: { 'command.resend': { actions: 'permit' } } },
  },
})

/** The law of deliveries. */
export const webhookDeliveryLifecycle = lifecycleOf<AlertDeliveryState, WebhookDeliveryCommand>(
  webhookDeliveryMachine,
  { noun: 'deliveries', words: { 'command.resend': 'sent again' } },
)
