import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel, redirectIndex, tab } from '#features/routing/routeParts'

const ofReceiver = (path: (receiver: string) => string) => (params: Params) => path(params['receiver'] ?? '')
const allReceivers: WayOn = { label: 'All alert receivers', to: paths.alertReceivers }
const allDeliveries: WayOn = { label: 'All deliveries', to: ofReceiver(paths.alertReceiver) }

const receiverTabs: RouteObject[] = [
  tab({
    Component: async () => (await import('./DeliveriesTab')).DeliveriesTab,
    loader: async () => (await import('./loaders')).deliveriesLoader,
    loads: loadsAll('deliveries'),
    children: [
      { index: true, element: null },
      panel('edit', 'Edit receiver', {
        Component: async () => (await import('./EditReceiverForm')).EditReceiverForm,
      }),
      panel('deliveries/:deliveryId', 'Delivery', {
        Component: async () => (await import('./DeliveryPanel')).DeliveryPanel,
        loader: async () => (await import('./loaders')).deliveryLoader,
        loads: loadsOne('delivery', 'deliveryId', 'receiver', allDeliveries),
      }),
    ],
  }),
  tab({
    handle: crumb('Subscriptions', ofReceiver(paths.alertSubscriptions)),
    Component: async () => (await import('./SubscriptionsTab')).SubscriptionsTab,
    loader: async () => (await import('./loaders')).classesLoader,
    loads: loadsAll('alert classes'),
    children: [
      { path: 'subscriptions', element: null },
      panel('subscriptions-add', 'Add subscription', {
        Component: async () => (await import('./AddSubscriptionForm')).AddSubscriptionForm,
      }),
    ],
  }),
  tab({
    handle: crumb('Secrets', ofReceiver(paths.webhookSecrets)),
    Component: async () => (await import('./SecretsTab')).SecretsTab,
    loader: async () => (await import('./loaders')).secretsLoader,
    loads: loadsAll('secrets'),
    children: [
      { path: 'secrets', element: null },
      panel('secrets-add', 'Add secret', {
        Component: async () => (await import('./AddSecretForm')).AddSecretForm,
      }),
    ],
  }),
  tab({
    path: 'probe',
    handle: crumb('Probe'),
    Component: async () => (await import('./ProbeTab')).ProbeTab,
  }),
]

/** Alerts of the region: their classes, and who receives them. Operators only. */
export const alerts: RouteObject[] = [
  {
    path: 'alerts',
    handle: crumb('Alerts', allReceivers.to),
    children: [
      redirectIndex('receivers'),
      page({
        Component: async () => (await import('./AlertsPage')).AlertsPage,
        children: [
          tab({
            handle: crumb('Receivers', allReceivers.to),
            Component: async () => (await import('./ReceiversTab')).ReceiversTab,
            loader: async () => (await import('./loaders')).receiversLoader,
            loads: loadsAll('alert receivers'),
            children: [
              { path: 'receivers', element: null },
              panel('receivers-new', 'Create receiver', {
                Component: async () => (await import('./CreateReceiverForm')).CreateReceiverForm,
                loader: async () => (await import('./loaders')).classesLoader,
                loads: loadsAll('alert classes'),
              }),
            ],
          }),
          tab({
            path: 'classes',
            handle: crumb('Classes'),
            Component: async () => (await import('./ClassesTab')).ClassesTab,
            loader: async () => (await import('./loaders')).classesLoader,
            loads: loadsAll('alert classes'),
          }),
        ],
      }),
      {
        path: 'receivers/:receiver',
        handle: crumb('Receivers', allReceivers.to),
        children: [
          page({
            handle: crumb(paramLabel('receiver'), ofReceiver(paths.alertReceiver)),
            Component: async () => (await import('./ReceiverPage')).ReceiverPage,
            loader: async () => (await import('./loaders')).receiverLoader,
            loads: loadsOne('alert receiver', 'receiver', undefined, allReceivers),
            children: receiverTabs,
          }),
        ],
      },
    ],
  },
]
