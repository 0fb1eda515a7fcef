import { morePaths } from '#src/morePaths'
import type { ProbeInfo } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { SledLink } from '#features/shared/hardware/SledLink'
import { nameColumn } from '#features/shared/list/columns'

/** Columns of the probes of a project. @param serials of the sleds, by id */
export const probeColumns = (
  project: string,
  serials: ReadonlyMap<string, string>,
): readonly Column<ProbeInfo>[] => [
  nameColumn(({ name }) => morePaths.probe({ project, probe: name }), 'panel'),
  {
    id: 'sled',
    header: 'Sled',
    width: '9rem',
    cell: ({ sled }) => <SledLink id={sled} serials={serials} />,
    sortValue: ({ sled }) => serials.get(sled) ?? sled,
  },
  {
    id: 'externalIps',
    header: 'External IPs',
    cell: ({ externalIps }) => {
      if (externalIps.length === 0) return <EmptyCell />
      return externalIps.map(({ ip }) => <IdText key={ip} value={ip} />)
    },
    sortValue: ({ externalIps }) => externalIps[0]?.ip ?? '',
  },
  {
    id: 'privateIp',
    header: 'Private IP',
    tip: 'The address of its interface, in the default subnet of the project',
    hideBelow: 'narrow',
    cell: ({ interface: { ip } }) => <IdText value={ip} />,
    sortValue: ({ interface: { ip } }) => ip,
  },
]
