import { useMemo, useState } from 'react'
import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { EmptyState } from '../../../ui/EmptyState'
import { InlineSelect } from '../../../ui/InlineSelect'
import { LinkButton } from '../../shared/LinkButton'
import { useParam } from '../../shared/useParam'
import { ChartGrid } from './ChartGrid'
import { ALL, diskCharts } from './charts'
import { Controls } from './Controls'
import { useMetricsView } from './useMetricsView'

/** What the disks of an instance do, together or one by one. */
export function DiskPage() {
  const at = useParam('project', 'instance')
  const { instance } = useMetricsView()
  const { data: disks } = instancesApi.endpoints.instanceDiskList.useQuery(at)
  const [chosen, setDisk] = useState(ALL)
  // A disk that has been detached meanwhile cannot be looked at any more.
  const disk = disks?.items.some(({ id }) => id === chosen) ? chosen : ALL
  const charts = useMemo(() => diskCharts(instance.id, disk), [instance.id, disk])
  if (!disks) return null
  if (disks.items.length === 0)
    return (
      <EmptyState
        title="No disk metrics"
        body="This instance has no disks. Attach one to see what it reads and writes."
        action={<LinkButton to={paths.instanceStorage(at)}>Go to storage</LinkButton>}
      />
    )
  const options = [
    { value: ALL, label: 'All disks' },
    ...disks.items.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <Controls>
        <InlineSelect label="Disk" value={disk} options={options} onChange={setDisk} />
      </Controls>
      <ChartGrid charts={charts} of={disk} />
    </>
  )
}
