import { formatAge } from './format/age'
import { formatDateTime } from './format/dates'
import styles from './DateText.module.css'
import { EmptyCell } from './EmptyCell'
import { Tooltip } from './Tooltip'
import { useNow } from './useNow'

/** How long ago something was, in short; the moment itself in a tip. */
export function AgeText({ at }: { at: Date | null }) {
  const now = useNow()
  if (!at) return <EmptyCell />
  return (
    <Tooltip text={formatDateTime(at)}>
      <time dateTime={at.toISOString()} className={styles.time}>
        {formatAge(now - at.getTime())}
      </time>
    </Tooltip>
  )
}
