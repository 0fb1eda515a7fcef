import { useState } from 'react'
import type { Entry } from '#store/eventLog/entry'
import { Button } from '#ui/actions/Button'
import { textOf, verdictOf } from '../../model/entryText'
import { duration } from '../../model/times'
import styles from './EntryDetails.module.css'

/** How many lines stand there at first. */
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

/** A chain of entries, oldest first; each can be chosen. */
export function EntryLines({ label, entries, from, onChoose }: EntryLinesProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, FIRST)
  return (
    <>
      <ol className={styles.lines} aria-label={label}>
        {shown.map((entry) => (
          <li key={entry.seq}>
            <button type="button" data-verdict={verdictOf(entry)} onClick={() => onChoose(entry.seq)}>
              <span className={styles.apart}>{apart(entry.at - from)}</span>
              <span>
                <b>{entry.kind}</b> {textOf(entry)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </>
  )
}
