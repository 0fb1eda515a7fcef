import { Link } from 'react-router'
import { paths } from '../../../paths'
import type { InstanceNetworkInterface } from '../../../store/api/generated/types'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { Badge } from '../../../ui/Badge'
import { CopyButton } from '../../../ui/CopyButton'
import type { Column } from '../../../ui/DataTable'
import { DescriptionText } from '../../../ui/DescriptionText'
import { EmptyCell } from '../../../ui/EmptyCell'
import { FewOf } from '../../../ui/FewOf'
import { Skeleton } from '../../../ui/Skeleton'

function VpcCell({ project, id }: { project: string; id: string }) {
  const { data, isLoading } = vpcsApi.endpoints.vpcView.useQuery({ vpc: id })
  if (isLoading) return <Skeleton width="8ch" />
  if (!data) return <Badge>Deleted</Badge>
  return <Link to={paths.vpc({ project, vpc: data.name })}>{data.name}</Link>
}

/** A subnet, which an interface knows only by id. */
export function SubnetName({ id }: { id: string }) {
  const { data, isLoading } = subnetsApi.endpoints.vpcSubnetView.useQuery({ subnet: id })
  if (isLoading) return <Skeleton width="8ch" />
  return data ? data.name : <Badge>Deleted</Badge>
}

/** Columns of an instance's interfaces. */
export const nicColumns = (project: string): readonly Column<InstanceNetworkInterface>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (nic) => (
      <>
        <span>{nic.name}</span> {nic.primary && <Badge>primary</Badge>}
      </>
    ),
    sortValue: (nic) => nic.name,
  },
  { id: 'description', header: 'Description', cell: (nic) => <DescriptionText text={nic.description} /> },
  {
    id: 'ip',
    header: 'Private IP',
    cell: (nic) => (
      <>
        <code>{nic.ip}</code> <CopyButton value={nic.ip} />
      </>
    ),
  },
  { id: 'vpc', header: 'VPC', cell: (nic) => <VpcCell project={project} id={nic.vpcId} /> },
  { id: 'subnet', header: 'Subnet', cell: (nic) => <SubnetName id={nic.subnetId} /> },
  {
    id: 'transitIps',
    header: 'Transit IPs',
    cell: ({ transitIps }) => (transitIps?.length ? <FewOf items={transitIps} mono /> : <EmptyCell />),
  },
]
