import styles from './Spinner.module.css'

/** A turning orbit of the size of the surrounding text. The only waiting animation that turns. */
export const Spinner = () => (
  <svg viewBox="0 0 14 14" className={styles.spinner} aria-hidden>
    <circle cx="7" cy="7" r="5.25" className={styles.orbit} />
    <circle cx="7" cy="1.75" r="1.75" className={styles.body} />
  </svg>
)
