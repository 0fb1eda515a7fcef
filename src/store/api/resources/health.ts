import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type {
  AlertDelivery,
  AlertReceiver,
  Instance,
  IpPool,
  IpPoolUtilization,
  SledInstance,
} from '../generated/types'
import { instanceList } from '../generated/operations/instances'
import { projectList } from '../generated/operations/projects'
import { alertDeliveryList, alertReceiverList } from '../generated/operations/systemAlerts'
import { sledInstanceList, sledList } from '../generated/operations/systemHardware'
import { systemIpPoolList, systemIpPoolUtilizationView } from '../generated/operations/systemIpPools'
import { networkingBfdStatus, networkingBgpStatus } from '../generated/operations/systemNetworking'
import { askOne, toCall } from '../wire/call'
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

/** An instance of the user's silo, with the name of its project. */
export interface ProjectInstance {
  instance: Instance
  projectName: string
}

/** Projects per parallel batch of calls: a silo has many, mostly small ones. */
export const PROJECTS_AT_ONCE = 20

type None = Record<string, never>

/** The health of the fleet, for Overview and Issues. Not polled. */
export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    bgpStatus: query(build, networkingBgpStatus, []),
    bfdStatus: query(build, networkingBfdStatus, []),
    /** The instances of all sleds, in all silos. */
    placedInstances: build.query<readonly SledInstance[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const sleds = await askOne(toCall(sledList, { limit: ALL_LIMIT }), ask)
        if (sleds.error) return { error: sleds.error }
        const ids = sleds.data.items.map(({ id }) => id)
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
    /** The instances of the user's silo, also those on no sled. Lists of projects are all that the API has. */
    siloInstances: build.query<readonly ProjectInstance[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const projects = await askOne(toCall(projectList, { limit: ALL_LIMIT }), ask)
        if (projects.error) return { error: projects.error }
        const { items } = projects.data
        const found = await fetchForEach<'instanceList', Instance>(
          items.map(({ id }) => id),
          instanceList,
          (project, limit) => ({ project, limit }),
          ask,
          PROJECTS_AT_ONCE,
        )
        if ('error' in found) return found
        return {
          data: items.flatMap(({ id, name }) =>
            (found.data[id] ?? []).map((instance) => ({ instance, projectName: name })),
          ),
        }
      },
      providesTags: provides('siloInstances', () => ['Instance']),
    }),
    /** The utilization of each pool. A pool that is deleted meanwhile is left out. */
    poolUtilizations: build.query<readonly PoolUtilization[], None>({
      queryFn: async (_args, _api, _extra, ask) => {
        const pools = await askOne(toCall(systemIpPoolList, { limit: ALL_LIMIT }), ask)
        if (pools.error) return { error: pools.error }
        const { items } = pools.data
        const found = await askForEach(
          items.map(({ id }) => id),
          systemIpPoolUtilizationView,
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
        const answer = await askOne(toCall(alertReceiverList, { limit: ALL_LIMIT }), ask)
        if (answer.error) return { error: answer.error }
        const receivers = answer.data.items
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
