import { useMemo } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { historyOf, type Happening } from '#store/eventLog/history'
import { useAppSelector } from '#store/hooks'
import type { StatefulKind } from '#model/nouns'
import { formatDateTime } from '#ui/format/formatDateTime'
import { RequestId } from '#features/kit/errors/RequestId'
import { eventWord, stateWord } from '../course/verb'
import styles from './StateHistory.module.css'

/** How many changes are shown. */
const SHOWN = 5

/** The cause of a change, in words. */
function cause({ by, command }: Happening): string {
  const word = command && eventWord(command)
  if (by === 'you') return `You: ${word}`
  if (by === 'other') return `Elsewhere: ${word ?? 'a command'}`
  if (by === 'unknown') return 'For a reason this console does not know'
  return word ? `The region, after your ${word}` : 'The region'
}

interface StateChangeListProps {
  kind: StatefulKind
  lifecycle: Lifecycle
  id: string
}

/** The last changes of a resource that the event log holds, newest first. */
export function StateChangeList({ kind, lifecycle, id }: StateChangeListProps) {
  const entries = useAppSelector((state) => state.eventLog.entries)
  const happenings = useMemo(
    () => historyOf(entries, { kind, id, lifecycle }, SHOWN),
    [entries, kind, lifecycle, id],
  )
  return (
    <ol aria-label="History" className={styles.list}>
      {happenings.map((one) => (
        <li key={one.seq}>
          <time dateTime={new Date(one.at).toISOString()}>{formatDateTime(new Date(one.at))}</time>
          <b>
            {stateWord(one.from)} → {stateWord(one.to)}
          </b>
          <span>{cause(one)}</span>
          {one.requestId ? <RequestId value={one.requestId} /> : <span />}
        </li>
      ))}
    </ol>
  )
}
