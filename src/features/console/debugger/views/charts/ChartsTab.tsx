import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { marksOf } from '../../model/marks'
import { machineName } from '../../model/machineName'
import { activeStates, countsOf, chartSubjects } from '../../model/subjects'
import type { PartProps } from '../part'
import { FIRST_CHART } from '../debuggerView'
import { ChartCanvas } from './ChartCanvas'
import { ChartFacts } from './ChartFacts'
import styles from './ChartsTab.module.css'
import { ChartTools } from './ChartTools'
import { isWideWindow } from './wideWindow'

/** A machine as a chart, with one resource or actor in it, or all. */
export function ChartsTab({ seen, source, view, show }: PartProps) {
  const { charts } = source
  // In a narrow window, the chart has the room at first.
  const [isListOpen, setListOpen] = useState(isWideWindow)
  const chart = charts.find(({ id }) => id === (view.chart ?? FIRST_CHART)) ?? charts[0]
  const marks = useMemo(() => chart && marksOf(chart, seen.entries, view.of), [chart, seen.entries, view.of])
  const subjects = useMemo(() => (chart ? chartSubjects(chart, seen) : []), [chart, seen])
  if (!chart || !marks) return null
  const subject = subjects.find(({ of }) => of === view.of)
  const counts = countsOf(chart.states, subjects)
  const name = machineName(chart.id)
  const title = subject ? `${name}: ${subject.label}` : name
  const active = activeStates(subject, counts, marks)
  const state = chart.states.some(({ id }) => id === view.state) ? view.state : undefined
  return (
    <div className={styles.parts} data-folded={!isListOpen || undefined}>
      <ChartCanvas
        // A new chart starts at its own size.
        key={chart.id}
        chart={chart}
        label={`State chart of ${title}`}
        marks={marks}
        active={active}
        followed={view.of}
        counts={view.of === undefined ? counts : undefined}
        selected={state}
        onSelect={(selected) => show({ state: selected })}
        tools={
          <ChartTools
            charts={charts}
            chart={chart}
            subjects={subjects}
            followed={view.of}
            watch={source.actions?.watch}
            active={active}
            show={show}
          />
        }
      />
      <aside className={styles.facts} aria-label={`About ${title}`}>
        <h2>
          <button type="button" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
            <ChevronRight size={14} aria-hidden />
            {title}
          </button>
        </h2>
        {isListOpen && (
          <ChartFacts
            chart={chart}
            subject={subject}
            subjects={subjects}
            isLive={source.kind !== 'file'}
            marks={marks}
            state={state}
            chosen={view.entry}
            show={show}
          />
        )}
      </aside>
    </div>
  )
}
