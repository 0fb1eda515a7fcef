import { useMemo, useState } from 'react'
import { causesOf, consequencesOf } from '#store/eventLog/chain'
import type { Entry } from '#store/eventLog/entry'
import { Button } from '#ui/actions/Button'
import type { Chart } from '#machines/charts/chart'
import { chartOfEntry } from '../../model/entryChart'
import { textOf, verdictWords } from '../../model/entryText'
import { isFailure } from '../../model/failures'
import { folded } from '../../model/logFilter'
import { clock, duration } from '../../model/times'
import type { ViewChange } from '../debuggerView'
import styles from './EntryDetails.module.css'

/** How many lines are shown at first. */
const FIRST = 40

interface EntryLinesProps {
  label: string
  entries: readonly Entry[]
  /** The moment that times are counted from, in milliseconds since the epoch. */
  from: number
  onChoose: (seq: number) => void
}

/** Time before or after the moment. */
function apart(ms: number): string {
  if (ms === 0) return 'at once'
  return ms < 0 ? `− ${duration(-ms)}` : `+ ${duration(ms)}`
}

/** A chain of entries, oldest first; each can be chosen. Those of the machinery are folded. */
function EntryLines({ label, entries, from, onChoose }: EntryLinesProps) {
  const [isWhole, setWhole] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const plain = folded(entries, undefined)
  const listed = isUnfolded ? entries : plain
  const shown = isWhole ? listed : listed.slice(0, FIRST)
  const internal = entries.length - plain.length
  return (
    <>
      <ol className={styles.lines} aria-label={label}>
        {shown.map((entry) => (
          <li key={entry.seq}>
            <button
              type="button"
              data-failed={isFailure(entry) || undefined}
              onClick={() => onChoose(entry.seq)}
            >
              <span className={styles.apart}>{apart(entry.at - from)}</span>
              <span>
                <b>{entry.kind}</b> {textOf(entry)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {(shown.length < listed.length || (internal > 0 && !isUnfolded)) && (
        <div className={styles.actions}>
          {shown.length < listed.length && (
            <Button size="small" onClick={() => setWhole(true)}>
              Show all {listed.length}
            </Button>
          )}
          {internal > 0 && !isUnfolded && (
            <Button size="small" onClick={() => setUnfolded(true)}>
              +{internal} internal
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface EntryDetailsProps {
  charts: readonly Chart[]
  entries: readonly Entry[]
  entry: Entry
  show: (change: ViewChange) => void
  choose: (seq: number) => void
}

/** One entry with its data, its causes and its consequences. */
export function EntryDetails({ charts, entries, entry, show, choose }: EntryDetailsProps) {
  const { seq } = entry
  const causes = useMemo(() => causesOf(entries, seq).slice(0, -1), [entries, seq])
  const consequences = useMemo(() => consequencesOf(entries, seq).slice(1), [entries, seq])
  const chart = chartOfEntry(charts, entry)
  return (
    <div className={styles.details}>
      <h2>{textOf(entry)}</h2>
      <p className={styles.facts}>
        Entry {seq}, {entry.kind}, {clock(entry.at)}
        {entry.kind === 'observed' && `; ${verdictWords[entry.data.verdict]}`}
      </p>
      <div className={styles.actions}>
        {chart && (
          <Button size="small" onClick={() => show({ tab: 'charts', ...chart, state: undefined })}>
            Show state chart
          </Button>
        )}
        {(causes.length > 0 || consequences.length > 0) && (
          <Button size="small" onClick={() => show({ tab: 'sequence' })}>
            Show sequence
          </Button>
        )}
      </div>
      <h3>Why</h3>
      {causes.length === 0 ? (
        <p className={styles.none}>
          {entry.cause === null ? 'Nothing before it led to it.' : 'What led to it is no longer in the log.'}
        </p>
      ) : (
        <EntryLines label="What led to it" entries={causes} from={entry.at} onChoose={choose} />
      )}
      <h3>What followed</h3>
      {consequences.length === 0 ? (
        <p className={styles.none}>Nothing yet.</p>
      ) : (
        <EntryLines label="What followed" entries={consequences} from={entry.at} onChoose={choose} />
      )}
      <h3>Data</h3>
      <pre className={styles.data} tabIndex={0} aria-label="Data of the entry">
        {JSON.stringify(entry.data, null, 2)}
      </pre>
    </div>
  )
}
