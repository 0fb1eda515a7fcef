import { Suspense, useCallback, useState } from 'react'
import type { SiloSubnetPool } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { lazyPart } from '#ui/lazyPart'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { described } from '#features/kit/list/described'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { clearDefaultSubnetPool, makeDefaultSubnetPool, unlinkSubnetPool } from './commands'
import { defaultSubnetPoolOf } from '#features/shared/pools/defaultOf'
import { poolsOfSilo } from '#features/shared/pools/poolsOfSilo'

/** Columns of the subnet pools linked to a silo. */
const siloSubnetPoolColumns: readonly Column<SiloSubnetPool>[] = [
  nameColumn(({ name }) => subnetPools.to.page({ subnetPool: name })),
  descriptionColumn,
  {
    id: 'version',
    header: 'IP version',
    hideBelow: 'narrowest',
    cell: ({ ipVersion }) => poolVersion(ipVersion),
    sortValue: ({ ipVersion }) => ipVersion,
  },
  {
    id: 'default',
    header: 'Default',
    // In a card, the badge says it.
    isPlain: true,
    tip: 'External subnets come from the default pool of their IP version when no pool is named.',
    cell: ({ isDefault }) => (isDefault ? <Badge isMark>default</Badge> : <EmptyCell />),
    sortValue: ({ isDefault }) => (isDefault ? 0 : 1),
  },
]

const { siloSubnetPoolList, systemSubnetPoolList } = systemSubnetPoolsApi.endpoints

export const loader = load(siloSubnetPoolList, ({ silo }: At<'silo'>) => poolsOfSilo(silo))

const none: readonly SiloSubnetPool[] = []
const LinkSubnetPoolDialog = lazyPart(
  async () => (await import('./LinkSubnetPoolDialog')).LinkSubnetPoolDialog,
)

/** The subnet pools linked to a silo. Not paged, since a default pool may be on any page. */
export function SiloSubnetPoolsTab() {
  const { silo } = useParam('silo')
  const query = siloSubnetPoolList.useQuery(poolsOfSilo(silo))
  const pools = query.data?.items
  const [isLinking, setLinking] = useState(false)
  // Whether the region has any pool to link.
  const inRegion = systemSubnetPoolList.useQuery({ limit: ALL_LIMIT }, { skip: pools?.length !== 0 })
  const hasNone = inRegion.data?.items.length === 0
  const list = useWholeList({
    ...described,
    nouns: wordsOf(subnetPools),
    rows: pools,
    queries: [query],
    columns: siloSubnetPoolColumns,
    base: 'name',
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (pool: SiloSubnetPool) => [
      copyId(pool.id),
      ...commandItems([pool.isDefault ? clearDefaultSubnetPool : makeDefaultSubnetPool, unlinkSubnetPool], {
        silo,
        pool,
        defaultPool: defaultSubnetPoolOf(pools ?? none, pool.ipVersion),
      }),
    ],
    [commandItems, silo, pools],
  )
  const link = useCallback(() => setLinking(true), [])
  return (
    <List
      frame="tab"
      title={subnetPools.title}
      list={list}
      menu={menu}
      create={
        hasNone
          ? { ...createOf(subnetPools, 'create'), isPage: true }
          : { label: 'Link subnet pool', run: link, needs: fleetAdmin }
      }
      goTo={{ to: ({ name }) => subnetPools.to.page({ subnetPool: name }) }}
      empty={{
        title: 'No subnet pools linked',
        body: hasNone
          ? 'The region has no subnet pools: create one, then link it here.'
          : 'Link a pool, so that projects of the silo can create external subnets.',
      }}
    >
      {isLinking && (
        <Suspense>
          <LinkSubnetPoolDialog silo={silo} linked={pools ?? none} onDismiss={() => setLinking(false)} />
        </Suspense>
      )}
    </List>
  )
}
