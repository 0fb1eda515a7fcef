import BellRing from 'lucide-react/icons/bell-ring'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin, fleetCollaborator } from '#model/needs'

const help = ['alerts', 'support-bundles'] as const

const list = '/system/alerts/receivers'
/** The path prefix of a receiver's pages. The first one lists its deliveries. */
const receiverPath = `${list}/:receiver` as const

export const alertReceivers = noun({
  kind: 'alertReceiver',
  one: 'alert receiver',
  many: 'alert receivers',
  title: 'Receivers',
  paths: {
    list,
    create: `${list}-new`,
    page: receiverPath,
    edit: `${receiverPath}/edit`,
    probe: `${receiverPath}/probe`,
  },
  tabs: { probe: 'Probe' },
  panels: { create: 'Create receiver', edit: 'Edit receiver' },
  creates: { create: fleetCollaborator },
  sidebar: { icon: BellRing, label: 'Alerts', also: ['/system/alerts'], goKey: 'a', counts: true },
  help,
})

export const alertClasses = noun({
  one: 'alert class',
  many: 'alert classes',
  paths: { list: '/system/alerts/classes' },
  tabs: { list: 'Classes' },
  help,
})

/** The alerts that the region has raised, also those that no receiver is subscribed to. */
export const alerts = noun({
  one: 'alert',
  many: 'alerts',
  paths: { list: '/system/alerts/alerts', page: '/system/alerts/alerts/:alertId' },
  panels: { page: 'Alert' },
  help,
  feature: 'alertList',
})

/** The messages that were sent to a receiver. */
export const alertDeliveries = noun({
  kind: 'webhookDelivery',
  one: 'delivery',
  many: 'deliveries',
  paths: { list: receiverPath, page: `${receiverPath}/deliveries/:deliveryId` },
  panels: { page: 'Delivery' },
  help,
})

/** The alert classes that a receiver is subscribed to, and patterns of them. */
export const alertSubscriptions = noun({
  kind: 'alertSubscription',
  one: 'subscription',
  many: 'subscriptions',
  paths: { list: `${receiverPath}/subscriptions`, create: `${receiverPath}/subscriptions-add` },
  panels: { create: 'Add subscription' },
  creates: { create: fleetAdmin },
  help,
})

/** The keys that sign the messages to a receiver. */
export const webhookSecrets = noun({
  kind: 'webhookSecret',
  one: 'secret',
  many: 'secrets',
  paths: { list: `${receiverPath}/secrets`, create: `${receiverPath}/secrets-add` },
  panels: { create: 'Add secret' },
  creates: { create: fleetAdmin },
  help,
})
