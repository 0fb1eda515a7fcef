// @chunk late
import { useEffect, type ReactNode } from 'react'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { useAppSelector, useAppStore } from '#store/hooks'
import type { AppStore, RootState } from '#store/store'
import { ALL_LIMIT } from '#model/paging'
import { lastValues, readAtRest, readingOf, type CountedPlace } from '#features/kit/routing/placeCounts'

const NAME = 'multicast'
const all = { limit: ALL_LIMIT }
const { ipPoolList } = siloIpPoolsApi.endpoints
const readPools = ipPoolList.select(all)

/** Whether the silo has a pool of multicast addresses, by its last answer. */
const lastSeen = lastValues<boolean>()

/** Whether the silo has a pool of multicast addresses; undefined until its pools were read. */
function hasPool(store: AppStore, state: RootState): boolean | undefined {
  const { data } = readPools(state)
  const before = lastSeen.of(store, NAME)
  if (!data) return before
  const now = data.items.some(({ poolType }) => poolType === 'multicast')
  if (now !== before) lastSeen.keep(store, NAME, now)
  return now
}

const placeIn = (store: AppStore): CountedPlace => ({
  name: NAME,
  isOpen: () => true,
  missing: () => (hasPool(store, store.getState()) === undefined ? [readingOf(ipPoolList, all)] : []),
})

/**
 * An entry of the sidebar that is for multicast: nothing until the silo is known to have a pool for it, and in most
 * silos never. What is missing is read once. Rule: MCAST-3.
 */
export function WhereMulticast({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const isShown = useAppSelector((state) => hasPool(store, state))
  useEffect(() => readAtRest(store, placeIn(store)), [store])
  return isShown ? children : null
}
