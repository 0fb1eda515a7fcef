import { MeterBar } from '#ui/feedback/MeterBar'
import { leftText, shareText } from '#features/shared/capacity/left'
import { shareOf } from './shares'
import styles from './UsageCell.module.css'

interface UsageCellProps {
  /** What is measured: "CPU of tidewater-ops". */
  label: string
  provisioned: number
  quota: number
  words: (amount: number) => string
}

/** Use of a quota in a table: the amounts, a meter, what is left, and the share in use. */
export function UsageCell({ label, provisioned, quota, words }: UsageCellProps) {
  const text = `${words(provisioned)} of ${words(quota)}`
  return (
    <span className={styles.cell}>
      <span
        className={styles.meter}
        role="meter"
        aria-label={label}
        aria-valuenow={provisioned}
        aria-valuemin={0}
        aria-valuemax={Math.max(quota, provisioned)}
        aria-valuetext={text}
      >
        <span>{text}</span>
        <MeterBar used={shareOf(provisioned, quota)} />
      </span>
      {/* Outside of the meter, whose contents are not read out. */}
      <span className={styles.left}>
        <span>{leftText(provisioned, quota, words)}</span> <span>{shareText(provisioned, quota)}</span>
      </span>
    </span>
  )
}
