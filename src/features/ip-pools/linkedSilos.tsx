import { shallowEqual } from 'react-redux'
import { silos } from '#features/silos/noun'
import { paths } from '#src/paths'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { useAppSelector } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { QueryCell } from '#features/shared/QueryCell'

const { siloIpPoolList } = siloPoolsApi.endpoints

/** A silo that a pool is linked to. */
export interface LinkedSilo {
  id: string
  /** Undefined where the name is unknown. */
  name: string | undefined
  isDefault: boolean
}

/** All pools of a silo: one call tells which one is its default. */
export const poolsOfSilo = (silo: string) => ({ silo, limit: ALL_LIMIT })

const defaultIn = (data: { items: readonly { name: string; isDefault: boolean }[] } | undefined) =>
  data?.items.find(({ isDefault }) => isDefault)?.name

/** The default pool of each silo by the silo's id, as far as the rows have learned it. Makes no call. */
export const useDefaultPools = (
  silos: readonly { id: string }[] | undefined,
): Readonly<Record<string, string | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (silos ?? []).map(({ id }) => [id, defaultIn(siloIpPoolList.select(poolsOfSilo(id))(state).data)]),
      ),
    shallowEqual,
  )

/** The default pool of a silo that has another one than the pool of the page. */
function OtherDefault({ silo }: { silo: string }) {
  const query = siloIpPoolList.useQuery(poolsOfSilo(silo))
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(page) => {
        const name = defaultIn(page)
        return name ? <Link to={paths.ipPool(name)}>{name}</Link> : <EmptyCell />
      }}
    </QueryCell>
  )
}

/** Columns of the silos that a pool is linked to. */
export const linkedSiloColumns: readonly Column<LinkedSilo>[] = [
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
    cell: ({ id, isDefault }) => (isDefault ? <Badge>this pool</Badge> : <OtherDefault silo={id} />),
  },
]
