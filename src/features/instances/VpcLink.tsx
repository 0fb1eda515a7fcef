import { Link } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { vpcsApi } from '../../store/api/vpcs'
import { EmptyCell } from '../../ui/EmptyCell'
import { Skeleton } from '../../ui/Skeleton'

/** The VPC of the instance's primary interface; the interface knows it only by id. */
export function VpcLink({ project, instance }: { project: string; instance: string }) {
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery({ project, instance })
  const id = nics.data?.items.find((nic) => nic.primary)?.vpcId
  const vpc = vpcsApi.endpoints.vpcView.useQuery({ vpc: id ?? '' }, { skip: !id })
  if (nics.isLoading || vpc.isLoading) return <Skeleton width="8ch" />
  return vpc.data ? (
    <Link to={paths.vpc({ project, vpc: vpc.data.name })}>{vpc.data.name}</Link>
  ) : (
    <EmptyCell />
  )
}
