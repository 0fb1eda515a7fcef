import { useCallback } from 'react'
import type { IpPoolRange } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch } from '#store/hooks'
import { fleetAdmin } from '#model/needs'
import { FactLine } from '#ui/tables/FactLine'
import { load, loadAll, loadPage, settled } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useShown } from '#features/kit/queries/gone'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { removeServiceRange } from './commands'
import { listOfRanges } from './RangesTab'
import { ipPools } from './noun'

const { systemIpPoolServiceView, systemIpPoolServiceRangeList } = ipPoolsApi.endpoints

/** The pool of the region's own services, and its ranges. */
export const loader = loadAll(
  load(systemIpPoolServiceView, () => ({})),
  settled(loadPage(systemIpPoolServiceRangeList, () => ({}))),
)

const args = {}

/** The pool of the region's own services, whose addresses no silo can use. */
export function ServicePoolPage() {
  const dispatch = useAppDispatch()
  const query = systemIpPoolServiceView.useQuery({})
  const pool = useShown(query, ipPools.to.list())
  const list = useResourceList({
    ...listOfRanges,
    endpoint: systemIpPoolServiceRangeList,
    args,
    // Also refreshes the pool, which has no button of its own.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (range: IpPoolRange) => [copyId(range.id), ...commandItems([removeServiceRange], range)],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title="Service pool"
      context="Addresses of the region’s own services. Silos get none."
      tools={
        <>
          <QueryFailures of={[query]} what="the pool" />
          {pool && (
            <FactLine facts={[{ label: 'Name', value: pool.name }, createdFact(pool), idFact(pool.id)]} />
          )}
        </>
      }
      list={list}
      menu={menu}
      create={{ label: ipPools.panels.addServiceRange, to: ipPools.to.addServiceRange(), needs: fleetAdmin }}
      empty={{
        title: 'No IP ranges',
        body: 'Add a range, so that the region’s own services can be reached from the outside.',
      }}
    />
  )
}
