import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { webhookDeliveryMachine } from '#machines/lifecycle/webhookDeliveryMachine'
import type {
  AlertDelivery,
  AlertDeliveryState,
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookReceiver,
} from '#store/api/generated/types'
import { PROBE_CLASS } from '#model/alertClasses'
import type { Work } from '../behaviours/behaviour'
import { attemptWaitsMs, hostFaults } from '../behaviours/webhookBehaviour'
import { idOf, Random } from '../random'
import type { Region } from '../region'
import { moveTo, run, type Movable } from './moveTo'

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

/** Makes the next attempt of a delivery. @returns the report that ends it; undefined when another attempt follows */
function makeAttempt({ world, timestamp }: Region, row: AlertDelivery, { endpoint }: WebhookReceiver) {
  const made = attemptAt(endpoint, row, row.attempts.webhook.length + 1, timestamp())
  const webhook = [...row.attempts.webhook, made]
  world.deliveries.update(row.id, { attempts: { webhook } })
  if (made.result === 'succeeded') return 'report.delivered'
  return webhook.length === attemptWaitsMs.length ? 'report.failed' : undefined
}

/** The next attempt of a pending delivery; undefined when none is left. */
function nextAttempt(region: Region, id: string): Work | undefined {
  const { deliveries, receivers } = region.world
  const { webhook } = deliveries.get(id)?.attempts ?? { webhook: [] }
  const waitMs = attemptWaitsMs[webhook.length]
  if (waitMs === undefined) return undefined
  const last = webhook.at(-1)
  const sinceMs = last ? Math.max(region.clock.now() - Date.parse(last.timeSent), 0) : 0
  return {
    afterMs: Math.max(waitMs - sinceMs, 0),
    report() {
      const row = deliveries.get(id)
      const receiver = row && receivers.get(row.receiverId)
      return receiver && makeAttempt(region, row, receiver)
    },
  }
}

/** A delivery as its lifecycle sees it: its state follows from its attempts. */
function movable(region: Region, id: string): Movable {
  const { deliveries } = region.world
  return {
    lifecycle: webhookDeliveryLifecycle,
    machine: webhookDeliveryMachine,
    work: (state) => (webhookDeliveryLifecycle.isTransitional(state) ? nextAttempt(region, id) : undefined),
    id,
    read: () => deliveries.get(id)?.state,
    write: (next) => {
      const row = deliveries.get(id)
      if (row) deliveries.update(id, { state: next as AlertDeliveryState })
    },
  }
}

/** Puts a delivery into a state, from which its attempts go on. */
export function moveDelivery(region: Region, id: string, state: string) {
  moveTo(region, movable(region, id), state)
}

/** Lets the attempts of a pending delivery go on. */
export function startAttempts(region: Region, id: string) {
  run(region, movable(region, id))
}

interface Sent {
  alertId: string
  alertClass: string
  trigger: AlertDeliveryTrigger
}

const newDelivery = (region: Region, receiver: WebhookReceiver, sent: Sent): AlertDelivery => {
  const timeStarted = region.timestamp()
  return {
    id: idOf(
      `delivery ${receiver.id} ${sent.alertId} ${timeStarted} ${region.world.deliveries.all().length}`,
    ),
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
  region.world.deliveries.insert(row)
  startAttempts(region, row.id)
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
