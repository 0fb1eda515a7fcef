import type { AlertDelivery, WebhookDeliveryAttemptResult, WebhookReceiver } from '#store/api/generated/types'
import { hostFaults } from '../behaviours/webhookBehaviour'
import { hoursAgo } from '../factories/times'
import { idOf } from '../random'
import type { Region } from '../region'
import { PROBE_CLASS } from '#model/alertClasses'
import { alertClasses } from '../rules/alertClasses'
import { attemptAt, startAttempts } from '../rules/deliveries'

/** The number of deliveries that have ended. */
const SETTLED = 58
const SECOND_H = 1 / 3_600

function addReceiver(
  region: Region,
  name: string,
  {
    description,
    endpoint,
    subscriptions,
    secrets,
  }: Pick<WebhookReceiver, 'description' | 'endpoint' | 'subscriptions'> & { secrets: number },
): WebhookReceiver {
  const row: WebhookReceiver = {
    id: idOf(`alert receiver ${name}`),
    name,
    description,
    endpoint,
    subscriptions,
    secrets: Array.from({ length: secrets }, (_, index) => ({
      id: idOf(`webhook secret ${name} ${index}`),
      timeCreated: hoursAgo(region, 3_000 - 1_000 * index),
    })),
    timeCreated: hoursAgo(region, 3_000),
    timeModified: hoursAgo(region, 600),
  }
  region.world.receivers.insert(row)
  for (const { id } of row.secrets) region.world.secretValues.insert({ id, value: `not so secret ${id}` })
  return row
}

/** Attempts with these results, at the usual intervals, the first one so many hours ago. */
function attempts(
  region: Region,
  { id }: { id: string },
  hours: number,
  results: readonly WebhookDeliveryAttemptResult[],
): AlertDelivery['attempts'] {
  const sinceFirst = [0, 60, 360]
  return {
    webhook: results.map((result, index) => {
      const sent = hoursAgo(region, hours - (sinceFirst[index] ?? 0) * SECOND_H)
      const [host = ''] = hostFaults.find(([, fault]) => fault === result) ?? []
      return attemptAt(`https://${host}pager.example`, { id }, index + 1, sent)
    }),
  }
}

/** The results of the n-th delivery: most succeed, some fail in each possible way. */
function resultsOf(at: number): readonly WebhookDeliveryAttemptResult[] {
  if (at % 17 === 5) return ['failed_http_error', 'failed_http_error', 'failed_http_error']
  if (at % 17 === 9) return ['failed_unreachable', 'failed_unreachable', 'failed_unreachable']
  if (at % 17 === 13) return ['failed_timeout', 'failed_timeout', 'failed_timeout']
  if (at % 11 === 3) return ['failed_timeout', 'succeeded']
  return ['succeeded']
}

/** The n-th delivery to a receiver. Some deliveries resend the alert of the one before, which failed. */
function addDelivery(
  region: Region,
  receiver: WebhookReceiver,
  at: number,
  {
    hours,
    results,
    isPending = false,
  }: { hours: number; results: readonly WebhookDeliveryAttemptResult[]; isPending?: boolean },
): string {
  const classes = alertClasses.filter(({ name }) => name !== PROBE_CLASS)
  const id = idOf(`delivery seed ${at}`)
  const isResend = at % 17 === 6
  const alert = isResend ? at - 1 : at
  region.world.deliveries.insert({
    id,
    receiverId: receiver.id,
    alertId: idOf(`alert seed ${alert}`),
    alertClass: classes[alert % classes.length]?.name ?? '',
    trigger: isResend ? 'resend' : 'alert',
    state: isPending ? 'pending' : results.at(-1) === 'succeeded' ? 'delivered' : 'failed',
    timeStarted: hoursAgo(region, hours),
    attempts: attempts(region, { id }, hours, results),
  })
  return id
}

/**
 * One receiver with sixty deliveries, two of them pending (one stays pending, so that it can be inspected), and
 * one receiver without deliveries whose endpoint fails. Rule: MOCK-10.
 */
export function addAlerts(region: Region) {
  const pager = addReceiver(region, 'ops-pager', {
    description: 'Pages the engineer on call',
    endpoint: 'https://pager.tidewater.example/hooks/region',
    subscriptions: ['test.**'],
    secrets: 2,
  })
  addReceiver(region, 'audit-sink', {
    description: 'Not set up yet',
    endpoint: 'https://fault-http-audit.tidewater.example/alerts',
    subscriptions: ['test.update.*'],
    secrets: 1,
  })
  for (let at = 0; at < SETTLED; at += 1)
    addDelivery(region, pager, at, { hours: 700 - at * 12, results: resultsOf(at) })
  const once = { results: ['failed_http_error'], isPending: true } as const
  region.world.frozen.insert({
    id: addDelivery(region, pager, SETTLED, { hours: 90 * SECOND_H, ...once }),
  })
  const late = addDelivery(region, pager, SETTLED + 1, { hours: 25 * SECOND_H, ...once })
  startAttempts(region, late)
}
