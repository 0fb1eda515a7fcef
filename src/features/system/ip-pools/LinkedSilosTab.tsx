import { Suspense, useCallback, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { silos } from '#features/system/silos/noun'
import type { IpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { useAppSelector } from '#store/hooks'
import { fleetAdmin } from '#model/needs'
import { isCut } from '#store/api/wire/nextPage'
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
import { useDefaultOf } from '#features/shared/pools/defaultOf'
import { clearDefault, makeDefault, unlinkPool } from '#features/system/silos/pools/commands'
import { ipPools } from './noun'

const { siloIpPoolList } = siloPoolsApi.endpoints
const { systemIpPoolView } = ipPoolsApi.endpoints

interface LinkedSilo {
  id: string
  /** Undefined if the name is unknown. */
  name: string | undefined
  isDefault: boolean
}

/** Arguments for all pools of a silo, one of which is its default. */
const poolsOfSilo = (silo: string) => ({ silo, limit: ALL_LIMIT })

/**
 * The default pool of each silo by the silo's id, as far as the rows have fetched it: of the kind of a pool. Sends no
 * request.
 */
function useDefaultPools(
  rows: readonly { id: string }[] | undefined,
  kind: IpPool | undefined,
): Readonly<Record<string, string | undefined>> {
  const defaultOf = useDefaultOf()
  return useAppSelector(
    (state) =>
      Object.fromEntries(
        (rows ?? []).map(({ id }) => [
          id,
          defaultOf(siloIpPoolList.select(poolsOfSilo(id))(state).data?.items ?? [], kind),
        ]),
      ),
    shallowEqual,
  )
}

/** The default pool of a silo that is not the page's pool, of the same kind. */
function OtherDefault({ silo }: { silo: string }) {
  const { pool } = useParam('pool')
  const { data: kind } = systemIpPoolView.useQuery({ pool })
  const query = siloIpPoolList.useQuery(poolsOfSilo(silo))
  const defaultOf = useDefaultOf()
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ items }) => {
        const name = defaultOf(items, kind)
        return name ? <Link to={ipPools.to.page({ pool: name })}>{name}</Link> : <EmptyCell />
      }}
    </QueryCell>
  )
}

const linkedSiloColumns: readonly Column<LinkedSilo>[] = [
  {
    id: 'name',
    header: 'Silo',
    cell: ({ id, name }) =>
      name ? <Link to={silos.to.pools({ silo: name })}>{name}</Link> : <IdText value={id} />,
    sortValue: ({ id, name }) => name ?? id,
  },
  {
    id: 'default',
    header: 'Default pool',
    tip: 'Addresses come from the default pool of the silo when no pool is named.',
    width: '14rem',
    cell: ({ id, isDefault }) => (isDefault ? <Badge isMark>this pool</Badge> : <OtherDefault silo={id} />),
  },
]

const LinkSiloDialog = lazyPart(async () => (await import('./LinkSiloDialog')).LinkSiloDialog)

/** The links of a pool, with the names of the silos. */
export const loader = loadAll(
  load(siloPoolsApi.endpoints.systemIpPoolSiloList, ({ pool }: At<'pool'>) => ({ pool, limit: ALL_LIMIT })),
  settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT }))),
)

const none: readonly LinkedSilo[] = []
const rowKey = ({ id }: LinkedSilo) => id
const nameOf = ({ id, name }: LinkedSilo) => name ?? id
const textOf = ({ id, name = '' }: LinkedSilo) => [name, { id }]

/** The silos that may use a pool's addresses. */
export function LinkedSilosTab() {
  const { pool: poolName } = useParam('pool')
  const { data: pool } = systemIpPoolView.useQuery({ pool: poolName })
  const links = siloPoolsApi.endpoints.systemIpPoolSiloList.useQuery({ pool: poolName, limit: ALL_LIMIT })
  const inRegion = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const rows = useMemo(() => {
    // If the names fail, the ids replace them.
    if (!links.data || (!inRegion.data && !inRegion.error)) return undefined
    const names = new Map(inRegion.data?.items.map(({ id, name }) => [id, name]))
    // The server sorts by the id of the silo.
    return links.data.items
      .map(({ siloId, isDefault }) => ({ id: siloId, name: names.get(siloId), isDefault }))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  }, [links.data, inRegion.data, inRegion.error])
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
  const isOfServices = pool?.assignment === 'system_services'
  const defaults = useDefaultPools(list.rows, pool)
  const [isLinking, setLinking] = useState(false)
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ id, name = id, isDefault }: LinkedSilo) => [
      copyId(id, 'Copy silo ID'),
      ...(pool
        ? commandItems([isDefault ? clearDefault : makeDefault, unlinkPool], {
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
        disabledReason: isOfServices
          ? 'The services of the region use this pool: assign it to silos first'
          : isEverySiloLinked
            ? 'Every silo is linked already'
            : undefined,
      }}
      goTo={{ group: 'Go to silo', to: (row) => silos.to.pools({ silo: nameOf(row) }) }}
      empty={{
        body: isOfServices
          ? 'The services of the region take the addresses of the pool.'
          : 'Link a silo, so that its projects can take addresses from the pool.',
      }}
    >
      {isLinking && pool && (
        <Suspense>
          <LinkSiloDialog pool={pool} linked={rows ?? none} onDismiss={() => setLinking(false)} />
        </Suspense>
      )}
    </List>
  )
}
