import { formatAge } from './format/age'
import { formatDateTime } from './format/dates'
import styles from './DateText.module.css'
import { Tooltip } from './Tooltip'

/** How long ago something was, in short; the moment itself in a tip. */
export const AgeText = ({ iso, now = Date.now() }: { iso: string; now?: number }) => (
  <Tooltip text={formatDateTime(iso)}>
    <time dateTime={iso} className={styles.time}>
      {formatAge(now - Date.parse(iso))}
    </time>
  </Tooltip>
)
