import { Suspense, useCallback, useState } from 'react'
import { ipPools } from '#features/system/ip-pools/noun'
import type { SiloIpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { useHasFeature } from '#store/useRegionVersion'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { Notice } from '#ui/feedback/Notice'
import { lazyPart } from '#ui/lazyPart'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { FactLine } from '#ui/tables/FactLine'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { described } from '#features/kit/list/described'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { defaultOf, useDefaultOf } from '#features/shared/pools/defaultOf'
import { poolsOfSilo } from '#features/shared/pools/poolsOfSilo'
import { poolKind, poolTypeWord, poolVersion } from '#features/shared/pools/poolKinds'
import { clearDefault, makeDefault, unlinkPool, WITHOUT_DEFAULT } from './commands'

/** The IP version and the type of a pool. Older regions do not say them. */
const kindColumns: readonly Column<SiloIpPool>[] = [
  {
    id: 'version',
    header: 'IP version',
    hideBelow: 'narrowest',
    cell: ({ ipVersion }) => poolVersion(ipVersion),
    sortValue: ({ ipVersion }) => ipVersion,
  },
  {
    id: 'type',
    header: 'Type',
    hideBelow: 'narrowest',
    cell: ({ poolType }) => poolTypeWord(poolType),
    sortValue: ({ poolType }) => poolType,
  },
]

/** Columns of the pools linked to a silo. */
const siloPoolColumns: readonly Column<SiloIpPool>[] = [
  nameColumn(({ name }) => ipPools.to.page({ pool: name })),
  descriptionColumn,
  {
    id: 'default',
    header: 'Default',
    // In a card, the badge says it.
    isPlain: true,
    tip: 'Addresses come from the default pool when no pool is named.',
    cell: ({ isDefault }) => (isDefault ? <Badge isMark>default</Badge> : <EmptyCell />),
    sortValue: ({ isDefault }) => (isDefault ? 0 : 1),
  },
]

const columnsWithKind = [...siloPoolColumns.slice(0, 2), ...kindColumns, ...siloPoolColumns.slice(2)]

const { siloIpPoolList } = siloPoolsApi.endpoints

export const loader = load(siloIpPoolList, ({ silo }: At<'silo'>) => poolsOfSilo(silo))

const none: readonly SiloIpPool[] = []
const LinkPoolDialog = lazyPart(async () => (await import('./LinkPoolDialog')).LinkPoolDialog)

/** The default pool of each kind; of multicast, only where the silo has such pools. */
function Defaults({ pools }: { pools: readonly SiloIpPool[] }) {
  const types = (['unicast', 'multicast'] as const).filter(
    (type) => type === 'unicast' || pools.some(({ poolType }) => poolType === type),
  )
  const facts = types.flatMap((poolType) =>
    (['v4', 'v6'] as const).map((ipVersion) => {
      const name = defaultOf(pools, { ipVersion, poolType })
      return {
        label: `Default ${poolKind({ ipVersion, poolType })}`,
        value: name === undefined ? 'None' : <Link to={ipPools.to.page({ pool: name })}>{name}</Link>,
      }
    }),
  )
  return <FactLine facts={facts} />
}

/** The IP pools linked to a silo. Not paged, since the default pool may be on any page. */
export function SiloPoolsTab() {
  const { silo } = useParam('silo')
  const query = siloIpPoolList.useQuery(poolsOfSilo(silo))
  const pools = query.data?.items
  const hasDefault = pools?.some(({ isDefault }) => isDefault)
  const hasKinds = useHasFeature('poolKinds')
  const presentDefault = useDefaultOf()
  const [isLinking, setLinking] = useState(false)
  // Whether the region has any pool to link.
  const inRegion = ipPoolsApi.endpoints.systemIpPoolList.useQuery(
    { limit: ALL_LIMIT },
    { skip: pools?.length !== 0 },
  )
  const hasNone = inRegion.data?.items.length === 0
  const list = useWholeList({
    ...described,
    nouns: wordsOf(ipPools),
    rows: pools,
    queries: [query],
    columns: hasKinds ? columnsWithKind : siloPoolColumns,
    base: 'name',
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (pool: SiloIpPool) => [
      copyId(pool.id),
      ...commandItems([pool.isDefault ? clearDefault : makeDefault, unlinkPool], {
        silo,
        pool,
        defaultPool: presentDefault(pools ?? none, pool),
      }),
    ],
    [commandItems, presentDefault, silo, pools],
  )
  const link = useCallback(() => setLinking(true), [])
  return (
    <>
      {pools && pools.length > 0 && !hasDefault && (
        <Notice tone="attention" title="No default pool">
          {WITHOUT_DEFAULT}
        </Notice>
      )}
      {hasKinds && pools && pools.length > 0 && <Defaults pools={pools} />}
      <List
        frame="tab"
        title={ipPools.title}
        list={list}
        menu={menu}
        create={
          hasNone
            ? { ...createOf(ipPools, 'create'), isPage: true }
            : { label: 'Link IP pool', run: link, needs: fleetAdmin }
        }
        goTo={{ to: ({ name }) => ipPools.to.page({ pool: name }) }}
        empty={{
          title: 'No IP pools linked',
          body: hasNone
            ? `The region has no IP pools: create one, then link it here. ${WITHOUT_DEFAULT}`
            : `Link a pool, so that the silo has addresses. ${WITHOUT_DEFAULT}`,
        }}
      >
        {isLinking && (
          <Suspense>
            <LinkPoolDialog silo={silo} linked={pools ?? none} onDismiss={() => setLinking(false)} />
          </Suspense>
        )}
      </List>
    </>
  )
}
