import { FullMark } from '#ui/feedback/FullMark'
import { MeterBar } from '#ui/feedback/MeterBar'
import { formatPercent } from '#ui/format/numbers'
import styles from './Share.module.css'

interface ShareProps {
  /** The accessible name: "CPU of ORS1000". */
  label: string
  /** Infinite if there is use of nothing. */
  share: number
  /** The exact amounts, shown on demand. */
  words: string
}

/** A share as a bar with its number, in a table; the pointer shows the amounts. */
export function Share({ label, share, words }: ShareProps) {
  const percent = Number.isFinite(share) ? formatPercent(share) : 'over'
  const value = Number.isFinite(share) ? share : 1
  return (
    <span
      className={styles.share}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, value)}
      aria-valuetext={`${percent}: ${words}`}
      title={words}
    >
      <MeterBar used={share} />
      <span>{percent}</span>
      <FullMark used={share} />
    </span>
  )
}
