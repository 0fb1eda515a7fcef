import { dateParts } from './format/dates'
import styles from './DateText.module.css'

/** A moment in the reader's own locale: the date, then the time, dimmed. */
export function DateText({ iso }: { iso: string }) {
  const { date, time } = dateParts(iso)
  return (
    <time dateTime={iso} className={styles.date}>
      {date} <span className={styles.time}>{time}</span>
    </time>
  )
}
