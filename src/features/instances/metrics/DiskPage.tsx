import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { EmptyState } from '../../../ui/EmptyState'
import { LinkButton } from '../../shared/LinkButton'
import { useParam } from '../../shared/useParam'
import { diskCharts } from './charts'
import { DeviceCharts } from './DeviceCharts'

/** What the disks of an instance do, together or one by one. */
export function DiskPage() {
  const at = useParam('project', 'instance')
  return (
    <DeviceCharts
      query={instancesApi.endpoints.instanceDiskList.useQuery(at)}
      label="Disk"
      noun="disks"
      allLabel="All disks"
      param="disk"
      chartsOf={diskCharts}
      empty={
        <EmptyState
          title="No disk metrics"
          body="This instance has no disks. Attach one to see what it reads and writes."
          action={<LinkButton to={paths.instanceStorage(at)}>Go to storage</LinkButton>}
        />
      }
    />
  )
}
