import { instancesApi } from '#store/api/resources/instances'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { VpcName } from './networking/VpcName'

/** The VPC of the instance's primary interface, by name; the interface has only its id. */
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
