import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#features/shared/LinkButton'
import { useParam } from '#features/routing/useParam'
import { diskCharts } from './charts'
import { DeviceCharts } from './DeviceCharts'
import { instances } from '../noun'

/** Disk charts of an instance, for all disks or one. */
export function DiskPage() {
  const at = useParam('project', 'instance')
  return (
    <DeviceCharts
      query={instanceDisksApi.endpoints.instanceDiskList.useQuery(at)}
      label="Disk"
      noun="disks"
      allLabel="All disks"
      param="disk"
      chartsOf={diskCharts}
      empty={
        <EmptyState
          title="No disk metrics"
          body="This instance has no disks. Attach one to see what it reads and writes."
          action={<LinkButton to={instances.to.page(at)}>Go to storage</LinkButton>}
        />
      }
    />
  )
}
