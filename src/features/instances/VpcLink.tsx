import { instancesApi } from '../../store/api/instances'
import { EmptyCell } from '../../ui/EmptyCell'
import { QueryCell } from '../shared/QueryCell'
import { VpcName } from '../shared/VpcName'

/** The VPC of the instance's primary interface; the interface knows it only by id. */
export function VpcLink({ project, instance }: { project: string; instance: string }) {
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery({ project, instance })
  return (
    <QueryCell query={nics} missing={<EmptyCell />}>
      {({ items }) => {
        const id = items.find((nic) => nic.primary)?.vpcId
        return id ? <VpcName project={project} id={id} /> : <EmptyCell />
      }}
    </QueryCell>
  )
}
