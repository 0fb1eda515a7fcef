import styles from './Spinner.module.css'

/** The orbit, turning: something is under way. */
export const Spinner = () => <span className={styles.spinner} aria-hidden />
