import { useId } from 'react'
import inline from '#ui/forms/InlineSelect.module.css'
import text from '#ui/forms/TextInput.module.css'
import type { Chart } from '#machines/charts/chart'
import { machineName } from '../../model/machineName'

const GROUPS = [
  ['lifecycle', 'Lifecycles'],
  ['interaction', 'Interactions'],
] as const

interface MachineSelectProps {
  charts: readonly Chart[]
  value: string
  onChange: (id: string) => void
}

/** The machines, in groups. */
export function MachineSelect({ charts, value, onChange }: MachineSelectProps) {
  const id = useId()
  return (
    <span className={inline.inline}>
      <label htmlFor={id}>Machine</label>
      <select id={id} className={text.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {GROUPS.map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {charts
              .filter((chart) => chart.kind === kind)
              .map((chart) => (
                <option key={chart.id} value={chart.id}>
                  {machineName(chart.id)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}
