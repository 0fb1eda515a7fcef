import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import type { IpPool, IpPoolUtilization } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { useHasFeature } from '#store/useRegionVersion'
import { fleetAdmin } from '#model/needs'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { PoolUseCell } from './PoolUse'
import { deletePool } from './commands'
import { ipPools } from './noun'

const heads = headsOf(ipPools, { Name: 'other', Description: 'text', Utilization: 16, Created: 'date' })

const poolColumns = columnsOf<IpPool>()(heads, {
  Name: nameColumn(({ name }) => ipPools.to.page({ pool: name })),
  Description: descriptionColumn,
  Utilization: {
    id: 'utilization',
    tip: 'Allocated addresses of all addresses in the ranges of the pool',
    cell: (pool) => <PoolUseCell pool={pool} />,
  },
  Created: { ...createdColumn, hideBelow: 'narrowest' },
})

const { systemIpPoolList, systemIpPoolUtilizationView } = ipPoolsApi.endpoints

/** The first page of pools. Each row fetches its own utilization; the page does not wait for it. */
export const loader = loadPage(systemIpPoolList, () => ({}))

/** The utilizations fetched by the rows of a list, by the name of the pool. Sends no request. */
const usePoolUses = (
  pools: readonly { name: string }[] | undefined,
): Readonly<Record<string, IpPoolUtilization | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (pools ?? []).map(({ name }) => [
          name,
          systemIpPoolUtilizationView.select({ pool: name })(state).data,
        ]),
      ),
    shallowEqual,
  )

const args = {}
const toServices = (
  <>
    The region’s own services have a <Link to={ipPools.to.servicePool()}>service pool</Link>.
  </>
)

/** The IP pools of the region; the create panel opens over it. */
export function IpPoolsPage() {
  const dispatch = useAppDispatch()
  const list = useResourceList({
    ...described,
    nouns: wordsOf(ipPools),
    endpoint: systemIpPoolList,
    args,
    columns: poolColumns,
    // Also refreshes the utilization of each row.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const uses = usePoolUses(list.rows)
  // Later regions have the pools of their services in the list.
  const hasServicePool = useHasFeature('servicePool')
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (pool: IpPool) => [
      copyId(pool.id),
      allowed(editItem(ipPools.to.edit({ pool: pool.name }), { opens: 'page' }), fleetAdmin),
      ...commandItems([deletePool], { pool, utilization: uses[pool.name] }),
    ],
    [commandItems, allowed, uses],
  )
  return (
    <List
      frame="page"
      title={ipPools.title}
      context={hasServicePool ? toServices : undefined}
      list={list}
      menu={menu}
      create={createOf(ipPools, 'create')}
      goTo={{ to: ({ name }) => ipPools.to.page({ pool: name }) }}
      empty={{
        body: 'An IP pool is a set of address ranges. Silos that are linked to it take their external IPs from it.',
      }}
    />
  )
}
