import { paths } from '#src/paths'
import type { FloatingIp } from '#store/api/generated/types'
import { IdText } from '#ui/text/IdText'
import type { Column } from '#ui/tables/column'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'
import { InstanceLink } from '#features/shared/InstanceLink'
import { PoolName } from '#features/shared/PoolName'

/** Addresses in numeric order: as text, 192.0.2.9 would come after 192.0.2.10. */
const inOrder = (ip: string) =>
  ip
    .split(/[.:]/)
    .map((part) => part.padStart(4, '0'))
    .join('.')

/** Columns of the project's floating addresses. @param names of its instances, by id */
export const floatingIpColumns = (
  project: string,
  names: ReadonlyMap<string, string>,
): readonly Column<FloatingIp>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <Link to={paths.floatingIpEdit({ project, floatingIp: name })} preventScrollReset>
        {name}
      </Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  {
    id: 'ip',
    header: 'IP address',
    isPlain: true,
    cell: ({ ip }) => <IdText value={ip} />,
    sortValue: ({ ip }) => inOrder(ip),
  },
  { id: 'pool', header: 'IP pool', width: '10rem', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
  {
    id: 'instance',
    width: '12rem',
    header: 'Instance',
    cell: ({ instanceId }) => (
      <InstanceLink id={instanceId} project={project} to={paths.instanceNetworking} />
    ),
    sortValue: ({ instanceId }) => (instanceId ? (names.get(instanceId) ?? '') : ''),
  },
]
