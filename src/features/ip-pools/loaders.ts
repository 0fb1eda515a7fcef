import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll, loadListed, loadPage, settled, type At } from '#features/routing/load'

const {
  ipPoolList,
  ipPoolView,
  ipPoolUtilizationView,
  ipPoolRangeList,
  ipPoolServiceView,
  ipPoolServiceRangeList,
} = ipPoolsApi.endpoints

const ofPool = ({ pool }: At<'pool'>) => ({ pool })
const allOfPool = ({ pool }: At<'pool'>) => ({ pool, limit: ALL_LIMIT })

/** The first page of pools. Each row loads its own utilization; the page does not wait for it. */
export const ipPoolsLoader = loadPage(ipPoolList, () => ({}))

/** A pool and how full it is. */
export const ipPoolLoader = loadAll(
  loadListed(ipPoolView, ipPoolList, 'pool', ofPool),
  settled(load(ipPoolUtilizationView, ofPool)),
)

export const rangesLoader = loadPage(ipPoolRangeList, ofPool)

/** All ranges of the pool: a new one must not overlap them. The server checks that too, so the panel can do without. */
export const ownRangesLoader = loadAhead(ipPoolRangeList, allOfPool)

/** The links of a pool, with the names of the silos. */
export const linkedSilosLoader = loadAll(
  load(siloPoolsApi.endpoints.ipPoolSiloList, allOfPool),
  settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT }))),
)

/** The pool of the region's own services, and its ranges. */
export const servicePoolLoader = loadAll(
  load(ipPoolServiceView, () => ({})),
  loadPage(ipPoolServiceRangeList, () => ({})),
)
