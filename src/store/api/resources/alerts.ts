import { webhookDeliveryKind as kind } from '#store/observer/kinds/webhookDelivery'
import { api } from '../api'
import { listOf, query } from '../wire/endpoint'
import { alertDeliveryList, alertReceiverList } from '../generated/operations/system-alerts'

/** Receivers of alerts, and what was delivered to each. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    alertReceiverList: query(build, alertReceiverList, listOf('AlertReceiver')),
    alertDeliveryList: query(build, alertDeliveryList, listOf('AlertDelivery'), { kind, shows: 'some' }),
  }),
})
