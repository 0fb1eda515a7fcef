import { MeterBar } from './MeterBar'
import styles from './Meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The text of the amounts: "12 of 48 vCPUs". */
  text: string
  /** The amount to be added, drawn behind the value. */
  adding?: number
  /** An amount that is marked on the bar. */
  marked?: number
  /** Nothing is left, and more is not possible. */
  isSpent?: boolean
  /** On a phone in one line: the label, the bar and the text. */
  isBrief?: boolean
}

/** A meter of current and planned use. */
export function Meter({ label, value, max, text, adding = 0, marked, isSpent, isBrief = false }: MeterProps) {
  const shareOf = (amount: number) => (max > 0 ? amount / max : amount > 0 ? 1 : 0)
  return (
    <div
      className={isBrief ? `${styles.meter} ${styles.brief}` : styles.meter}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, value)}
      aria-valuetext={text}
    >
      <span className={styles.text}>
        <span>{label}</span> <span>{text}</span>
      </span>
      <MeterBar
        used={Math.min(1, shareOf(value))}
        mark={marked === undefined ? undefined : shareOf(marked)}
        isSpent={isSpent}
        planned={adding > 0 ? shareOf(value + adding) : undefined}
      />
    </div>
  )
}
