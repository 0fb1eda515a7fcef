import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  percent: number
  /** How far what has begun reaches, in percent: drawn paler, up to there. */
  begun?: number
  /** For screen readers, if a percentage is not enough. */
  text: string
}

/** A progress bar. */
export const ProgressBar = ({ label, percent, begun, text }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={text}
  >
    <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="4" className={styles.rest} />
      {begun !== undefined && <rect width={begun} height="4" className={styles.begun} />}
      <rect width={percent} height="4" className={styles.done} />
    </svg>
  </div>
)
