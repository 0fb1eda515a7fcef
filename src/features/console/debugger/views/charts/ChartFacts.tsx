import type { Chart } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import { entryOf } from '#model/entryOf'
import { subjectPages } from '#features/kit/ledger/subjectPages'
import { Link } from '#features/kit/routing/Link'
import { textOf, verdictOf } from '../../model/entryText'
import type { ChartMarks } from '../../model/marks'
import type { Subject } from '../../model/subjects'
import { clock } from '../../model/times'
import type { PartProps } from '../part'
import { Timeline } from '../time/Timeline'
import styles from './ChartsTab.module.css'
import { Transitions } from './Transitions'

/** How many of the last changes are listed. */
const MOST = 12

/** The last changes on a chart, newest first; each leads to its entry in the log. */
function Changes({
  marks: { entries },
  chosen,
  onChoose,
}: {
  marks: ChartMarks
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

interface ChartFactsProps extends Pick<PartProps, 'show'> {
  chart: Chart
  /** The followed resource or actor. */
  subject: Subject | undefined
  subjects: readonly Subject[]
  /** The log is that of this page, not of a file: its resources have pages. */
  isLive: boolean
  marks: ChartMarks
  /** The selected state. */
  state: string | undefined
  /** The number of the chosen entry. */
  chosen: number | undefined
}

/** The facts of a chart: the state of the followed subject, the changes and the transitions. */
export function ChartFacts({
  chart,
  subject,
  subjects,
  isLive,
  marks,
  state,
  chosen,
  show,
}: ChartFactsProps) {
  const pageOf = subject?.isHere && isLive ? entryOf(subjectPages, chart.id) : undefined
  return (
    <>
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
          No actor of this machine runs. Root, session and confirm start with the first command or dialog, the
          others when they are needed.
        </p>
      )}
      {marks.unknown.size > 0 && (
        <p className={styles.unknown}>
          States that the lifecycle does not have: {[...marks.unknown].join(', ')}
        </p>
      )}
      {subject && chart.kind === 'lifecycle' && <Timeline chart={chart} changes={marks.entries} />}
      <Changes marks={marks} chosen={chosen} onChoose={(seq) => show({ tab: 'log', entry: seq })} />
      <h3>{state === undefined ? 'Transitions' : `Transitions of ${wireWords(state)}`}</h3>
      <Transitions chart={chart} marks={marks} state={state} />
    </>
  )
}
