import { formatAge } from './format/age'
import { formatDateTime } from './format/dates'
import styles from './DateText.module.css'
import { Tooltip } from './Tooltip'
import { useNow } from './useNow'

/** How long ago something was, in short; the moment itself in a tip. */
export function AgeText({ iso }: { iso: string }) {
  const now = useNow()
  return (
    <Tooltip text={formatDateTime(iso)}>
      <time dateTime={iso} className={styles.time}>
        {formatAge(now - Date.parse(iso))}
      </time>
    </Tooltip>
  )
}
