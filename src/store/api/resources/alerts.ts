import { webhookDeliveryKind as kind } from '#store/observer/kinds/webhookDelivery'
import { PAGE_LIMIT } from '#model/paging'
import { api } from '../api'
import type { AlertDelivery, AlertReceiver } from '../generated/types'
import { change, tagsOfList, mutation, oneOf, query } from '../wire/endpoint'
import {
  alertClassList,
  alertDeliveryList,
  alertDeliveryResend,
  alertList,
  alertReceiverDelete,
  alertReceiverList,
  alertReceiverProbe,
  alertReceiverSubscriptionAdd,
  alertReceiverSubscriptionRemove,
  alertReceiverView,
  alertView,
  webhookReceiverCreate,
  webhookReceiverUpdate,
  webhookSecretsAdd,
  webhookSecretsDelete,
  webhookSecretsList,
} from '../generated/operations/systemAlerts'
import { askOne, toCall } from '../wire/call'
import { eachPage } from '../wire/eachPage'
import { provides } from '../wire/outdated'
import { update } from '../wire/update'

/** Classes of alerts, their receivers with subscriptions and secrets, and deliveries. Rules: OPS-14 to OPS-16. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Classes are part of the region's software and change only with an update. */
    alertClassList: query(build, alertClassList, []),
    alertReceiverList: query(build, alertReceiverList, tagsOfList('AlertReceiver')),
    alertReceiverView: query(build, alertReceiverView, oneOf('AlertReceiver')),
    alertReceiverDelete: change(build, alertReceiverDelete, ['AlertReceiver', 'AlertDelivery']),
    webhookReceiverCreate: mutation(build, webhookReceiverCreate, ['AlertReceiver']),
    /** The response is empty. */
    webhookReceiverUpdate: update(build, webhookReceiverUpdate, ['AlertReceiver'], {
      view: alertReceiverView,
      fields: ({ name, description, kind: { endpoint } }) => ({ name, description, endpoint }),
      isSilent: true,
    }),
    alertReceiverSubscriptionAdd: mutation(build, alertReceiverSubscriptionAdd, ['AlertReceiver']),
    alertReceiverSubscriptionRemove: mutation(build, alertReceiverSubscriptionRemove, ['AlertReceiver']),
    webhookSecretsList: query(build, webhookSecretsList, ['AlertReceiver']),
    webhookSecretsAdd: mutation(build, webhookSecretsAdd, ['AlertReceiver']),
    webhookSecretsDelete: mutation(build, webhookSecretsDelete, ['AlertReceiver']),
    alertReceiverProbe: mutation(build, alertReceiverProbe, ['AlertDelivery']),
    alertDeliveryList: query(build, alertDeliveryList, tagsOfList('AlertDelivery'), { kind, shows: 'some' }),
    /** One delivery, or null. Searched from newest to oldest, since the API has no endpoint for one. */
    alertDeliveryFind: build.query<AlertDelivery | null, { receiver: string; deliveryId: string }>({
      queryFn: async ({ receiver, deliveryId }, _api, _extra, ask) => {
        const callOf = (pageToken: string | undefined) =>
          toCall(alertDeliveryList, {
            receiver,
            limit: PAGE_LIMIT,
            sortBy: 'time_and_id_descending',
            pageToken,
          })
        for await (const { data, error } of eachPage(PAGE_LIMIT, (token) => askOne(callOf(token), ask))) {
          if (error) return { error }
          const found = data?.items.find(({ id }) => id === deliveryId)
          if (found) return { data: found }
        }
        return { data: null }
      },
      providesTags: provides('alertDeliveryFind', () => ['AlertDelivery']),
    }),
    /** An alert never changes. */
    alertList: query(build, alertList, []),
    alertView: query(build, alertView, []),
    /**
     * The deliveries of an alert, each with the name of its receiver: those of all receivers, back to when the alert was
     * raised, since the API lists the deliveries of one receiver only.
     *
     * @param args.since when the alert was raised
     */
    deliveriesOfAlert: build.query<
      { delivery: AlertDelivery; receiver: string }[],
      { alertId: string; since: string }
    >({
      queryFn: async ({ alertId, since }, _api, _extra, ask) => {
        const found: { delivery: AlertDelivery; receiver: string }[] = []
        const receiverPages = eachPage(PAGE_LIMIT, (pageToken) =>
          askOne(toCall(alertReceiverList, { limit: PAGE_LIMIT, pageToken }), ask),
        )
        const receivers: AlertReceiver[] = []
        for await (const { data, error } of receiverPages) {
          if (error) return { error }
          receivers.push(...(data?.items ?? []))
        }
        for (const { name: receiver } of receivers) {
          const pages = eachPage(PAGE_LIMIT, (pageToken) =>
            askOne(
              toCall(alertDeliveryList, {
                receiver,
                limit: PAGE_LIMIT,
                sortBy: 'time_and_id_descending',
                pageToken,
              }),
              ask,
            ),
          )
          for await (const { data, error } of pages) {
            if (error) return { error }
            const rows = data?.items ?? []
            for (const delivery of rows) if (delivery.alertId === alertId) found.push({ delivery, receiver })
            const last = rows.at(-1)
            if (last && Date.parse(last.timeStarted) < Date.parse(since)) break
          }
        }
        return { data: found }
      },
      providesTags: provides('deliveriesOfAlert', () => ['AlertDelivery']),
    }),
    alertDeliveryResend: mutation(build, alertDeliveryResend, ['AlertDelivery']),
  }),
})
