import { networkInterfaces } from '#features/instances/networking/noun'
import { instancesApi } from '#store/api/resources/instances'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#features/shared/LinkButton'
import { useParam } from '#features/routing/useParam'
import { networkCharts } from './charts'
import { DeviceCharts } from './DeviceCharts'

/** Network charts of an instance, for all interfaces or one. */
export function NetworkPage() {
  const at = useParam('project', 'instance')
  return (
    <DeviceCharts
      query={instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)}
      label="NIC"
      noun="network interfaces"
      allLabel="All NICs"
      param="nic"
      chartsOf={networkCharts}
      empty={
        <EmptyState
          title="No network metrics"
          body="This instance has no network interfaces. Add one to see what it sends and receives."
          action={<LinkButton to={networkInterfaces.to.list(at)}>Go to networking</LinkButton>}
        />
      }
    />
  )
}
