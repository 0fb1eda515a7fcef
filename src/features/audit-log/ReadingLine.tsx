import type { AuditLogEntry } from '#store/api/generated/types'
import { dateOf } from '#store/model/dates'
import { Button } from '#ui/actions/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { formatDateTime } from '#ui/format/dates'
import { formatCount } from '#ui/format/numbers'
import type { ReadOn } from '#features/shared/list/useReadOn'
import styles from './auditLog.module.css'

/** How far a log that is too long for one call has been read for its filter, and the way to stop or to go on. */
export function ReadingLine({ rest }: { rest: ReadOn<AuditLogEntry> | undefined }) {
  if (!rest || rest.state === 'done' || rest.state === 'failed') return null
  const oldest = rest.rows.at(-1)
  const at = oldest && dateOf(oldest, 'timeCompleted')
  const until = at ? `, back to ${formatDateTime(at)}` : ''
  const isReading = rest.state === 'reading'
  return (
    <p className={styles.reading}>
      {isReading && <Spinner />}
      <span>
        {isReading
          ? `Looking through the log: ${formatCount(rest.rows.length)} entries read${until}.`
          : `Stopped after ${formatCount(rest.rows.length)} entries${until}. Older ones are not searched.`}
      </span>
      <Button size="small" onClick={isReading ? rest.stop : rest.resume}>
        {isReading ? 'Stop looking' : 'Go on'}
      </Button>
    </p>
  )
}
