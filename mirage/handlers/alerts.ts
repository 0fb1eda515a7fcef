import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery, AlertReceiver, WebhookReceiver } from '#store/api/generated/types'
import { findReceiver, fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { matchesClass } from '#model/alertClasses'
import { alertClasses, checkSubscription } from '../rules/alertClasses'
import { probe, resend } from '../rules/deliveries'
import { invalid, notFound } from '../wire/apiError'
import { byTime, pageBy, pageOf } from '../wire/pages'

/** A webhook in the shape that receivers of every kind have. */
const toView = ({ endpoint, secrets, ...row }: WebhookReceiver): AlertReceiver => ({
  ...row,
  kind: { kind: 'webhook', endpoint, secrets },
})

const deliveriesTo = ({ world }: Region, receiverId: string): AlertDelivery[] =>
  world.deliveries.where((row) => row.receiverId === receiverId)

const isSubscribed = ({ subscriptions }: WebhookReceiver, alertClass: string) =>
  subscriptions.some((pattern) => matchesClass(pattern, alertClass))

/** One delivery of each alert to which the receiver is subscribed and whose deliveries have all failed. */
function undelivered(region: Region, receiver: WebhookReceiver): AlertDelivery[] {
  const byAlert = new Map<string, AlertDelivery[]>()
  for (const row of deliveriesTo(region, receiver.id))
    byAlert.set(row.alertId, [...(byAlert.get(row.alertId) ?? []), row])
  return [...byAlert.values()].flatMap((rows) => {
    const [first] = rows
    const isLost = rows.every(({ state }) => webhookDeliveryLifecycle.has(state, 'failed'))
    return first && isLost && isSubscribed(receiver, first.alertClass) ? [first] : []
  })
}

/** Classes of alerts, their receivers, and deliveries to them. Rules: OPS-14, OPS-15. */
export const alertHandlers = handlersOf({
  alertClassList({ args, region }) {
    requireFleet(region, 'viewer')
    const { filter } = args
    const rows = alertClasses.filter(({ name }) => !filter || matchesClass(filter, name))
    return pageBy(rows, args, { by: ({ name }) => name, mode: 'name_ascending' })
  },
  alertReceiverList: ({ args, region }) =>
    pageOf(fleetRows(region, region.world.receivers).map(toView), args),
  alertReceiverView: ({ args, region }) => toView(findReceiver(region, args.receiver)),
  alertReceiverDelete({ args, region }) {
    const { world } = region
    const { id, secrets } = findReceiver(region, args.receiver, 'admin')
    for (const secret of secrets) world.secretValues.remove(secret.id)
    for (const row of deliveriesTo(region, id)) world.deliveries.remove(row.id)
    world.receivers.remove(id)
  },
  /** Without a state in the query, deliveries in all states. */
  alertDeliveryList({ args, region }) {
    const { id } = findReceiver(region, args.receiver)
    const { pending, failed, delivered } = args
    const isIncluded = { pending, failed, delivered }
    const isAll = !pending && !failed && !delivered
    const rows = deliveriesTo(region, id).filter(({ state }) => isAll || isIncluded[state])
    return pageBy(
      rows,
      args,
      byTime(({ timeStarted }) => timeStarted),
    )
  },
  /** An endpoint that fails is a result, not an error of the call. A viewer may probe, as in the control plane. */
  alertReceiverProbe({ args, region }) {
    const receiver = findReceiver(region, args.receiver)
    if (receiver.secrets.length === 0) throw invalid(`receiver "${receiver.name}" has no secrets`)
    const result = probe(region, receiver)
    if (!args.resend || !webhookDeliveryLifecycle.has(result.state, 'received'))
      return { probe: result, resendsStarted: null }
    const again = undelivered(region, receiver)
    for (const row of again) resend(region, receiver, row)
    return { probe: result, resendsStarted: again.length }
  },
  alertDeliveryResend({ args, region }) {
    const receiver = findReceiver(region, args.receiver)
    const alert = region.world.deliveries.findBy(({ alertId }) => alertId === args.alertId)
    if (!alert || !isFleet(region, 'viewer')) throw notFound('alert', args.alertId, 'id')
    requireFleet(region, 'admin')
    if (!isSubscribed(receiver, alert.alertClass))
      throw invalid(`receiver "${receiver.name}" is not subscribed to alerts of class "${alert.alertClass}"`)
    return { deliveryId: resend(region, receiver, alert).id }
  },
  /** Subscribing twice changes nothing. */
  alertReceiverSubscriptionAdd({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const { subscription } = args.body
    checkSubscription(subscription)
    const subscriptions = [...new Set([...row.subscriptions, subscription])]
    region.world.receivers.update(row.id, { subscriptions, timeModified: region.timestamp() })
    return { subscription }
  },
  alertReceiverSubscriptionRemove({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const subscriptions = row.subscriptions.filter((pattern) => pattern !== args.subscription)
    region.world.receivers.update(row.id, { subscriptions, timeModified: region.timestamp() })
  },
})
