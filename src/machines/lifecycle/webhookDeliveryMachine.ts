import { setup } from 'xstate'
import type { AlertDeliveryState } from '#store/api/generated/types'
import type { WebhookDeliveryCommand, WebhookDeliveryTag } from './webhookDeliveryLifecycle'

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
