import styles from './Meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** How the amounts read: "12 of 48 vCPUs". */
  text: string
}

/** How much of something is used. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
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
        <rect width={share * 100} height="4" className={share > 0.9 ? styles.high : styles.used} />
      </svg>
    </div>
  )
}
