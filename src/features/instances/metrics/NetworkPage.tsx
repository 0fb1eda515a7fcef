import { useMemo, useState } from 'react'
import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { EmptyState } from '../../../ui/EmptyState'
import { InlineSelect } from '../../../ui/InlineSelect'
import { LinkButton } from '../../shared/LinkButton'
import { useParam } from '../../shared/useParam'
import { ChartGrid } from './ChartGrid'
import { ALL, networkCharts } from './charts'
import { Controls } from './Controls'
import { useMetricsView } from './useMetricsView'

/** What the interfaces of an instance send and receive, together or one by one. */
export function NetworkPage() {
  const at = useParam('project', 'instance')
  const { instance } = useMetricsView()
  const { data: nics } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const [chosen, setNic] = useState(ALL)
  const nic = nics?.items.some(({ id }) => id === chosen) ? chosen : ALL
  const charts = useMemo(() => networkCharts(instance.id, nic), [instance.id, nic])
  if (!nics) return null
  if (nics.items.length === 0)
    return (
      <EmptyState
        title="No network metrics"
        body="This instance has no network interfaces. Add one to see what it sends and receives."
        action={<LinkButton to={paths.instanceNetworking(at)}>Go to networking</LinkButton>}
      />
    )
  const options = [
    { value: ALL, label: 'All NICs' },
    ...nics.items.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <Controls>
        <InlineSelect label="NIC" value={nic} options={options} onChange={setNic} />
      </Controls>
      <ChartGrid charts={charts} of={nic} />
    </>
  )
}
