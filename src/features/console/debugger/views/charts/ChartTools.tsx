import { useState, useId } from 'react'
import type { Chart, ChartKind } from '#machines/charts/chart'
import { useObservable } from '#store/observable'
import { asApiError } from '#model/apiError'
import { Button } from '#ui/actions/Button'
import { InlineSelect } from '#ui/forms/InlineSelect'
import inline from '#ui/forms/InlineSelect.module.css'
import text from '#ui/forms/TextInput.module.css'
import { allWords, machineName } from '../../model/machineName'
import type { Subject } from '../../model/subjects'
import type { KindWatch } from '../../source/kindWatch'
import type { PartProps } from '../part'
import { CopyChart } from '../share/CopyChart'
import styles from './ChartsTab.module.css'

/** A button that polls all resources of a kind, until it is pressed again. */
function WatchKind({ kind, watch }: { kind: string; watch: KindWatch }) {
  const isWatched = useObservable(watch.watched).has(kind)
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function start() {
    setStarting(true)
    setFailure(undefined)
    try {
      await watch.start(kind)
    } catch (error) {
      setFailure(asApiError(error).message)
    }
    setStarting(false)
  }
  return (
    <>
      {isWatched ? (
        <Button size="small" onClick={() => watch.stop(kind)}>
          Stop watching
        </Button>
      ) : (
        <Button size="small" busy={isStarting} onClick={() => void start()}>
          Watch in the region
        </Button>
      )}
      {failure !== undefined && (
        <span role="alert" className={styles.unknown}>
          {failure}
        </span>
      )}
    </>
  )
}

const ALL = ''

/** The options for the followed subject. */
function followOptions(kind: ChartKind, subjects: readonly Subject[]) {
  return [
    { value: ALL, label: allWords(kind, subjects.filter(({ isHere }) => isHere).length) },
    ...subjects.map(({ of, label, isHere }) => ({ value: of, label: isHere ? label : `${label} (gone)` })),
  ]
}

interface ChartToolsProps extends Pick<PartProps, 'show'> {
  charts: readonly Chart[]
  chart: Chart
  subjects: readonly Subject[]
  /** The resource or actor that the chart follows; undefined for all. */
  followed: string | undefined
  /** Polls resources of a kind, where there is a region. */
  watch: KindWatch | undefined
  active: ReadonlySet<string>
}

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
function MachineSelect({ charts, value, onChange }: MachineSelectProps) {
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

/** The choice of a chart and of the resource in it, and what else may be done with it. */
export function ChartTools({ charts, chart, subjects, followed, watch, active, show }: ChartToolsProps) {
  const isSeen = subjects.some(({ of }) => of === followed)
  return (
    <>
      <MachineSelect
        charts={charts}
        value={chart.id}
        onChange={(id) => show({ chart: id, of: undefined, state: undefined })}
      />
      <InlineSelect
        label="Follow"
        value={followed ?? ALL}
        options={
          followed !== undefined && !isSeen
            ? [
                ...followOptions(chart.kind, subjects),
                { value: followed, label: `${followed} (not seen yet)` },
              ]
            : followOptions(chart.kind, subjects)
        }
        onChange={(of) => show({ of: of === ALL ? undefined : of })}
      />
      {watch?.kinds.includes(chart.id) && <WatchKind key={chart.id} kind={chart.id} watch={watch} />}
      <CopyChart chart={chart} active={active} />
    </>
  )
}
