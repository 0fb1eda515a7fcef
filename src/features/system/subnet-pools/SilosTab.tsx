import { Suspense, useCallback, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { IpVersion } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { isCut } from '#store/api/wire/nextPage'
import { useAppSelector } from '#store/hooks'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { lazyPart } from '#ui/lazyPart'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { silos } from '#features/system/silos/noun'
import {
  clearDefaultSubnetPool,
  makeDefaultSubnetPool,
  unlinkSubnetPool,
} from '#features/system/silos/subnet-pools/commands'
import { defaultSubnetPoolOf, poolsOfSilo } from '#features/shared/pools/subnetPoolsOfSilo'
import { subnetPools } from './noun'

const { siloSubnetPoolList, systemSubnetPoolSiloList, systemSubnetPoolView } = systemSubnetPoolsApi.endpoints

interface LinkedSilo {
  id: string
  /** Undefined if the name is unknown. */
  name: string | undefined
  isDefault: boolean
  /** That of the pool. */
  ipVersion: IpVersion
}

/** The default pool of each silo by its id, as far as the rows have fetched it. Sends no request. */
const useDefaultPools = (
  rows: readonly LinkedSilo[] | undefined,
): Readonly<Record<string, string | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (rows ?? []).map(({ id, ipVersion }) => [
          id,
          defaultSubnetPoolOf(siloSubnetPoolList.select(poolsOfSilo(id))(state).data?.items ?? [], ipVersion),
        ]),
      ),
    shallowEqual,
  )

/** The default pool of a silo for the version of the page's pool, if it is not that pool. */
function OtherDefault({ silo, ipVersion }: { silo: string; ipVersion: IpVersion }) {
  const query = siloSubnetPoolList.useQuery(poolsOfSilo(silo))
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ items }) => {
        const name = defaultSubnetPoolOf(items, ipVersion)
        return name ? <Link to={subnetPools.to.page({ subnetPool: name })}>{name}</Link> : <EmptyCell />
      }}
    </QueryCell>
  )
}

const linkedSiloColumns: readonly Column<LinkedSilo>[] = [
  {
    id: 'name',
    header: 'Silo',
    cell: ({ id, name }) =>
      name ? <Link to={subnetPools.to.ofSilo({ silo: name })}>{name}</Link> : <IdText value={id} />,
    sortValue: ({ id, name }) => name ?? id,
  },
  {
    id: 'default',
    header: 'Default pool',
    tip: 'Subnets come from the default pool of the silo, which has one of each IP version, when no pool is named.',
    width: '14rem',
    cell: ({ id, isDefault, ipVersion }) =>
      isDefault ? <Badge isMark>this pool</Badge> : <OtherDefault silo={id} ipVersion={ipVersion} />,
  },
]

const LinkSubnetPoolSiloDialog = lazyPart(
  async () => (await import('./LinkSubnetPoolSiloDialog')).LinkSubnetPoolSiloDialog,
)

/** The links of a pool, with the names of the silos. */
export const loader = loadAll(
  load(systemSubnetPoolSiloList, ({ subnetPool }: At<'subnetPool'>) => ({
    pool: subnetPool,
    limit: ALL_LIMIT,
  })),
  settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT }))),
)

const none: readonly LinkedSilo[] = []
const rowKey = ({ id }: LinkedSilo) => id
const nameOf = ({ id, name }: LinkedSilo) => name ?? id
const textOf = ({ id, name = '' }: LinkedSilo) => [name, { id }]

/** The silos whose projects may take subnets from a pool. */
export function SilosTab() {
  const { subnetPool: poolName } = useParam('subnetPool')
  const { data: pool } = systemSubnetPoolView.useQuery({ pool: poolName })
  const links = systemSubnetPoolSiloList.useQuery({ pool: poolName, limit: ALL_LIMIT })
  const inRegion = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const rows = useMemo(() => {
    // If the names fail, the ids replace them.
    if (!pool || !links.data || (!inRegion.data && !inRegion.error)) return undefined
    const names = new Map(inRegion.data?.items.map(({ id, name }) => [id, name]))
    // The server sorts by the id of the silo.
    return links.data.items
      .map(({ siloId, isDefault }) => ({
        id: siloId,
        name: names.get(siloId),
        isDefault,
        ipVersion: pool.ipVersion,
      }))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  }, [pool, links.data, inRegion.data, inRegion.error])
  const list = useWholeList({
    nouns: ['linked silo', 'linked silos'],
    rows,
    queries: [links, { ...inRegion, failed: 'Could not load the names of silos' }],
    columns: linkedSiloColumns,
    base: 'name',
    rowKey,
    nameOf,
    textOf,
  })
  const linked = new Set(links.data?.items.map(({ siloId }) => siloId))
  const isEverySiloLinked =
    links.data !== undefined &&
    !isCut(inRegion.data) &&
    inRegion.data?.items.every(({ id }) => linked.has(id)) === true
  const defaults = useDefaultPools(list.rows)
  const [isLinking, setLinking] = useState(false)
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ id, name = id, isDefault }: LinkedSilo) => [
      copyId(id, 'Copy silo ID'),
      ...(pool
        ? commandItems([isDefault ? clearDefaultSubnetPool : makeDefaultSubnetPool, unlinkSubnetPool], {
            silo: name,
            pool: { ...pool, isDefault },
            defaultPool: defaults[id],
          })
        : []),
    ],
    [commandItems, pool, defaults],
  )
  return (
    <List
      frame="tab"
      title="Linked silos"
      list={list}
      menu={menu}
      create={{
        label: 'Link silo',
        run: useCallback(() => setLinking(true), []),
        needs: fleetAdmin,
        disabledReason: isEverySiloLinked ? 'Every silo is linked already' : undefined,
      }}
      goTo={{ group: 'Go to silo', to: (row) => silos.to.page({ silo: nameOf(row) }) }}
      empty={{
        body: 'Link a silo, so that its projects can take external subnets from the pool.',
      }}
    >
      {isLinking && pool && (
        <Suspense>
          <LinkSubnetPoolSiloDialog pool={pool} linked={rows ?? none} onDismiss={() => setLinking(false)} />
        </Suspense>
      )}
    </List>
  )
}
