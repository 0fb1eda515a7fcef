import type { Sled, Switch, UninitializedSled } from '#store/api/generated/types'
import { Link } from '#features/kit/routing/Link'
import { racks } from '#features/system/racks/noun'
import { formatCount } from '#ui/format/numbers'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { wordFacet } from '#features/kit/list/facets'
import { exceptionsFirst } from '#features/kit/lifecycle/exceptionsFirst'
import { serviceOf, type ServiceState } from './service'
import { ServiceText } from './ServiceText'
import { ShortId } from '#features/kit/detail/ShortId'

// Columns of hardware lists: of sleds and switches, of the sleds of a rack, and of physical disks.

type OnBoard = Pick<Sled | Switch | UninitializedSled, 'baseboard'>

/** The serial number of a sled or a switch. @param to its page, if it has one */
export const serialColumn = <Row extends OnBoard>(to?: (row: Row) => string): Column<Row> => ({
  id: 'serial',
  header: 'Serial',
  cell: (row) => {
    const serial = <code>{row.baseboard.serial}</code>
    return to ? <Link to={to(row)}>{serial}</Link> : serial
  },
  sortValue: ({ baseboard }) => baseboard.serial,
})

/** The part number and revision of a sled or a switch; revisions are in numeric order. */
export const partColumn: Column<OnBoard> = {
  id: 'part',
  header: 'Part',
  cell: ({ baseboard }) => (
    <>
      <code>{baseboard.part}</code> rev {baseboard.revision}
    </>
  ),
  sortValue: ({ baseboard }) => `${baseboard.part} ${String(baseboard.revision).padStart(6, '0')}`,
}

/** The rack that something is in. */
const rackColumn: Column<{ rackId: string }> = {
  id: 'rack',
  header: 'Rack',
  hideBelow: 'narrow',
  cell: ({ rackId }) => <ShortId id={rackId} to={racks.to.page({ rackId })} />,
  sortValue: ({ rackId }) => rackId,
}

/** The columns; with several racks in the region, with that of the rack. @param at its place, by default the last */
export const withRacks = <Row extends { rackId: string }>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  at = columns.length,
): readonly Column<Row>[] =>
  new Set(rows?.map(({ rackId }) => rackId)).size > 1 ? columns.toSpliced(at, 0, rackColumn) : columns

/** How a sled or a disk serves. Exceptions are marked, and first. */
export const serviceColumn: Column<ServiceState> = {
  id: 'service',
  header: 'Service',
  isPlain: true,
  cell: (row) => <ServiceText of={row} />,
  sortValue: (row) => serviceOf(row).word,
}

/** By how they serve. */
export const serviceFacet = wordFacet<ServiceState>('service', 'Service', (row) => serviceOf(row).word)

/** Hardware in the order in which it needs a person. @param serialOf the order of the rest */
export const hardwareOrder = <Row extends ServiceState>(
  rows: readonly Row[] | undefined,
  serialOf: (row: Row) => string,
): readonly Row[] | undefined => rows && exceptionsFirst(rows, (row) => serviceOf(row).tone, serialOf)

/** The threads and the memory of a sled for instances. */
export const sledSizeColumns = {
  Threads: {
    id: 'threads',
    header: 'Threads',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Hardware threads that instances can use',
    cell: ({ usableHardwareThreads }) => formatCount(usableHardwareThreads),
    sortValue: ({ usableHardwareThreads }) => usableHardwareThreads,
  },
  RAM: {
    id: 'ram',
    header: 'RAM',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Physical memory that instances can use',
    cell: ({ usablePhysicalRam }) => <SizeText bytes={usablePhysicalRam} />,
    sortValue: ({ usablePhysicalRam }) => usablePhysicalRam,
  },
} satisfies Readonly<Record<string, Column<Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>>>>
