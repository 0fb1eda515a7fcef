import { Suspense, useCallback, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { silosApi } from '#store/api/resources/silos'
import { isCut } from '#store/api/wire/nextPage'
import { useAppSelector } from '#store/hooks'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import { lazyPart } from '#ui/lazyPart'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { copyId, type RecordItem } from '#features/kit/commands/useCommandItems'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { Link } from '#features/kit/routing/Link'
import { load, settled } from '#features/kit/routing/load'
import type { linkPool } from './linkPool'
import { poolsOfSilo, type LinkablePool } from './poolsOfSilo'

interface LinkedSilo {
  id: string
  /** Undefined if the name is unknown. */
  name: string | undefined
  isDefault: boolean
}

/** A link of a silo to the pool of the page. */
export interface SiloLink {
  /** The silo's name, or its id where that is unknown. */
  silo: string
  isDefault: boolean
  /** The name of the silo's default pool of the same kind, as far as its row has fetched it. */
  defaultPool: string | undefined
}

const LinkSiloDialog = lazyPart(async () => (await import('./LinkSiloDialog')).LinkSiloDialog)

/** Loads the names of the silos; without them, their ids are shown. */
export const loadSiloNames = settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT })))

/** The default pool of each silo by its id, as far as the rows have fetched it. Sends no request. */
const useDefaultPools = <Pool,>(
  rows: readonly LinkedSilo[] | undefined,
  { ofSilo, defaultIn }: LinkablePool<Pool>,
): Readonly<Record<string, string | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (rows ?? []).map(({ id }) => [
          id,
          defaultIn(ofSilo.select(poolsOfSilo(id))(state).data?.items ?? []),
        ]),
      ),
    shallowEqual,
  )

interface OtherDefaultProps<Pool> extends Pick<LinkablePool<Pool>, 'ofSilo' | 'defaultIn'> {
  silo: string
  poolPage: (name: string) => string
}

/** The default pool of a silo that is not the page's pool, of the same kind. */
function OtherDefault<Pool>({ silo, ofSilo, defaultIn, poolPage }: OtherDefaultProps<Pool>) {
  return (
    <QueryCell query={ofSilo.useQuery(poolsOfSilo(silo))} missing={<EmptyCell />}>
      {({ items }) => {
        const name = defaultIn(items)
        return name ? <Link to={poolPage(name)}>{name}</Link> : <EmptyCell />
      }}
    </QueryCell>
  )
}

const none: readonly LinkedSilo[] = []
const rowKey = ({ id }: LinkedSilo) => id
const nameOf = ({ id, name }: LinkedSilo) => name ?? id
const textOf = ({ id, name = '' }: LinkedSilo) => [name, { id }]

interface LinkedSilosProps<Pool> {
  /** The pool of the page. */
  pool: LinkablePool<Pool>
  links: QueryLike<{ items: readonly { siloId: string; isDefault: boolean }[] }>
  link: typeof linkPool
  /** The commands on a link. Keep its identity between renders. */
  menuOf: (link: SiloLink) => readonly RecordItem[]
  /** The address of a pool, and of the pools of a silo, by their names. Constants. */
  poolPage: (name: string) => string
  siloPools: (name: string) => string
  /** The address that quick actions lead to, by the name of a silo. */
  goTo: (name: string) => string
  /** Says when the default pool is taken. */
  tip: string
  /** Why no silo can be linked to the pool, and what the list says in its place. */
  whyNot?: { reason: string; empty: string } | undefined
}

/** The silos whose projects may take from a pool, and the dialog that links another one. */
export function LinkedSilos<Pool>({
  pool,
  links,
  link,
  menuOf,
  poolPage,
  siloPools,
  goTo,
  tip,
  whyNot,
}: LinkedSilosProps<Pool>) {
  const { ofSilo, defaultIn, words } = pool
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
  const columns = useMemo(
    (): readonly Column<LinkedSilo>[] => [
      {
        id: 'name',
        header: 'Silo',
        cell: ({ id, name }) => (name ? <Link to={siloPools(name)}>{name}</Link> : <IdText value={id} />),
        sortValue: nameOf,
      },
      {
        id: 'default',
        header: 'Default pool',
        tip,
        width: '14rem',
        cell: ({ id, isDefault }) =>
          isDefault ? (
            <Badge isMark>this pool</Badge>
          ) : (
            <OtherDefault silo={id} ofSilo={ofSilo} defaultIn={defaultIn} poolPage={poolPage} />
          ),
      },
    ],
    [ofSilo, defaultIn, poolPage, siloPools, tip],
  )
  const list = useWholeList({
    nouns: ['linked silo', 'linked silos'],
    rows,
    queries: [links, { ...inRegion, failed: 'Could not load the names of silos' }],
    columns,
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
  const defaults = useDefaultPools(list.rows, pool)
  const [isLinking, setLinking] = useState(false)
  const menu = useCallback(
    ({ id, name = id, isDefault }: LinkedSilo) => [
      copyId(id, 'Copy silo ID'),
      ...menuOf({ silo: name, isDefault, defaultPool: defaults[id] }),
    ],
    [menuOf, defaults],
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
        disabledReason: whyNot?.reason ?? (isEverySiloLinked ? 'Every silo is linked already' : undefined),
      }}
      goTo={{ group: 'Go to silo', to: (row) => goTo(nameOf(row)) }}
      empty={{
        body: whyNot?.empty ?? `Link a silo, so that its projects can take ${words.taken} from the pool.`,
      }}
    >
      {isLinking && (
        <Suspense>
          <LinkSiloDialog pool={pool} link={link} linked={rows ?? none} onDismiss={() => setLinking(false)} />
        </Suspense>
      )}
    </List>
  )
}
