import { ALL_LIMIT } from '#store/model/paging'
import { api } from '../api'
import type { IpPool, IpPoolRange, IpPoolRangeResultsPage, IpPoolResultsPage } from '../generated/types'
import { ipPoolCreate } from '../generated/operations/ipPoolCreate'
import { ipPoolDelete } from '../generated/operations/ipPoolDelete'
import { ipPoolList } from '../generated/operations/ipPoolList'
import { ipPoolRangeAdd } from '../generated/operations/ipPoolRangeAdd'
import { ipPoolRangeList } from '../generated/operations/ipPoolRangeList'
import { ipPoolRangeRemove } from '../generated/operations/ipPoolRangeRemove'
import { ipPoolServiceRangeAdd } from '../generated/operations/ipPoolServiceRangeAdd'
import { ipPoolServiceRangeList } from '../generated/operations/ipPoolServiceRangeList'
import { ipPoolServiceRangeRemove } from '../generated/operations/ipPoolServiceRangeRemove'
import { ipPoolServiceView } from '../generated/operations/ipPoolServiceView'
import { ipPoolUpdate } from '../generated/operations/ipPoolUpdate'
import { ipPoolUtilizationView } from '../generated/operations/ipPoolUtilizationView'
import { ipPoolView } from '../generated/operations/ipPoolView'
import { toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
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
    ipPoolList: query(build, ipPoolList, ['IpPool']),
    ipPoolView: query(build, ipPoolView, ['IpPool']),
    /** Tagged as the pool: every write that takes or frees an address also invalidates pools. */
    ipPoolUtilizationView: query(build, ipPoolUtilizationView, ['IpPool']),
    ipPoolCreate: mutation(build, ipPoolCreate, ['IpPool']),
    ipPoolUpdate: change(build, ipPoolUpdate, ['IpPool']),
    ipPoolDelete: change(build, ipPoolDelete, ['IpPool', 'SiloPool']),
    ipPoolRangeList: query(build, ipPoolRangeList, ['IpPoolRange']),
    ipPoolRangeAdd: mutation(build, ipPoolRangeAdd, ['IpPoolRange', 'IpPool']),
    ipPoolRangeRemove: mutation(build, ipPoolRangeRemove, ['IpPoolRange', 'IpPool']),
    /** The pool of the region's own services. It has ranges, but neither silos nor a utilization. */
    ipPoolServiceView: query(build, ipPoolServiceView, ['IpPool']),
    ipPoolServiceRangeList: query(build, ipPoolServiceRangeList, ['IpPoolRange']),
    ipPoolServiceRangeAdd: mutation(build, ipPoolServiceRangeAdd, ['IpPoolRange']),
    ipPoolServiceRangeRemove: mutation(build, ipPoolServiceRangeRemove, ['IpPoolRange']),
    /** The ranges of all pools and of the region's own services: a new range must not overlap any of them. */
    rangesOfAllPools: build.query<readonly RangeOfPool[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const pools = await ask(toCall(ipPoolList, { limit: ALL_LIMIT }))
        if (pools.error) return { error: pools.error }
        const { items } = pools.data as IpPoolResultsPage
        const ids = items.map(({ id }) => id)
        const ranges = await fetchForEach<'ipPoolRangeList', IpPoolRange>(
          ids,
          ipPoolRangeList,
          (pool, limit) => ({ pool, limit }),
          ask,
        )
        if ('error' in ranges) return ranges
        const ofServices = await ask(toCall(ipPoolServiceRangeList, { limit: ALL_LIMIT }))
        // Without them, the response still has the ranges of the pools.
        const services = ofServices.error ? [] : (ofServices.data as IpPoolRangeResultsPage).items
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
