import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { planStep } from '#store/commands/plan'
import type { ResourceLaw } from '#features/shared/law/law'
import { deliveryTone } from '#features/shared/stateTones'
import { deliveryName } from './alertText'
import { resendAlert, type DeliveryRow } from './commands'

/** The law of deliveries. */
export const deliveryLaw: ResourceLaw<DeliveryRow> = {
  kind: 'webhookDelivery',
  lifecycle: webhookDeliveryLifecycle,
  tone: deliveryTone,
  read: ({ delivery }) => ({ id: delivery.id, name: deliveryName(delivery), state: delivery.state }),
  commands: (row) => [planStep(resendAlert, row)],
}
