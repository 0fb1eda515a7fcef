import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Deliveries of alerts, named by the class of the alert and the start of their id. */
export const webhookDeliveryKind = resourceKind(
  'webhookDelivery',
  webhookDeliveryLifecycle,
  (delivery: AlertDelivery) => delivery.state,
  ({ id, alertClass }) => ({ id, name: `${alertClass} ${id.slice(0, 8)}` }),
)
