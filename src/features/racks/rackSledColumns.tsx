import { paths } from '#src/paths'
import type { Sled } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { Skeleton } from '#ui/feedback/Skeleton'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'
import {
  policyColumn,
  provisionColumn,
  sledSizeColumns,
  stateColumn,
} from '#features/shared/hardware/columns'
import { percentText, sledShares } from './sledFacts'

/** Columns of the sleds of a rack. @param loads what runs on them, once it is known */
export function rackSledColumns(loads: SledLoads | undefined): readonly Column<Sled>[] {
  const shareOf = (sled: Sled, resource: 'cpu' | 'memory') => {
    const load = loads?.[sled.id]
    return load && sledShares(sled, load)[resource]
  }
  const share = (id: 'cpu' | 'memory', header: string, tip: string): Column<Sled> => ({
    id,
    header,
    align: 'end',
    tip,
    cell: (sled) => {
      const known = shareOf(sled, id)
      return known === undefined ? <Skeleton width="4ch" /> : percentText(known)
    },
    sortValue: (sled) => shareOf(sled, id) ?? -1,
  })
  return [
    {
      id: 'serial',
      header: 'Serial',
      cell: ({ id, baseboard }) => (
        <Link to={paths.sled(id)}>
          <code>{baseboard.serial}</code>
        </Link>
      ),
      sortValue: ({ baseboard }) => baseboard.serial,
    },
    { ...policyColumn, hideBelow: 'narrow' },
    provisionColumn,
    { ...stateColumn, hideBelow: 'narrow' },
    {
      id: 'instances',
      header: 'Instances',
      align: 'end',
      cell: ({ id }) => loads?.[id]?.instances ?? <Skeleton width="3ch" />,
      sortValue: ({ id }) => loads?.[id]?.instances ?? -1,
    },
    share('cpu', 'CPU', 'vCPUs of its instances, of its hardware threads'),
    share('memory', 'Memory', 'Memory of its instances, of its usable memory'),
    ...sledSizeColumns,
  ]
}
