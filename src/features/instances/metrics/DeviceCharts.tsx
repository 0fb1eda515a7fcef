import { useMemo, type ReactNode } from 'react'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { PendingQuery } from '#features/shared/PendingQuery'
import type { FailableQuery, QueryLike } from '#features/shared/queryLike'
import { useSearchParam } from '#features/shared/useSearchParam'
import { MetricCharts } from './MetricCharts'
import { ALL, type ChartSpec } from './charts'
import { ChartChoice } from './ChartChoice'
import { useMetricsView } from './useMetricsView'

interface DeviceChartsProps {
  /** The devices of the instance. */
  query: FailableQuery & Pick<QueryLike<{ items: readonly { id: string; name: string }[] }>, 'data'>
  /** The singular label: "Disk". */
  label: string
  /** All of them: "disks". */
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
export function DeviceCharts({ query, label, noun, allLabel, param, chartsOf, empty }: DeviceChartsProps) {
  const { instance } = useMetricsView()
  const [name, setName] = useSearchParam(param, '')
  const devices = query.data?.items
  // A device that was removed meanwhile cannot be selected any more.
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
