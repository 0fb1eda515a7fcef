import { useCallback, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { IpPool, IpPoolUtilization } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { useHasFeature } from '#store/useRegionVersion'
import { fleetAdmin } from '#model/needs'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import type { Facet } from '#features/kit/list/filter'
import { wordFacet } from '#features/kit/list/facets'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { poolKind, poolTypeWord, poolUsers, poolVersion } from '#features/shared/pools/poolKinds'
import { PoolUseCell } from './PoolUse'
import { assignPool, deletePool } from './commands'
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

/** The IP version and the type of a pool. Older regions do not say them. */
const kindColumn: Column<IpPool> = {
  id: 'kind',
  header: 'Kind',
  width: '8rem',
  hideBelow: 'narrow',
  cell: poolKind,
  sortValue: poolKind,
}

/** Who uses the addresses of a pool. In older regions, pools are for silos. */
const assignmentColumn: Column<IpPool> = {
  id: 'assignment',
  header: 'Used by',
  width: '10.5rem',
  hideBelow: 'narrow',
  cell: ({ assignment }) => poolUsers(assignment),
  sortValue: ({ assignment }) => assignment,
}

const kindFacets: readonly Facet<IpPool>[] = [
  wordFacet('version', 'IP version', ({ ipVersion }) => ipVersion, poolVersion),
  wordFacet('type', 'Type', ({ poolType }) => poolType, poolTypeWord),
]
const assignmentFacet: Facet<IpPool> = wordFacet(
  'assignment',
  'Used by',
  ({ assignment }) => assignment,
  poolUsers,
)

/** The columns and facets of a region: with the kind of the pools, and with their users, where it says them. */
function useColumns() {
  const hasKinds = useHasFeature('ipv6Pools')
  const hasAssignment = useHasFeature('poolAssignment')
  return useMemo(
    () => ({
      columns: [
        ...poolColumns.slice(0, 2),
        ...(hasKinds ? [kindColumn] : []),
        ...(hasAssignment ? [assignmentColumn] : []),
        ...poolColumns.slice(2),
      ],
      facets: [...(hasKinds ? kindFacets : []), ...(hasAssignment ? [assignmentFacet] : [])],
    }),
    [hasKinds, hasAssignment],
  )
}

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
    ...useColumns(),
    // Also refreshes the utilization of each row.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const uses = usePoolUses(list.rows)
  // Later regions have the pools of their services in the list.
  const hasServicePool = useHasFeature('servicePool')
  const hasAssignment = useHasFeature('poolAssignment')
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (pool: IpPool) => [
      copyId(pool.id),
      allowed(editItem(ipPools.to.edit({ pool: pool.name }), { opens: 'page' }), fleetAdmin),
      ...(hasAssignment ? commandItems([assignPool(pool)], { pool }) : []),
      ...commandItems([deletePool], { pool, utilization: uses[pool.name] }),
    ],
    [commandItems, allowed, hasAssignment, uses],
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
