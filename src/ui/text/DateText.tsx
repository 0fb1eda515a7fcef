import { dateParts } from '../format/formatDateTime'
import styles from './DateText.module.css'
import { EmptyCell } from '../tables/EmptyCell'

/** A date and time in the user's locale, the time dimmed. */
export function DateText({ at }: { at: Date | null }) {
  if (!at) return <EmptyCell />
  const { date, time } = dateParts(at)
  return (
    <time dateTime={at.toISOString()} className={styles.date}>
      {date} <span className={styles.time}>{time}</span>
    </time>
  )
}
