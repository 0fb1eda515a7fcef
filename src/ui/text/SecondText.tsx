import { exactParts } from '../format/exactTime'
import { EmptyCell } from '../tables/EmptyCell'
import styles from './DateText.module.css'

/** A date and a time with seconds in the user's locale, the time dimmed. The head of the column names the time zone. */
export function SecondText({ at }: { at: Date | null }) {
  if (!at) return <EmptyCell />
  const { date, time } = exactParts(at)
  return (
    <time dateTime={at.toISOString()} className={styles.date}>
      {date} <span className={styles.time}>{time}</span>
    </time>
  )
}
