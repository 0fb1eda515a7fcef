import { useMemo } from 'react'
import { InlineSelect } from '../../../ui/InlineSelect'
import { useSearchParam } from '../../shared/useSearchParam'
import { ChartGrid } from './ChartGrid'
import { ALL, cpuCharts, cpuStates, type CpuState } from './charts'
import { Controls } from './Controls'
import { useMetricsView } from './useMetricsView'

const options: readonly { value: CpuState | typeof ALL; label: string }[] = [
  ...cpuStates,
  { value: ALL, label: 'All states' },
]

/** What the CPUs of an instance do. */
export function CpuPage() {
  const { instance } = useMetricsView()
  const [chosen, setState] = useSearchParam('state', 'run')
  const state = options.find(({ value }) => value === chosen)?.value ?? 'run'
  const charts = useMemo(() => cpuCharts(instance.id, state), [instance.id, state])
  return (
    <>
      <Controls>
        <InlineSelect label="State" value={state} options={options} onChange={setState} />
      </Controls>
      <ChartGrid charts={charts} of={instance.id} />
    </>
  )
}
