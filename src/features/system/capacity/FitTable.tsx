import { silos } from '#features/system/silos/noun'
import { useMemo } from 'react'
import { sleds } from '#features/system/inventory/noun'
import type { Sled, SiloUtilization, VirtualResourceCounts } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { fitInto, amountsLeft, freeCapacityOf, type Fit } from '#model/plannedCapacity'
import { formatCount } from '#ui/format/numbers'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { capacityResources } from '#features/shared/capacity/capacityResources'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'

/** The number of instances that fit on a sled, or into the quotas of a silo. */
interface FitRow {
  id: string
  name: string
  kind: 'sled' | 'silo'
  fit: Fit
  /** Why nothing fits, for reasons other than room. */
  closed?: string
}

const NOTHING = { instances: 0, vcpus: 0, memory: 0 }

const bySerial = (a: Sled, b: Sled) => a.baseboard.serial.localeCompare(b.baseboard.serial)

/** The number that fits on each sled. @param storage bytes that all silos have provisioned. Rule: QUOTA-6. */
export const sledRows = (
  rows: readonly Sled[],
  loads: SledLoads,
  shape: VirtualResourceCounts,
  storage: number,
): FitRow[] =>
  [...rows].sort(bySerial).map((sled): FitRow => {
    const row = { id: sled.id, name: sled.baseboard.serial, kind: 'sled' as const }
    if (provisionPolicyOf(sled.policy) !== 'provisionable')
      return { ...row, fit: { count: 0, limit: undefined }, closed: 'Not provisionable' }
    const room = freeCapacityOf(sled, loads[sled.id] ?? NOTHING, { sleds: rows.length, storage })
    return { ...row, fit: fitInto(room, shape) }
  })

/** The number that fits into the quotas of each silo. Rule: QUOTA-6. */
export const siloRows = (rows: readonly SiloUtilization[], shape: VirtualResourceCounts): FitRow[] =>
  rows.map(({ siloId, siloName, allocated, provisioned }) => ({
    id: siloId,
    name: siloName,
    kind: 'silo',
    fit: fitInto(amountsLeft(allocated, provisioned), shape),
  }))

/** The number that fits in all rows together. */
export const sumOfFits = (rows: readonly FitRow[]): number =>
  rows.reduce((sum, { fit }) => sum + fit.count, 0)

/** The name of the resource that runs out first, or why nothing fits. */
const limitText = ({ fit, closed }: FitRow): string | undefined =>
  closed ?? capacityResources.find(({ key }) => key === fit.limit)?.label

/** Columns of the numbers that fit, for sleds or silos. */
const fitColumns = (header: 'Sled' | 'Silo'): readonly Column<FitRow>[] => [
  {
    id: 'name',
    header,
    cell: ({ id, name, kind }) => (
      <Link to={kind === 'sled' ? sleds.to.page({ sledId: id }) : silos.to.quotas({ silo: name })}>
        {kind === 'sled' ? <code>{name}</code> : name}
      </Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'count',
    header: 'More instances',
    align: 'end',
    tip: 'An estimate',
    cell: ({ fit }) => formatCount(fit.count),
    sortValue: ({ fit }) => fit.count,
  },
  {
    id: 'limit',
    header: 'Limited by',
    tip: 'What runs out first',
    cell: (row) => limitText(row) ?? <EmptyCell />,
    sortValue: (row) => limitText(row) ?? '',
  },
]

const rowKey = ({ id }: FitRow) => id
const nameOf = ({ name }: FitRow) => name
const textOf = ({ id, name }: FitRow) => [name, { id }]
const menu = ({ id }: FitRow) => [copyId(id)]
const words = {
  Sled: { title: 'Room on sleds', nouns: wordsOf(sleds) },
  Silo: { title: 'Room in quotas', nouns: wordsOf(silos) },
} as const

/** The number of instances that fit on each sled, or into the quotas of each silo. */
export function FitTable({ of, rows }: { of: 'Sled' | 'Silo'; rows: readonly FitRow[] | undefined }) {
  const { title, nouns } = words[of]
  const list = useWholeList({
    nouns,
    rows,
    // The page sends the queries and shows their errors.
    queries: [],
    columns: useMemo(() => fitColumns(of), [of]),
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="card"
      title={title}
      list={list}
      menu={menu}
      empty={{ body: `There are no ${nouns[1]} to estimate for.` }}
      isRefreshedByPage
    />
  )
}
