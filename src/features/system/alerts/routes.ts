import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { crumb } from '#features/kit/routing/crumbs'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { inRecord, panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { page, redirectIndex } from '#features/kit/routes/routeParts'
import {
  alertClasses,
  alertDeliveries,
  alertReceivers,
  alerts,
  alertSubscriptions,
  webhookSecrets,
} from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const classes = () => import('./ClassesTab')
const alertList = () => import('./alerts/list')
const alert = () => import('./alerts/AlertPanel')

const tabs: RouteObject[] = [
  tabOf(alertReceivers, 'list', {
    words: ['webhooks', 'notifications', 'receivers', 'alarms'],
    Component: async () => (await list()).ReceiversTab,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(alertReceivers, 'create', {
        Component: async () => (await forms()).CreateReceiverForm,
        loader: async () => (await forms()).createLoader,
        loads: loadsAll(alertClasses.many),
      }),
    ],
  }),
  tabOf(alertClasses, 'list', {
    words: ['event types', 'kinds of alerts', 'notifications'],
    Component: async () => (await classes()).ClassesTab,
    loader: async () => (await classes()).loader,
  }),
  tabOf(alerts, 'list', {
    words: ['raised events', 'payloads', 'history of alerts'],
    Component: async () => (await alertList()).AlertsTab,
    loader: async () => (await alertList()).loader,
    panels: [
      panelOf(alerts, 'page', {
        Component: async () => (await alert()).AlertPanel,
        loader: async () => (await alert()).loader,
      }),
    ],
  }),
]

const receiver = () => import('./ReceiverPage')
const deliveries = () => import('./deliveries/list')
const delivery = () => import('./deliveries/DeliveryPanel')
const subscriptions = () => import('./subscriptions/list')
const subscriptionForms = () => import('./subscriptions/forms')
const secrets = () => import('./secrets/list')
const secretForms = () => import('./secrets/forms')
const probe = () => import('./ProbeTab')

/** The tabs of one receiver. Its deliveries have a path of their own, and no breadcrumb. */
const receiverTabs: RouteObject[] = [
  tabOf(alertDeliveries, 'list', {
    words: ['sent alerts', 'webhook attempts', 'resend'],
    crumb: null,
    Component: async () => (await deliveries()).DeliveriesTab,
    loader: async () => (await deliveries()).loader,
    panels: [
      panelOf(alertReceivers, 'edit', { Component: async () => (await forms()).EditReceiverForm }),
      panelOf(alertDeliveries, 'page', {
        Component: async () => (await delivery()).DeliveryPanel,
        loader: async () => (await delivery()).loader,
      }),
    ],
  }),
  tabOf(alertSubscriptions, 'list', {
    words: ['subscribed classes', 'patterns', 'globs'],
    Component: async () => (await subscriptions()).SubscriptionsTab,
    loader: async () => (await subscriptions()).loader,
    loads: loadsAll(alertClasses.many),
    panels: [
      panelOf(alertSubscriptions, 'create', {
        Component: async () => (await subscriptionForms()).AddSubscriptionForm,
      }),
    ],
  }),
  tabOf(webhookSecrets, 'list', {
    words: ['signing keys', 'HMAC', 'signatures'],
    Component: async () => (await secrets()).SecretsTab,
    loader: async () => (await secrets()).loader,
    panels: [
      panelOf(webhookSecrets, 'create', { Component: async () => (await secretForms()).AddSecretForm }),
    ],
  }),
  tabOf(alertReceivers, 'probe', {
    words: ['test webhook', 'ping', 'liveness'],
    Component: async () => (await probe()).ProbeTab,
    loader: async () => (await probe()).loader,
  }),
]

/** Alerts of the region: their classes and receivers. Operators only. */
const alertRoutes: RouteObject = {
  path: 'alerts',
  handle: crumb('Alerts', alertReceivers.to.list),
  children: [
    redirectIndex('receivers'),
    page({
      Component: async () => (await import('./AlertsPage')).AlertsPage,
      children: tabs,
    }),
    inRecord(alertReceivers, alertReceivers.to.page.path, [
      page({
        Component: async () => (await receiver()).ReceiverPage,
        loader: async () => (await receiver()).loader,
        loads: loadsOne(alertReceivers.one, 'receiver', undefined, {
          label: `All ${alertReceivers.many}`,
          to: alertReceivers.to.list,
        }),
        children: receiverTabs,
      }),
    ]),
  ],
}

export const branches: RouteBranches = { system: [alertRoutes] }
