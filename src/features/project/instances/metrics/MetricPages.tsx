import { useMemo, type ReactNode } from 'react'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { EmptyState } from '#ui/feedback/EmptyState'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { networkInterfaces } from '../networking/noun'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import type { FailableQuery, QueryLike } from '#features/kit/queries/queryLike'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { instances } from '../noun'
import { ChartChoice, useMetricsView } from './MetricsLayout'
import { MetricCharts } from './MetricCharts'
import {
  ALL,
  type ChartSpec,
  cpuCharts,
  cpuStates,
  type CpuState,
  diskCharts,
  networkCharts,
} from './chartSpecs'

interface DeviceChartsProps {
  /** The devices of the instance. */
  query: FailableQuery & Pick<QueryLike<{ items: readonly { id: string; name: string }[] }>, 'data'>
  /** The singular label: "Disk". */
  label: string
  /** The plural noun: "disks". */
  noun: string
  /** The label of the sum: "All disks". */
  allLabel: string
  /** The address parameter with the chosen device. */
  param: string
  /** The charts of one device by its id, or of {@link ALL}. */
  chartsOf: (instanceId: string, device: string) => ChartSpec[]
  /** Shown instead of charts if the instance has no devices. */
  empty: ReactNode
}

/** Charts of an instance's devices, for all of them or one. The sum is shown even if their list fails. */
function DeviceCharts({ query, label, noun, allLabel, param, chartsOf, empty }: DeviceChartsProps) {
  const { instance } = useMetricsView()
  const [name, setName] = useSearchParam(param, '')
  const devices = query.data?.items
  // A removed device cannot stay selected.
  const device = devices?.find((one) => one.name === name)
  const id = device?.id ?? ALL
  const charts = useMemo(() => chartsOf(instance.id, id), [chartsOf, instance.id, id])
  if (devices?.length === 0) return empty
  if (!devices && query.error === undefined) return <PendingQuery query={query} noun={noun} />
  return (
    <>
      {!devices && <PendingQuery query={query} noun={noun} />}
      <ChartChoice>
        <InlineSelect
          label={label}
          value={device?.name ?? ''}
          options={[
            { value: '', label: allLabel },
            ...(devices ?? []).map((one) => ({ value: one.name, label: one.name })),
          ]}
          onChange={setName}
        />
      </ChartChoice>
      <MetricCharts charts={charts} subject={id} />
    </>
  )
}

const options: readonly { value: CpuState | typeof ALL; label: string }[] = [
  ...cpuStates,
  { value: ALL, label: 'All states' },
]

/** CPU charts of an instance. */
export function CpuPage() {
  const { instance } = useMetricsView()
  const [chosen, setState] = useSearchParam('state', 'run')
  const state = options.find(({ value }) => value === chosen)?.value ?? 'run'
  const charts = useMemo(() => cpuCharts(instance.id, state), [instance.id, state])
  return (
    <>
      <ChartChoice>
        <InlineSelect label="State" value={state} options={options} onChange={setState} />
      </ChartChoice>
      <MetricCharts charts={charts} subject={instance.id} />
    </>
  )
}

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
