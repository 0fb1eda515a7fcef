import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Link } from '#features/kit/routing/Link'
import { subjectPages } from '#features/kit/ledger/subjectPages'
import type { ChartKind } from '#machines/charts/chart'
import { useObservable } from '#store/actors/observable'
import { asApiError } from '#store/model/apiError'
import { wireWords } from '#store/model/case'
import { entryOf } from '#store/model/entryOf'
import { Button } from '#ui/actions/Button'
import { marksOf, type Marks } from '../../model/marks'
import { allWords, machineName } from '../../model/names'
import { activeStates, countsOf, subjectsOf, type Subject } from '../../model/subjects'
import type { PartProps } from '../part'
import { FIRST_CHART } from '../view'
import { CopyChart } from '../share/CopyChart'
import { ChartCanvas } from './ChartCanvas'
import styles from './ChartsTab.module.css'
import { Timeline } from '../time/Timeline'
import { Transitions } from './Transitions'
import { clock } from '../../model/times'
import { textOf, verdictOf } from '../../model/entryText'
import type { KindWatch } from '../../source/kindWatch'
import { isWideWindow } from './wideWindow'
import { MachineSelect } from './MachineSelect'

/** How many of the last changes are listed. */
const MOST = 12

/** The last changes on a chart, newest first; each leads to its entry in the log. */
function Changes({
  marks: { entries },
  chosen,
  onChoose,
}: {
  marks: Marks
  chosen: number | undefined
  onChoose: (seq: number) => void
}) {
  const shown = entries.slice(-MOST).reverse()
  return (
    <>
      <h3>Changes</h3>
      {shown.length === 0 && <p className={styles.none}>Nothing recorded yet.</p>}
      <ol className={styles.changes}>
        {shown.map((entry) => (
          <li key={entry.seq}>
            <button
              type="button"
              aria-current={entry.seq === chosen || undefined}
              data-verdict={verdictOf(entry)}
              onClick={() => onChoose(entry.seq)}
            >
              <time dateTime={new Date(entry.at).toISOString()}>{clock(entry.at)}</time> {textOf(entry)}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

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

/** A machine as a chart, with one resource or actor in it, or all. */
export function ChartsTab({ seen, source, view, show }: PartProps) {
  const { charts } = source
  // In a narrow window, the chart has the room at first.
  const [isListOpen, setListOpen] = useState(isWideWindow)
  const watch = source.actions?.watch
  const chart = charts.find(({ id }) => id === (view.chart ?? FIRST_CHART)) ?? charts[0]
  const marks = useMemo(() => chart && marksOf(chart, seen.entries, view.of), [chart, seen.entries, view.of])
  const subjects = useMemo(() => (chart ? subjectsOf(chart, seen) : []), [chart, seen])
  if (!chart || !marks) return null
  const subject = subjects.find(({ of }) => of === view.of)
  const counts = countsOf(chart.states, subjects)
  const name = machineName(chart.id)
  const title = subject ? `${name}: ${subject.label}` : name
  const active = activeStates(subject, counts, marks)
  const pageOf = subject?.isHere && source.kind !== 'file' ? entryOf(subjectPages, chart.id) : undefined
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
          <>
            <MachineSelect
              charts={charts}
              value={chart.id}
              onChange={(id) => show({ chart: id, of: undefined, state: undefined })}
            />
            <InlineSelect
              label="Follow"
              value={view.of ?? ALL}
              options={
                view.of !== undefined && !subject
                  ? [
                      ...followOptions(chart.kind, subjects),
                      { value: view.of, label: `${view.of} (not seen yet)` },
                    ]
                  : followOptions(chart.kind, subjects)
              }
              onChange={(of) => show({ of: of === ALL ? undefined : of })}
            />
            {watch?.kinds.includes(chart.id) && <WatchKind key={chart.id} kind={chart.id} watch={watch} />}
            <CopyChart chart={chart} active={active} />
          </>
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
          <>
            {' '}
            {subject && (
              <p>
                {subject.isHere ? 'Now' : 'Last'} <b>{wireWords(subject.states.at(-1) ?? '')}</b>.
                {pageOf && (
                  <>
                    {' '}
                    <Link to={pageOf(subject.of)}>Open {subject.label}</Link>
                  </>
                )}
              </p>
            )}
            {chart.kind === 'interaction' && !subjects.some(({ isHere }) => isHere) && (
              <p className={styles.none}>
                No actor of this machine runs. Root, session and confirm start with the first command or
                dialog, the others when they are needed.
              </p>
            )}
            {marks.unknown.size > 0 && (
              <p className={styles.unknown}>
                States that the lifecycle does not have: {[...marks.unknown].join(', ')}
              </p>
            )}
            {subject && chart.kind === 'lifecycle' && <Timeline chart={chart} changes={marks.entries} />}
            <Changes marks={marks} chosen={view.entry} onChoose={(seq) => show({ tab: 'log', entry: seq })} />
            <h3>{state === undefined ? 'Transitions' : `Transitions of ${wireWords(state)}`}</h3>
            <Transitions chart={chart} marks={marks} state={state} />
          </>
        )}
      </aside>
    </div>
  )
}
