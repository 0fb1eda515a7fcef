import styles from './ProgressBar.module.css'

/** A progress bar. @param text for screen readers, if a percentage is not enough */
export const ProgressBar = ({ label, percent, text }: { label: string; percent: number; text: string }) => (
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
      <rect width={percent} height="4" className={styles.done} />
    </svg>
  </div>
)
