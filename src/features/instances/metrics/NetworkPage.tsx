import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../shared/LinkButton'
import { useParam } from '../../shared/useParam'
import { networkCharts } from './charts'
import { DeviceCharts } from './DeviceCharts'

/** What the interfaces of an instance send and receive, together or one by one. */
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
          action={<LinkButton to={paths.instanceNetworking(at)}>Go to networking</LinkButton>}
        />
      }
    />
  )
}
