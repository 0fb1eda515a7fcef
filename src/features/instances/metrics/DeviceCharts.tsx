import { useMemo, type ReactNode } from 'react'
import { InlineSelect } from '../../../ui/InlineSelect'
import { PendingQuery } from '../../shared/PendingQuery'
import type { AskedQuery } from '../../shared/QueryFailures'
import { useSearchParam } from '../../shared/useSearchParam'
import { ChartGrid } from './ChartGrid'
import { ALL, type ChartSpec } from './charts'
import { Controls } from './Controls'
import { useMetricsView } from './useMetricsView'

interface DeviceChartsProps {
  /** The devices of the instance. */
  query: AskedQuery & { data?: { items: readonly { id: string; name: string }[] } | undefined }
  /** What one of them is called: "Disk". */
  label: string
  /** All of them: "disks". */
  noun: string
  /** The choice that adds them up: "All disks". */
  allLabel: string
  /** The parameter of the address that names one of them. */
  param: string
  /** The charts of one device by its id, or of {@link ALL}. */
  chartsOf: (instanceId: string, device: string) => ChartSpec[]
  /** Stands in for the charts of an instance that has none. */
  empty: ReactNode
}

/** What the devices of an instance do, together or one by one. Together they are shown also when their list fails. */
export function DeviceCharts({ query, label, noun, allLabel, param, chartsOf, empty }: DeviceChartsProps) {
  const { instance } = useMetricsView()
  const [name, setName] = useSearchParam(param, '')
  const devices = query.data?.items
  // A device that has been taken away meanwhile cannot be looked at any more.
  const device = devices?.find((one) => one.name === name)
  const id = device?.id ?? ALL
  const charts = useMemo(() => chartsOf(instance.id, id), [chartsOf, instance.id, id])
  if (devices?.length === 0) return empty
  if (!devices && query.error === undefined) return <PendingQuery query={query} noun={noun} />
  return (
    <>
      {!devices && <PendingQuery query={query} noun={noun} />}
      <Controls>
        <InlineSelect
          label={label}
          value={device?.name ?? ''}
          options={[
            { value: '', label: allLabel },
            ...(devices ?? []).map((one) => ({ value: one.name, label: one.name })),
          ]}
          onChange={setName}
        />
      </Controls>
      <ChartGrid charts={charts} of={id} />
    </>
  )
}
