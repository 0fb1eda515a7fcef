import { VisuallyHidden } from './VisuallyHidden'
import styles from './EmptyCell.module.css'

/** Nothing here. */
export const EmptyCell = () => (
  <span className={styles.empty}>
    <span aria-hidden>—</span>
    <VisuallyHidden>none</VisuallyHidden>
  </span>
)
