import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { IpPool, IpPoolRange } from '../generated/types'
import { systemIpPoolCreate } from '../generated/operations/systemIpPoolCreate'
import { systemIpPoolDelete } from '../generated/operations/systemIpPoolDelete'
import { systemIpPoolList } from '../generated/operations/systemIpPoolList'
import { systemIpPoolRangeAdd } from '../generated/operations/systemIpPoolRangeAdd'
import { systemIpPoolRangeList } from '../generated/operations/systemIpPoolRangeList'
import { systemIpPoolRangeRemove } from '../generated/operations/systemIpPoolRangeRemove'
import { systemIpPoolServiceRangeAdd } from '../generated/operations/systemIpPoolServiceRangeAdd'
import { systemIpPoolServiceRangeList } from '../generated/operations/systemIpPoolServiceRangeList'
import { systemIpPoolServiceRangeRemove } from '../generated/operations/systemIpPoolServiceRangeRemove'
import { systemIpPoolServiceView } from '../generated/operations/systemIpPoolServiceView'
import { systemIpPoolUpdate } from '../generated/operations/systemIpPoolUpdate'
import { systemIpPoolUtilizationView } from '../generated/operations/systemIpPoolUtilizationView'
import { systemIpPoolView } from '../generated/operations/systemIpPoolView'
import { askOne, toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'

/** A range with its pool; undefined for a range of the region's own services. */
export interface RangeOfPool {
  pool: IpPool | undefined
  range: IpPoolRange['range']
}

/** IP pools and their ranges, for operators. Their links to silos are in siloPools.ts. */
export const ipPoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemIpPoolList: query(build, systemIpPoolList, ['IpPool']),
    systemIpPoolView: query(build, systemIpPoolView, ['IpPool']),
    /** Tagged as the pool: every write that takes or frees an address also invalidates pools. */
    systemIpPoolUtilizationView: query(build, systemIpPoolUtilizationView, ['IpPool']),
    systemIpPoolCreate: mutation(build, systemIpPoolCreate, ['IpPool']),
    systemIpPoolUpdate: update(build, systemIpPoolUpdate, ['IpPool'], {
      view: systemIpPoolView,
      fields: namedFields,
    }),
    systemIpPoolDelete: change(build, systemIpPoolDelete, ['IpPool', 'SiloPool']),
    systemIpPoolRangeList: query(build, systemIpPoolRangeList, ['IpPoolRange']),
    systemIpPoolRangeAdd: mutation(build, systemIpPoolRangeAdd, ['IpPoolRange', 'IpPool']),
    systemIpPoolRangeRemove: mutation(build, systemIpPoolRangeRemove, ['IpPoolRange', 'IpPool']),
    /** The pool of the region's own services. It has ranges, but neither silos nor a utilization. */
    systemIpPoolServiceView: query(build, systemIpPoolServiceView, ['IpPool']),
    systemIpPoolServiceRangeList: query(build, systemIpPoolServiceRangeList, ['IpPoolRange']),
    systemIpPoolServiceRangeAdd: mutation(build, systemIpPoolServiceRangeAdd, ['IpPoolRange']),
    systemIpPoolServiceRangeRemove: mutation(build, systemIpPoolServiceRangeRemove, ['IpPoolRange']),
    /** The ranges of all pools and of the region's own services: a new range must not overlap any of them. */
    rangesOfAllPools: build.query<readonly RangeOfPool[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const pools = await askOne(toCall(systemIpPoolList, { limit: ALL_LIMIT }), ask)
        if (pools.error) return { error: pools.error }
        const { items } = pools.data
        const ids = items.map(({ id }) => id)
        const ranges = await fetchForEach<'systemIpPoolRangeList', IpPoolRange>(
          ids,
          systemIpPoolRangeList,
          (pool, limit) => ({ pool, limit }),
          ask,
        )
        if ('error' in ranges) return ranges
        const ofServices = await askOne(toCall(systemIpPoolServiceRangeList, { limit: ALL_LIMIT }), ask)
        // Without them, the response still has the ranges of the pools.
        const services = ofServices.error ? [] : ofServices.data.items
        const found: Record<string, readonly IpPoolRange[]> = ranges.data
        return {
          data: [
            ...items.flatMap((pool) => (found[pool.id] ?? []).map(({ range }) => ({ pool, range }))),
            ...services.map(({ range }) => ({ pool: undefined, range })),
          ],
        }
      },
      providesTags: provides('rangesOfAllPools', () => ['IpPool', 'IpPoolRange']),
    }),
  }),
})
