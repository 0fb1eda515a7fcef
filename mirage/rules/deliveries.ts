import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type {
  AlertDelivery,
  AlertDeliveryState,
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookReceiver,
} from '#store/api/generated/types'
import { PROBE_CLASS } from '#model/alertClasses'
import { attemptWaitsMs, hostFaults } from '../behaviours/webhookBehaviour'
import { idOf, Random } from '../random'
import type { Region } from '../region'

import { moveTo } from './moveTo'

/**
 * The result of an attempt at an endpoint. Its duration is derived from the delivery, so that it is always the same.
 */
export function attemptAt(
  endpoint: string,
  delivery: { id: string },
  attempt: number,
  timeSent: string,
): WebhookDeliveryAttempt {
  const { hostname } = new URL(endpoint)
  const [, result = 'succeeded'] = hostFaults.find(([prefix]) => hostname.startsWith(prefix)) ?? []
  const isAnswered = result === 'succeeded' || result === 'failed_http_error'
  const durationMs = new Random(`${delivery.id} ${attempt}`).between(40, 320)
  return {
    attempt,
    result,
    timeSent,
    response: isAnswered ? { status: result === 'succeeded' ? 200 : 500, durationMs } : null,
  }
}

/** Puts a delivery into a state. */
export function moveDelivery(region: Region, id: string, state: string) {
  const { deliveries } = region.world
  moveTo(
    region,
    {
      lifecycle: webhookDeliveryLifecycle,
      // The state of a delivery follows from its attempts, not from its age.
      behaviour: {},
      id,
      read: () => deliveries.get(id)?.state,
      write: (next) => {
        const row = deliveries.get(id)
        if (row) deliveries.set(id, { ...row, state: next as AlertDeliveryState })
      },
    },
    state,
  )
}

function makeAttempt(region: Region, id: string) {
  const { deliveries, receivers } = region.world
  const row = deliveries.get(id)
  const receiver = row && receivers.get(row.receiverId)
  if (!row || !receiver || !webhookDeliveryLifecycle.isTransitional(row.state)) return
  const made = attemptAt(receiver.endpoint, row, row.attempts.webhook.length + 1, region.timestamp())
  const webhook = [...row.attempts.webhook, made]
  deliveries.set(id, { ...row, attempts: { webhook } })
  const report = made.result === 'succeeded' ? 'report.delivered' : 'report.failed'
  const isOver = made.result === 'succeeded' || webhook.length === attemptWaitsMs.length
  const target = isOver && webhookDeliveryLifecycle.next(row.state, report)
  if (target) moveDelivery(region, id, target)
  else scheduleAttempt(region, id)
}

/**
 * Schedules the next attempt of a delivery.
 *
 * @param sinceMs time since the previous attempt
 */
export function scheduleAttempt(region: Region, id: string, sinceMs = 0) {
  const made = region.world.deliveries.get(id)?.attempts.webhook.length ?? 0
  const wait = attemptWaitsMs[made]
  if (wait !== undefined) region.hardware.after(Math.max(wait - sinceMs, 0), () => makeAttempt(region, id))
}

interface Sent {
  alertId: string
  alertClass: string
  trigger: AlertDeliveryTrigger
}

const newDelivery = (region: Region, receiver: WebhookReceiver, sent: Sent): AlertDelivery => {
  const timeStarted = region.timestamp()
  return {
    id: idOf(`delivery ${receiver.id} ${sent.alertId} ${timeStarted} ${region.world.deliveries.size}`),
    receiverId: receiver.id,
    ...sent,
    state: 'pending',
    timeStarted,
    attempts: { webhook: [] },
  }
}

/** Sends an alert to a receiver again. @returns the new delivery, which is pending */
export function resend(
  region: Region,
  receiver: WebhookReceiver,
  { alertId, alertClass }: AlertDelivery,
): AlertDelivery {
  const row = newDelivery(region, receiver, { alertId, alertClass, trigger: 'resend' })
  region.world.deliveries.set(row.id, row)
  scheduleAttempt(region, row.id)
  return row
}

/** Probes the endpoint of a receiver at once. @returns the result, which is not stored */
export function probe(region: Region, receiver: WebhookReceiver): AlertDelivery {
  const row = newDelivery(region, receiver, {
    alertId: idOf('alert probe'),
    alertClass: PROBE_CLASS,
    trigger: 'probe',
  })
  const made = attemptAt(receiver.endpoint, row, 1, row.timeStarted)
  return {
    ...row,
    state: made.result === 'succeeded' ? 'delivered' : 'failed',
    attempts: { webhook: [made] },
  }
}
