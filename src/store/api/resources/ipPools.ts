import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { IpPool, IpPoolRange } from '../generated/types'
import {
  systemIpPoolAssign,
  systemIpPoolCreate,
  systemIpPoolDelete,
  systemIpPoolList,
  systemIpPoolRangeAdd,
  systemIpPoolRangeList,
  systemIpPoolRangeRemove,
  systemIpPoolServiceRangeAdd,
  systemIpPoolServiceRangeList,
  systemIpPoolServiceRangeRemove,
  systemIpPoolServiceView,
  systemIpPoolUpdate,
  systemIpPoolUtilizationView,
  systemIpPoolView,
} from '../generated/operations/systemIpPools'
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
    systemIpPoolAssign: mutation(build, systemIpPoolAssign, ['IpPool']),
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
