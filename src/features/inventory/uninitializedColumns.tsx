import { paths } from '#src/paths'
import type { UninitializedSled } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { ShortId } from '#features/shared/hardware/ShortId'

/** Columns of the sleds that can be added. */
export const uninitializedColumns: readonly Column<UninitializedSled>[] = [
  {
    id: 'serial',
    header: 'Serial',
    cell: ({ baseboard }) => <code>{baseboard.serial}</code>,
    sortValue: ({ baseboard }) => baseboard.serial,
  },
  {
    id: 'part',
    header: 'Part',
    cell: ({ baseboard }) => `${baseboard.part} rev ${baseboard.revision}`,
    sortValue: ({ baseboard }) => `${baseboard.part} ${String(baseboard.revision).padStart(6, '0')}`,
  },
  {
    id: 'cubby',
    header: 'Cubby',
    align: 'end',
    tip: 'Its place in the rack',
    cell: ({ cubby }) => cubby,
    sortValue: ({ cubby }) => cubby,
  },
  {
    id: 'rack',
    header: 'Rack',
    cell: ({ rackId }) => <ShortId id={rackId} to={paths.rack(rackId)} />,
    sortValue: ({ rackId }) => rackId,
  },
]
