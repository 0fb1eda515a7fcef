import styles from './Spinner.module.css'

/** The turning orbit, of the size of the text around it. Nothing else in the console turns to say "wait". */
export const Spinner = () => (
  <svg viewBox="0 0 14 14" className={styles.spinner} aria-hidden>
    <circle cx="7" cy="7" r="5.25" className={styles.orbit} />
    <circle cx="7" cy="1.75" r="1.75" className={styles.body} />
  </svg>
)
