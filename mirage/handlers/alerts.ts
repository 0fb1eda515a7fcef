import type { AlertDelivery, AlertReceiver, WebhookReceiver } from '../../src/store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { isFleet, requireFleet, type Role } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { alertClasses, checkSubscription, isMatch } from '../rules/alertClasses'
import { probe, resend } from '../rules/deliveries'
import { invalid, notFound } from '../wire/fault'
import { byTime, pageBy, pageOf } from '../wire/pages'

/** A receiver by name or id. */
export const findReceiver = (region: Region, selector: string, least?: Role): WebhookReceiver =>
  findInFleet(region, region.world.receivers, 'alert-receiver', selector, least)

/** A webhook as one of the kinds of receivers there may be. */
const shown = ({ endpoint, secrets, ...row }: WebhookReceiver): AlertReceiver => ({
  ...row,
  kind: { kind: 'webhook', endpoint, secrets },
})

const deliveriesTo = ({ world }: Region, receiverId: string): AlertDelivery[] =>
  [...world.deliveries.values()].filter((row) => row.receiverId === receiverId)

const isSubscribed = ({ subscriptions }: WebhookReceiver, alertClass: string) =>
  subscriptions.some((pattern) => isMatch(pattern, alertClass))

/** One delivery of each alert that never reached a receiver which wants it, and is not on its way. */
function lost(region: Region, receiver: WebhookReceiver): AlertDelivery[] {
  const byAlert = new Map<string, AlertDelivery[]>()
  for (const row of deliveriesTo(region, receiver.id))
    byAlert.set(row.alertId, [...(byAlert.get(row.alertId) ?? []), row])
  return [...byAlert.values()].flatMap((rows) => {
    const [first] = rows
    const isLost = rows.every(({ state }) => state === 'failed')
    return first && isLost && isSubscribed(receiver, first.alertClass) ? [first] : []
  })
}

/** What the region alerts of, and whom. Source: backend-behaviour §3.15, §4.11. */
export const alertHandlers = handlersOf({
  alertClassList({ args, region }) {
    requireFleet(region, 'viewer')
    const { filter } = args
    const rows = alertClasses.filter(({ name }) => !filter || isMatch(filter, name))
    return pageBy(rows, args, { by: ({ name }) => name, mode: 'name_ascending' })
  },
  alertReceiverList: ({ args, region }) => pageOf(fleetRows(region, region.world.receivers).map(shown), args),
  alertReceiverView: ({ args, region }) => shown(findReceiver(region, args.receiver)),
  alertReceiverDelete({ args, region }) {
    const { world } = region
    const { id, secrets } = findReceiver(region, args.receiver, 'admin')
    for (const secret of secrets) world.secretValues.delete(secret.id)
    for (const row of deliveriesTo(region, id)) world.deliveries.delete(row.id)
    world.receivers.delete(id)
  },
  /** No state asked for is all states. */
  alertDeliveryList({ args, region }) {
    const { id } = findReceiver(region, args.receiver)
    const { pending, failed, delivered } = args
    const wanted = { pending, failed, delivered }
    const isAll = !pending && !failed && !delivered
    const rows = deliveriesTo(region, id).filter(({ state }) => isAll || wanted[state])
    return pageBy(
      rows,
      args,
      byTime(({ timeStarted }) => timeStarted),
    )
  },
  /** An endpoint that fails is an answer and no fault of the call. A viewer may ask, as the control plane has it. */
  alertReceiverProbe({ args, region }) {
    const receiver = findReceiver(region, args.receiver)
    if (receiver.secrets.length === 0) throw invalid(`receiver "${receiver.name}" has no secrets`)
    const result = probe(region, receiver)
    if (!args.resend || result.state !== 'delivered') return { probe: result, resendsStarted: null }
    const again = lost(region, receiver)
    for (const row of again) resend(region, receiver, row)
    return { probe: result, resendsStarted: again.length }
  },
  alertDeliveryResend({ args, region }) {
    const receiver = findReceiver(region, args.receiver)
    const alert = [...region.world.deliveries.values()].find(({ alertId }) => alertId === args.alertId)
    if (!alert || !isFleet(region, 'viewer')) throw notFound('alert', args.alertId, 'id')
    requireFleet(region, 'admin')
    if (!isSubscribed(receiver, alert.alertClass))
      throw invalid(`receiver "${receiver.name}" is not subscribed to alerts of class "${alert.alertClass}"`)
    return { deliveryId: resend(region, receiver, alert).id }
  },
  /** Subscribing twice does no harm. */
  alertReceiverSubscriptionAdd({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const { subscription } = args.body
    checkSubscription(subscription)
    const subscriptions = [...new Set([...row.subscriptions, subscription])]
    region.world.receivers.set(row.id, { ...row, subscriptions, timeModified: region.timestamp() })
    return { subscription }
  },
  alertReceiverSubscriptionRemove({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const subscriptions = row.subscriptions.filter((each) => each !== args.subscription)
    region.world.receivers.set(row.id, { ...row, subscriptions, timeModified: region.timestamp() })
  },
})
