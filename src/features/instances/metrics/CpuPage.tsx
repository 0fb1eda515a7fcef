import { useMemo } from 'react'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { useSearchParam } from '#features/shared/useSearchParam'
import { MetricCharts } from './MetricCharts'
import { ALL, cpuCharts, cpuStates, type CpuState } from './charts'
import { ChartChoice } from './ChartChoice'
import { useMetricsView } from './useMetricsView'

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
