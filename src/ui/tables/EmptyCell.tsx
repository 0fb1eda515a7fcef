import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './EmptyCell.module.css'

export const EmptyCell = () => (
  <span className={styles.empty} data-empty>
    <span aria-hidden>—</span>
    <VisuallyHidden>none</VisuallyHidden>
  </span>
)
