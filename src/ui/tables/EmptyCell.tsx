import styles from './EmptyCell.module.css'

/** Shows a dash, and reads “none”. */
export const EmptyCell = () => (
  <span className={styles.empty} data-empty>
    none
  </span>
)
