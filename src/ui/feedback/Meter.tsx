import styles from './Meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The text of the amounts: "12 of 48 vCPUs". */
  text: string
  /** The amount to be added, drawn behind the value. */
  adding?: number
}

/** A meter of current and planned use. */
export function Meter({ label, value, max, text, adding = 0 }: MeterProps) {
  const shareOf = (amount: number) => (max > 0 ? Math.min(1, amount / max) : 0)
  const used = shareOf(value)
  const then = shareOf(value + adding)
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
    >
      <span className={styles.text}>
        <span>{label}</span> <span>{text}</span>
      </span>
      <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="4" className={styles.rest} />
        {adding > 0 && (
          <rect
            width={then * 100}
            height="4"
            className={value + adding > max ? styles.over : styles.adding}
          />
        )}
        <rect width={used * 100} height="4" className={used > 0.9 ? styles.high : styles.used} />
      </svg>
    </div>
  )
}
