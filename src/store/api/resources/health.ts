import { ALL_LIMIT } from '#store/model/paging'
import { api } from '../api'
import type {
  AlertDelivery,
  AlertReceiver,
  AlertReceiverResultsPage,
  IpPool,
  IpPoolResultsPage,
  IpPoolUtilization,
  SledInstance,
  SledResultsPage,
} from '../generated/types'
import { alertDeliveryList } from '../generated/operations/alertDeliveryList'
import { alertReceiverList } from '../generated/operations/alertReceiverList'
import { sledInstanceList } from '../generated/operations/sledInstanceList'
import { sledList } from '../generated/operations/sledList'
import { sledListUninitialized } from '../generated/operations/sledListUninitialized'
import { ipPoolList } from '../generated/operations/ipPoolList'
import { ipPoolUtilizationView } from '../generated/operations/ipPoolUtilizationView'
import { networkingBfdStatus } from '../generated/operations/networkingBfdStatus'
import { networkingBgpStatus } from '../generated/operations/networkingBgpStatus'
import { toCall } from '../wire/call'
import { query } from '../wire/endpoint'
import { askForEach, fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'

/** The utilization of a pool. */
export interface PoolUtilization {
  pool: IpPool
  utilization: IpPoolUtilization
}

/** The failed deliveries of one alert receiver. */
export interface FailedDeliveries {
  receiver: AlertReceiver
  deliveries: readonly AlertDelivery[]
}

type None = Record<string, never>

/** The health of the fleet, for the issues page. Not polled. */
export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    uninitializedSleds: query(build, sledListUninitialized, ['Sled']),
    bgpStatus: query(build, networkingBgpStatus, []),
    bfdStatus: query(build, networkingBfdStatus, []),
    /** The instances of all sleds, in all silos. */
    placedInstances: build.query<readonly SledInstance[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const sleds = await ask(toCall(sledList, { limit: ALL_LIMIT }))
        if (sleds.error) return { error: sleds.error }
        const ids = (sleds.data as SledResultsPage).items.map(({ id }) => id)
        const found = await fetchForEach<'sledInstanceList', SledInstance>(
          ids,
          sledInstanceList,
          (sledId, limit) => ({ sledId, limit }),
          ask,
        )
        return 'error' in found ? found : { data: Object.values(found.data).flat() }
      },
      providesTags: provides('placedInstances', () => ['Instance']),
    }),
    /** The utilization of each pool. A pool that is deleted meanwhile is left out. */
    poolUtilizations: build.query<readonly PoolUtilization[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const pools = await ask(toCall(ipPoolList, { limit: ALL_LIMIT }))
        if (pools.error) return { error: pools.error }
        const { items } = pools.data as IpPoolResultsPage
        const found = await askForEach(
          items.map(({ id }) => id),
          ipPoolUtilizationView,
          (pool) => ({ pool }),
          ask,
        )
        if ('error' in found) return found
        return {
          data: items.flatMap((pool) => {
            const utilization = found.data.get(pool.id)
            return utilization ? { pool, utilization } : []
          }),
        }
      },
      providesTags: provides('poolUtilizations', () => ['IpPool']),
    }),
    /** The failed deliveries of alerts, by receiver. */
    failedDeliveries: build.query<readonly FailedDeliveries[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const answer = await ask(toCall(alertReceiverList, { limit: ALL_LIMIT }))
        if (answer.error) return { error: answer.error }
        const receivers = (answer.data as AlertReceiverResultsPage).items
        const found = await fetchForEach<'alertDeliveryList', AlertDelivery>(
          receivers.map(({ id }) => id),
          alertDeliveryList,
          (receiver, limit) => ({ receiver, limit, failed: true, pending: false, delivered: false }),
          ask,
        )
        if ('error' in found) return found
        return {
          data: receivers.map((receiver) => ({ receiver, deliveries: found.data[receiver.id] ?? [] })),
        }
      },
      providesTags: provides('failedDeliveries', () => []),
    }),
  }),
})
