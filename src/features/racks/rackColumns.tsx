import { paths } from '#src/paths'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { ShortId } from '#features/shared/hardware/ShortId'
import type { RackRow } from './contents'
import { columnOf, createdColumn } from '#features/shared/list/columns'

/** Columns of the racks. */
export const rackColumns: readonly Column<RackRow>[] = [
  {
    id: 'id',
    header: 'Rack',
    cell: ({ rack }) => <ShortId id={rack.id} to={paths.rack(rack.id)} />,
    sortValue: ({ rack }) => rack.id,
  },
  {
    id: 'sleds',
    header: 'Sleds',
    align: 'end',
    tip: 'In service',
    cell: ({ sleds }) => sleds.length,
    sortValue: ({ sleds }) => sleds.length,
  },
  {
    id: 'open',
    header: 'Take new instances',
    align: 'end',
    tip: 'Sleds whose provision policy lets new instances and disks be placed on them',
    cell: ({ open }) => open,
    sortValue: ({ open }) => open,
  },
  {
    id: 'waiting',
    header: 'To be added',
    align: 'end',
    tip: 'Sleds that the rack has seen and that are not in service yet',
    cell: ({ waiting }) => waiting.length,
    sortValue: ({ waiting }) => waiting.length,
  },
  {
    id: 'switches',
    header: 'Switches',
    align: 'end',
    hideBelow: 'narrow',
    cell: ({ switches }) => switches.length,
    sortValue: ({ switches }) => switches.length,
  },
  {
    id: 'threads',
    header: 'Threads',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Hardware threads that instances can use',
    cell: ({ threads }) => threads,
    sortValue: ({ threads }) => threads,
  },
  {
    id: 'ram',
    header: 'RAM',
    align: 'end',
    hideBelow: 'medium',
    tip: 'Physical memory that instances can use',
    cell: ({ ram }) => <SizeText bytes={ram} />,
    sortValue: ({ ram }) => ram,
  },
  { ...columnOf(({ rack }) => rack, createdColumn), hideBelow: 'medium' },
]
